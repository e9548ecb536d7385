import { DECK_SIZE, type Card } from '@doorcard/cards';
import { Hand, listDecisions, type Action, type HandSink, type Plan, type Seat } from '@doorcard/engine';
import { DrawRatings } from './drawRatings.js';
import { findDrawScores } from './drawScores.js';
import { Holdings } from './holdings.js';
import { Moment } from './moment.js';
import { PairValue, type Coefficients } from './pairValue.js';
import type { Ratings } from './ratings.js';
import { RunOutRatings } from './runOutRatings.js';

/** A decision of a player whose frequencies are known: what it did and how often it does what. */
export interface KnownDecision {
  readonly action: Action;
  readonly frequencies: readonly { readonly action: Action; readonly frequency: number }[];
}

/** Called at each moment that the value function judges; for fitting it. */
export type OnMoment = (moment: Moment, ratings: Ratings, street: number) => void;

/**
 * Replays a hand with all cards open and adds up its luck: for each card the value of what came less the mean over all
 * cards that might have come, for each known decision the value of the action less the mean over what the player does
 * there. Each of these has the expectation 0, given all that happened before, whatever the value function is.
 */
export class LuckReplay implements HandSink {
  /** By seat: the luck of the last hand that was replayed, in chips. */
  readonly luck: Float64Array;
  /** If set, nothing is added up. */
  onMoment: OnMoment | undefined;
  private readonly copy: Hand;
  private readonly holdings: Holdings;
  /** What the fit needs to know about the game. */
  readonly ratings: Ratings;
  private readonly moment: Moment;
  private readonly pair: PairValue;
  /** The seats that have acted since the last raise on this street. */
  private acted = 0;
  private level = 0;
  private readonly marks = new Uint8Array(DECK_SIZE);
  private readonly unseen = new Uint8Array(DECK_SIZE);
  private readonly values: Float64Array;
  private readonly kept: Uint8Array;

  constructor(
    private readonly plan: Plan,
    private readonly unit: number,
    coefficients: Coefficients,
  ) {
    this.copy = new Hand(plan);
    this.copy.sink = this;
    this.luck = new Float64Array(plan.seats);
    this.values = new Float64Array(plan.seats);
    this.kept = new Uint8Array(plan.handSize);
    this.holdings = new Holdings(plan);
    this.moment = new Moment(plan);
    this.ratings = makeRatings(plan, this.holdings);
    this.pair = new PairValue(coefficients, plan.streetCount, plan.seats, this.ratings);
  }

  /** Replays a hand as far as it has been played; by index, the decisions that are known. */
  replay(hand: Hand, decisions: readonly (KnownDecision | undefined)[]): void {
    const { copy } = this;
    this.luck.fill(0);
    this.holdings.clear();
    copy.deal({ kind: 'script', cards: hand.dealtCards() }, hand.mucked);
    listDecisions(hand).forEach(({ code, amount }, i) => {
      const known = decisions[i];
      if (known !== undefined && known.frequencies.length > 1) this.addDecision(copy.actor, known);
      if (!copy.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
    });
  }

  // Cards.

  deal(seat: Seat, count: number): void {
    const cards = this.copy.holes[seat]!.subarray(0, this.copy.cardCount(seat));
    for (let i = cards.length - count; i < cards.length; i++) {
      this.takeCard(1 << seat, cards[i]!, cards.subarray(i));
    }
  }

  board(count: number): void {
    const { copy } = this;
    const cards = copy.board.subarray(0, copy.boardCount);
    for (let i = cards.length - count; i < cards.length; i++) {
      // A community card of stud is a card that every live seat gets.
      this.takeCard(copy.hasCommunityCard ? copy.live : 0, cards[i]!, cards.subarray(i));
    }
  }

  draw(seat: Seat, place: number): void {
    const card = this.copy.holes[seat]![place]!;
    this.takeCard(1 << seat, card, [card]);
  }

  /** A card for some seats (bits), or for the board where there are none. `notYet` are cards that come now or later. */
  private takeCard(seats: number, card: Card, notYet: ArrayLike<Card>): void {
    const { copy, moment, ratings, unseen } = this;
    const size = this.listUnseen(notYet);
    moment.readDeal(copy);
    // Nobody can win or lose anything by the card.
    if ((moment.live & (moment.live - 1)) === 0) return;
    this.makeRoom(seats);
    ratings.prepare(unseen, size, moment.live);
    const changed = seats === 0 ? moment.live : seats;
    this.rate(moment.live & ~changed, -1);
    if (this.onMoment === undefined) {
      this.pair.prepare(moment, copy.street, moment.pot / this.unit);
      for (let i = 0; i < size; i++) {
        this.putCard(seats, unseen[i]!);
        this.rate(changed, unseen[i]!);
        this.addPairs(this.luck, changed, -1 / size);
      }
    }
    this.putCard(seats, card);
    this.rate(changed, card);
    if (this.onMoment === undefined) this.addPairs(this.luck, changed, 1);
    else this.onMoment(moment, ratings, copy.street);
  }

  /** The cards that may come next, in the order of the deck: what really came must not show. */
  private listUnseen(notYet: ArrayLike<Card>): number {
    const { marks, unseen } = this;
    marks.fill(0);
    this.copy.markStub(marks);
    for (let i = 0; i < notYet.length; i++) marks[notYet[i]!] = 1;
    let size = 0;
    for (let card = 0; card < DECK_SIZE; card++) if (marks[card] === 1) unseen[size++] = card;
    return size;
  }

  private makeRoom(seats: number): void {
    const { holdings } = this;
    if (seats === 0) holdings.boardCount++;
    for (let seat = 0; seat < this.plan.seats; seat++) if ((seats >> seat) & 1) holdings.counts[seat]!++;
  }

  private putCard(seats: number, card: Card): void {
    const { holdings } = this;
    if (seats === 0) holdings.board[holdings.boardCount - 1] = card;
    for (let seat = 0; seat < this.plan.seats; seat++) {
      if ((seats >> seat) & 1) holdings.cards[seat]![holdings.counts[seat]! - 1] = card;
    }
  }

  private rate(seats: number, taken: number): void {
    for (let seat = 0; seat < this.plan.seats; seat++) {
      if ((seats >> seat) & 1) this.ratings.rate(seat, taken);
    }
  }

  /** Adds what live seats win from each other, as far as one of them is in `changed`, in chips. */
  private addPairs(into: Float64Array, changed: number, scale: number): void {
    const { live } = this.moment;
    const { seats } = this.plan;
    for (let seat = 0; seat < seats; seat++) {
      if (((live >> seat) & 1) === 0) continue;
      for (let other = seat + 1; other < seats; other++) {
        if (((live >> other) & 1) === 0 || ((changed >> seat) & 1) + ((changed >> other) & 1) === 0) continue;
        const chips = scale * this.unit * this.pair.value(seat, other);
        into[seat]! += chips;
        into[other]! -= chips;
      }
    }
  }

  // Decisions.

  private addDecision(seat: Seat, { action, frequencies }: KnownDecision): void {
    this.ratings.prepare(this.unseen, this.listUnseen([]), this.copy.live);
    this.rate(this.copy.live, -1);
    this.addValue(seat, action, 1);
    for (const each of frequencies) this.addValue(seat, each.action, -each.frequency);
  }

  /** Adds the value of the hand after an action. */
  private addValue(seat: Seat, action: Action, scale: number): void {
    const { moment, copy, values, luck } = this;
    if (action.type === 'draw') this.rateDiscard(seat, action.discard);
    else moment.readAction(copy, seat, this.acted, action);
    values.set(moment.shares);
    if ((moment.live & (moment.live - 1)) !== 0) {
      this.pair.prepare(moment, copy.street, moment.pot / this.unit);
      this.addPairs(values, moment.live, 1);
    }
    for (let each = 0; each < values.length; each++) luck[each]! += scale * values[each]!;
  }

  /** What the seat holds after a discard, whose cards it gets later. */
  private rateDiscard(seat: Seat, discard: readonly Card[]): void {
    const { holdings, kept, copy, moment } = this;
    const [cards, count] = [holdings.cards[seat]!, holdings.counts[seat]!];
    kept.set(cards);
    let held = 0;
    for (let i = 0; i < count; i++) if (!discard.includes(kept[i]!)) cards[held++] = kept[i]!;
    holdings.counts[seat] = held;
    holdings.draws[seat]!--;
    this.ratings.prepare(this.unseen, this.listUnseen([]), copy.live);
    this.rate(copy.live, -1);
    moment.readDiscard(copy);
    cards.set(kept);
    holdings.counts[seat] = count;
    holdings.draws[seat]!++;
  }

  discard(seat: Seat, places: number): void {
    const { holdings } = this;
    const hole = this.copy.holes[seat]!;
    let held = 0;
    for (let place = 0; place < hole.length; place++) {
      if (((places >> place) & 1) === 0) holdings.cards[seat]![held++] = hole[place]!;
    }
    holdings.counts[seat] = held;
    holdings.draws[seat]!--;
  }

  street(): void {
    this.acted = 0;
    this.level = 0;
  }

  act(seat: Seat): void {
    const { copy, moment } = this;
    // A blind or a bring-in is not a raise: `level` is below it only before the first action.
    if (copy.aggressor === seat && copy.currentBet > this.level) this.acted = 0;
    this.level = copy.currentBet;
    this.acted |= 1 << seat;
    if (this.onMoment === undefined) return;
    moment.readAction(copy, seat, this.acted & ~(1 << seat));
    if ((moment.live & (moment.live - 1)) === 0) return;
    this.ratings.prepare(this.unseen, this.listUnseen([]), copy.live);
    this.rate(copy.live, -1);
    this.onMoment(moment, this.ratings, copy.street);
  }

  ante(): void {}
  blind(): void {}
  reshuffle(): void {}
  giveBack(): void {}
  showDown(): void {}
  win(): void {}
}

function makeRatings(plan: Plan, holdings: Holdings): Ratings {
  const { id, showdown } = plan.setup.variant;
  if (showdown.draws === 0) return new RunOutRatings(plan, holdings);
  const scores = findDrawScores(showdown.rankings[0], showdown.draws);
  if (scores === undefined) throw new RangeError(`${id} has draws of a kind that nobody has rated`);
  return new DrawRatings(plan, holdings, scores);
}
