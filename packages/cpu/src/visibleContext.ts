import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { Seat, View } from '@doorcard/engine';
import { seatOf } from './player.js';

/**
 * Where a player stands on 3rd street: has to bring in or complete; nobody has completed; somebody has; somebody has
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
    readonly door: Card;
  };
  readonly opponents: readonly VisibleOpponent[];
  /** The opponents that are still in. */
  readonly live: readonly VisibleOpponent[];
  readonly aliveSeats: readonly Seat[];
  readonly headsUp: boolean;
  /** Up cards of all others, folded ones too, and a community card, which nobody can be dealt any more. */
  readonly deadUpCards: readonly Card[];
  /** By rank, 0 = deuce to 12 = ace. */
  readonly deadRankCount: readonly number[];
  /** By suit, 0 = clubs to 3 = spades. */
  readonly deadSuitCount: readonly number[];
  readonly bringInSeat: Seat;
  /** Who completed on 3rd street. */
  readonly completerSeat: Seat | undefined;
  /** Full wagers on this street after the first. */
  readonly raiseCount: number;
  /** The last completion, bet or raise of this street, else of the street before; a bring-in is none. */
  readonly lastAggressorSeat: Seat | undefined;
  /** The last completion, bet or raise of this street alone: whom I face. */
  readonly bettorSeat: Seat | undefined;
  readonly third: ThirdStreet;
  /** Nobody who is still in has a turn before me / after me on this street, as far as is known. */
  readonly firstToAct: boolean;
  readonly lastToAct: boolean;
  /** What it costs to stay in. */
  readonly toCall: number;
}

/** Reads a stud view. */
export function buildVisibleContext(view: View): VisibleContext {
  const seat = seatOf(view);
  const { seats } = view;
  const log = readLog(view);
  const mine = seats[seat]!;
  const cards = view.mine!.cards;
  const opponents: VisibleOpponent[] = [];
  const live: VisibleOpponent[] = [];
  const aliveSeats: Seat[] = [];
  const deadUpCards: Card[] = [...view.board];
  for (let i = 0; i < seats.length; i++) {
    const { folded, up, down, allIn } = seats[i]!;
    if (!folded) aliveSeats.push(i);
    if (i === seat) continue;
    for (const card of up) deadUpCards.push(card);
    const acted = ((log.acted >> i) & 1) === 1;
    const toAct = !folded && !allIn && ((log.answered >> i) & 1) === 0;
    const opponent = { seat: i, active: !folded, up, downCount: down, door: up[0]!, allIn, acted, toAct };
    opponents.push(opponent);
    if (!folded) live.push(opponent);
  }
  const deadRankCount = new Array<number>(13).fill(0);
  const deadSuitCount = [0, 0, 0, 0];
  for (const card of deadUpCards) {
    deadRankCount[rankOf(card)]!++;
    deadSuitCount[suitOf(card)]!++;
  }
  return {
    view,
    street: view.street + 3,
    me: {
      seat,
      up: mine.up,
      down: cards.filter((card) => !mine.up.includes(card) && !view.board.includes(card)),
      cards,
      door: mine.up[0]!,
    },
    opponents,
    live,
    aliveSeats,
    headsUp: aliveSeats.length === 2,
    deadUpCards,
    deadRankCount,
    deadSuitCount,
    bringInSeat: log.bringInSeat ?? seat,
    completerSeat: log.completer,
    raiseCount: Math.max(0, view.wagers - 1),
    lastAggressorSeat: log.bettor ?? log.lastBettor,
    bettorSeat: log.bettor,
    third: findThird(view, log, seat),
    firstToAct: live.every(({ acted }) => !acted),
    lastToAct: live.every(({ toAct }) => !toAct),
    toCall: view.legal?.call ?? 0,
  };
}

/** The last completion, bet or raise of this street, or else of the one before. */
export function getLastAggressorSeat(view: View): Seat | undefined {
  const { bettor, lastBettor } = readLog(view);
  return bettor ?? lastBettor;
}

interface PublicLog {
  readonly bringInSeat: Seat | undefined;
  readonly completer: Seat | undefined;
  readonly bettor: Seat | undefined;
  readonly lastBettor: Seat | undefined;
  /** Seats that have decided on this street, as bits, and that have since the last wager. */
  readonly acted: number;
  readonly answered: number;
  /** Wagers on this street that came after my own first decision that was one. */
  readonly myWagers: number;
}

function readLog({ events, seat: me }: View): PublicLog {
  let bringInSeat: Seat | undefined;
  let completer: Seat | undefined;
  let bettor: Seat | undefined;
  let lastBettor: Seat | undefined;
  let acted = 0;
  let answered = 0;
  let myWagers = 0;
  let street = 0;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    switch (event.type) {
      case 'street':
        street = event.street;
        lastBettor = bettor;
        bettor = undefined;
        acted = 0;
        answered = 0;
        myWagers = 0;
        break;
      case 'bringIn':
        bringInSeat ??= event.seat;
        acted |= 1 << event.seat;
        answered |= 1 << event.seat;
        break;
      case 'raise':
        if (street === 0) {
          // Who completes instead of bringing in was the one to bring in.
          if (acted === 0) bringInSeat ??= event.seat;
          completer ??= event.seat;
        }
        bettor = event.seat;
        acted |= 1 << event.seat;
        answered = 1 << event.seat;
        if (event.seat === me) myWagers++;
        break;
      case 'fold':
      case 'check':
      case 'call':
        acted |= 1 << event.seat;
        answered |= 1 << event.seat;
        break;
      default:
    }
  }
  return { bringInSeat, completer, bettor, lastBettor, acted, answered, myWagers };
}

function findThird({ legal, wagers, seats, stakes }: View, log: PublicLog, seat: Seat): ThirdStreet {
  if (legal?.bringIn !== undefined) return 'bringIn';
  if (log.bettor === undefined) return 'unopened';
  if (log.myWagers > 0 && log.bettor !== seat) return 'reraised';
  if (wagers <= 1) return 'completed';
  return seats[seat]!.bet >= stakes.smallBet ? 'reraised' : 'cold';
}
