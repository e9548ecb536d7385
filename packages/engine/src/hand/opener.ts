import { rankHighBoard, rankLowBoard, RANKS, type Card } from '@doorcard/cards';
import type { Seat } from '../setup.js';
import { UNKNOWN_CARD } from './cardSource.js';
import type { Hand } from './hand.js';

/**
 * Who brings in: the lowest door card (ace high), among equals the lowest suit, clubs first; in Razz the highest door
 * card (ace low), among equals the highest suit, spades first.
 */
export function findBringIn(hand: Hand): Seat {
  const byHighest = hand.plan.setup.variant.bringInBy === 'highestCard';
  let found = 0;
  let foundValue = -1;
  for (let seat = 0; seat < hand.holes.length; seat++) {
    const card = hand.holes[seat]![hand.plan.upPlaces[0]!]!;
    if (card === UNKNOWN_CARD) continue;
    const value = byHighest ? (((card >> 2) + 1) % RANKS.length) * 4 + (card & 3) : 52 - card;
    if (value > foundValue) {
      found = seat;
      foundValue = value;
    }
  }
  return found;
}

/**
 * Who opens by the up cards, where more than the board's own rank decides: with a community card, or where equal boards
 * are separated by the suit of their highest card.
 */
export function findOpener(hand: Hand, high: boolean): Seat {
  const { plan } = hand;
  let best = -1;
  let bestRank = -1;
  let bestSuit = -1;
  for (let seat = 0; seat < plan.seats; seat++) {
    if (((hand.live >> seat) & 1) === 0) continue;
    const cards = listUpCards(hand, seat);
    const rank = hand.hasCommunityCard
      ? rankWithCommunity([...cards, hand.board[0]!], high)
      : high
        ? rankHighBoard(cards)
        : rankLowBoard(cards);
    const suit = plan.openerBySuit ? Math.max(...cards) : 0;
    if (rank > bestRank || (rank === bestRank && suit > bestSuit)) {
      best = seat;
      bestRank = rank;
      bestSuit = suit;
    }
  }
  return best;
}

const listUpCards = (hand: Hand, seat: Seat): Card[] =>
  Array.from(hand.plan.upPlaces)
    .filter((place) => place < hand.cardCount(seat))
    .map((place) => hand.holes[seat]![place]!);

/** The kinds of up cards by their largest and second largest group of equal ranks, from the worst. */
const KINDS = ['11', '21', '22', '31', '32', '41'];

/**
 * Ranks four up cards and the community card, as `rankHighBoard` and `rankLowBoard` do without it: pairs count,
 * straights and flushes do not. Larger opens.
 */
function rankWithCommunity(cards: readonly Card[], high: boolean): number {
  const values = cards.map((card) => (high ? card >> 2 : ((card >> 2) + 1) % RANKS.length));
  const sizeOf = (value: number): number => values.filter((other) => other === value).length;
  const sorted = values.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b - a);
  const sizes = [...new Set(sorted)].map(sizeOf);
  const kind = KINDS.indexOf(`${sizes[0]}${sizes[1] ?? 0}`);
  const rank = sorted.reduce((sum, value) => sum * 16 + value, kind);
  return high ? rank : KINDS.length * 16 ** 5 - rank;
}
