import type { Card } from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import { equityRowBytes, type StreetShape } from '../postflop/layout.js';
import { DESK, MODES, UNIT } from '../postflop/words.js';
import type { Side } from '../tree/bettingTree.js';
import type { Deal, DealtCard } from './dealer.js';
import { keepEvenly, type McSampler } from './mcSampler.js';
import { CARD_BYTES, HAND_SHORTS, type PointTables } from './pointTables.js';

const WORD = 4;
const SHORT = 2;
const DOUBLE = 8;

/** Rivers that a hand and one of the other side leave open, and that one hand does. */
const RIVERS_OF_TWO = 44;
const RIVERS_OF_ONE = 46;

/** Steps of it fill the range from 0 to 1 evenly, however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Of the other side's hands on a river. */
interface RiverSample {
  /** By place on the board. */
  readonly weights: Float64Array;
  start: number;
}

/**
 * External sampling on a betting tree, in the loops of the postflop solver. A pass takes a turn, some rivers of it, and for
 * each river a sample of the other side's hands. The side whose regrets are updated tries all actions with all its hands
 * at once. What a sampled hand does is not drawn but weighed by its frequencies: that is the mean of all draws, without
 * their noise. Lanctot and others 2009; Johanson and others 2012 (many hands on sampled public cards). Each node forgets by
 * the number of its own visits (DCFR with 2, 0, 3: Brown, Sandholm 2019), without which 10,000 iterations would not be enough.
 */
export class ExternalPass {
  private readonly words: Int32Array;
  private readonly floats: Float32Array;
  private readonly doubles: Float64Array;
  private readonly shorts: Uint16Array;
  /** By side, shape and board: how often it was updated. */
  private readonly visits: readonly (readonly Int32Array[])[];
  private readonly riverSamples: readonly Map<Board, RiverSample>[] = [new Map(), new Map()];
  /** By river of the deal and place of a hand: by what its reach is multiplied. */
  private readonly factors: Float64Array[] = [];
  /** By place of an own hand on the board before the river: what turns sums over the rivers of the deal into a mean. */
  private readonly riverShares: Float64Array;
  private readonly hasRiver: boolean;
  private side: Side = 0;
  private other: Side = 1;
  private deal: Deal = { turn: undefined, rivers: [] };

  constructor(
    private readonly tables: PointTables,
    private readonly sampler: McSampler,
    /** How many hands of the other side are sampled for a river. */
    private readonly samples: number,
  ) {
    const { layout, buffer } = tables;
    this.words = new Int32Array(buffer);
    this.floats = new Float32Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.shorts = new Uint16Array(buffer);
    this.visits = [0, 1].map(() =>
      layout.shapes.map(({ level }) => new Int32Array(layout.levels[level]!.length)),
    );
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
      const desk = layout.deskAt(0, level) / WORD;
      this.words[desk + DESK.mode] = MODES.update;
      this.words[desk + DESK.traverser] = side;
      this.words[desk + DESK.iteration] = 0;
      // A strategy goes into the sum of a node at each visit, whether somebody comes there or not.
      this.words[desk + DESK.prune] = 0;
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
      sample = { weights: this.weigh(board, this.other), start: this.sampler.share() };
      known.set(board, sample);
    }
    // The samples of a board complement each other from visit to visit.
    sample.start = (sample.start + GOLDEN) % 1;
    const factors = (this.factors[river] ??= new Float64Array(this.riverShares.length));
    keepEvenly(sample.weights, this.samples, sample.start, factors);
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

  /** The other side comes with its range, without the hands that the turn takes. */
  private enter(root: Board): void {
    const { layout } = this.tables;
    const { combos, weights } = layout.hands[this.other];
    const desk = layout.desks[0]![0]!;
    const first = desk.reaches / WORD;
    this.floats.fill(0, first, first + layout.placeOf(root).strides[this.other]);
    const origins = layout.placeOf(root).origins[this.other] / SHORT;
    const takes = this.tables.takenBy(this.other, this.deal.turn?.card);
    for (let place = 0; place < combos.length; place++) {
      const hand = this.shorts[origins + place]!;
      this.floats[first + place] = takes[hand] === 1 ? 0 : weights[hand]!;
    }
    this.words[desk.reachAt / WORD] = desk.reaches;
  }

  private thinOut(board: Board, river: number): void {
    const factors = this.factors[river]!;
    const first = this.tables.layout.desks[0]![board.level]!.reaches / WORD;
    for (let place = 0; place < board.counts[this.other]; place++)
      this.floats[first + place]! *= factors[place]!;
  }

  private runStreet(shape: StreetShape, board: Board): void {
    const { layout, kernels } = this.tables;
    const desk = layout.deskAt(0, board.level);
    const unit = layout.unitAt(shape, board);
    if (board.level === layout.levels.length - 1) {
      this.noteVisit(shape, board);
      kernels.river(desk, unit);
      return;
    }
    kernels.down(desk, unit);
    for (let deal = 0; deal < shape.deals.length; deal++) this.runDeal(shape, board, deal);
    this.runAllIns(shape, board);
    kernels.lanes(desk, unit);
    this.finishEnds(shape, board);
    // Streets below have used the same place for theirs.
    this.noteVisit(shape, board);
    kernels.up(desk, unit);
  }

  /** Writes what the kernels forget: always as iteration 0, which comes after the state -1. */
  private noteVisit(shape: StreetShape, board: Board): void {
    const { layout } = this.tables;
    const visit = this.visits[this.side]![shape.index]![board.index]!++;
    const before = Math.max(visit - 1, 0);
    const power = before * before;
    const kept = visit / (visit + 1);
    const at = layout.schedule / DOUBLE;
    this.doubles[at] = power / (power + 1);
    this.doubles[at + 1] = 0.5;
    this.doubles[at + 2] = kept * kept * kept;
    const states = this.words[layout.unitAt(shape, board) / WORD + UNIT.states]! / WORD;
    this.words.fill(-1, states, states + shape.places.size);
  }

  private runDeal(shape: StreetShape, board: Board, deal: number): void {
    const { layout } = this.tables;
    const { reach, out } = shape.programs[this.side].deals[deal]!;
    const desk = layout.desks[0]![board.level]!;
    const from = this.words[desk.reachAt / WORD + reach]! >>> 0;
    const to = desk.values + out * layout.slotBytes;
    this.words[desk.valueAt / WORD + out] = to;
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

  /** Adds the values of a card that came. */
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
    const desk = layout.desks[0]![child.level]!;
    const names = layout.placeOf(before).maps.get(map);
    if (names === undefined)
      kernels.gather(desk.reaches, from, origins[other], child.counts[other], strides[other], 1);
    else this.gatherRenamed(desk.reaches, from, names[other], child);
    if (river !== undefined) this.thinOut(child, river);
    this.words[desk.reachAt / WORD] = desk.reaches;
    this.runStreet(shape, child);
    const values = this.words[desk.valueAt / WORD + shape.programs[side].root]! >>> 0;
    kernels.scatter(out, names?.[side] ?? 0, origins[side], values, child.counts[side]);
  }

  /** As `gather`, for a card that is played out as another one. */
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
    const desk = layout.desks[0]![board.level]!;
    const { equities, strides } = layout.placeOf(board);
    const runouts = board.open.size === 4 ? RIVERS_OF_TWO : RIVERS_OF_TWO * (RIVERS_OF_TWO + 1);
    for (const { reach, out, chips } of shape.programs[side].allIns) {
      const from = this.words[desk.reachAt / WORD + reach]! >>> 0;
      const to = desk.values + out * layout.slotBytes;
      this.words[desk.valueAt / WORD + out] = to;
      const rowBytes = equityRowBytes(board.counts[side]);
      kernels.allIn(to, equities[side], rowBytes, from, strides[side], board.counts[other], chips / runouts);
    }
  }

  /** Own hands that the turn takes learn nothing on the flop; hands that differ by suit names only learn the same. */
  private finishEnds(shape: StreetShape, board: Board): void {
    const { layout, kernels } = this.tables;
    const { side } = this;
    const desk = layout.desks[0]![board.level]!;
    const twins = layout.placeOf(board).twins[side];
    const takes = board.level === 0 ? this.tables.takenBy(side, this.deal.turn?.card) : undefined;
    const origins = layout.placeOf(board).origins[side] / SHORT;
    for (const slot of shape.programs[side].ends) {
      const values = this.words[desk.valueAt / WORD + slot]! >>> 0;
      if (values === layout.zeros) continue;
      if (takes !== undefined)
        for (let place = 0; place < board.counts[side]; place++)
          if (takes[this.shorts[origins + place]!] === 1) this.floats[values / WORD + place] = 0;
      if (twins !== 0) kernels.unite(values, twins);
    }
  }
}
