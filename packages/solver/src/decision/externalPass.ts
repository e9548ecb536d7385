import type { Card } from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import { equityRowBytes, type StreetShape } from '../postflop/layout.js';
import { MODES, SCRATCH } from '../postflop/words.js';
import type { HandSample, McSampler } from '../sampling/mcSampler.js';
import type { Side } from '../tree/bettingTree.js';
import type { Deal, DealtCard } from './dealer.js';
import { CARD_BYTES, HAND_SHORTS, type PointTables } from './pointTables.js';
import type { RegretTable } from './regretTable.js';

const WORD = 4;
const SHORT = 2;

/** Rivers that a hand and one of the other side leave open, and that one hand does. */
const RIVERS_OF_TWO = 44;
const RIVERS_OF_ONE = 46;

/**
 * External sampling on a betting tree, with the kernels of the postflop solver. A pass takes a turn, some rivers of it, and for
 * each river a sample of the other side's hands. The side whose regrets are updated tries all actions with all its hands
 * at once. What a sampled hand does is not drawn but weighted by its frequencies: that is the mean of all draws, without
 * their noise. Lanctot and others 2009; Johanson and others 2012 (many hands on sampled public cards).
 */
export class ExternalPass {
  private readonly words: Int32Array;
  private readonly floats: Float32Array;
  private readonly shorts: Uint16Array;
  /** By side: the other side's hands on a river, by their index on the board. */
  private readonly riverSamples: readonly Map<Board, HandSample>[] = [new Map(), new Map()];
  /** By river of the deal and place of a hand: the factor for its reach. */
  private readonly factors: Float64Array[] = [];
  /** By place of an own hand on the board before the river: what turns sums over the rivers of the deal into a mean. */
  private readonly riverShares: Float64Array;
  private readonly hasRiver: boolean;
  private side: Side = 0;
  private other: Side = 1;
  private deal: Deal = { turn: undefined, rivers: [] };

  constructor(
    private readonly tables: PointTables,
    private readonly regretTable: RegretTable,
    private readonly sampler: McSampler,
    /** How many hands of the other side are sampled for a river. */
    private readonly samples: number,
  ) {
    const { layout, buffer } = tables;
    this.words = new Int32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.shorts = new Uint16Array(buffer);
    this.riverShares = new Float64Array(Math.max(...layout.hands.map(({ combos }) => combos.length)));
    this.hasRiver = layout.levels.length === 1;
  }

  /** Updates regrets and strategy sums of one side. */
  run(side: Side, deal: Deal): void {
    const { layout } = this.tables;
    this.side = side;
    this.other = side === 0 ? 1 : 0;
    this.deal = deal;
    for (let level = 0; level < layout.levels.length; level++) {
      const scratch = layout.scratchAt(0, level) / WORD;
      this.words[scratch + SCRATCH.mode] = MODES.update;
      this.words[scratch + SCRATCH.traverser] = side;
      this.words[scratch + SCRATCH.iteration] = 0;
      // A strategy goes into the sum of a node at each visit, whether a hand reaches it or not.
      this.words[scratch + SCRATCH.prune] = 0;
    }
    const root = layout.levels[0]![0]!;
    const boards = this.hasRiver ? [root] : deal.rivers.map(({ child }) => child);
    for (const [river, board] of boards.entries()) this.sampleHands(river, board);
    if (!this.hasRiver) this.shareRivers(deal.turn?.child ?? root);
    this.enter(root);
    if (this.hasRiver) this.thinOut(root, 0);
    this.runStreet(layout.shapes[0]!, root);
  }

  private sampleHands(river: number, board: Board): void {
    const known = this.riverSamples[this.other]!;
    let sample = known.get(board);
    if (sample === undefined) {
      sample = this.sampler.openHandSample(this.weigh(board, this.other));
      known.set(board, sample);
    }
    const factors = (this.factors[river] ??= new Float64Array(this.riverShares.length));
    this.sampler.sampleVillainHands(sample, this.samples, factors);
  }

  /** The weights of the hands of a board, in its order. */
  private weigh(board: Board, side: Side): Float64Array {
    const { combos, weights } = this.tables.layout.hands[side];
    const byCards = new Map(combos.map((combo, hand) => [combo, weights[hand]!]));
    return Float64Array.from(this.tables.combosOn(board, side), (combo) => byCards.get(combo)!);
  }

  private shareRivers(board: Board): void {
    for (let place = 0; place < board.counts[this.side]; place++) {
      let open = 0;
      for (const { card } of this.deal.rivers) if (!this.holds(board, place, card)) open++;
      // Given an own hand, each other hand leaves 44 of 46 rivers open.
      this.riverShares[place] = open === 0 ? 0 : RIVERS_OF_ONE / (RIVERS_OF_TWO * open);
    }
  }

  /** Whether the own hand at a place holds a card. */
  private holds(board: Board, place: number, card: Card): boolean {
    const at = this.tables.layout.placeOf(board).hands[this.side] / SHORT + place * HAND_SHORTS;
    return this.shorts[at] === card * CARD_BYTES || this.shorts[at + 1] === card * CARD_BYTES;
  }

  /** The reach of the other side: its range without the hands that hold the turn card. */
  private enter(root: Board): void {
    const { layout } = this.tables;
    const { combos, weights } = layout.hands[this.other];
    const scratch = layout.scratch[0]![0]!;
    const first = scratch.reaches / WORD;
    this.floats.fill(0, first, first + layout.placeOf(root).strides[this.other]);
    const origins = layout.placeOf(root).origins[this.other] / SHORT;
    const takes = this.tables.takenBy(this.other, this.deal.turn?.card);
    for (let place = 0; place < combos.length; place++) {
      const hand = this.shorts[origins + place]!;
      this.floats[first + place] = takes[hand] === 1 ? 0 : weights[hand]!;
    }
    this.words[scratch.reachAt / WORD] = scratch.reaches;
  }

  private thinOut(board: Board, river: number): void {
    const factors = this.factors[river]!;
    const first = this.tables.layout.scratch[0]![board.level]!.reaches / WORD;
    for (let place = 0; place < board.counts[this.other]; place++)
      this.floats[first + place]! *= factors[place]!;
  }

  private runStreet(shape: StreetShape, board: Board): void {
    const { layout, kernels } = this.tables;
    const scratch = layout.scratchAt(0, board.level);
    const unit = layout.unitAt(shape, board);
    if (board.level === layout.levels.length - 1) {
      this.regretTable.updateRegrets(shape, board, this.side);
      return;
    }
    kernels.down(scratch, unit);
    for (let deal = 0; deal < shape.deals.length; deal++) this.runDeal(shape, board, deal);
    this.runAllIns(shape, board);
    kernels.lanes(scratch, unit);
    this.finishEnds(shape, board);
    this.regretTable.updateRegrets(shape, board, this.side);
  }

  private runDeal(shape: StreetShape, board: Board, deal: number): void {
    const { layout } = this.tables;
    const { reach, out } = shape.programs[this.side].deals[deal]!;
    const scratch = layout.scratch[0]![board.level]!;
    const from = this.words[scratch.reachAt / WORD + reach]! >>> 0;
    const to = scratch.values + out * layout.slotBytes;
    this.words[scratch.valueAt / WORD + out] = to;
    const first = to / WORD;
    this.floats.fill(0, first, first + layout.placeOf(board).strides[this.side]);
    const next = shape.next[deal]!;
    if (board.open.size === 3) {
      this.runCard(next, board, this.deal.turn!, from, to);
      return;
    }
    for (const [river, card] of this.deal.rivers.entries()) this.runCard(next, board, card, from, to, river);
    for (let place = 0; place < board.counts[this.side]; place++)
      this.floats[first + place]! *= this.riverShares[place]!;
  }

  /** Adds the values of a dealt card. */
  private runCard(
    shape: StreetShape,
    before: Board,
    { child, map }: DealtCard,
    from: number,
    out: number,
    river?: number,
  ): void {
    const { layout, kernels } = this.tables;
    const { side, other } = this;
    const { origins, strides } = layout.placeOf(child);
    const scratch = layout.scratch[0]![child.level]!;
    const names = layout.placeOf(before).maps.get(map);
    if (names === undefined)
      kernels.gather(scratch.reaches, from, origins[other], child.counts[other], strides[other], 1);
    else this.gatherRenamed(scratch.reaches, from, names[other], child);
    if (river !== undefined) this.thinOut(child, river);
    this.words[scratch.reachAt / WORD] = scratch.reaches;
    this.runStreet(shape, child);
    const values = this.words[scratch.valueAt / WORD + shape.programs[side].root]! >>> 0;
    kernels.scatter(out, names?.[side] ?? 0, origins[side], values, child.counts[side]);
  }

  /** As `gather`, for a card that is solved as another one. */
  private gatherRenamed(to: number, from: number, names: number, child: Board): void {
    const { origins, strides } = this.tables.layout.placeOf(child);
    const count = child.counts[this.other];
    const first = origins[this.other] / SHORT;
    for (let place = 0; place < count; place++)
      this.floats[to / WORD + place] =
        this.floats[from / WORD + this.shorts[names / SHORT + this.shorts[first + place]!]!]!;
    this.floats.fill(0, to / WORD + count, to / WORD + strides[this.other]);
  }

  /** All-in before the river: the mean of all run-outs, nothing is sampled. */
  private runAllIns(shape: StreetShape, board: Board): void {
    const { layout, kernels } = this.tables;
    const { side, other } = this;
    const scratch = layout.scratch[0]![board.level]!;
    const { equities, strides } = layout.placeOf(board);
    const runouts = board.open.size === 4 ? RIVERS_OF_TWO : RIVERS_OF_TWO * (RIVERS_OF_TWO + 1);
    for (const { reach, out, chips } of shape.programs[side].allIns) {
      const from = this.words[scratch.reachAt / WORD + reach]! >>> 0;
      const to = scratch.values + out * layout.slotBytes;
      this.words[scratch.valueAt / WORD + out] = to;
      const rowBytes = equityRowBytes(board.counts[side]);
      kernels.allIn(to, equities[side], rowBytes, from, strides[side], board.counts[other], chips / runouts);
    }
  }

  /** Own hands that hold the turn card are not updated on the flop; hands that differ only in suit names get the same update. */
  private finishEnds(shape: StreetShape, board: Board): void {
    const { layout, kernels } = this.tables;
    const { side } = this;
    const scratch = layout.scratch[0]![board.level]!;
    const twins = layout.placeOf(board).twins[side];
    const takes = board.level === 0 ? this.tables.takenBy(side, this.deal.turn?.card) : undefined;
    const origins = layout.placeOf(board).origins[side] / SHORT;
    for (const slot of shape.programs[side].ends) {
      const values = this.words[scratch.valueAt / WORD + slot]! >>> 0;
      if (values === layout.zeros) continue;
      if (takes !== undefined)
        for (let place = 0; place < board.counts[side]; place++)
          if (takes[this.shorts[origins + place]!] === 1) this.floats[values / WORD + place] = 0;
      if (twins !== 0) kernels.unite(values, twins);
    }
  }
}
