import type { PassForm, TaskWalk } from '../postflop/threadPool.js';
import type { Side } from '../tree/bettingTree.js';
import { SWEEP, SWEEP_WORDS, UNPACK, UNPACK_WORDS, type LateKernels } from './lateKernels.js';
import type { LateLayout, OrderLayout, ScratchLayout, StreetLayout } from './lateLayout.js';
import {
  GROUP_SIZE,
  OTHER_ROW,
  OWN_ROW,
  VALUE_ROW,
  type DecisionStep,
  type Lane,
  type LaneGroup,
  type Plan,
} from './plan.js';

const WORD = 4;

/** `learn` updates the tables of the traverser; `best` finds his best response to the other side's average strategy. */
const LATE_MODES = ['learn', 'best'] as const;

/** What a pass needs besides the layout; the same for all threads. */
export interface LatePass {
  readonly mode: (typeof LATE_MODES)[number];
  readonly traverser: Side;
  /** The factors of `Discounts`. */
  readonly positive: number;
  readonly negative: number;
  readonly strategy: number;
}

/** A pass as words for the other threads. */
export const LATE_PASS: PassForm<LatePass> = {
  write({ mode, traverser, positive, negative, strategy }, words) {
    words.set([LATE_MODES.indexOf(mode), traverser]);
    new Float32Array(words.buffer, words.byteOffset, words.length).set([positive, negative, strategy], 2);
  },
  read(words) {
    const [positive, negative, strategy] = new Float32Array(words.buffer, words.byteOffset + 2 * WORD, 3);
    return {
      mode: LATE_MODES[words[0]!]!,
      traverser: words[1] as Side,
      positive: positive!,
      negative: negative!,
      strategy: strategy!,
    };
  },
};

/** How one thread goes through the betting. */
export class LateWalk implements TaskWalk<LatePass> {
  private readonly words: Int32Array;
  private readonly singles: Float32Array;
  private readonly scratch: ScratchLayout;
  private readonly jobs = new Map<LaneGroup, GroupJobs>();

  constructor(
    private readonly layout: LateLayout,
    buffer: ArrayBufferLike,
    private readonly kernels: LateKernels,
    thread: number,
  ) {
    this.words = new Int32Array(buffer);
    this.singles = new Float32Array(buffer);
    this.scratch = layout.scratch[thread]!;
  }

  /** Whether the strategy of a decision is given. */
  isLocked(id: number): boolean {
    return this.words[this.layout.locks / WORD + id] === 1;
  }

  /** Other threads have nothing to prepare: the main thread has called `start`. */
  begin(): void {}

  /** Reach from the first decision to the ends of the first street. */
  start(pass: LatePass): void {
    const { traverser } = pass;
    const { layout, words } = this;
    const street = layout.streets[0]!;
    const { rows } = layout;
    if (layout.split !== undefined) Atomics.store(words, layout.split.isReady / WORD, 0);
    this.copyRow(rows + OTHER_ROW * street.rowBytes, street.weights[1 - traverser]!, street.rowBytes);
    this.copyRow(rows + OWN_ROW * street.rowBytes, street.weights[traverser], street.rowBytes);
    this.down(layout.first[traverser], street, pass, rows);
  }

  /** What only the main thread does: folds and showdowns of the first street, and the way down after the split deal. */
  prepare(pass: LatePass): void {
    const { layout, words } = this;
    const { traverser } = pass;
    this.sweepGroups(layout.first[traverser], layout.streets[0]!, traverser, layout.rows);
    if (layout.split === undefined || !this.hasDeals(pass)) return;
    this.enterDeal(pass, this.countWhole(pass), layout.split.rows);
    Atomics.store(words, layout.split.isReady / WORD, 1);
  }

  private hasDeals({ traverser }: LatePass): boolean {
    return this.layout.first[traverser].deals.length > 0;
  }

  /** Deals that one thread does alone. The groups of the last deal are shared, so that no thread waits long for another. */
  private countWhole({ traverser }: LatePass): number {
    const { length } = this.layout.first[traverser].deals;
    return this.layout.split === undefined ? length : length - 1;
  }

  countTasks(pass: LatePass): number {
    if (!this.hasDeals(pass)) return 0;
    const shared =
      this.layout.split === undefined ? 0 : this.planOf(pass, this.countWhole(pass)).groups.length;
    return this.countWhole(pass) + shared;
  }

  /** The betting after one deal, or a group of the split deal. */
  runTask(pass: LatePass, task: number): void {
    const { layout, scratch } = this;
    const after = layout.streets[1]!;
    const whole = this.countWhole(pass);
    if (task >= whole) {
      this.waitUntilReady();
      const group = this.planOf(pass, whole).groups[task - whole]!;
      this.sweepGroup(group, after, pass.traverser, layout.split!.rows);
      return;
    }
    this.enterDeal(pass, task, scratch.rows);
    this.sweepGroups(this.planOf(pass, task), after, pass.traverser, scratch.rows);
    this.leaveDeal(pass, task, scratch.rows);
  }

  /** The main thread prepares the split deal while others do whole ones, so this hardly ever waits. */
  private waitUntilReady(): void {
    const at = this.layout.split!.isReady / WORD;
    while (Atomics.load(this.words, at) === 0);
  }

  private planOf({ traverser }: LatePass, deal: number): Plan {
    const { first, second } = this.layout;
    return second[first[traverser].deals[deal]!.id]![traverser];
  }

  /** Reach from a deal to the ends of the last street. */
  private enterDeal(pass: LatePass, deal: number, rows: number): void {
    const { layout, kernels } = this;
    const { traverser } = pass;
    const [before, after] = [layout.streets[0]!, layout.streets[1]!];
    const { own, other } = layout.first[traverser].deals[deal]!;
    const { chance, parents, parentCount } = layout.deal!;
    const opponent = (1 - traverser) as Side;
    const gather = (row: number, from: number, side: Side, share: number): void => {
      const to = rows + row * after.rowBytes;
      const source = layout.rows + from * before.rowBytes;
      kernels.gather(to, source, parents[side], parentCount, after.counts[side], share);
      // Hands that only fill up a vector: the row may hold those of the other side.
      this.singles.fill(0, to / WORD + after.counts[side], to / WORD + after.padded[side]);
    };
    gather(OTHER_ROW, other, opponent, chance);
    gather(OWN_ROW, own, traverser, 1);
    this.down(this.planOf(pass, deal), after, pass, rows);
  }

  /** Values from the ends of the last street back to the deal. */
  private leaveDeal(pass: LatePass, deal: number, rows: number): void {
    const { layout, kernels } = this;
    const { traverser } = pass;
    const [before, after] = [layout.streets[0]!, layout.streets[1]!];
    const { childStarts, childEntries } = layout.deal!;
    this.up(this.planOf(pass, deal), after, pass, rows);
    kernels.scatter(
      layout.rows + layout.first[traverser].deals[deal]!.to * before.rowBytes,
      rows + VALUE_ROW * after.rowBytes,
      childStarts[traverser],
      childEntries[traverser],
      before.counts[traverser],
    );
  }

  /** Values from the ends of the first street back to the first decision, whose values are then in `values`. */
  end(pass: LatePass): void {
    const { layout } = this;
    if (layout.split !== undefined && this.hasDeals(pass))
      this.leaveDeal(pass, this.countWhole(pass), layout.split.rows);
    this.up(layout.first[pass.traverser], layout.streets[0]!, pass, layout.rows);
  }

  /** The values of the traverser's hands at the first decision. */
  values({ traverser }: LatePass): Float32Array {
    const { rows, streets } = this.layout;
    const at = (rows + VALUE_ROW * streets[0]!.rowBytes) / WORD;
    return this.singles.subarray(at, at + streets[0]!.counts[traverser]);
  }

  private copyRow(to: number, from: number, bytes: number): void {
    this.words.copyWithin(to / WORD, from / WORD, (from + bytes) / WORD);
  }

  private down(plan: Plan, street: StreetLayout, { mode, traverser }: LatePass, rows: number): void {
    const { kernels, layout } = this;
    const { rowBytes } = street;
    for (const { id, isOwn, actions, reach, sigma, kids } of plan.downs) {
      const node = layout.nodes[id]!;
      const count = street.padded[isOwn ? traverser : 1 - traverser]!;
      const shares = rows + sigma * rowBytes;
      kernels.strategy(
        shares,
        mode === 'best' || this.isLocked(id) ? node.sums : node.regrets,
        rowBytes,
        actions,
        count,
      );
      kernels.split(rows + kids * rowBytes, rows + reach * rowBytes, shares, rowBytes, actions, count);
    }
  }

  private up(plan: Plan, street: StreetLayout, pass: LatePass, rows: number): void {
    for (const step of plan.ups) this.value(step, street, pass, rows);
  }

  private value(step: DecisionStep, street: StreetLayout, pass: LatePass, rows: number): void {
    const { kernels, layout } = this;
    const { rowBytes } = street;
    const { id, isOwn, actions } = step;
    const count = street.padded[pass.traverser];
    const to = rows + step.to * rowBytes;
    const values = rows + step.values * rowBytes;
    const sigma = rows + step.sigma * rowBytes;
    if (!isOwn) {
      kernels.join(to, values, rowBytes, actions, count);
    } else if (this.isLocked(id)) {
      kernels.mix(to, sigma, values, rowBytes, actions, count);
    } else if (pass.mode === 'best') {
      kernels.best(to, values, rowBytes, actions, count);
    } else {
      const { regrets, sums } = layout.nodes[id]!;
      kernels.update(
        regrets,
        sums,
        sigma,
        values,
        to,
        rows + step.reach * rowBytes,
        rowBytes,
        actions,
        count,
        pass.positive,
        pass.negative,
        pass.strategy,
      );
    }
  }

  private sweepGroups(plan: Plan, street: StreetLayout, traverser: Side, rows: number): void {
    for (const group of plan.groups) this.sweepGroup(group, street, traverser, rows);
  }

  private sweepGroup(group: LaneGroup, street: StreetLayout, traverser: Side, rows: number): void {
    const { kernels, scratch, words } = this;
    let jobs = this.jobs.get(group);
    if (jobs === undefined) {
      jobs = makeGroupJobs(group, street, traverser, rows, scratch);
      this.jobs.set(group, jobs);
    }
    const { reaches, orders, whole, unpacks } = jobs;
    kernels.pack(
      scratch.lanes,
      reaches[0],
      reaches[1],
      reaches[2],
      reaches[3],
      street.padded[1 - traverser]!,
    );
    const sweepAt = scratch.job / WORD;
    for (let i = 0; i < orders.length; i++) {
      kernels.clear(scratch.sums, street.subsetCount);
      words.set(orders[i]!, sweepAt);
      kernels.sweep(scratch.job);
    }
    words.set(whole, sweepAt);
    kernels.sweep(scratch.job);
    this.clearPadding(street, traverser);
    const unpackAt = sweepAt + SWEEP_WORDS;
    for (let i = 0; i < unpacks.length; i++) {
      words.set(unpacks[i]!, unpackAt);
      kernels.unpack(unpackAt * WORD);
    }
  }

  /** Hands that only fill up a vector have no results; the buffers hold those of another street. */
  private clearPadding({ counts, padded }: StreetLayout, traverser: Side): void {
    const { singles, scratch } = this;
    const from = GROUP_SIZE * counts[traverser];
    const to = GROUP_SIZE * padded[traverser];
    for (let i = from; i < to; i++) {
      singles[scratch.out / WORD + i] = 0;
      singles[scratch.whole / WORD + i] = 0;
    }
  }
}

/** The words of the kernels' jobs for a group: they are the same in every pass. */
interface GroupJobs {
  readonly reaches: readonly [number, number, number, number];
  readonly orders: readonly Int32Array[];
  readonly whole: Int32Array;
  readonly unpacks: readonly Int32Array[];
}

function makeGroupJobs(
  { lanes, hasShowdown }: LaneGroup,
  street: StreetLayout,
  traverser: Side,
  rows: number,
  scratch: ScratchLayout,
): GroupJobs {
  const { rowBytes } = street;
  const reachOf = (lane: number): number =>
    lanes[lane] === undefined ? 0 : rows + lanes[lane].reach * rowBytes;
  const orders = hasShowdown ? street.orders[traverser] : [street.fill[traverser]];
  const unpack = (
    find: (lane: Lane) => { readonly to: number; readonly chips: number } | undefined,
    ofOut: number,
    ofWhole: number,
  ): Int32Array[] => {
    if (lanes.every((lane) => find(lane) === undefined)) return [];
    const words = new Int32Array(UNPACK_WORDS);
    const singles = new Float32Array(words.buffer);
    words[UNPACK.out] = scratch.out;
    words[UNPACK.whole] = scratch.whole;
    words[UNPACK.count] = street.padded[traverser];
    for (const [lane, used] of lanes.entries()) {
      const target = find(used);
      if (target === undefined) continue;
      words[UNPACK.rows + lane] = rows + target.to * rowBytes;
      singles[UNPACK.ofOut + lane] = ofOut * target.chips;
      singles[UNPACK.ofWhole + lane] = ofWhole * target.chips;
    }
    return [words];
  };
  return {
    reaches: [reachOf(0), reachOf(1), reachOf(2), reachOf(3)],
    orders: orders.map((order, i) =>
      makeSweepJob(street, traverser, order, scratch, scratch.out, 1 / orders.length, i > 0),
    ),
    whole: makeSweepJob(street, traverser, street.whole[traverser], scratch, scratch.whole, 1 / 2, false),
    unpacks: [
      // A win minus a loss: twice the weaker hands and once the equal ones, minus all.
      ...(hasShowdown ? unpack(({ show }) => show, 1, -1) : []),
      ...unpack(({ fold }) => fold, 0, 1),
    ],
  };
}

function makeSweepJob(
  street: StreetLayout,
  traverser: Side,
  order: OrderLayout,
  scratch: ScratchLayout,
  out: number,
  share: number,
  accumulate: boolean,
): Int32Array {
  const words = new Int32Array(SWEEP_WORDS);
  const singles = new Float32Array(words.buffer);
  const other = 1 - traverser;
  words[SWEEP.events] = order.events;
  words[SWEEP.eventCount] = order.eventCount;
  words[SWEEP.x] = scratch.lanes;
  words[SWEEP.sums] = scratch.sums;
  words[SWEEP.out] = out;
  words[SWEEP.ownStarts] = street.starts[traverser];
  words[SWEEP.ownTerms] = street.terms[traverser];
  words[SWEEP.otherStarts] = street.starts[other]!;
  words[SWEEP.otherTerms] = street.terms[other]!;
  words[SWEEP.same] = order.same;
  singles[SWEEP.share] = share;
  words[SWEEP.accumulate] = accumulate ? 1 : 0;
  singles[SWEEP.sign] = street.sign;
  words[SWEEP.plainSize] = street.plainSize;
  return words;
}
