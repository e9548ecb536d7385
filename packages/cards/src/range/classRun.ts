import { RANKS } from '../card.js';
import { handClassOf, highRankOf, lowRankOf, shapeOf, type HandClass } from './handClass.js';

/** The best class of a `+`: aces for pairs, else the second card just below the first. */
export function topOfRun(hand: HandClass): HandClass {
  const high = highRankOf(hand);
  if (shapeOf(hand) === 'pair') return handClassOf(RANKS.length - 1, RANKS.length - 1, false);
  return handClassOf(high, high - 1, shapeOf(hand) === 'suited');
}

/**
 * From one class to another of the same shape, best first, in either order of the ends: pairs, hands with the
 * same first card (AQs-ATs), or hands with the same gap (JTs-76s). Undefined when the ends make no run.
 */
export function listRun(from: HandClass, to: HandClass): HandClass[] | undefined {
  if (shapeOf(from) !== shapeOf(to)) return undefined;
  const [best, worst] = lowRankOf(from) > lowRankOf(to) ? [from, to] : [to, from];
  const steps = lowRankOf(best) - lowRankOf(worst);
  const fall = highRankOf(best) - highRankOf(worst);
  if (fall !== 0 && fall !== steps) return undefined;
  const suited = shapeOf(best) === 'suited';
  return Array.from({ length: steps + 1 }, (_, step) =>
    handClassOf(highRankOf(best) - (fall === 0 ? 0 : step), lowRankOf(best) - step, suited),
  );
}

/** The classes of a `+`, best first: AQs+ is AKs, AQs. */
export const listUp = (hand: HandClass): HandClass[] => listRun(topOfRun(hand), hand)!;
