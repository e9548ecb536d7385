import { makeCards, makeRank, rankOf, type Card } from '@doorcard/cards';
import { indexOfHand, visitHands } from './handIndex.js';
import type { LateRange } from './lateRange.js';

/** The ranks of a hand as a pattern that fits every hand with these ranks and no other. */
const ranksOf = (hand: readonly Card[]): string => hand.map((card) => makeRank(rankOf(card))).join('');

/**
 * A range as text that `parseLateRange` reads: ranks where suits do not matter, cards where they do. Hands with cards that
 * are not among `live` are left out.
 */
export function makeLateRange({ size, weights }: LateRange, live: readonly Card[]): string {
  const byRanks = new Map<string, { weight: number; isSame: boolean; hands: [Card[], number][] }>();
  let least = Infinity;
  let most = 0;
  visitHands(live, size, (hand) => {
    const weight = weights[indexOfHand(hand)]!;
    least = Math.min(least, weight);
    most = Math.max(most, weight);
    const ranks = ranksOf(hand);
    const group = byRanks.get(ranks) ?? { weight, isSame: true, hands: [] };
    byRanks.set(ranks, group);
    group.isSame &&= group.weight === weight;
    group.hands.push([hand.slice(), weight]);
  });
  if (least === most) return most === 1 ? '*' : `*:${most}`;
  const items: string[] = [];
  const add = (pattern: string, weight: number): void => {
    if (weight > 0) items.push(weight === 1 ? pattern : `${pattern}:${weight}`);
  };
  for (const [ranks, { weight, isSame, hands }] of byRanks) {
    if (isSame) add(ranks, weight);
    else for (const [hand, own] of hands) add(makeCards(hand), own);
  }
  return items.join(',');
}
