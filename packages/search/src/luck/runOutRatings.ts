import { DECK_SIZE, Xoshiro256, type Ranker } from '@doorcard/cards';
import type { Plan } from '@doorcard/engine';
import { FixedNoise } from './fixedNoise.js';
import type { Holdings } from './holdings.js';
import { OpeningScores } from './openingScores.js';
import { findPercentiles, shuffleFront, type Percentiles } from './percentile.js';
import { KNOTS, type Ratings } from './ratings.js';

/** In how many ways missing cards are dealt. Where only one is missing, it is each of the unseen cards. */
const RUN_OUTS = 32;
/** Omaha hands take ten times as long to rank. */
const OMAHA_RUN_OUTS = 12;
const MOST_RUN_OUTS = DECK_SIZE;
const SAMPLES = 20_000;

/** Games without draws: missing cards are dealt from the unseen ones. */
export class RunOutRatings implements Ratings {
  readonly halves: number;
  readonly knots = KNOTS;
  readonly places: Float64Array;
  readonly ranks: readonly Int32Array[];
  runOuts = 1;
  private readonly percentiles: readonly Percentiles[];
  private readonly opening: OpeningScores;
  private readonly noise = new FixedNoise();
  private readonly boardSize: number;
  private readonly mostRunOuts: number;
  private readonly hole: Uint8Array;
  private readonly board: Uint8Array;
  private readonly stub = new Uint8Array(DECK_SIZE);
  /** By run-out: `width` cards, the last of which replaces a card that has just been dealt. */
  private readonly dealt = new Uint8Array(MOST_RUN_OUTS * DECK_SIZE);
  private width = 0;
  /** By seat: where its missing cards begin in a run-out. */
  private readonly starts: Uint8Array;
  /** Only cards of the first street have been dealt: hands are scored alone and not compared. */
  private isOpening = false;

  constructor(
    private readonly plan: Plan,
    private readonly holdings: Holdings,
  ) {
    const { rankers, seats, handSize } = plan;
    this.halves = rankers.length;
    this.places = new Float64Array(this.halves * seats);
    this.ranks = Array.from({ length: this.halves * seats }, () => new Int32Array(MOST_RUN_OUTS));
    const { boardSize, fromHand } = plan.setup.variant.showdown;
    this.boardSize = boardSize;
    this.mostRunOuts = fromHand === 'two' ? OMAHA_RUN_OUTS : RUN_OUTS;
    this.percentiles = rankers.map((ranker) => samplePercentiles(ranker, handSize, this.boardSize));
    this.opening = new OpeningScores(plan, this.percentiles);
    this.hole = new Uint8Array(handSize);
    this.board = new Uint8Array(this.boardSize);
    this.starts = new Uint8Array(seats);
  }

  prepare(unseen: Uint8Array, size: number, live: number): void {
    this.isOpening = this.findOpening(live);
    this.runOuts = 1;
    if (this.isOpening) return;
    const missing = this.countMissing(live);
    if (missing === 0) return;
    // At a full table fewer cards may be left than are missing; then some of them are dealt twice.
    const width = Math.min(missing + 1, size);
    this.width = width;
    if (missing === 1) {
      this.runOuts = size;
      for (let i = 0; i < size; i++) {
        this.dealt[i * width + width - 1] = unseen[(i + 1) % size]!;
        this.dealt[i * width] = unseen[i]!;
      }
      return;
    }
    this.runOuts = this.mostRunOuts;
    this.stub.set(unseen);
    this.noise.restart();
    for (let i = 0; i < this.runOuts; i++) {
      shuffleFront(this.stub, size, width, this.noise);
      for (let j = 0; j < width; j++) this.dealt[i * width + j] = this.stub[j]!;
    }
  }

  private findOpening(live: number): boolean {
    const { counts, boardCount } = this.holdings;
    if (boardCount > 0) return false;
    for (let seat = 0; seat < this.plan.seats; seat++) {
      if ((live >> seat) & 1 && counts[seat]! > this.opening.size) return false;
    }
    return true;
  }

  private countMissing(live: number): number {
    if (this.boardSize > 0) return this.boardSize - this.holdings.boardCount;
    let missing = 0;
    for (let seat = 0; seat < this.plan.seats; seat++) {
      this.starts[seat] = missing;
      if ((live >> seat) & 1) missing += this.plan.handSize - this.holdings.counts[seat]!;
    }
    return missing;
  }

  rate(seat: number, taken: number): void {
    if (this.isOpening) this.rateOpening(seat);
    else this.rateRunOuts(seat, taken);
  }

  private rateOpening(seat: number): void {
    const { cards, counts } = this.holdings;
    for (let half = 0; half < this.halves; half++) {
      const at = half * this.plan.seats + seat;
      this.places[at] = this.opening.score(half, cards[seat]!, counts[seat]!) * (KNOTS - 1);
      this.ranks[at]![0] = 0;
    }
  }

  private rateRunOuts(seat: number, taken: number): void {
    const { holdings, plan, hole, board, boardSize, halves, places, ranks, runOuts } = this;
    const { seats, rankers } = plan;
    hole.set(holdings.cards[seat]!);
    for (let i = 0; i < boardSize; i++) board[i] = holdings.board[i]!;
    const target = boardSize > 0 ? board : hole;
    const held = boardSize > 0 ? holdings.boardCount : holdings.counts[seat]!;
    const missing = target.length - held;
    const start = boardSize > 0 ? 0 : this.starts[seat]!;
    const count = missing === 0 ? 1 : runOuts;
    const scale = (KNOTS - 1) / count;
    for (let half = 0; half < halves; half++) places[half * seats + seat] = 0;
    for (let i = 0; i < count; i++) {
      this.dealRunOut(i, start, target, held, taken);
      for (let half = 0; half < halves; half++) {
        const rank = rankers[half]!(hole, board);
        ranks[half * seats + seat]![i] = rank;
        places[half * seats + seat]! += this.percentiles[half]![rank]! * scale;
      }
    }
    if (count === runOuts) return;
    for (let half = 0; half < halves; half++) {
      const own = ranks[half * seats + seat]!;
      own.fill(own[0]!, 1, runOuts);
    }
  }

  private dealRunOut(runOut: number, start: number, target: Uint8Array, held: number, taken: number): void {
    const { dealt, width } = this;
    for (let place = held; place < target.length; place++) {
      const card = dealt[runOut * width + ((start + place - held) % width)]!;
      target[place] = card === taken ? dealt[runOut * width + width - 1]! : card;
    }
  }
}

/** How complete random hands compare. */
function samplePercentiles(ranker: Ranker, handSize: number, boardSize: number): Percentiles {
  const rng = Xoshiro256.fromSeed(1n);
  const deck = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);
  const [hand, board] = [deck.subarray(0, handSize), deck.subarray(handSize, handSize + boardSize)];
  const ranks = Array.from({ length: SAMPLES }, () => {
    shuffleFront(deck, DECK_SIZE, handSize + boardSize, rng);
    return ranker(hand, board);
  });
  return findPercentiles(ranks);
}
