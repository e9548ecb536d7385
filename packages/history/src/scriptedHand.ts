import type { Card } from '@doorcard/cards';
import {
  Hand,
  listDecisions,
  makePlan,
  OVER,
  recordEvents,
  UNKNOWN_CARD,
  type Chips,
  type HandEvent,
  type PackedDecision,
  type Plan,
} from '@doorcard/engine';

// Hands that are rebuilt from cards and decisions, from a file of any kind.

/** More cards than any hand deals: those after the end of the file are unknown. */
const MOST_CARDS = 168;

export const allSeats = (plan: Plan): number => (1 << plan.seats) - 1;

/** Cards that the file does not show are dealt as unknown ones. */
export const padScript = (cards: readonly Card[]): readonly Card[] =>
  cards.length < MOST_CARDS
    ? [...cards, ...new Array<Card>(MOST_CARDS - cards.length).fill(UNKNOWN_CARD)]
    : cards;

/** Deals a hand and replays its decisions; throws when one is refused. */
export function playAgain(
  plan: Plan,
  cards: readonly Card[],
  decisions: readonly PackedDecision[],
  mucked: number,
): Hand {
  return replay(new Hand(plan), cards, decisions, mucked);
}

/** The same, with its events. */
export function playRecorded(
  plan: Plan,
  cards: readonly Card[],
  decisions: readonly PackedDecision[],
  mucked: number,
): { readonly hand: Hand; readonly events: readonly HandEvent[] } {
  const hand = new Hand(plan);
  const events = recordEvents(hand);
  replay(hand, cards, decisions, mucked);
  hand.sink = undefined;
  return { hand, events };
}

function replay(
  hand: Hand,
  cards: readonly Card[],
  decisions: readonly PackedDecision[],
  mucked: number,
): Hand {
  hand.deal({ kind: 'script', cards }, mucked);
  for (const { code, amount } of decisions) {
    if (!hand.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
  }
  return hand;
}

/** Whether a hand came to a showdown: it is over and more than one player is left. */
export const isShowdown = ({ phase, live }: Hand): boolean => phase === OVER && (live & (live - 1)) !== 0;

/** The seats that could win a showdown by their cards, as bits. */
export const listContenders = (hand: Hand): number => hand.live & ~hand.mucked;

/** Whether all cards that decide what these seats (bits) win are known. */
export function knowsCards(hand: Hand, seats: number): boolean {
  if (hand.board.subarray(0, hand.boardCount).includes(UNKNOWN_CARD)) return false;
  return hand.holes.every(
    (hole, seat) =>
      ((seats >> seat) & 1) === 0 || !hole.subarray(0, hand.cardCount(seat)).includes(UNKNOWN_CARD),
  );
}

/** The largest legal raise if antes count in the pot from the first street on, as in some rooms. */
export const largestRaise = (hand: Hand): Chips =>
  hand.plan.setup.variant.betting === 'potLimit' ? Math.max(hand.minRaiseTo, hand.potLimit(true)) : Infinity;

/**
 * The hand that can take a raise to this amount: itself, or the same hand played without a limit when the raise is
 * within a pot that counts antes at once. The dealer does not count them so, and neither PHH nor a rule set can say
 * that a room does; `largestRaise` checks the raises that follow.
 */
export function openForRaise(hand: Hand, cards: readonly Card[], to: Chips): Hand {
  const { plan } = hand;
  if (hand.actor < 0 || plan.setup.variant.betting !== 'potLimit') return hand;
  if (to > largestRaise(hand) || to <= hand.maxRaiseTo) return hand;
  const variant = { ...plan.setup.variant, betting: 'noLimit' } as const;
  const { betting } = makePlan({ ...plan.setup, variant });
  return playAgain({ ...plan, betting }, cards, listDecisions(hand), hand.mucked);
}
