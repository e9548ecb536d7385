import type { GameId } from '@doorcard/engine';

const STUDS: readonly GameId[] = ['stud', 'razz', 'stud8'];

/** Who takes part in a game: the levels, and the profiles that make a difference in it. */
export function listLadderPlayers(game: GameId): readonly string[] {
  if (STUDS.includes(game)) return ['random', 'lv0', 'lv1', 'lv1:rock', 'lv1:standard', 'lv2'];
  if (game === 'badugi') {
    return ['random', 'lv0', 'lv1', 'lv2', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6'];
  }
  // lv2 plays the other games as lv1 does.
  return ['random', 'lv0', 'lv1'];
}

/** A level and the one below it, which it has to beat. */
export interface Rung {
  readonly above: string;
  readonly below: string;
}

const LEVELS = ['lv0', 'lv1', 'lv2'] as const;

/** The rungs between these players, from the lowest. */
export function listRungs(players: readonly string[]): Rung[] {
  const levels = LEVELS.filter((level) => players.includes(level));
  return levels.slice(1).map((above, i) => ({ above, below: levels[i]! }));
}
