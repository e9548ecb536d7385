import type { GameId } from '@doorcard/engine';

const STUDS: readonly GameId[] = ['stud', 'razz', 'stud8'];

/** The players of a game: the levels, and the profiles that play it differently. */
export function listLadderPlayers(game: GameId): readonly string[] {
  if (STUDS.includes(game)) return ['random', 'lv0', 'lv1', 'lv1:rock', 'lv1:standard', 'lv2'];
  if (game === 'badugi') {
    return ['random', 'lv0', 'lv1', 'lv2', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6'];
  }
  return ['random', 'lv0', 'lv1', 'lv2'];
}

/** The players whose styles are compared: those of the ladder, and every personality of lv2. */
export const listStyledPlayers = (game: GameId): readonly string[] => [
  ...new Set([...listLadderPlayers(game), 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6']),
];

/** A level and the one below it, which it has to beat. */
export interface Rung {
  readonly above: string;
  readonly below: string;
}

/** From the weakest. */
export const LEVELS = ['lv0', 'lv1', 'lv2'] as const;

/** The rungs between these players, from the lowest. */
export function listRungs(players: readonly string[]): Rung[] {
  const levels = LEVELS.filter((level) => players.includes(level));
  return levels.slice(1).map((above, i) => ({ above, below: levels[i]! }));
}
