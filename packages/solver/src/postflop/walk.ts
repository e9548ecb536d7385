import type { Side } from '../tree/bettingTree.js';
import type { Board } from './boards.js';
import type { Kernels } from './kernels.js';
import { equityRowBytes, type Layout, type Scratch, type StreetShape } from './layout.js';
import { MODES, SCRATCH, type Mode } from './words.js';

const WORD = 4;
/** Cards that can be dealt when the players hold four and three, or four, are on the board. */
const CHANCES: Readonly<Record<number, number>> = { 3: 1 / 45, 4: 1 / 44 };

/** The purpose of a pass; the same for all threads. */
export interface Pass {
  readonly mode: Mode;
  readonly traverser: Side;
  readonly iteration: number;
  readonly prune: boolean;
}

/** Runs `count` tasks, in parallel where there are threads, and `aside` on the main thread. */
export type RunTasks = (count: number, aside: () => void) => void;

/** How one thread goes through the units. */
export class Walk {
  private readonly words: Int32Array;
  private readonly floats: Float32Array;
  private readonly shorts: Uint16Array;
  private readonly levels: number;
  private readonly weights: Float64Array[] = [];
  /** Deals of the first street, those with the most betting after them first, so that the last tasks are short. */
  private readonly deals: readonly number[];

  constructor(
    private readonly layout: Layout,
    buffer: ArrayBufferLike,
    private readonly kernels: Kernels,
    private readonly thread: number,
  ) {
    this.words = new Int32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.shorts = new Uint16Array(buffer);
    this.levels = layout.levels.length;
    this.deals = layout.shapes[0]!.next.map((shape, deal) => ({ deal, size: countPlaces(shape) }))
      .toSorted((a, b) => b.size - a.size)
      .map(({ deal }) => deal);
  }

  /** Writes the settings of a pass into the records of this thread. */
  begin({ mode, traverser, iteration, prune }: Pass): void {
    for (let level = 0; level < this.levels; level++) {
      const scratch = this.layout.scratchAt(this.thread, level) / WORD;
      this.words[scratch + SCRATCH.mode] = MODES[mode];
      this.words[scratch + SCRATCH.traverser] = traverser;
      this.words[scratch + SCRATCH.iteration] = iteration;
      this.words[scratch + SCRATCH.prune] = prune ? 1 : 0;
    }
  }

  /** A pass from one unit on, in this thread alone. */
  runFrom(pass: Pass, shape: StreetShape, board: Board, reach: ArrayLike<number>): void {
    this.begin(pass);
    this.enter(board, reach, (1 - pass.traverser) as Side);
    if (board.level === this.levels - 1) {
      this.kernels.river(this.layout.scratchAt(this.thread, board.level), this.layout.unitAt(shape, board));
    } else {
      this.runStreet(shape, board, pass);
    }
  }

  private enter(board: Board, reach: ArrayLike<number>, other: Side): void {
    const at = this.reachAddress(board.level, 0);
    this.floats.fill(0, at / WORD, at / WORD + this.layout.placeOf(board).strides[other]);
    this.floats.set(reach, at / WORD);
    this.setReach(board.level, 0, at);
  }

  /** A whole pass. Returns the address of the values, in the order of the root board. */
  run(pass: Pass, runTasks: RunTasks): number {
    const [shape, board] = [this.layout.shapes[0]!, this.layout.levels[0]![0]!];
    this.begin(pass);
    const other = (1 - pass.traverser) as Side;
    this.enter(board, this.rootWeights(other), other);
    if (this.levels === 1) {
      this.kernels.river(this.layout.scratchAt(this.thread, 0), this.layout.unitAt(shape, board));
    } else {
      this.runStreet(shape, board, pass, (ends) => {
        const cards = board.children.length;
        const first = this.layout.missing / WORD;
        this.words.fill(cards, first, first + shape.deals.length);
        runTasks(shape.deals.length * cards, ends);
      });
    }
    return this.rootValue(shape, 0, pass.traverser);
  }

  /** A whole pass in this thread alone. */
  runAlone(pass: Pass): number {
    return this.run(pass, (count, aside) => {
      aside();
      for (let task = 0; task < count; task++) this.runTask(pass, task);
    });
  }

  /** By hand of the root board: its weight in the range. */
  rootWeights(side: Side): Float64Array {
    const known = this.weights[side];
    if (known !== undefined) return known;
    const root = this.layout.levels[0]![0]!;
    const first = this.layout.placeOf(root).origins[side] / 2;
    const { weights } = this.layout.hands[side];
    const places = this.shorts.subarray(first, first + root.counts[side]);
    return (this.weights[side] = Float64Array.from(places, (hand) => weights[hand]!));
  }

  /**
   * One card of one deal of the first street. Its values are stored separately; the thread that finishes the last card of
   * a deal adds them up, in the order of the cards, for the main thread.
   */
  runTask(pass: Pass, task: number): void {
    const [shape, board] = [this.layout.shapes[0]!, this.layout.levels[0]![0]!];
    const cards = board.children.length;
    const deal = this.deals[Math.floor(task / cards)]!;
    const card = task % cards;
    const scratch = this.layout.scratch[0]![0]!;
    const from = this.words[scratch.reachAt / WORD + shape.programs[pass.traverser].deals[deal]!.reach]!;
    const child = board.children[card]!;
    const values = from === 0 ? 0 : this.runChild(shape.next[deal]!, child, from >>> 0, pass);
    const to = this.resultAt(deal, card) / WORD;
    const count = child.counts[pass.traverser];
    if (values === 0) this.floats.fill(0, to, to + count);
    else this.floats.copyWithin(to, values / WORD, values / WORD + count);
    const missing = Atomics.sub(this.words, this.layout.missing / WORD + deal, 1) - 1;
    if (missing === 0) this.collect(shape, board, deal, scratch, pass);
  }

  private resultAt(deal: number, card: number): number {
    const cards = this.layout.levels[0]![0]!.children.length;
    return this.layout.results + (deal * cards + card) * this.layout.slotBytes;
  }

  private collect(
    shape: StreetShape,
    board: Board,
    deal: number,
    scratch: Scratch,
    { traverser }: Pass,
  ): void {
    const out = this.openDeal(shape, board, deal, scratch, traverser);
    if (out === 0) return;
    board.children.forEach((child, c) =>
      this.addCard(out, board, c, child, this.resultAt(deal, c), traverser),
    );
  }

  /** Clears the values of a deal and returns their address; 0 when no hand reaches it. */
  private openDeal(
    shape: StreetShape,
    board: Board,
    deal: number,
    scratch: Scratch,
    traverser: Side,
  ): number {
    const { reach, out } = shape.programs[traverser].deals[deal]!;
    const values = scratch.values + out * this.layout.slotBytes;
    const dead = this.words[scratch.reachAt / WORD + reach] === 0;
    this.words[scratch.valueAt / WORD + out] = dead ? this.layout.zeros : values;
    if (dead) return 0;
    this.floats.fill(0, values / WORD, values / WORD + this.layout.placeOf(board).strides[traverser]);
    return values;
  }

  /** Adds the values of a solved card, for it and for all cards that differ from it only in suit names. */
  private addCard(out: number, board: Board, c: number, child: Board, values: number, traverser: Side): void {
    const { maps } = this.layout.placeOf(board);
    const { origins } = this.layout.placeOf(child);
    for (const { map } of board.orbits[c]!.members) {
      this.kernels.scatter(
        out,
        maps.get(map)?.[traverser] ?? 0,
        origins[traverser],
        values,
        child.counts[traverser],
      );
    }
  }

  /** The values of a unit whose reach comes from the street before; 0 when no hand is left. */
  private runChild(shape: StreetShape, board: Board, from: number, pass: Pass): number {
    const place = this.layout.placeOf(board);
    const other = 1 - pass.traverser;
    const to = this.reachAddress(board.level, 0);
    const chance = CHANCES[board.open.size - 1]!;
    const any = this.kernels.gather(
      to,
      from,
      place.origins[other]!,
      board.counts[other]!,
      place.strides[other]!,
      chance,
    );
    if (any === 0 && pass.prune) return 0;
    this.setReach(board.level, 0, to);
    if (board.level === this.levels - 1) {
      this.kernels.river(this.layout.scratchAt(this.thread, board.level), this.layout.unitAt(shape, board));
    } else {
      this.runStreet(shape, board, pass);
    }
    return this.rootValue(shape, board.level, pass.traverser);
  }

  /** `runDeals` may run the terminals while other threads work on the deals. */
  private runStreet(
    shape: StreetShape,
    board: Board,
    pass: Pass,
    runDeals: (ends: () => void) => void = (ends) => {
      shape.deals.forEach((_, deal) => this.runDeal(shape, board, deal, pass));
      ends();
    },
  ): void {
    const scratch = this.layout.scratchAt(this.thread, board.level);
    const unit = this.layout.unitAt(shape, board);
    this.kernels.down(scratch, unit);
    runDeals(() => {
      this.runAllIns(shape, board, pass.traverser);
      this.kernels.lanes(scratch, unit);
    });
    this.unite(shape, board, pass.traverser);
    this.kernels.up(scratch, unit);
  }

  /** Sums are rounded in the order of the hands: without this, equivalent hands would drift apart. */
  private unite(shape: StreetShape, board: Board, traverser: Side): void {
    const twins = this.layout.placeOf(board).twins[traverser];
    if (twins === 0) return;
    for (const slot of shape.programs[traverser].ends) {
      const values = this.valueAddress(board.level, slot);
      if (values !== this.layout.zeros) this.kernels.unite(values, twins);
    }
  }

  private runDeal(shape: StreetShape, board: Board, deal: number, pass: Pass): void {
    const scratch = this.layout.scratch[this.thread]![board.level]!;
    const out = this.openDeal(shape, board, deal, scratch, pass.traverser);
    if (out === 0) return;
    const from =
      this.words[scratch.reachAt / WORD + shape.programs[pass.traverser].deals[deal]!.reach]! >>> 0;
    board.children.forEach((child, c) => {
      const values = this.runChild(shape.next[deal]!, child, from, pass);
      if (values !== 0) this.addCard(out, board, c, child, values, pass.traverser);
    });
  }

  private runAllIns(shape: StreetShape, board: Board, traverser: Side): void {
    const scratch = this.layout.scratch[this.thread]![board.level]!;
    const { equities, strides } = this.layout.placeOf(board);
    // The probability of one river, or of a turn and a river.
    const chance = board.open.size === 4 ? CHANCES[4]! : CHANCES[3]! * CHANCES[4]!;
    for (const { reach, out, chips } of shape.programs[traverser].allIns) {
      const from = this.words[scratch.reachAt / WORD + reach]! >>> 0;
      const to = scratch.values + out * this.layout.slotBytes;
      this.words[scratch.valueAt / WORD + out] = from === 0 ? this.layout.zeros : to;
      if (from === 0) continue;
      const rowBytes = equityRowBytes(board.counts[traverser]);
      this.kernels.allIn(
        to,
        equities[traverser],
        rowBytes,
        from,
        strides[traverser],
        board.counts[1 - traverser]!,
        chips * chance,
      );
    }
  }

  /** Updates all tables of one side. */
  settle(pass: Pass): void {
    this.begin(pass);
    for (const shape of this.layout.shapes) {
      const scratch = this.layout.scratchAt(this.thread, shape.level);
      for (const board of this.layout.levels[shape.level]!)
        this.kernels.settle(scratch, this.layout.unitAt(shape, board));
    }
  }

  /** The address of a value slot after a pass. */
  valueAddress(level: number, slot: number): number {
    return this.words[this.layout.scratch[this.thread]![level]!.valueAt / WORD + slot]! >>> 0;
  }

  private rootValue(shape: StreetShape, level: number, traverser: Side): number {
    return this.valueAddress(level, shape.programs[traverser].root);
  }

  private reachAddress(level: number, slot: number): number {
    return this.layout.scratch[this.thread]![level]!.reaches + slot * this.layout.slotBytes;
  }

  private setReach(level: number, slot: number, address: number): void {
    this.words[this.layout.scratch[this.thread]![level]!.reachAt / WORD + slot] = address;
  }
}

/** The number of decisions of a street and of all streets after it. */
const countPlaces = ({ places, next }: StreetShape): number =>
  next.reduce((sum, shape) => sum + countPlaces(shape), places.size);
