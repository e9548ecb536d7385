import { below, BOARD_STEPS, HIGH_BOARD_RANKS, LOW_BOARD_RANKS, type Card, type Rng } from '@doorcard/cards';
import { MAX_SEATS, type Chips, type Seat } from '../setup.js';
import { UNKNOWN_CARD, type CardSource } from './cardSource.js';
import { findBringIn, findOpener } from './opener.js';
import type { Plan } from './plan.js';
import { countSeats, nextSeat } from './seatSet.js';
import { settle, type Half } from './settlement.js';
import type { HandSink } from './sink.js';

// One hand from the forced bets to the payout, as one block of numbers. It is the inner loop of matches, rollouts and
// training, so nothing is allocated after the constructor, and `copyTo` is one memory copy.

// Constants of this file: imported or exported ones are read and checked again at each use and cost a quarter of the
// speed. C_ are codes and S_ states that are exported under the names below, P_ the codes of `plan.ts`, W_ offsets of
// words, F_ offsets of chips (stack, bet, paid and ante have one per seat).
const C_FOLD = 0;
const C_CALL = 1;
const C_RAISE = 2;
const C_BRING_IN = 3;
const C_RAISE_TO = 4;
const C_DRAW_BIT = 5;
const C_DRAW = 32;
const S_BETTING = 0;
const S_DRAWING = 1;
const S_OVER = 2;
const P_AFTER_BLINDS = 0;
const P_LEFT_OF_BUTTON = 1;
const P_BRING_IN = 2;
const P_HIGH_BOARD = 3;
const P_FIXED_LIMIT = 0;
const P_POT_LIMIT = 1;
const P_NO_LIMIT = 2;
const P_STREET_WIDTH = 6;
const P_DECK_SIZE = 52;
const STEPS = BOARD_STEPS;
const HIGH_RANKS = HIGH_BOARD_RANKS;
const LOW_RANKS = LOW_BOARD_RANKS;

const W_STREET = 0;
const W_PHASE = 1;
const W_ACTOR = 2;
const W_LIVE = 3;
const W_ALL_IN = 4;
const W_PENDING = 5;
const W_ACTED = 6;
const W_WAGERS = 7;
const W_OPENER = 8;
const W_AGGRESSOR = 9;
const W_BOARD_COUNT = 10;
const W_LOG_LENGTH = 11;
/** 1 until the bring-in is posted or completed. */
const W_BRING_IN_DUE = 12;
/** Who has to bring in. */
const W_BRING_IN_SEAT = 13;
const W_CAP = 14;
/** Both bet sizes are allowed on this street. */
const W_DOUBLE = 15;
const W_DECK_AT = 16;
const W_DECK_END = 17;
/** How many dealt cards are listed, and from which position of the deck on they are only in the deck, in order. */
const W_DEALT_LENGTH = 18;
const W_UNLISTED = 25;
/** Discards of this round. */
const W_PILE_LENGTH = 19;
const W_BURNS = 20;
const W_COMMUNITY = 21;
/** Stud: seats that folded without a bet to call; they get cards until somebody bets. */
const W_GHOSTS = 22;
const W_MUCKED = 23;
/** The result of `legalBits`; 0 until it is asked for. */
const W_LEGAL = 24;
/** Stud, by seat: the state of its up cards, as in `BOARD_STEPS`. */
const W_UPS = 26;
const W_COUNT = 36;

const F_CURRENT = 0;
/** Fixed limit: the level of the last full wager. Otherwise the size of the last full raise. */
const F_FULL = 1;
/** Fixed limit: the wager of this street. */
const F_WAGER = 2;
const F_STACK = 3;
const F_BET = 13;
const F_PAID = 23;
const F_ANTE = 33;
const F_COUNT = 43;

const CARDS_PER_SEAT = 7;
/** Discards of one round: at most five from each of six. */
const PILE_SIZE = 40;
/** Cards dealt in one hand, in order: six players who draw five three times over. */
const DEALT_SIZE = 168;
const LOG_SIZE = 256;
const FLOATS_AT = (((W_COUNT * 4) / 8) | 0) * 8 + 8;
const BYTES_AT = FLOATS_AT + F_COUNT * 8;
const HOLES_AT = BYTES_AT;
const COUNTS_AT = HOLES_AT + MAX_SEATS * CARDS_PER_SEAT;
const THROWN_AT = COUNTS_AT + MAX_SEATS;
const BOARD_AT = THROWN_AT + MAX_SEATS;
const DECK_AT = BOARD_AT + 6;
/** Lists with their own lengths begin here; they need not be cleared. */
const LISTS_AT = Math.ceil((DECK_AT + P_DECK_SIZE) / 4) * 4;
const PILE_AT = LISTS_AT;
const DEALT_AT = PILE_AT + PILE_SIZE;
const LOG_AT = DEALT_AT + DEALT_SIZE;
const BLOCK_SIZE = Math.ceil((LOG_AT + LOG_SIZE) / 8) * 8;

const NOBODY = -1;
const NO_CAP = 1 << 20;
/** Amounts below this are packed by shifts, in at most `LONGEST_RAISE` bytes with the code before them. */
const SMALL_AMOUNT = 2 ** 28 - 1;
const LONGEST_RAISE = 5;

/** Legal actions, as bits of `legalBits()` and as codes of `act()`. */
export const FOLD = C_FOLD;
export const CALL = C_CALL;
export const RAISE = C_RAISE;
export const POST_BRING_IN = C_BRING_IN;
/** Bet or raise to an amount; its bit is that of RAISE. */
export const RAISE_TO = C_RAISE_TO;
/** Only a bit: a draw has the code DRAW + the bits of the discarded positions. */
export const DRAW_BIT = C_DRAW_BIT;
export const DRAW = C_DRAW;

export const BETTING = S_BETTING;
export const DRAWING = S_DRAWING;
export const OVER = S_OVER;

/**
 * One deal, from the forced bets to the payout. Mutable: `deal` begins it, `act` changes it. Players get a `View`,
 * never a `Hand`.
 */
export class Hand {
  readonly plan: Plan;
  private readonly all: Int32Array;
  /** The block up to the lists. */
  private readonly head: Int32Array;
  private readonly w: Int32Array;
  private readonly f: Float64Array;
  /** By seat: the cards it holds, as many as `cardCount`; the rest is undefined. */
  readonly holes: readonly Uint8Array[];
  readonly board: Uint8Array;
  /** The block as bytes: cards, their counts, the deck, the pile and the log are in it. */
  private readonly b: Uint8Array;
  /** The head of the block with the forced bets posted and no card dealt. */
  private fresh: Int32Array | undefined;
  /** Decisions that do not fit into the block: a no-limit hand can have many raises. */
  private overflow: number[] = [];
  private rng: Rng | undefined;
  private script: readonly Card[] | undefined;
  private readonly collect = (seat: Seat, chips: Chips, pot: number, half: Half): void => {
    this.f[F_STACK + seat]! += chips;
    this.sink?.win(seat, chips, pot, half);
  };
  /** By seat: where its discards of this round begin in the pile. */
  private readonly pileStarts = new Uint8Array(MAX_SEATS);
  /** Receives everything that happens, while a hand is replayed for its events. */
  sink: HandSink | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
    const block = new ArrayBuffer(BLOCK_SIZE);
    this.all = new Int32Array(block);
    this.head = new Int32Array(block, 0, LISTS_AT / 4);
    this.w = new Int32Array(block, 0, W_COUNT);
    this.f = new Float64Array(block, FLOATS_AT, F_COUNT);
    this.holes = Array.from(
      { length: plan.seats },
      (_, seat) => new Uint8Array(block, HOLES_AT + seat * CARDS_PER_SEAT, plan.handSize),
    );
    this.b = new Uint8Array(block);
    this.board = new Uint8Array(block, BOARD_AT, 5);
  }

  /** Changes whenever the past of this hand does, because it is dealt again or becomes a copy of another. */
  past = 0;

  /** Makes another hand of the same plan equal to this one. That hand keeps its own source of cards. */
  copyTo(other: Hand): void {
    other.past++;
    other.all.set(this.all);
    if (this.overflow.length > 0 || other.overflow.length > 0) other.overflow = this.overflow.slice();
  }

  /** Begins: forced bets and the first cards. `mucked` seats (bits) will not show and cannot win a showdown. */
  deal(source: CardSource, mucked = 0): void {
    this.past++;
    if (this.overflow.length > 0) this.overflow = [];
    this.rng = source.kind === 'rng' ? source.rng : undefined;
    this.script = source.kind === 'script' ? source.cards : undefined;
    // Every hand of a plan begins with the same forced bets, so all but the first copy them at once.
    if (this.fresh === undefined || this.sink !== undefined) {
      this.postForcedBets();
      this.fresh ??= this.head.slice();
    } else this.head.set(this.fresh);
    this.w[W_MUCKED] = mucked;
    this.sink?.street(0);
    this.dealStreet();
    this.openBetting();
  }

  private postForcedBets(): void {
    const { w, f, plan } = this;
    const { stacks, antes, blinds, smallBet } = plan;
    this.head.fill(0);
    for (let card = 0; card < P_DECK_SIZE; card++) this.b[DECK_AT + card] = card;
    w[W_DECK_END] = P_DECK_SIZE;
    w[W_LIVE] = (1 << plan.seats) - 1;
    w[W_AGGRESSOR] = NOBODY;
    for (let seat = 0; seat < plan.seats; seat++) {
      f[F_STACK + seat] = stacks[seat]!;
      const ante = Math.min(antes[seat]!, stacks[seat]!);
      f[F_ANTE + seat] = ante;
      f[F_STACK + seat]! -= ante;
      if (ante > 0) this.sink?.ante(seat, ante);
      if (f[F_STACK + seat] === 0) w[W_ALL_IN]! |= 1 << seat;
    }
    let highestBlind = 0;
    for (let i = 0; i < blinds.length; i++) {
      // Heads-up the button posts the small blind, so it comes first.
      const seat = plan.seats === 2 ? 1 - i : i;
      if (blinds[seat] === 0) continue;
      this.pay(seat, Math.abs(blinds[seat]!));
      if (f[F_BET + seat]! > 0) this.sink?.blind(seat, f[F_BET + seat]!);
      // The last of equal blinds acts last, so it is the one that counts. A post, which is negative, never does.
      if (blinds[seat]! >= highestBlind) {
        highestBlind = blinds[seat]!;
        w[W_OPENER] = seat;
      }
    }
    // A player who is short for the blind does not lower what the others owe.
    f[F_CURRENT] = highestBlind;
    f[F_FULL] = plan.betting === P_FIXED_LIMIT ? highestBlind : Math.max(highestBlind, smallBet);
    w[W_WAGERS] = highestBlind > 0 ? 1 : 0;
  }

  // The state of the hand.

  get street(): number {
    return this.w[W_STREET]!;
  }
  /** BETTING, DRAWING or OVER. */
  get phase(): number {
    return this.w[W_PHASE]!;
  }
  /** The seat whose turn it is; -1 when the hand is over. */
  get actor(): Seat {
    return this.w[W_ACTOR]!;
  }
  /** The seats that have not folded, as bits. */
  get live(): number {
    return this.w[W_LIVE]!;
  }
  get allIn(): number {
    return this.w[W_ALL_IN]!;
  }
  get mucked(): number {
    return this.w[W_MUCKED]!;
  }
  /** Full wagers on this street so far. */
  get wagers(): number {
    return this.w[W_WAGERS]!;
  }
  /** The player who would act first on this street. */
  get opener(): Seat {
    return this.w[W_OPENER]!;
  }
  /** The player who bet or raised last on this street, or -1. */
  get aggressor(): Seat {
    return this.w[W_AGGRESSOR]!;
  }
  get boardCount(): number {
    return this.w[W_BOARD_COUNT]!;
  }
  get hasCommunityCard(): boolean {
    return this.w[W_COMMUNITY] === 1;
  }
  /** Whether the cards come from a script, and may be unknown. */
  get isScripted(): boolean {
    return this.script !== undefined;
  }
  get isBringInDue(): boolean {
    return this.w[W_BRING_IN_DUE] === 1;
  }
  get bringInSeat(): Seat {
    return this.w[W_BRING_IN_SEAT]!;
  }
  get isCapped(): boolean {
    return this.plan.betting === P_FIXED_LIMIT && this.w[W_WAGERS]! >= this.w[W_CAP]!;
  }
  /** The bet that a player must have on this street to stay in. */
  get currentBet(): Chips {
    return this.f[F_CURRENT]!;
  }
  stackOf(seat: Seat): Chips {
    return this.f[F_STACK + seat]!;
  }
  /** What a seat has bet on this street. */
  betOf(seat: Seat): Chips {
    return this.f[F_BET + seat]!;
  }
  /** What a seat has bet in the whole hand, antes aside. */
  paidOf(seat: Seat): Chips {
    return this.f[F_PAID + seat]!;
  }
  anteOf(seat: Seat): Chips {
    return this.f[F_ANTE + seat]!;
  }
  cardCount(seat: Seat): number {
    return this.b[COUNTS_AT + seat]!;
  }
  /** All chips that were put in and not returned. */
  get pot(): Chips {
    let pot = 0;
    for (let seat = 0; seat < this.plan.seats; seat++) pot += this.f[F_PAID + seat]! + this.f[F_ANTE + seat]!;
    return pot;
  }
  /** Cards that can be drawn before the discards are reshuffled. */
  get stubSize(): number {
    return this.w[W_DECK_END]! - this.w[W_DECK_AT]! - this.w[W_BURNS]!;
  }
  /** Marks the cards that the next card may be, all equally likely, with 1; the others stay as they are. */
  markStub(marks: Uint8Array): void {
    for (let at = this.w[W_DECK_AT]!; at < this.w[W_DECK_END]!; at++) marks[this.b[DECK_AT + at]!] = 1;
  }

  // Legal actions.

  /** The legal actions of the actor, as bits by code. 0 when the hand is over. */
  legalBits(): number {
    const { w, f, plan } = this;
    // Most callers ask before they act, and `act` asks again.
    if (w[W_LEGAL] !== 0) return w[W_LEGAL]!;
    if (w[W_PHASE] !== S_BETTING) return w[W_PHASE] === S_DRAWING ? 1 << C_DRAW_BIT : 0;
    const seat = w[W_ACTOR]!;
    const stack = f[F_STACK + seat]!;
    const others = w[W_LIVE]! & ~w[W_ALL_IN]! & ~(1 << seat);
    let bits = 0;
    if (w[W_BRING_IN_DUE] === 1) {
      bits = 1 << C_BRING_IN;
      if (seat !== w[W_BRING_IN_SEAT]) bits |= 1 << C_FOLD;
      if (stack > plan.bringIn && others !== 0) bits |= 1 << C_RAISE;
    } else {
      const toCall = f[F_CURRENT]! - f[F_BET + seat]!;
      bits = 1 << C_CALL;
      if (toCall > 0 || plan.allowsFreeFold) bits |= 1 << C_FOLD;
      // Somebody must be left who could respond to a raise.
      if (stack > toCall && others !== 0 && w[W_WAGERS]! < w[W_CAP]!) {
        const isFirst = ((w[W_ACTED]! >> seat) & 1) === 0;
        // Without a limit the check is short enough to be done here.
        const isReopened =
          plan.betting === P_FIXED_LIMIT ? isFirst || this.isReopened(seat) : isFirst || toCall >= f[F_FULL]!;
        if (isReopened) bits |= 1 << C_RAISE;
      }
    }
    w[W_LEGAL] = bits;
    return bits;
  }

  /**
   * Fixed limit: a player who has acted may raise again only when he faces a full raise. Short all-ins count when they
   * add up to one.
   */
  private isReopened(seat: Seat): boolean {
    const { w, f, plan } = this;
    const toCall = f[F_CURRENT]! - f[F_BET + seat]!;
    const isCompletion = plan.isStud && w[W_STREET] === 0 && f[F_BET + seat]! <= plan.bringIn;
    return f[F_BET + seat]! < f[F_FULL]! && (2 * toCall >= f[F_WAGER]! || isCompletion);
  }

  /** What it costs the actor to call; 0 is a check. */
  get callCost(): Chips {
    const seat = this.w[W_ACTOR]!;
    const toCall =
      this.w[W_BRING_IN_DUE] === 1 ? this.plan.bringIn : this.f[F_CURRENT]! - this.f[F_BET + seat]!;
    return Math.min(Math.max(toCall, 0), this.f[F_STACK + seat]!);
  }

  /** The least that the actor may bet or raise to. */
  get minRaiseTo(): Chips {
    const { f, plan } = this;
    const seat = this.w[W_ACTOR]!;
    const all = f[F_BET + seat]! + f[F_STACK + seat]!;
    const least = f[F_FULL]! + (plan.betting === P_FIXED_LIMIT ? f[F_WAGER]! : f[F_CURRENT]!);
    // Not `Math.min`: it has more cases than there are here, and shows in profiles.
    return least < all ? least : all;
  }

  /** The most that the actor may bet or raise to. */
  get maxRaiseTo(): Chips {
    const { f, w, plan } = this;
    const seat = w[W_ACTOR]!;
    const all = f[F_BET + seat]! + f[F_STACK + seat]!;
    if (plan.betting === P_FIXED_LIMIT) {
      return w[W_DOUBLE] === 1 ? Math.min(all, f[F_FULL]! + plan.bigBet) : this.minRaiseTo;
    }
    if (plan.betting === P_POT_LIMIT) return Math.min(all, Math.max(this.minRaiseTo, this.potLimit(false)));
    return all;
  }

  /** Pot limit: what the actor may raise to. Antes count from the second street on; some rooms count them at once. */
  potLimit(withAntes: boolean): Chips {
    const { f, w, plan } = this;
    const { blinds } = plan;
    let pot = 0;
    for (let seat = 0; seat < plan.seats; seat++) {
      const isBlind = w[W_STREET] === 0 && f[F_BET + seat]! < blinds[seat]!;
      // A short blind counts as a full one.
      pot += isBlind ? f[F_PAID + seat]! - f[F_BET + seat]! + blinds[seat]! : f[F_PAID + seat]!;
      if (withAntes || w[W_STREET]! > 0) pot += f[F_ANTE + seat]!;
    }
    return 2 * f[F_CURRENT]! - f[F_BET + w[W_ACTOR]!]! + pot;
  }

  /** Whether the actor may bet or raise to exactly this amount. */
  allowsRaiseTo(amount: Chips): boolean {
    const { w, f, plan } = this;
    const floor = w[W_BRING_IN_DUE] === 1 ? plan.bringIn : f[F_CURRENT]!;
    const bits = w[W_LEGAL] === 0 ? this.legalBits() : w[W_LEGAL]!;
    if ((bits & (1 << C_RAISE)) === 0 || !(amount > floor) || !Number.isSafeInteger(amount)) return false;
    const least = this.minRaiseTo;
    const seat = w[W_ACTOR]!;
    const most = plan.betting === P_NO_LIMIT ? f[F_BET + seat]! + f[F_STACK + seat]! : this.maxRaiseTo;
    if (amount === least || amount === most) return true;
    if (amount > least) return plan.betting !== P_FIXED_LIMIT && amount < most;
    return this.putsLastAllIn(amount);
  }

  /** A raise that only puts the last opponents all-in may be announced as such. */
  private putsLastAllIn(amount: Chips): boolean {
    const { w, f, plan } = this;
    let deepest = 0;
    for (let seat = 0; seat < plan.seats; seat++) {
      if (seat === w[W_ACTOR] || ((w[W_LIVE]! >> seat) & 1) === 0) continue;
      deepest = Math.max(deepest, f[F_BET + seat]! + f[F_STACK + seat]!);
    }
    return amount === deepest;
  }

  // Decisions.

  /** Performs the action of a code and returns true; an illegal one changes nothing and returns false. */
  act(code: number, amount = 0): boolean {
    const { w, f } = this;
    if (w[W_PHASE] !== S_BETTING) return w[W_PHASE] === S_DRAWING && this.actDraw(w[W_ACTOR]!, code);
    const seat = w[W_ACTOR]!;
    if (code === C_CALL) {
      if (w[W_BRING_IN_DUE] === 1) return false;
      this.writeLog(C_CALL);
      this.pay(seat, f[F_CURRENT]! - f[F_BET + seat]!);
    } else if (code === C_RAISE) {
      // Nearly always the caller has already asked what is legal.
      const bits = w[W_LEGAL] === 0 ? this.legalBits() : w[W_LEGAL]!;
      if ((bits & (1 << C_RAISE)) === 0) return false;
      this.writeLog(C_RAISE);
      this.raiseTo(seat, this.minRaiseTo);
    } else if (!this.actSeldom(seat, code, amount)) return false;
    w[W_LEGAL] = 0;
    w[W_ACTED]! |= 1 << seat;
    if (this.sink !== undefined) this.sink.act(seat, code);
    const able = w[W_LIVE]! & ~w[W_ALL_IN]!;
    const pending = w[W_PENDING]! & able & ~(1 << seat);
    w[W_PENDING] = pending;
    if (pending === 0 || (able & (able - 1)) === 0) this.goOn(seat);
    else {
      // `nextSeat`, inlined.
      const after = pending & (-2 << seat);
      w[W_ACTOR] = 31 - Math.clz32(after === 0 ? pending & -pending : after & -after);
    }
    return true;
  }

  private actSeldom(seat: Seat, code: number, amount: Chips): boolean {
    const { w, f } = this;
    if (code === C_FOLD) {
      if ((this.legalBits() & (1 << C_FOLD)) === 0) return false;
      this.writeLog(C_FOLD);
      w[W_LIVE]! &= ~(1 << seat);
      const isFree = w[W_BRING_IN_DUE] === 0 && f[F_CURRENT] === f[F_BET + seat];
      if (isFree && this.plan.isStud) w[W_GHOSTS]! |= 1 << seat;
      return true;
    }
    if (code === C_BRING_IN) {
      if (w[W_BRING_IN_DUE] !== 1) return false;
      this.writeLog(C_BRING_IN);
      this.postBringIn(seat);
      return true;
    }
    if (code !== C_RAISE_TO || !this.allowsRaiseTo(amount)) return false;
    this.writeRaiseTo(amount);
    this.raiseTo(seat, amount);
    return true;
  }

  private actDraw(seat: Seat, code: number): boolean {
    const places = code - C_DRAW;
    if (!(places >= 0 && places < 1 << this.b[COUNTS_AT + seat]!) || places !== (places | 0)) return false;
    this.w[W_LEGAL] = 0;
    this.writeLog(code);
    this.sink?.discard(seat, places);
    this.throwCards(seat, places);
    return true;
  }

  private pay(seat: Seat, owed: Chips): void {
    const { f } = this;
    const paid = owed < f[F_STACK + seat]! ? owed : f[F_STACK + seat]!;
    f[F_STACK + seat]! -= paid;
    f[F_BET + seat]! += paid;
    f[F_PAID + seat]! += paid;
    if (f[F_STACK + seat] === 0) this.w[W_ALL_IN]! |= 1 << seat;
  }

  private postBringIn(seat: Seat): void {
    this.pay(seat, this.plan.bringIn);
    // A short bring-in does not lower what the others owe.
    this.f[F_CURRENT] = this.plan.bringIn;
    this.w[W_BRING_IN_DUE] = 0;
  }

  private raiseTo(seat: Seat, amount: Chips): void {
    const { w, f, plan } = this;
    if (plan.betting === P_FIXED_LIMIT) {
      // Half a wager or more counts as a full one, also when an all-in player puts in less.
      const wager = f[F_WAGER]!;
      if (2 * (amount - f[F_FULL]!) >= wager) {
        if (w[W_DOUBLE] === 1 && amount - f[F_FULL]! > wager) {
          w[W_DOUBLE] = 2;
          f[F_WAGER] = plan.bigBet;
        }
        f[F_FULL] = amount;
        w[W_WAGERS]!++;
      }
    } else {
      const raise = amount - f[F_CURRENT]!;
      if (raise >= f[F_FULL]!) {
        f[F_FULL] = raise;
        w[W_WAGERS]!++;
      }
    }
    this.pay(seat, amount - f[F_BET + seat]!);
    f[F_CURRENT] = amount;
    w[W_GHOSTS] = 0;
    w[W_BRING_IN_DUE] = 0;
    w[W_AGGRESSOR] = seat;
    w[W_PENDING] = w[W_LIVE]! & ~w[W_ALL_IN]!;
  }

  // The progress of the hand.

  /**
   * After a decision of `seat`, when nobody has to respond to it or only one player could: the next street, or the end.
   */
  private goOn(seat: Seat): void {
    const { w } = this;
    const live = w[W_LIVE]!;
    if ((live & (live - 1)) === 0) {
      this.returnUncalled();
      this.finish();
      return;
    }
    const pending = w[W_PENDING]!;
    if (pending === 0 || this.isIdle(pending)) this.endStreet();
    else w[W_ACTOR] = nextSeat(pending, seat);
  }

  /** Whether the only player with chips left has nothing to call. */
  private isIdle(pending: number): boolean {
    const { w, f, plan } = this;
    const able = w[W_LIVE]! & ~w[W_ALL_IN]!;
    if ((able & (able - 1)) !== 0) return false;
    const seat = 31 - Math.clz32(pending);
    for (let other = 0; other < plan.seats; other++) {
      if (((w[W_LIVE]! >> other) & 1) === 1 && f[F_BET + other]! > f[F_BET + seat]!) return false;
    }
    return true;
  }

  private endStreet(): void {
    const { w, f, plan } = this;
    for (;;) {
      w[W_BRING_IN_DUE] = 0;
      // Where nobody is all-in, everybody in the hand has paid the same.
      if ((w[W_LIVE]! & w[W_ALL_IN]!) !== 0) this.returnUncalled();
      w[W_STREET]!++;
      if (w[W_STREET] === plan.streetCount) {
        w[W_STREET]--;
        this.finish();
        return;
      }
      for (let seat = 0; seat < plan.seats; seat++) f[F_BET + seat] = 0;
      f[F_CURRENT] = 0;
      f[F_FULL] = plan.betting === P_FIXED_LIMIT ? 0 : plan.smallBet;
      w[W_WAGERS] = 0;
      w[W_ACTED] = 0;
      w[W_AGGRESSOR] = NOBODY;
      this.sink?.street(w[W_STREET]!);
      if (plan.streets[w[W_STREET]! * P_STREET_WIDTH + 3] === 1) {
        w[W_PHASE] = S_DRAWING;
        w[W_PENDING] = w[W_LIVE]!;
        w[W_ACTOR] = nextSeat(w[W_LIVE]!, plan.seats - 1);
        return;
      }
      this.dealStreet();
      if (this.openBetting()) return;
    }
  }

  /** Chooses who acts first; false when nobody is left to bet. On the first street it then ends the street itself. */
  private openBetting(): boolean {
    const { w, f, plan } = this;
    w[W_PHASE] = S_BETTING;
    const able = w[W_LIVE]! & ~w[W_ALL_IN]!;
    const isFirst = w[W_STREET] === 0;
    w[W_PENDING] = able;
    w[W_CAP] = plan.capLift === 0 ? plan.maxWagers : this.findCap();
    w[W_DOUBLE] = plan.allowsDouble ? this.findDouble() : 0;
    f[F_WAGER] = plan.wagers[w[W_STREET]!]!;
    const opens = plan.streets[w[W_STREET]! * P_STREET_WIDTH + 4]!;
    if (opens === P_AFTER_BLINDS) w[W_OPENER] = (w[W_OPENER]! + 1) % plan.seats;
    else if (opens === P_LEFT_OF_BUTTON) w[W_OPENER] = nextSeat(w[W_LIVE]!, plan.seats - 1);
    else if (opens === P_BRING_IN) {
      w[W_OPENER] = plan.openers?.[0] ?? findBringIn(this);
      w[W_BRING_IN_SEAT] = w[W_OPENER]!;
      w[W_BRING_IN_DUE] = 1;
    } else w[W_OPENER] = plan.openers?.[w[W_STREET]!] ?? this.findBestBoard(opens === P_HIGH_BOARD);

    if (able !== 0 && (isFirst || (able & (able - 1)) !== 0)) {
      w[W_ACTOR] = nextSeat(able, (w[W_OPENER] + plan.seats - 1) % plan.seats);
      // With one stack left there may still be a blind to call; a bring-in against antes alone is pointless.
      if ((able & (able - 1)) !== 0) return true;
      w[W_BRING_IN_DUE] = 0;
      if (opens !== P_BRING_IN && !this.isIdle(able) && f[F_CURRENT]! > f[F_BET + w[W_ACTOR]]!) return true;
    }
    w[W_BRING_IN_DUE] = 0;
    if (isFirst) this.endStreet();
    return false;
  }

  private findCap(): number {
    const { capLift, maxWagers } = this.plan;
    const one = this.w[W_LIVE]! & (this.w[W_LIVE]! - 1);
    return capLift === 2 || (one & (one - 1)) === 0 ? NO_CAP : maxWagers;
  }

  private findDouble(): number {
    const { plan, w } = this;
    if (w[W_STREET] !== 1) return 0;
    const [door, next] = [plan.upPlaces[0]!, plan.upPlaces[1]!];
    for (let seat = 0; seat < plan.seats; seat++) {
      const hole = this.holes[seat]!;
      const isPair = hole[door]! >> 2 === hole[next]! >> 2 && hole[door] !== UNKNOWN_CARD;
      if (((w[W_LIVE]! >> seat) & 1) === 1 && isPair) return 1;
    }
    return 0;
  }

  /** The player who opens by the up cards; equal boards go by position or by the suit of the highest card. */
  private findBestBoard(high: boolean): Seat {
    const { plan, w } = this;
    if (w[W_COMMUNITY] === 1 || plan.openerBySuit) return findOpener(this, high);
    const ranks = high ? HIGH_RANKS : LOW_RANKS;
    let best = NOBODY;
    let bestRank = -1;
    for (let rest = w[W_LIVE]!; rest !== 0; rest &= rest - 1) {
      const seat = 31 - Math.clz32(rest & -rest);
      const rank = ranks[w[W_UPS + seat]!]!;
      if (rank > bestRank) {
        best = seat;
        bestRank = rank;
      }
    }
    return best;
  }

  /** Returns the part of a bet that nobody has matched. */
  private returnUncalled(): void {
    const { f, w, plan } = this;
    let highest = 0;
    let second = 0;
    let seat = NOBODY;
    for (let i = 0; i < plan.seats; i++) {
      const bet = f[F_BET + i]!;
      if (bet > highest) {
        second = highest;
        highest = bet;
        seat = i;
      } else if (bet > second) second = bet;
    }
    if (highest === second || ((w[W_LIVE]! >> seat) & 1) === 0) return;
    const rest = highest - second;
    f[F_STACK + seat]! += rest;
    f[F_BET + seat]! -= rest;
    f[F_PAID + seat]! -= rest;
    w[W_ALL_IN]! &= ~(1 << seat);
    this.sink?.giveBack(seat, rest);
  }

  private finish(): void {
    this.w[W_PHASE] = S_OVER;
    this.w[W_ACTOR] = NOBODY;
    this.w[W_PENDING] = 0;
    this.sink?.showDown();
    settle(this, this.collect);
  }

  // Dealing.

  /** Writes the next cards into the bytes from `to` on. */
  private takeCards(to: number, count: number): void {
    const { w, b, rng } = this;
    if (rng === undefined) {
      for (let i = 0; i < count; i++) b[to + i] = this.takeScripted();
      return;
    }
    const end = w[W_DECK_END]!;
    let at = w[W_DECK_AT]!;
    for (let i = 0; i < count; i++) {
      // One step of a Fisher-Yates shuffle in place.
      const place = DECK_AT + at;
      const from = place + below(rng, end - at);
      const card = b[from]!;
      b[from] = b[place]!;
      b[place] = card;
      b[to + i] = card;
      at++;
    }
    w[W_DECK_AT] = at;
  }

  /**
   * The deck of a script keeps the undealt cards behind its first cards, so that `resume` can go on from them. Its
   * first cards may differ from the dealt ones, some of which are unknown.
   */
  private takeScripted(): Card {
    const { w, b } = this;
    const number = w[W_DEALT_LENGTH]!++;
    const card = this.script![number];
    if (card === undefined) throw new RangeError('the script has no card left');
    const place = DECK_AT + w[W_DECK_AT]!++;
    const end = DECK_AT + w[W_DECK_END]!;
    let found = place;
    while (found < end && b[found] !== card) found++;
    if (found < end) {
      b[found] = b[place]!;
      b[place] = card;
    }
    b[DEALT_AT + number] = card;
    w[W_UNLISTED] = w[W_DECK_AT]!;
    return card;
  }

  /** From now on the cards are drawn at random from those that the script has not dealt. */
  resume(rng: Rng): void {
    this.script = undefined;
    this.rng = rng;
  }

  /**
   * The stub becomes one card shorter. Which card is burned need not be decided: nobody sees it, and as long as cards
   * are drawn at random one by one, it may be any of those left.
   */
  private burn(): void {
    if (this.stubSize > 0) this.w[W_BURNS]!++;
  }

  private dealStreet(): void {
    const { w, plan } = this;
    const at = w[W_STREET]! * P_STREET_WIDTH;
    const each = plan.streets[at]! + plan.streets[at + 1]!;
    const toBoard = plan.streets[at + 2]!;
    if (w[W_STREET] === 0) this.dealEach(each);
    else if (each > 0) this.dealLaterStreet();
    else this.burn();
    if (toBoard === 0) return;
    this.takeCards(BOARD_AT + w[W_BOARD_COUNT]!, toBoard);
    w[W_BOARD_COUNT]! += toBoard;
    this.sink?.board(toBoard);
  }

  private dealEach(count: number): void {
    const { w, b, plan } = this;
    const up = plan.streets[w[W_STREET]! * P_STREET_WIDTH + 1]!;
    const live = w[W_LIVE]!;
    const ghosts = w[W_GHOSTS]!;
    for (let seat = 0; seat < plan.seats; seat++) {
      // A card for a folded seat is dead at once, like a burned card.
      if ((ghosts >> seat) & 1) this.burn();
      if (((live >> seat) & 1) === 0) continue;
      const held = b[COUNTS_AT + seat]!;
      const at = HOLES_AT + seat * CARDS_PER_SEAT + held;
      b[COUNTS_AT + seat] = held + count;
      this.takeCards(at, count);
      for (let i = count - up; i < count; i++) {
        w[W_UPS + seat] = STEPS[w[W_UPS + seat]! * 16 + ((b[at + i]! >> 2) & 15)]!;
      }
      if (this.sink !== undefined) this.sink.deal(seat, count);
    }
  }

  /**
   * Stud after the first cards, one each. When the stub gets short it is dealt without a burn, then the burned cards
   * come back, and when even they are not enough, one community card plays for all.
   */
  private dealLaterStreet(): void {
    const needed = countSeats(this.w[W_LIVE]! | this.w[W_GHOSTS]!);
    if (this.stubSize >= needed + 2) this.burn();
    // The burned cards come back.
    else if (this.stubSize < needed) this.w[W_BURNS] = 0;
    if (this.stubSize >= needed) this.dealEach(1);
    else this.dealCommunity();
  }

  private dealCommunity(): void {
    const at = BOARD_AT + this.w[W_BOARD_COUNT]!++;
    this.takeCards(at, 1);
    const card = this.b[at]!;
    this.w[W_COMMUNITY] = 1;
    this.sink?.board(1);
    for (let seat = 0; seat < this.plan.seats; seat++) {
      if ((this.w[W_LIVE]! >> seat) & 1) this.holes[seat]![this.b[COUNTS_AT + seat]!++] = card;
    }
  }

  // Draws: all players discard in turn, then all are dealt.

  private throwCards(seat: Seat, places: number): void {
    const { w } = this;
    this.b[THROWN_AT + seat] = places;
    w[W_PENDING]! &= ~(1 << seat);
    if (w[W_PENDING] !== 0) {
      w[W_ACTOR] = nextSeat(w[W_PENDING]!, seat);
      return;
    }
    this.replaceThrown();
    if (!this.openBetting()) this.endStreet();
  }

  private replaceThrown(): void {
    const { w, b, plan } = this;
    let needed = 0;
    for (let seat = 0; seat < plan.seats; seat++) {
      this.pileStarts[seat] = needed;
      const hole = HOLES_AT + seat * CARDS_PER_SEAT;
      for (let bits = b[THROWN_AT + seat]!; bits !== 0; bits &= bits - 1) {
        b[PILE_AT + needed++] = b[hole + 31 - Math.clz32(bits & -bits)]!;
      }
    }
    w[W_PILE_LENGTH] = needed;
    this.burn();
    let isExhausted = false;
    for (let seat = 0; seat < plan.seats; seat++) {
      const hole = HOLES_AT + seat * CARDS_PER_SEAT;
      // Once the discards of this round are dealt again, each player who draws needs a stub without his own.
      if (isExhausted && b[THROWN_AT + seat] !== 0) this.recycle(seat);
      for (let bits = b[THROWN_AT + seat]!; bits !== 0; bits &= bits - 1) {
        const place = 31 - Math.clz32(bits & -bits);
        // The last card of the stub is dealt only if it completes the round.
        const left = w[W_DECK_END]! - w[W_DECK_AT]! - w[W_BURNS]!;
        if (left <= 1 && needed > left) isExhausted = !this.reshuffle(seat);
        this.takeCards(hole + place, 1);
        b[THROWN_AT + seat] = bits & (bits - 1);
        if (this.sink !== undefined) this.sink.draw(seat, place);
        needed--;
      }
    }
  }

  /**
   * The rest of the stub, folded hands, burns and the discards of earlier rounds become the new stub. At a full table
   * even they can run out: then it returns false, and the discards of the others in this round are used.
   */
  private reshuffle(seat: Seat): boolean {
    this.gatherStub(0, this.w[W_PILE_LENGTH]!);
    if (this.stubSize === 0) {
      this.recycle(seat);
      return false;
    }
    this.sink?.reshuffle();
    return true;
  }

  /** The discards of this round become the stub of a player, without his own. */
  private recycle(seat: Seat): void {
    const isLast = seat + 1 === this.plan.seats;
    this.gatherStub(this.pileStarts[seat]!, isLast ? this.w[W_PILE_LENGTH]! : this.pileStarts[seat + 1]!);
    this.sink?.reshuffle();
  }

  /** Makes the stub from all cards except those of live hands and a part of the pile. */
  private gatherStub(from: number, to: number): void {
    const { w, b, plan } = this;
    this.listDealt();
    let low = 0;
    let high = 0;
    let unknown = 0;
    const hold = (card: Card): void => {
      if (card < 32) low |= 1 << card;
      else if (card < P_DECK_SIZE) high |= 1 << (card - 32);
      else unknown++;
    };
    for (let seat = 0; seat < plan.seats; seat++) {
      if (((w[W_LIVE]! >> seat) & 1) === 0) continue;
      for (let place = 0; place < b[COUNTS_AT + seat]!; place++) {
        // A position that waits for its card still shows the discard, which is in the pile.
        if (((b[THROWN_AT + seat]! >> place) & 1) === 0) hold(this.holes[seat]![place]!);
      }
    }
    for (let i = from; i < to; i++) hold(b[PILE_AT + i]!);
    let end = 0;
    for (let card = 0; card < P_DECK_SIZE; card++) {
      const isHeld = card < 32 ? (low >>> card) & 1 : (high >>> (card - 32)) & 1;
      if (isHeld === 0) b[DECK_AT + end++] = card;
    }
    w[W_DECK_AT] = 0;
    w[W_BURNS] = 0;
    // Unknown cards are held by somebody all the same.
    w[W_DECK_END] = end - unknown;
  }

  // The list of decisions.

  private writeLog(byte: number): void {
    const at = this.w[W_LOG_LENGTH]!++;
    if (at < LOG_SIZE) this.b[LOG_AT + at] = byte;
    else this.overflow.push(byte);
  }

  /** The code, then the amount in seven bits per byte, the lowest first; the eighth bit says that more follow. */
  private writeRaiseTo(amount: Chips): void {
    const { w, b } = this;
    const end = w[W_LOG_LENGTH]! + LONGEST_RAISE;
    if (amount > SMALL_AMOUNT || end > LOG_SIZE) {
      this.writeLargeRaiseTo(amount);
      return;
    }
    let at = LOG_AT + w[W_LOG_LENGTH]!;
    b[at++] = C_RAISE_TO;
    let rest = amount | 0;
    for (; rest >= 128; rest >>= 7) b[at++] = (rest & 127) | 128;
    b[at++] = rest;
    w[W_LOG_LENGTH] = at - LOG_AT;
  }

  private writeLargeRaiseTo(amount: Chips): void {
    this.writeLog(C_RAISE_TO);
    let rest = amount;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.writeLog((rest % 128) + 128);
    this.writeLog(rest);
  }

  /** Cards are listed before the deck that holds them is reshuffled. */
  private listDealt(): void {
    const { w, b } = this;
    const from = DECK_AT + w[W_UNLISTED]!;
    const to = DECK_AT + w[W_DECK_AT]!;
    b.copyWithin(DEALT_AT + w[W_DEALT_LENGTH]!, from, to);
    w[W_DEALT_LENGTH]! += to - from;
    w[W_UNLISTED] = 0;
  }

  /** All cards dealt so far, in order: as a script they deal the same hand again. */
  dealtCards(): Card[] {
    return Array.from({ length: this.dealtCount }, (_, at) => this.dealtAt(at));
  }

  get dealtCount(): number {
    return this.w[W_DEALT_LENGTH]! + this.w[W_DECK_AT]! - this.w[W_UNLISTED]!;
  }
  dealtAt(at: number): Card {
    const later = at - this.w[W_DEALT_LENGTH]!;
    return this.b[later < 0 ? DEALT_AT + at : DECK_AT + this.w[W_UNLISTED]! + later]!;
  }

  // Other hidden cards at the same point: `HandFrame` calls these on a copy of a hand that fits the same view.

  /** Gives a seat these cards, from its first position on. */
  setCards(seat: Seat, cards: Uint8Array, count: number): void {
    const at = HOLES_AT + seat * CARDS_PER_SEAT;
    for (let place = 0; place < count; place++) this.b[at + place] = cards[place]!;
  }

  /** The positions that a seat has discarded in a round of draws that is not over. */
  setThrown(seat: Seat, places: number): void {
    if (this.b[THROWN_AT + seat] !== 0) this.b[THROWN_AT + seat] = places;
  }

  /** Changes a card in the list of all cards dealt; the cards of a script are always listed. */
  setDealt(at: number, card: Card): void {
    this.b[DEALT_AT + at] = card;
  }

  /** Changes one byte of the list of decisions. */
  setLog(at: number, byte: number): void {
    if (at < LOG_SIZE) this.b[LOG_AT + at] = byte;
    else this.overflow[at - LOG_SIZE] = byte;
  }

  /** The stub becomes all cards except these (bits of the cards 0 to 31 and 32 to 51), drawn with this generator. */
  setStub(low: number, high: number, rng: Rng): void {
    const { w, b } = this;
    let end = DECK_AT + w[W_DECK_AT]!;
    for (let rest = ~low; rest !== 0; rest &= rest - 1) b[end++] = 31 - Math.clz32(rest & -rest);
    for (let rest = ~high & 0xfffff; rest !== 0; rest &= rest - 1) b[end++] = 63 - Math.clz32(rest & -rest);
    w[W_DECK_END] = end - DECK_AT;
    this.resume(rng);
  }

  get logLength(): number {
    return this.w[W_LOG_LENGTH]!;
  }
  logAt(at: number): number {
    return at < LOG_SIZE ? this.b[LOG_AT + at]! : this.overflow[at - LOG_SIZE]!;
  }
}
