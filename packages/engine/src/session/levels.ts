import type { Chips } from '../setup.js';
import type { GameId } from '../variant.js';
import { VARIANTS } from '../variants/index.js';
import { makeMixStakes, stakesCheck, stakesFamily, type TableStakes } from './stakes.js';
import { record, whole, type Check } from './shape.js';

/** One step of a tournament. */
export interface Level {
  readonly stakes: TableStakes;
  /** In hands or in seconds, depending on the tournament. The last level never ends. */
  readonly lasts: number;
}

export const levelCheck: Check = record({ stakes: stakesCheck, lasts: whole(1) });

export const LEVEL_UNITS = ['hands', 'seconds'] as const;
export type LevelUnit = (typeof LEVEL_UNITS)[number];

/** The default length of a level. */
export const LEVEL_LENGTHS: Readonly<Record<LevelUnit, number>> = { hands: 10, seconds: 300 };

/** Small and big blind of the Badugi tournament, level by level. */
const TOURNAMENT_BLINDS: readonly (readonly [small: Chips, big: Chips])[] = [
  [200, 400],
  [300, 500],
  [300, 600],
  [400, 800],
  [500, 1000],
  [600, 1200],
  [800, 1500],
  [1000, 2000],
  [1500, 3000],
  [2000, 4000],
  [2500, 5000],
  [3000, 6000],
  [4000, 8000],
  [5000, 10_000],
  [6000, 12_000],
  [8000, 15_000],
  [10_000, 20_000],
  [15_000, 30_000],
];

/** The usual levels for these games. If no game has a limit, the blinds are those of the table, not half of them. */
export function makeLevels(games: readonly GameId[], lasts: number): readonly Level[] {
  const isNoLimit = games.every((game) => stakesFamily(VARIANTS[game]) === 'noLimit');
  return TOURNAMENT_BLINDS.map(([smallBlind, bigBlind]) => ({
    stakes: isNoLimit
      ? { noLimit: { ante: 0, smallBlind, bigBlind, bigBlindAnte: bigBlind } }
      : makeMixStakes(smallBlind, bigBlind),
    lasts,
  }));
}

/** The progress of a tournament. The caller reports the time. */
export interface LevelClock {
  /** How many levels are over, including repetitions of the last one. */
  readonly over: number;
  /** The hands or seconds since then. */
  readonly gone: number;
}

export const FIRST_LEVEL: LevelClock = { over: 0, gone: 0 };

/** The index of the level that is played, of `levels` levels. */
export const levelAt = ({ over }: LevelClock, levels: number): number => Math.min(over, levels - 1);

export function advanceClock(
  { over, gone }: LevelClock,
  levels: readonly Level[],
  amount: number,
): LevelClock {
  const last = levels.length - 1;
  let clock = { over, gone: gone + amount };
  while (clock.over < last && clock.gone >= levels[clock.over]!.lasts) {
    clock = { over: clock.over + 1, gone: clock.gone - levels[clock.over]!.lasts };
  }
  if (clock.over < last) return clock;
  const { lasts } = levels[last]!;
  const again = Math.floor(clock.gone / lasts);
  return { over: clock.over + again, gone: Math.max(0, clock.gone - again * lasts) };
}
