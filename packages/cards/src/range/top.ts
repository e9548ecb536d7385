import { unwrap } from '@doorcard/sealed';
import { COMBO_COUNT } from './combo.js';
import { combosOf, parseHandClass, type HandClass } from './handClass.js';
import { PREFLOP_ORDER } from './preflopOrder.generated.js';

/** All 169 classes from aces down, by exact equity heads-up against one random hand over all boards. */
export const ORDERED_CLASSES: readonly HandClass[] = PREFLOP_ORDER.map(([name]) =>
  unwrap(parseHandClass(name)),
);

/** The shortest beginning of `ORDERED_CLASSES` that holds at least this percentage of all combos. */
export function listTop(percent: number): readonly HandClass[] {
  let combos = 0;
  const end = ORDERED_CLASSES.findIndex((hand) => {
    combos += combosOf(hand).length;
    return combos * 100 >= percent * COMBO_COUNT;
  });
  return ORDERED_CLASSES.slice(0, end + 1);
}
