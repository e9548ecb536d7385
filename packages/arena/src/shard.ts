import { unwrap } from '@doorcard/cards';
import {
  findPlayers,
  preparePlayers,
  runSteps,
  type OnDecision,
  type Registry,
  type Steps,
} from '@doorcard/cpu';
import type { Hand } from '@doorcard/engine';
import { countHand, mergeCounters, NO_COUNTERS, type Counters } from '@doorcard/history';
import type { TaskSignature } from '@doorcard/jobs';
import * as z from 'zod/mini';
import { OpenLuckSums, type HandLuck, type LuckSums, type OpenLuck } from './luck.js';
import { matchSchema, type Match } from './match.js';
import { MatchTable, resultOf } from './matchTable.js';

/**
 * The largest number of groups in a part. Nobody wins more than the stacks of all others (7 times 8000 chips) in each
 * of at most ten hands of a group, so the squares of a part stay below 8192 x (10 x 56,000)^2 < 2^53 and are exact.
 */
export const MOST_GROUPS = 8192;

/** Whole numbers, so that the order in which shards are added does not matter. */
export interface GameSums {
  readonly groups: number;
  /** By player: the chips of all groups, and the squares of the chips of each group. */
  readonly chips: readonly number[];
  readonly squares: readonly number[];
  /** In matches whose luck is measured. */
  readonly adjusted?: LuckSums | undefined;
}

/** By game of the match: the results of some groups. */
export type Part = readonly GameSums[];

export interface ShardSums {
  /** In the order of their groups. */
  readonly parts: readonly Part[];
  /** By player; empty when no group was counted. */
  readonly styles: readonly Counters[];
}

const isRising = (cuts: readonly number[]): boolean => cuts.every((cut, i) => i === 0 || cut > cuts[i - 1]!);

/** Some groups of a match. */
export interface ShardInput {
  readonly match: Match;
  /** Where the parts of the shard begin, and its end: groups from one cut up to but not including the next. */
  readonly cuts: readonly number[];
}

const inputSchema: z.ZodMiniType<ShardInput> = z.strictObject({
  match: matchSchema,
  cuts: z.array(z.int().check(z.gte(0))).check(z.minLength(2), z.refine(isRising)),
});

const count = z.int();
const digits = z.array(z.string().check(z.regex(/^\d+$/)));
const recordOf = <T extends z.ZodMiniType>(value: T): z.ZodMiniRecord<z.ZodMiniString, T> =>
  z.record(z.string(), value);
const sumsSchema: z.ZodMiniType<ShardSums> = z.strictObject({
  parts: z.array(
    z.array(
      z.strictObject({
        groups: count,
        chips: z.array(count),
        squares: z.array(count),
        adjusted: z.optional(z.strictObject({ chips: z.array(count), squares: digits, luckSquares: digits })),
      }),
    ),
  ),
  styles: z.array(
    z.strictObject({
      tallies: recordOf(z.strictObject({ done: count, of: count })),
      averages: recordOf(z.strictObject({ n: count, sum: count, squares: count })),
      results: recordOf(
        z.strictObject({
          hands: count,
          chips: count,
          squares: count,
          showdowns: count,
          showdownChips: count,
        }),
      ),
    }),
  ),
});

/** The task that plays shards of matches. */
export const MATCH_SIGNATURE: TaskSignature<ShardInput, ShardSums> = {
  name: 'arena-match',
  input: inputSchema,
  output: sumsSchema,
};

/** Plays the groups between the cuts with players of a registry. */
export const playParts = (
  registry: Registry,
  match: Match,
  cuts: readonly number[],
  openLuck?: OpenLuck,
): ShardSums | Promise<ShardSums> => runSteps(playStepwise(registry, match, cuts, openLuck));

function* playStepwise(
  registry: Registry,
  match: Match,
  cuts: readonly number[],
  openLuck: OpenLuck | undefined,
): Steps<ShardSums> {
  const players = unwrap(findPlayers(registry, match.players));
  const loading = preparePlayers(players, match.games);
  if (loading !== undefined) yield loading;
  const table = new MatchTable({ ...match, players });
  const luck = match.luckAdjusted === true ? openMeters(table, openLuck) : undefined;
  const styles = players.map((): Counters[] => []);
  const parts: Part[] = [];
  for (let i = 1; i < cuts.length; i++) {
    parts.push(yield* playPart(match, table, luck, cuts[i - 1]!, cuts[i]!, styles));
  }
  return { parts, styles: styles[0]!.length === 0 ? [] : styles.map((each) => mergeCounters(each)) };
}

/** By game of the match. */
function openMeters(table: MatchTable, openLuck: OpenLuck | undefined): HandLuck[] {
  if (openLuck === undefined) throw new Error('these tasks were made without a measure of luck');
  return table.plans.map((plan) => openLuck(plan));
}

function* playPart(
  match: Match,
  table: MatchTable,
  meters: readonly HandLuck[] | undefined,
  from: number,
  to: number,
  styles: Counters[][],
): Steps<Part> {
  if (to - from > MOST_GROUPS) throw new RangeError(`${to - from} groups in one part`);
  const games = match.games.map(() => openSums(table.seats));
  const adjusted = meters && match.games.map(() => new OpenLuckSums(table.seats));
  const chips = new Array<number>(table.seats).fill(0);
  const luck = new Array<number>(table.seats).fill(0);
  for (let group = from; group < to; group++) {
    chips.fill(0);
    luck.fill(0);
    const game = table.gameOf(group);
    const meter = meters?.[game];
    const first = match.duplicate ? 0 : table.rotationOf(group);
    const last = match.duplicate ? table.seats - 1 : first;
    const isCounted = match.styleEvery > 0 && group % match.styleEvery === 0;
    for (let rotation = first; rotation <= last; rotation++) {
      const onDecision: OnDecision | undefined =
        meter && ((view, { action }) => meter.watch(view, action, table.playerAt(view.seat!, rotation)));
      const played = table.play(group, rotation, onDecision);
      const hand = played instanceof Promise ? ((yield played) as Hand) : played;
      const measured = meter?.measure(hand);
      if (match.memory === true) table.learn(hand, group, rotation);
      for (let seat = 0; seat < table.seats; seat++) {
        const chair = table.chairAt(seat, rotation);
        chips[chair]! += resultOf(hand, seat);
        if (measured !== undefined) luck[chair]! += measured[seat]!;
        if (isCounted) styles[chair]!.push(countHand(hand, seat));
      }
    }
    addGroup(games[game]!, chips);
    adjusted?.[game]!.add(chips, luck);
  }
  return games.map((sums, i) =>
    adjusted === undefined ? sums : { ...sums, adjusted: adjusted[i]!.close() },
  );
}

interface OpenSums {
  groups: number;
  readonly chips: number[];
  readonly squares: number[];
}

const openSums = (players: number): OpenSums => ({
  groups: 0,
  chips: new Array<number>(players).fill(0),
  squares: new Array<number>(players).fill(0),
});

function addGroup(sums: OpenSums, chips: readonly number[]): void {
  sums.groups++;
  for (let i = 0; i < chips.length; i++) {
    sums.chips[i]! += chips[i]!;
    sums.squares[i]! += chips[i]! * chips[i]!;
  }
}

/** Several shards as one, in their order. */
export const joinShards = (shards: readonly ShardSums[]): ShardSums => {
  const players = Math.max(0, ...shards.map(({ styles }) => styles.length));
  return {
    parts: shards.flatMap(({ parts }) => parts),
    styles: Array.from({ length: players }, (_, i) =>
      mergeCounters(shards.map(({ styles }) => styles[i] ?? NO_COUNTERS)),
    ),
  };
};
