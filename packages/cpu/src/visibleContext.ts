import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { Seat, SeatView, View } from '@doorcard/engine';
import { seatOf } from './player.js';
import { readPublicLog, type PublicLog } from './publicLog.js';

/**
 * The situation of a player on 3rd street: has to bring in or complete; nobody has completed; somebody has; somebody has
 * and another raised before I acted on it; it was raised after I had completed or called a completion.
 */
export type ThirdStreet = 'bringIn' | 'unopened' | 'completed' | 'cold' | 'reraised';

export interface VisibleOpponent {
  readonly seat: Seat;
  /** Still in the hand. */
  readonly active: boolean;
  readonly up: readonly Card[];
  readonly downCount: number;
  /** The first up card. */
  readonly door: Card;
  readonly allIn: boolean;
  /** Has decided something on this street. */
  readonly acted: boolean;
  /** Will decide after me before this round of betting can end, if nobody raises. */
  readonly toAct: boolean;
}

/** What a stud player can see, read once from its view. Seats of opponents are in the order of the table. */
export interface VisibleContext {
  readonly view: View;
  /** 3..7 */
  readonly street: number;
  readonly me: {
    readonly seat: Seat;
    readonly up: readonly Card[];
    readonly down: readonly Card[];
    /** Everything I may use, a community card included. */
    readonly cards: readonly Card[];
    /** The same without a community card. */
    readonly own: readonly Card[];
    readonly door: Card;
  };
  readonly opponents: readonly VisibleOpponent[];
  /** The opponents that are still in. */
  readonly live: readonly VisibleOpponent[];
  readonly aliveSeats: readonly Seat[];
  readonly headsUp: boolean;
  /** Up cards of all others, folded ones too, and a community card, which nobody can be dealt any more. */
  readonly deadUpCards: readonly Card[];
  readonly deadCount: number;
  /** By rank, 0 = deuce to 12 = ace. */
  readonly deadRankCount: readonly number[];
  /** By suit, 0 = clubs to 3 = spades. */
  readonly deadSuitCount: readonly number[];
  readonly bringInSeat: Seat;
  /** Who completed on 3rd street. */
  readonly completerSeat: Seat | undefined;
  /** Full wagers on this street after the first. */
  readonly raiseCount: number;
  /**
   * The last completion, bet or raise of this street, else of the street before; a bring-in is none. Facing a bet, it is
   * the player who bet.
   */
  readonly lastAggressorSeat: Seat | undefined;
  /** The last completion, bet or raise of this street alone: the player I face. */
  readonly bettorSeat: Seat | undefined;
  readonly third: ThirdStreet;
  /** Nobody who is still in has a turn before me / after me on this street, as far as is known. */
  readonly firstToAct: boolean;
  readonly lastToAct: boolean;
  /** What it costs to stay in. */
  readonly toCall: number;
  /** Everything that was done in this hand, street by street: the first `moveCount`. Valid until the next view is read. */
  readonly moves: Uint8Array;
  readonly moveCount: number;
}

/** Reads a stud view. */
export const buildVisibleContext = (view: View): VisibleContext => new SeenTable(view, seatOf(view));

/** A decision reads most fields; the ones that few decisions need are found when they are asked for. */
class SeenTable implements VisibleContext {
  readonly street: number;
  readonly me: VisibleContext['me'];
  readonly live: VisibleOpponent[] = [];
  readonly headsUp: boolean;
  readonly deadCount: number;
  readonly deadRankCount = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  readonly deadSuitCount = [0, 0, 0, 0];
  readonly bringInSeat: Seat;
  readonly completerSeat: Seat | undefined;
  readonly raiseCount: number;
  readonly lastAggressorSeat: Seat | undefined;
  readonly bettorSeat: Seat | undefined;
  readonly third: ThirdStreet;
  readonly firstToAct: boolean;
  readonly lastToAct: boolean;
  readonly toCall: number;
  readonly moves: Uint8Array;
  readonly moveCount: number;
  private readonly acted: number;
  private readonly answered: number;

  constructor(
    readonly view: View,
    seat: Seat,
  ) {
    const log = readPublicLog(view.events);
    const { seats, board } = view;
    const { live, deadRankCount, deadSuitCount } = this;
    let firstToAct = true;
    let lastToAct = true;
    let dead = 0;
    for (let i = 0; i < seats.length; i++) {
      if (i === seat) continue;
      const one = seats[i]!;
      const { up } = one;
      dead += up.length;
      for (let j = 0; j < up.length; j++) {
        const card = up[j]!;
        deadRankCount[rankOf(card)]!++;
        deadSuitCount[suitOf(card)]!++;
      }
      if (one.folded) continue;
      const opponent = look(i, one, log.acted, log.answered);
      live.push(opponent);
      if (opponent.acted) firstToAct = false;
      if (opponent.toAct) lastToAct = false;
    }
    for (let i = 0; i < board.length; i++) {
      const card = board[i]!;
      deadRankCount[rankOf(card)]!++;
      deadSuitCount[suitOf(card)]!++;
    }
    this.street = view.street + 3;
    this.me = new OwnHand(seat, seats[seat]!.up, view.mine!.cards, board);
    this.headsUp = live.length === 1;
    this.deadCount = dead + board.length;
    this.bringInSeat = log.bringInSeat ?? seat;
    this.completerSeat = log.completer;
    this.raiseCount = Math.max(0, view.wagers - 1);
    this.lastAggressorSeat = log.bettor ?? log.lastBettor;
    this.bettorSeat = log.bettor;
    this.third = findThird(view, log, seat);
    this.firstToAct = firstToAct;
    this.lastToAct = lastToAct;
    this.toCall = view.legal?.call ?? 0;
    this.moves = log.moves;
    this.moveCount = log.count;
    this.acted = log.acted;
    this.answered = log.answered;
  }

  get opponents(): VisibleOpponent[] {
    const { me, view, acted, answered } = this;
    const all = view.seats.map((seat, i) => look(i, seat, acted, answered));
    return all.filter(({ seat }) => seat !== me.seat);
  }

  get aliveSeats(): Seat[] {
    return this.view.seats.flatMap(({ folded }, seat) => (folded ? [] : [seat]));
  }

  get deadUpCards(): Card[] {
    const { me, view } = this;
    return [...view.board, ...view.seats.flatMap(({ up }, seat) => (seat === me.seat ? [] : up))];
  }
}

/** The opponent on a seat that is still in. */
export function findLive({ live }: VisibleContext, seat: Seat | undefined): VisibleOpponent | undefined {
  for (let i = 0; i < live.length; i++) if (live[i]!.seat === seat) return live[i];
  return undefined;
}

const look = (
  seat: Seat,
  { folded, up, down, allIn }: SeatView,
  acted: number,
  answered: number,
): VisibleOpponent => ({
  seat,
  active: !folded,
  up,
  downCount: down,
  door: up[0]!,
  allIn,
  acted: ((acted >> seat) & 1) === 1,
  toAct: !folded && !allIn && ((answered >> seat) & 1) === 0,
});

class OwnHand {
  readonly door: Card;

  constructor(
    readonly seat: Seat,
    readonly up: readonly Card[],
    readonly cards: readonly Card[],
    private readonly board: readonly Card[],
  ) {
    this.door = up[0]!;
  }

  get down(): Card[] {
    const { own, up } = this;
    const down: Card[] = [];
    for (let i = 0; i < own.length; i++) if (!up.includes(own[i]!)) down.push(own[i]!);
    return down;
  }

  get own(): readonly Card[] {
    const { cards, board } = this;
    return board.length === 0 ? cards : cards.filter((card) => !board.includes(card));
  }
}

function findThird({ legal, wagers, seats, stakes }: View, log: PublicLog, seat: Seat): ThirdStreet {
  if (legal?.bringIn !== undefined) return 'bringIn';
  if (log.bettor === undefined) return 'unopened';
  if ((log.wagered >> seat) & 1 && log.bettor !== seat) return 'reraised';
  if (wagers <= 1) return 'completed';
  return seats[seat]!.bet >= stakes.smallBet ? 'reraised' : 'cold';
}
