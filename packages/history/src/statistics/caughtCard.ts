import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { Hand, Seat } from '@doorcard/engine';

const FOUR = 4;
const ACE = 12;
/** An eight, with the ace as 0. */
const EIGHT = 7;
const lowRank = (card: Card): number => (rankOf(card) + 1) % 13;

/**
 * Whether the card of 4th street helps. Where a low can win: an eight or lower of a new rank. In Stud Hi: it pairs a
 * card, or makes four to a flush or four to a straight.
 */
export function catchesGood(hand: Hand, seat: Seat): boolean {
  const cards = Array.from(hand.holes[seat]!.subarray(0, FOUR));
  const caught = cards.at(-1)!;
  const isNew = cards.filter((card) => rankOf(card) === rankOf(caught)).length === 1;
  const [first, second] = hand.plan.setup.variant.showdown.rankings;
  if (first !== 'high' || second !== undefined) return isNew && lowRank(caught) <= EIGHT;
  return !isNew || isFourFlush(cards) || isFourStraight(cards);
}

const isFourFlush = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitOf(card) === suitOf(cards[0]!));

/** Four ranks that fit into five in a row; an ace is high or low. */
function isFourStraight(cards: readonly Card[]): boolean {
  const fits = (ranks: readonly number[]): boolean =>
    new Set(ranks).size === FOUR && Math.max(...ranks) - Math.min(...ranks) <= FOUR;
  const ranks = cards.map(rankOf);
  return fits(ranks) || fits(ranks.map((rank) => (rank === ACE ? -1 : rank)));
}
