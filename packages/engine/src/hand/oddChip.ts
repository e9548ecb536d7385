import { RANKING_BY_ID, RANKS, type Card } from '@doorcard/cards';
import type { Seat } from '../setup.js';
import type { Hand } from './hand.js';

/**
 * Which of equal hands gets odd chips first: by seat, left of the button; in stud, if the rule set says so, by the suit
 * of the highest card among the five that play.
 */
export function orderForOddChips(hand: Hand, winners: number, ranking: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < hand.plan.seats; seat++) if ((winners >> seat) & 1) seats.push(seat);
  if (!hand.plan.isStud || hand.plan.setup.rules.oddChip === 'bySeat') return seats;
  const highest = new Map(seats.map((seat) => [seat, findHighestPlayed(hand, seat, ranking)]));
  return seats.sort((a, b) => highest.get(b)! - highest.get(a)! || a - b);
}

/** The highest card of the best five, by rank and then by suit; of several best fives, the one with the highest. */
function findHighestPlayed(hand: Hand, seat: Seat, ranking: number): number {
  const id = hand.plan.setup.variant.showdown.rankings[ranking]!;
  const { rank } = RANKING_BY_ID[id];
  const cards = [...hand.holes[seat]!];
  const isLow = id !== 'high';
  // In lows the ace is the lowest card.
  const value = (card: Card): number => (isLow ? (((card >> 2) + 1) % RANKS.length) * 4 + (card & 3) : card);
  let best = 0;
  let highest = -1;
  for (const five of listFives(cards)) {
    const found = rank(five);
    if (found < best) continue;
    const top = Math.max(...five.map(value));
    highest = found > best ? top : Math.max(highest, top);
    best = found;
  }
  return highest;
}

function listFives(cards: readonly Card[]): Card[][] {
  const fives: Card[][] = [];
  for (let i = 0; i < cards.length; i++) {
    for (let j = i + 1; j < cards.length; j++) fives.push(cards.filter((_, at) => at !== i && at !== j));
  }
  return fives;
}
