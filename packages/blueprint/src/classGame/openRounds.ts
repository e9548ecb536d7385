import { DRAW_COUNTS, type PlayerIndex, type Round } from '../game/compiledGame.js';
import type { ClassGame, DrawTable } from './classGame.js';

/** A round with the tables and the space that a walk needs. Each vector is used again whenever the round is entered. */
export interface OpenRound {
  readonly at: number;
  readonly round: Round;
  /** Of the strategy in this round: its number of buckets, and the bucket of each class. */
  readonly bucketCount: number;
  readonly bucketOf: Int32Array;
  /** By row (of a role, in betting), cell and bucket. */
  readonly frequencies: Float32Array;
  /** By state of the betting: values by class of the responder, and the reach of the other after an action. */
  readonly values: readonly Float64Array[];
  readonly reaches: readonly Float64Array[];
  /** Of a draw, by number of cards. */
  readonly tables: readonly DrawTable[];
  readonly kindValues: Float64Array;
  /** The values after the last number of cards. */
  after: Float64Array;
  /** Values of a showdown. */
  readonly shown: Float64Array;
  readonly ladder: Ladder;
}

/** Final classes from the weakest to the strongest. */
interface Ladder {
  readonly order: Int32Array;
  /** By class: how many are weaker, and how many are not stronger. */
  readonly weaker: Int32Array;
  readonly notStronger: Int32Array;
  /** Space for sums along the order. */
  readonly sums: Float64Array;
}

export function openRounds(source: ClassGame, me: PlayerIndex): OpenRound[] {
  const { game, classes, counts } = source;
  const frequencies = divideOut(source);
  const ladder = makeLadder(classes.strengths);
  const stages: [number, number] = [0, 0];
  return game.rounds.map((round, at) => {
    const before = [...stages];
    if (round.kind === 'draw') stages[round.player]++;
    const countOf = (stage: number): number => classes.buckets[stage]!.length;
    const states = round.kind === 'bet' ? round.tree.roles.length : 1;
    const open = (length: number): Float64Array[] =>
      Array.from({ length: states }, () => new Float64Array(length));
    const tables = round.kind === 'draw' ? classes.draws[before[round.player]!]! : [];
    return {
      at,
      round,
      bucketCount: counts[at]!,
      bucketOf: classes.buckets[before[1 - me]!]!,
      frequencies: frequencies[at]!,
      values: open(countOf(before[me]!)),
      reaches: open(countOf(stages[1 - me]!)),
      tables,
      kindValues: new Float64Array(Math.max(0, ...tables.map(({ starts }) => starts.length - 1))),
      after: new Float64Array(0),
      shown: new Float64Array(classes.strengths.length),
      ladder,
    };
  });
}

function makeLadder(strengths: Int32Array): Ladder {
  const order = Int32Array.from(strengths.keys()).sort((a, b) => strengths[a]! - strengths[b]!);
  const weaker = new Int32Array(order.length);
  const notStronger = new Int32Array(order.length);
  order.forEach((each, i) => {
    const below = order[i - 1];
    const isTie = below !== undefined && strengths[below] === strengths[each];
    weaker[each] = isTie ? weaker[below]! : i;
  });
  order.toReversed().forEach((each, i) => {
    const above = order[order.length - i];
    const isTie = above !== undefined && strengths[above] === strengths[each];
    notStronger[each] = isTie ? notStronger[above]! : order.length - i;
  });
  return { order, weaker, notStronger, sums: new Float64Array(order.length + 1) };
}

/** By round: frequencies that add up to 1 in every decision, those of neighbouring buckets side by side. */
function divideOut({ game, classes, layout, counts, values }: ClassGame): Float32Array[] {
  const stages: [number, number] = [0, 0];
  return game.rounds.map((round, at) => {
    const buckets = counts[at]!;
    const width = round.kind === 'draw' ? DRAW_COUNTS : round.tree.width;
    const rows = round.kind === 'draw' ? round.rowCount : 2 * round.rowCount;
    const result = new Float32Array(rows * width * buckets);
    const divide = (row: number, bucket: number, cell: number, actions: number, allowed: number): void => {
      const from = layout.offsets[at]! + (row * buckets + bucket) * width + cell;
      const kinds = Array.from({ length: actions }, (_, i) => i).filter((i) => (allowed >> i) & 1);
      const total = kinds.reduce((sum, i) => sum + Math.max(0, values[from + i]!), 0);
      for (const i of kinds) {
        result[(row * width + cell + i) * buckets + bucket] =
          total > 0 ? Math.max(0, values[from + i]!) / total : 1 / kinds.length;
      }
    };
    if (round.kind === 'draw') {
      const stage = stages[round.player]++;
      const allowed = listAllowed(buckets, classes.buckets[stage]!, classes.draws[stage]!);
      for (let row = 0; row < rows; row++)
        for (let bucket = 0; bucket < buckets; bucket++)
          divide(row, bucket, 0, DRAW_COUNTS, allowed[bucket]!);
      return result;
    }
    const { roles, cells, counts: actions } = round.tree;
    for (let row = 0; row < rows; row++) {
      for (let state = 0; state < roles.length; state++) {
        if (roles[state] !== row % 2) continue;
        for (let bucket = 0; bucket < buckets; bucket++)
          divide(row, bucket, cells[state]!, actions[state]!, -1);
      }
    }
    return result;
  });
}

/** By bucket: the numbers of cards that may be drawn, as bits. */
function listAllowed(count: number, bucketOf: Int32Array, tables: readonly DrawTable[]): Uint8Array {
  const allowed = new Uint8Array(count);
  tables.forEach(({ kinds }, drawn) => {
    kinds.forEach((kind, each) => {
      if (kind >= 0) allowed[bucketOf[each]!]! |= 1 << drawn;
    });
  });
  return allowed;
}
