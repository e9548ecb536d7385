import type { GameId } from '@doorcard/engine';

/** The list with one of its games at another place. */
export function moveGame(games: readonly GameId[], from: number, to: number): readonly GameId[] {
  const rest = games.filter((_, at) => at !== from);
  return [...rest.slice(0, to), games[from]!, ...rest.slice(to)];
}

/** A name for each place that goes with its game; a game that comes twice has two. */
export const keyPlaces = (games: readonly GameId[]): readonly string[] =>
  games.map((game, at) => `${game} ${games.slice(0, at).filter((other) => other === game).length}`);

/** Where a row lands whose middle has been dragged to a height: behind all others that lie above it. */
export const findPlace = (middles: readonly number[], from: number, height: number): number =>
  middles.filter((middle, at) => at !== from && middle < height).length;
