import { InputError } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import type { Player } from './player.js';

/** Lets a player load what it needs for a game; undefined when it needs nothing. Rejects with a coded error. */
export function preparePlayer(player: Player, game: GameId): Promise<void> | undefined {
  return player.prepare === undefined ? undefined : prepare(player, game);
}

/** The same for everybody who plays and every game. */
export function preparePlayers(
  players: readonly Player[],
  games: readonly GameId[],
): Promise<void> | undefined {
  const loading = [...new Set(players)].flatMap((player) =>
    [...new Set(games)].flatMap((game) => preparePlayer(player, game) ?? []),
  );
  return loading.length === 0 ? undefined : Promise.all(loading).then(() => undefined);
}

async function prepare(player: Player, game: GameId): Promise<void> {
  try {
    await player.prepare!(game);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError({
      code: 'player/not-prepared',
      value: player.name,
      problem: `${player.name} cannot play ${game}: ${error instanceof Error ? error.message : String(error)}`,
      expected: 'a player that can load what it needs',
    });
  }
}
