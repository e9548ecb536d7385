import { DECK_SIZE, makeCards, Xoshiro256, type Card, type Rng } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  DRAW_BIT,
  DRAWING,
  FOLD,
  Hand,
  makePlan,
  OVER,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  type Chips,
  type Setup,
} from '@doorcard/engine';
import { BETTING } from '../../src/hand/hand.js';
import { readState } from '../scene.js';
import { Book, findOpener, isStudHigh } from './book.js';
import { chooseMove, type Move } from './randomPlayer.js';
import { listPots, settleSlowly, type Contestant } from './settlement.js';

/** What happened in a hand, to check that the hands reach every corner of the rules. */
export const HAPPENINGS = [
  'showdown',
  'sidePot',
  'split',
  'low',
  'allInEarly',
  'reshuffle',
  'communityCard',
  'cappedStreet',
  'shortAllIn',
  'freeFold',
  'bringInPassed',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** A generator that can be replaced while a hand draws from it. */
class Swap implements Rng {
  constructor(public inner: Xoshiro256) {}
  nextUint32(): number {
    return this.inner.nextUint32();
  }
}

class Broken extends Error {}

function ensure(holds: boolean, say: () => string): asserts holds {
  if (!holds) throw new Broken(say());
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const seen = new Int32Array(DECK_SIZE);
let look = 0;
/** Marks each card with the number of this check. */
function hasTwice(cards: readonly Card[]): boolean {
  look++;
  for (const card of cards) {
    if (seen[card] === look) return true;
    seen[card] = look;
  }
  return false;
}

/** Whether two hands of one plan look the same from outside. */
function isSame(a: Hand, b: Hand): boolean {
  if (
    a.street !== b.street ||
    a.phase !== b.phase ||
    a.actor !== b.actor ||
    a.live !== b.live ||
    a.allIn !== b.allIn ||
    a.wagers !== b.wagers ||
    a.opener !== b.opener ||
    a.aggressor !== b.aggressor ||
    a.boardCount !== b.boardCount ||
    a.currentBet !== b.currentBet ||
    a.stubSize !== b.stubSize ||
    a.legalBits() !== b.legalBits() ||
    a.isBringInDue !== b.isBringInDue ||
    a.logLength !== b.logLength ||
    a.minRaiseTo !== b.minRaiseTo ||
    a.maxRaiseTo !== b.maxRaiseTo
  )
    return false;
  for (let seat = 0; seat < a.plan.seats; seat++) {
    if (a.stackOf(seat) !== b.stackOf(seat) || a.betOf(seat) !== b.betOf(seat)) return false;
    if (a.paidOf(seat) !== b.paidOf(seat) || a.cardCount(seat) !== b.cardCount(seat)) return false;
    const [mine, yours] = [a.holes[seat]!, b.holes[seat]!];
    for (let i = 0; i < mine.length; i++) if (mine[i] !== yours[i]) return false;
  }
  for (let i = 0; i < a.board.length; i++) if (a.board[i] !== b.board[i]) return false;
  return true;
}

/** Plays one hand at random and checks every invariant after each decision. */
export class CheckedHand {
  private readonly hand: Hand;
  private readonly before: Hand;
  private readonly twin: Hand;
  private readonly cards: Swap;
  private readonly twinCards: Swap;
  private readonly book: Book;
  private readonly moves: Move[] = [];
  private readonly total: Chips;
  private hasTwin = false;
  private hasReshuffled = false;
  /** The discards of the round that is being drawn, and the hands before it. */
  private thrown: Card[] = [];
  private heldBefore: Card[][] = [];
  readonly happened = new Set<Happening>();

  constructor(
    readonly setup: Setup,
    seed: bigint,
    private readonly rng: Rng,
    /** Also settle with the slow evaluators. */
    private readonly settlesSlowly: boolean,
  ) {
    const plan = makePlan(setup);
    this.hand = new Hand(plan);
    this.before = new Hand(plan);
    this.twin = new Hand(plan);
    this.cards = new Swap(Xoshiro256.fromSeed(seed));
    this.twinCards = new Swap(Xoshiro256.fromSeed(0n));
    this.book = new Book(setup);
    this.total = sum(setup.stacks);
  }

  play(): number {
    const { hand } = this;
    hand.deal({ kind: 'rng', rng: this.cards });
    this.openStreet();
    let stub = -1;
    for (;;) {
      if (hand.stubSize !== stub || hand.phase === OVER) this.checkCards();
      stub = hand.stubSize;
      this.checkChips();
      if (hand.phase === OVER) break;
      if (hand.phase === DRAWING) this.checkDraw();
      else this.checkBetting();
      this.checkRefusals();
      if (!this.hasTwin && (this.rng.nextUint32() & 7) === 0) this.makeTwin();
      this.decide();
    }
    this.checkEnd();
    return this.moves.length;
  }

  private decide(): void {
    const { hand, book } = this;
    const move = chooseMove(hand, this.rng);
    const wasDrawing = hand.phase === DRAWING;
    const stub = hand.stubSize;
    const { street } = hand;
    const level = book.current;
    const amount = move.code === RAISE ? hand.minRaiseTo : move.amount;
    if (wasDrawing) {
      const hole = hand.holes[hand.actor]!;
      for (let i = 0; i < hole.length; i++) if (((move.code - DRAW) >> i) & 1) this.thrown.push(hole[i]!);
    } else this.write(move, amount, level);
    this.moves.push(move);
    ensure(hand.act(move.code, move.amount), () => `${sayMove(move)} is legal, but was refused`);
    if (this.hasTwin)
      ensure(this.twin.act(move.code, move.amount), () => 'the twin refused what the hand accepted');
    if (wasDrawing && (hand.phase !== DRAWING || hand.street !== street)) this.checkDrawn(stub);
    if (hand.phase !== DRAWING && (hand.street !== book.street || wasDrawing)) this.openStreet();
  }

  /** Passes the move to the book. */
  private write({ code }: Move, amount: Chips, level: Chips): void {
    const { book } = this;
    if (code === FOLD) {
      if (book.options.call === 0) this.happened.add('freeFold');
      book.fold();
    } else if (code === CALL) book.call();
    else if (code === POST_BRING_IN) book.bringIn();
    else {
      const { least } = book.options.raise!;
      if (amount < level + this.setup.smallBet || amount < least) this.happened.add('shortAllIn');
      book.raise(amount);
    }
  }

  /** A street of betting has begun, or the hand is over: streets skipped in between had nobody to bet. */
  private openStreet(): void {
    const { hand, book, setup } = this;
    if (this.moves.length === 0) this.openBook(0);
    if (hand.phase === BETTING && hand.street === 0) return;
    ensure(book.queue.length === 0, () => `the street ended, but ${book.queue.join()} had to act`);
    if (hand.phase === DRAWING || book.live.length === 1) return;
    const isOver = hand.phase === OVER;
    const end = isOver ? setup.variant.streets.length : hand.street;
    for (let street = book.street + 1; street < end; street++) {
      ensure(book.able.length < 2, () => `street ${street} was skipped`);
      this.happened.add('allInEarly');
    }
    if (!isOver) this.openBook(hand.street);
  }

  private openBook(street: number): void {
    const { hand, book, setup } = this;
    const live = book.live.map(({ seat }) => seat);
    // All stud games deal their down cards first and last, so the up cards are next to each other.
    const first = setup.variant.streets[0]!.down ?? 0;
    const shown = setup.variant.forced === 'bringIn' ? Math.min(street + 1, 4) : 0;
    const middle = hand.hasCommunityCard && street === hand.street ? [hand.board[0]!] : [];
    const upCards = hand.holes.map((hole) => [...hole.subarray(first, first + shown), ...middle]);
    const opener = findOpener(setup, street, live, upCards);
    const isPair = street === 1 && isStudHigh(setup.variant);
    const hasOpenPair = isPair && live.some((seat) => upCards[seat]![0]! >> 2 === upCards[seat]![1]! >> 2);
    book.open(street, opener, hasOpenPair);
    if (street === 0 && setup.variant.forced === 'bringIn' && book.queue[0] !== opener)
      this.happened.add('bringInPassed');
    if (street === hand.street && hand.phase === BETTING)
      ensure(hand.opener === opener, () => `${hand.opener} opens instead of ${opener}`);
  }

  private checkBetting(): void {
    const { hand, book } = this;
    ensure(
      book.queue.length > 0,
      () => `${hand.actor} is asked, but nobody has to act on street ${hand.street}`,
    );
    ensure(hand.actor === book.queue[0], () => `${hand.actor} is to act instead of ${book.queue[0]}`);
    const { actor } = hand;
    ensure(((hand.live >> actor) & 1) === 1, () => `${actor} has folded and is asked`);
    ensure(
      ((hand.allIn >> actor) & 1) === 0 && hand.stackOf(actor) > 0,
      () => `${actor} is all-in and is asked`,
    );
    for (const { seat, stack, bet, isLive } of book.players) {
      ensure(hand.stackOf(seat) === stack, () => `${seat} has ${hand.stackOf(seat)} instead of ${stack}`);
      ensure(hand.betOf(seat) === bet, () => `${seat} has bet ${hand.betOf(seat)} instead of ${bet}`);
      ensure(((hand.live >> seat) & 1) === Number(isLive), () => `${seat} is live or not`);
    }
    const { fold, call, bringIn, raise } = book.options;
    const bits =
      (fold ? 1 << FOLD : 0) |
      (call === undefined ? 0 : 1 << CALL) |
      (bringIn === undefined ? 0 : 1 << POST_BRING_IN) |
      (raise === undefined ? 0 : 1 << RAISE);
    ensure(hand.legalBits() === bits, () => `legal is ${hand.legalBits()} instead of ${bits}`);
    const cost = call ?? bringIn;
    ensure(hand.callCost === cost, () => `a call costs ${hand.callCost} instead of ${cost}`);
    if (raise !== undefined) {
      const { least, most } = raise;
      ensure(hand.minRaiseTo === least, () => `raise to ${hand.minRaiseTo} at least, instead of ${least}`);
      ensure(hand.maxRaiseTo === most, () => `raise to ${hand.maxRaiseTo} at most, instead of ${most}`);
    }
    if (this.setup.variant.betting === 'fixedLimit') {
      ensure(hand.wagers === book.wagers, () => `${hand.wagers} wagers instead of ${book.wagers}`);
      if (hand.isCapped) {
        this.happened.add('cappedStreet');
        ensure(
          raise === undefined && hand.wagers <= this.setup.rules.maxWagers,
          () => 'a raise over the cap',
        );
      }
    }
  }

  private checkDraw(): void {
    const { hand, book, setup } = this;
    ensure(book.queue.length === 0, () => `cards are drawn, but ${book.queue.join()} had to act`);
    ensure(hand.legalBits() === 1 << DRAW_BIT, () => 'more than a draw is legal');
    ensure(((hand.live >> hand.actor) & 1) === 1, () => `${hand.actor} has folded and draws`);
    if (this.heldBefore.length === 0) this.heldBefore = hand.holes.map((hole) => [...hole]);
    ensure(
      hand.holes.every((hole, seat) => hole.every((card, i) => card === this.heldBefore[seat]![i])),
      () => 'cards are dealt before everybody has discarded',
    );
    ensure(
      hand.cardCount(hand.actor) === setup.variant.showdown.handSize,
      () => 'not a whole hand at a draw',
    );
  }

  /** Everybody has drawn: kept cards are kept, and no discard of this round has come back. */
  private checkDrawn(stub: number): void {
    const { hand, book, thrown } = this;
    const held = book.live.flatMap(({ seat }) => [...hand.holes[seat]!]);
    const say = (): string => `thrown ${makeCards(thrown)}, held ${makeCards(held)}`;
    ensure(!hasTwice(held), () => `a card is held twice: ${say()}`);
    for (const { seat } of book.live) {
      const kept = this.heldBefore[seat]!.filter((card) => !thrown.includes(card));
      ensure(
        kept.every((card) => hand.holes[seat]!.includes(card)),
        () => `a kept card is lost: ${say()}`,
      );
      const back = hand.holes[seat]!.filter(
        (card) => !kept.includes(card) && this.heldBefore[seat]!.includes(card),
      );
      ensure(back.length === 0, () => `seat ${seat} gets its own discard back: ${say()}`);
    }
    const isEnough = DECK_SIZE - book.live.length * this.heldBefore[0]!.length >= thrown.length;
    if (isEnough)
      ensure(
        !thrown.some((card) => held.includes(card)),
        () => `a discard of this round came back: ${say()}`,
      );
    if (hand.stubSize !== Math.max(0, stub - 1) - thrown.length) {
      this.hasReshuffled = true;
      this.happened.add('reshuffle');
      ensure(Math.max(0, stub - 1) < thrown.length, () => 'shuffled without need');
    }
    this.thrown = [];
    this.heldBefore = [];
  }

  private checkCards(): void {
    const { hand } = this;
    const shared = hand.hasCommunityCard ? 1 : 0;
    const all: Card[] = [...hand.board.subarray(0, hand.boardCount)];
    hand.holes.forEach((hole, seat) => {
      if (this.hasReshuffled && ((hand.live >> seat) & 1) === 0) return;
      // The community card is the last one of every complete hand.
      const count = hand.cardCount(seat) - (hand.cardCount(seat) === hole.length ? shared : 0);
      for (let i = 0; i < count; i++) all.push(hole[i]!);
    });
    ensure(!hasTwice(all), () => `a card appears twice: ${makeCards(all)}`);
    if (shared === 1) this.happened.add('communityCard');
    if (!this.hasReshuffled && hand.phase === OVER)
      ensure(!hasTwice(hand.dealtCards()), () => 'a card was dealt twice');
  }

  private checkChips(): void {
    const { hand } = this;
    let chips = hand.phase === OVER ? 0 : hand.pot;
    for (let seat = 0; seat < hand.plan.seats; seat++) {
      const stack = hand.stackOf(seat);
      ensure(stack >= 0 && Number.isSafeInteger(stack), () => `${seat} has ${stack} chips`);
      chips += stack;
    }
    ensure(chips === this.total, () => `${chips} chips instead of ${this.total}`);
  }

  /** An illegal move is refused, and nothing changes. */
  private checkRefusals(): void {
    const { hand, book } = this;
    hand.copyTo(this.before);
    const bits = hand.legalBits();
    ensure(bits !== 0, () => 'nothing is legal');
    const illegal = [FOLD, CALL, RAISE, POST_BRING_IN].filter((code) => ((bits >> code) & 1) === 0);
    illegal.push(-1, 5, 31, 1 << 20);
    if (hand.phase === DRAWING) illegal.push(DRAW + (1 << hand.cardCount(hand.actor)));
    else illegal.push(DRAW, DRAW + 1);
    for (const code of illegal) ensure(!hand.act(code), () => `the illegal code ${code} was accepted`);
    if (hand.phase === DRAWING) ensure(!hand.act(RAISE_TO, 20), () => 'a raise was accepted at a draw');
    else {
      const [least, most] = [hand.minRaiseTo, hand.maxRaiseTo];
      const others = book.live.filter(({ seat }) => seat !== hand.actor).map(({ bet, stack }) => bet + stack);
      const amounts = [
        0,
        -1,
        book.current,
        book.current + 1,
        least - 1,
        least,
        least + 1,
        most - 1,
        most,
        most + 1,
      ];
      for (const amount of [...amounts, least + 0.5, Number.NaN, Infinity, ...others]) {
        const isLegal = book.allows(amount);
        ensure(
          hand.allowsRaiseTo(amount) === isLegal,
          () => `raise to ${amount}: legal should be ${isLegal}`,
        );
        if (!isLegal)
          ensure(!hand.act(RAISE_TO, amount), () => `the illegal raise to ${amount} was accepted`);
      }
    }
    ensure(isSame(hand, this.before), () => 'a refusal changed something');
  }

  private makeTwin(): void {
    this.twin.deal({ kind: 'rng', rng: this.twinCards });
    this.hand.copyTo(this.twin);
    this.twinCards.inner = this.cards.inner.clone();
    this.hasTwin = true;
  }

  private checkEnd(): void {
    const { hand, book, setup } = this;
    ensure(hand.actor === -1 && hand.legalBits() === 0, () => 'the hand is over, but somebody may act');
    ensure(book.queue.length === 0, () => `the hand is over, but ${book.queue.join()} had to act`);
    ensure(!hand.act(CALL) && !hand.act(DRAW), () => 'something was accepted after the end');
    if (book.live.length > 1) this.checkShowdown();
    if (this.settlesSlowly || book.live.length === 1) this.checkPayouts();
    if (this.hasTwin) {
      ensure(readState(this.twin).join() === readState(hand).join(), () => 'the twin ended differently');
    }
    const replayed = new Hand(makePlan(setup));
    replayed.deal({ kind: 'script', cards: hand.dealtCards() });
    for (const { code, amount } of this.moves)
      ensure(replayed.act(code, amount), () => 'a decision was refused at the replay');
    ensure(readOutcome(replayed) === readOutcome(hand), () => 'the replay ended differently');
  }

  private checkShowdown(): void {
    const { hand, setup, book } = this;
    this.happened.add('showdown');
    const { showdown } = setup.variant;
    for (const { seat } of book.live)
      ensure(hand.cardCount(seat) === showdown.handSize, () => `${seat} has ${hand.cardCount(seat)} cards`);
    if (showdown.boardSize > 0)
      ensure(hand.boardCount === showdown.boardSize, () => 'the board is not complete');
    else if (!this.happened.has('freeFold') && showdown.draws === 0) {
      const held = hand.holes.map((_, seat) => hand.cardCount(seat));
      const isShort = sum(held) > DECK_SIZE;
      ensure(hand.hasCommunityCard === isShort, () => `a community card, with ${sum(held)} cards needed`);
    }
    const pots = listPots(this.contestants(), setup.rules.anteTrimming);
    const contested = pots.filter(({ seats, chips }) => seats.length > 1 && chips > 0);
    if (contested.length > 1) this.happened.add('sidePot');
    hand.plan.rankers.forEach((rank, which) => {
      for (const { seats } of contested) {
        const ranks = seats.map((seat) => rank(hand.holes[seat]!, hand.board));
        const best = Math.max(...ranks);
        if (best > 0 && ranks.indexOf(best) !== ranks.lastIndexOf(best)) this.happened.add('split');
        if (best > 0 && which === 1) this.happened.add('low');
      }
    });
  }

  private contestants(): Contestant[] {
    return this.book.players.map(({ seat, isLive, ante, paid }) => ({
      seat,
      isLive,
      ante,
      paid,
      hole: [...this.hand.holes[seat]!],
    }));
  }

  private checkPayouts(): void {
    const { hand, book, setup } = this;
    const payouts = settleSlowly(setup, this.contestants(), [...hand.board]);
    for (const { seat, stack } of book.players) {
      const expected = stack + payouts[seat]!;
      ensure(
        hand.stackOf(seat) === expected,
        () => `${seat} ends with ${hand.stackOf(seat)} instead of ${expected}`,
      );
    }
  }
}

const sayMove = ({ code, amount }: Move): string => `${code}${amount > 0 ? ` to ${amount}` : ''}`;

/** The result of a hand, without the stub, which a script does not know. */
function readOutcome(hand: Hand): string {
  const seats = hand.holes.map((hole, seat) => [hand.stackOf(seat), hand.paidOf(seat), ...hole]);
  const log = Array.from({ length: hand.logLength }, (_, i) => hand.logAt(i));
  return JSON.stringify([hand.street, hand.phase, hand.live, hand.dealtCards(), [...hand.board], seats, log]);
}
