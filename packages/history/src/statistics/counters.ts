import type { AverageId, ShareId } from './stats.js';
import type { Role } from './role.js';

/** Times done out of times possible. */
export interface Tally {
  readonly done: number;
  readonly of: number;
}

/** The sums that a mean and its interval need, for whole numbers. */
export interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** Results of hands that were played for the same big bet, in chips. */
export interface ResultSums {
  readonly hands: number;
  readonly chips: number;
  readonly squares: number;
  /** Hands that this player took to showdown, and their results. */
  readonly showdowns: number;
  readonly showdownChips: number;
}

/**
 * All counters of one player. Whole numbers only, so that the counts of two sets of hands add up to the count of both,
 * in any order, on any machine; and plain data that can be written as JSON.
 */
export interface Counters {
  /** By `game/stat/street/role/split`. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** By `game/stat/street/role/`. */
  readonly averages: Readonly<Record<string, Sums>>;
  /** By `game/role/chips of a big bet`. */
  readonly results: Readonly<Record<string, ResultSums>>;
}

export const NO_COUNTERS: Counters = { tallies: {}, averages: {}, results: {} };

/** Selects counters; a field that is left out matches anything. */
export interface CounterFilter {
  readonly game?: string | undefined;
  readonly street?: number | undefined;
  readonly roles?: readonly Role[] | undefined;
  /** What divides a stat into parts, such as the card that was caught. */
  readonly splits?: readonly string[] | undefined;
}

type Numbers = Readonly<Record<string, number>>;

/** The counts of several sets of hands together. */
export function mergeCounters(all: Iterable<Counters>): Counters {
  const tallies: Record<string, Tally> = {};
  const averages: Record<string, Sums> = {};
  const results: Record<string, ResultSums> = {};
  for (const each of all) {
    addAll(tallies, each.tallies);
    addAll(averages, each.averages);
    addAll(results, each.results);
  }
  return { tallies, averages, results };
}

function addAll<T extends object>(into: Record<string, T>, from: Readonly<Record<string, T>>): void {
  for (const key of Object.keys(from)) {
    const before = into[key];
    into[key] = before === undefined ? from[key]! : add(before, from[key]!);
  }
}

const add = <T extends object>(a: T, b: T): T =>
  Object.fromEntries(
    Object.entries(a as unknown as Numbers).map(([name, n]) => [name, n + (b as unknown as Numbers)[name]!]),
  ) as T;

/** Receives the counts of one hand. */
export interface Notes {
  readonly count: (stat: ShareId, street: number, isDone: boolean, split?: string) => void;
  readonly measure: (stat: AverageId, street: number, value: number) => void;
}

/** Empty counters of one hand and the functions to fill them. */
export function openNotes(game: string, role: Role): [Counters, Notes] {
  const tallies: Record<string, Tally> = {};
  const averages: Record<string, Sums> = {};
  const notes: Notes = {
    count: (stat, street, isDone, split = '') => {
      const key = `${game}/${stat}/${street}/${role}/${split}`;
      const { done, of } = tallies[key] ?? { done: 0, of: 0 };
      tallies[key] = { done: done + (isDone ? 1 : 0), of: of + 1 };
    },
    measure: (stat, street, value) => {
      const key = `${game}/${stat}/${street}/${role}/`;
      const { n, sum, squares } = averages[key] ?? { n: 0, sum: 0, squares: 0 };
      averages[key] = { n: n + 1, sum: sum + value, squares: squares + value * value };
    },
  };
  return [{ tallies, averages, results: {} }, notes];
}

/** Every entry of a stat that fits the filter. */
export function* selectEntries<T>(
  entries: Readonly<Record<string, T>>,
  stat: string,
  { game, street, roles, splits }: CounterFilter,
): Generator<T> {
  for (const key of Object.keys(entries)) {
    const [ofGame, ofStat, ofStreet, ofRole, split] = key.split('/');
    if (ofStat !== stat || (game !== undefined && game !== ofGame)) continue;
    if (street !== undefined && street !== Number(ofStreet)) continue;
    if (roles !== undefined && !roles.includes(ofRole as Role)) continue;
    if (splits === undefined || splits.includes(split!)) yield entries[key]!;
  }
}
