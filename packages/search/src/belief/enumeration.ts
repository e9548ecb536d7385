import { DECK_SIZE, type Card } from '@doorcard/cards';
import { listSeenCards, type HandFrame, type Seat } from '@doorcard/engine';
import type { OpponentType } from '../policy.js';
import type { LikelihoodCache } from './likelihoodCache.js';
import { findLikelihood, holdAt, type DecisionPoint } from './point.js';
import { Pool } from './pool.js';

/** All cards that may be hidden: those that the viewing seat has not seen, in order. */
export function listUnseen({ view }: HandFrame, dead: readonly Card[]): Card[] {
  const seen = new Set([...listSeenCards(view), ...dead]);
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !seen.has(card));
}

/** The numbers of the cards of a seat that are hidden, among the first `count`. */
export function listHidden(frame: HandFrame, seat: Seat, count = frame.seats[seat]!.count): number[] {
  const { known } = frame.seats[seat]!;
  return Array.from({ length: count }, (_, number) => number).filter((number) => known[number]! < 0);
}

/**
 * Every holding that a seat may have face down among its first `count` cards, each with its likelihood for every type.
 * The order of the cards does not matter.
 */
export function enumerateHoldings(
  frame: HandFrame,
  seat: Seat,
  points: readonly DecisionPoint[],
  types: readonly OpponentType[],
  epsilon: number,
  unseen: readonly Card[],
  cache: LikelihoodCache | undefined,
  count = frame.seats[seat]!.count,
): Pool {
  const hidden = listHidden(frame, seat, count);
  const pool = new Pool(frame, seat, countSubsets(unseen.length, hidden.length), types.length, true);
  const { known } = frame.seats[seat]!;
  const chosen = hidden.map((_, i) => i);
  for (let entry = 0; entry < pool.size; entry++) {
    const { dealt } = pool.entries[entry]!;
    for (let number = 0; number < count; number++) dealt[number] = known[number]!;
    for (let i = 0; i < hidden.length; i++) dealt[hidden[i]!] = unseen[chosen[i]!]!;
    advance(chosen, unseen.length);
  }
  const kept = hidden.length === 2 ? cache : undefined;
  for (let type = 0; type < types.length; type++) {
    for (let entry = 0; entry < pool.size; entry++) {
      pool.typeWeights[entry * types.length + type] = types[type]!.weight;
    }
  }
  for (const point of points) {
    const table = kept?.find(point.view.events.length);
    for (let type = 0; type < types.length; type++) {
      const { player, weight } = types[type]!;
      // A type that is ruled out need not be asked.
      if (weight === 0) continue;
      for (let entry = 0; entry < pool.size; entry++) {
        const cards = pool.entries[entry]!;
        const at = kept?.placeOf(type, cards.dealt[hidden[0]!]!, cards.dealt[hidden[1]!]!) ?? 0;
        let likelihood = table?.[at] ?? -1;
        if (likelihood < 0) {
          holdAt(point, frame, cards);
          likelihood = findLikelihood(point, player, epsilon);
          if (table !== undefined) table[at] = likelihood;
        }
        pool.typeWeights[entry * types.length + type]! *= likelihood;
      }
    }
  }
  pool.close();
  return pool;
}

/** The next choice of some of `size` things, in order. */
function advance(chosen: number[], size: number): void {
  let at = chosen.length - 1;
  while (at >= 0 && chosen[at] === size - chosen.length + at) at--;
  if (at < 0) return;
  chosen[at]!++;
  for (let i = at + 1; i < chosen.length; i++) chosen[i] = chosen[i - 1]! + 1;
}

/** In how many ways some of `size` things can be chosen. */
export function countSubsets(size: number, count: number): number {
  let subsets = 1;
  for (let i = 0; i < count; i++) subsets = (subsets * (size - i)) / (i + 1);
  return subsets;
}
