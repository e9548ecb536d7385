import { DECK_SIZE, type Card } from '@doorcard/cards';
import { findLegal, type Legal } from './action.js';
import type { HandEvent } from './hand/event.js';
import { BETTING, DRAWING, type Hand } from './hand/hand.js';
import type { RuleSet } from './ruleSet.js';
import type { Chips, Seat, Setup } from './setup.js';
import { followView, type ViewLog } from './viewLog.js';

/**
 * What one seat may know, and all that a player, a screen or a network ever gets. No field could hold another player's
 * down card or discard, the stub or a seed. Plain data: it can be sent as JSON.
 */
export interface View {
  readonly type: 'doorcard/view';
  readonly version: 1;
  readonly game: string;
  readonly rules: RuleSet;
  readonly stakes: Stakes;
  /** The seat that looks; null is the public. */
  readonly seat: Seat | null;
  readonly street: number;
  readonly phase: 'betting' | 'drawing' | 'over';
  readonly actor: Seat | null;
  readonly pot: Chips;
  readonly currentBet: Chips;
  /** Full wagers on this street. */
  readonly wagers: number;
  readonly isCapped: boolean;
  readonly board: readonly Card[];
  readonly seats: readonly SeatView[];
  /** The cards that the viewing seat holds and has held; null for the public. */
  readonly mine: OwnCards | null;
  /** What the viewing seat may do now; null when it is not its turn. */
  readonly legal: Legal | null;
  /** The events so far, as this seat saw them. */
  readonly events: readonly ViewEvent[];
}

export type Stakes = Pick<Setup, 'stacks' | 'antes' | 'blinds' | 'bringIn' | 'smallBet' | 'bigBet'>;

/** The public information about a seat. */
export interface SeatView {
  readonly stack: Chips;
  readonly bet: Chips;
  readonly paid: Chips;
  readonly ante: Chips;
  readonly folded: boolean;
  readonly allIn: boolean;
  /** How many face-down cards it holds. */
  readonly down: number;
  readonly up: readonly Card[];
  /** One entry for each draw so far: the number of cards drawn, or that it stood pat. */
  readonly draws: readonly DrawRecord[];
  /** The whole hand, once it has been shown. */
  readonly shown: readonly Card[] | null;
}

export type DrawRecord = number | 'pat';

export interface OwnCards {
  /** The current cards, in their order. */
  readonly cards: readonly Card[];
  /** All cards that came from the dealer, in order. */
  readonly dealt: readonly Card[];
  /** For each draw the discarded positions, as bits. */
  readonly thrown: readonly number[];
}

/** An event without what only others know. */
export type ViewEvent =
  | Exclude<HandEvent, { type: 'deal' | 'discard' | 'draw' }>
  | { readonly type: 'deal'; readonly seat: Seat; readonly down: number; readonly up: readonly Card[] }
  | { readonly type: 'discard' | 'draw'; readonly seat: Seat; readonly count: number };

/** What a seat, or the public, sees of a hand. */
export function makeView(hand: Hand, seat: Seat | null): View {
  const { setup } = hand.plan;
  const log = followView(hand);
  return {
    type: 'doorcard/view',
    version: 1,
    game: setup.variant.id,
    rules: setup.rules,
    stakes: log.stakes,
    seat,
    street: hand.street,
    phase: hand.phase === BETTING ? 'betting' : hand.phase === DRAWING ? 'drawing' : 'over',
    actor: hand.actor < 0 ? null : hand.actor,
    pot: hand.pot,
    currentBet: hand.currentBet,
    wagers: hand.wagers,
    isCapped: hand.isCapped,
    board: log.board,
    seats: makeSeatViews(hand, log),
    mine: seat === null ? null : makeOwnCards(hand, seat, log),
    legal: seat !== null && seat === hand.actor ? (findLegal(hand) ?? null) : null,
    events: log.events.slice(),
  };
}

function makeSeatViews(hand: Hand, log: ViewLog): SeatView[] {
  const views: SeatView[] = [];
  for (let seat = 0; seat < hand.plan.seats; seat++) {
    const { count, up, draws, shown } = log.seats[seat]!;
    views.push({
      stack: hand.stackOf(seat),
      bet: hand.betOf(seat),
      paid: hand.paidOf(seat),
      ante: hand.anteOf(seat),
      folded: ((hand.live >> seat) & 1) === 0,
      allIn: ((hand.allIn >> seat) & 1) === 1,
      down: count - up.length,
      up,
      draws,
      shown,
    });
  }
  return views;
}

function makeOwnCards(hand: Hand, seat: Seat, log: ViewLog): OwnCards {
  const { dealt, thrown } = log.seats[seat]!;
  const hole = hand.holes[seat]!;
  const cards: Card[] = [];
  for (let place = 0; place < hand.cardCount(seat); place++) cards.push(hole[place]!);
  return { cards, dealt, thrown };
}

/** Every card that a view shows, each once. */
export function listSeenCards({ board, seats, mine }: View): Card[] {
  const cards = [
    ...board,
    ...seats.flatMap(({ up, shown }) => [...up, ...(shown ?? [])]),
    ...(mine?.cards ?? []),
    ...(mine?.dealt ?? []),
  ];
  return [...new Set(cards)].filter((card) => card < DECK_SIZE);
}
