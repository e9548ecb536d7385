import { listEvents, type Hand } from '@doorcard/engine';
import { divisorOf, UNIT_KEY } from '../phh/chipUnit.js';
import { PHH_AMOUNTS } from '../phh/phhAmounts.js';
import type { PhhHand } from '../phh/phhHand.js';
import { isShowdown } from '../scriptedHand.js';

type Amounts = Omit<PhhHand, 'variant' | 'unit' | 'details' | 'extras'>;

/**
 * The unit of a settled hand, where the money depends on it and the amounts do not show it. A reader deals in the largest
 * chips that all amounts are multiples of. That pays the same if each share of a pot is a multiple of them too, because
 * then every division was exact; otherwise odd chips of several pots have made whole stacks, and the unit is written.
 *
 * The reader cannot do without `finishing_stacks` instead: a program that pays halves may show them nowhere else.
 */
export function makeUnitKey(hand: Hand, amounts: Amounts, unit: number): Readonly<Record<string, number>> {
  const shown = listAmounts(amounts).reduce(divisorOf, unit);
  if (shown === 1 || !isShowdown(hand)) return {};
  const isFiner = listEvents(hand).some((event) => event.type === 'win' && event.chips % shown !== 0);
  return isFiner ? { [UNIT_KEY]: unit } : {};
}

/** In chips, without the unknown ones. */
function listAmounts(amounts: Amounts): number[] {
  const keyed = Object.values(PHH_AMOUNTS).flatMap(({ name }) => amounts[name] ?? []);
  const raises = amounts.actions.map((action) => (action.type === 'raiseTo' ? action.amount : 0));
  return [...keyed, ...raises].filter(Number.isFinite).map(Math.abs);
}
