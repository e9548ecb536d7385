import { RANKS } from '../card.js';
import { listUp, topOfRun } from './classRun.js';
import { COMBO_COUNT, makeCombo, type Combo } from './combo.js';
import { combosOf, handClassOf, makeHandClass, type HandClass } from './handClass.js';
import type { Range } from './range.js';

const ALL_COMBOS: readonly Combo[] = Array.from({ length: COMBO_COUNT }, (_, combo) => combo);

/** Classes that may be joined in one item, best first: 22+, and A2s+ to 32s+. */
const PAIRS = listUp(handClassOf(0, 0, false));
const SUITED_ROWS = listRows(true);
const OFFSUIT_ROWS = listRows(false);

function listRows(suited: boolean): (readonly HandClass[])[] {
  const highs = Array.from({ length: RANKS.length - 1 }, (_, index) => RANKS.length - 1 - index);
  return highs.map((high) => listUp(handClassOf(high, 0, suited)));
}

/**
 * The range as short text that parses to an equal range: pairs, suited hands, offsuit hands, each from aces down, then
 * single combos of the classes whose combos differ. An empty range is `any:0`.
 */
export function makeRange(range: Range): string {
  const weight = sharedWeight(range, ALL_COMBOS);
  if (weight !== undefined) return `any${makeWeight(weight)}`;
  const pairs = makeRuns(range, PAIRS);
  const suited = SUITED_ROWS.flatMap((row) => makeRuns(range, row));
  const offsuit = OFFSUIT_ROWS.flatMap((row) => makeRuns(range, row));
  // ATs+ with ATo+ is AT+; ATs+ with AKo stays as it is, which players read more easily than AK,AQs-ATs.
  const both = suited.map(dropShape).filter((item) => offsuit.map(dropShape).includes(item));
  return [
    ...pairs,
    ...suited.map((item) => (both.includes(dropShape(item)) ? dropShape(item) : item)),
    ...offsuit.filter((item) => !both.includes(dropShape(item))),
    ...[PAIRS, ...SUITED_ROWS, ...OFFSUIT_ROWS].flat().flatMap((hand) => makeMixedClass(range, hand)),
  ].join(',');
}

const dropShape = (item: string): string => item.replaceAll(/[so]/g, '');

/** The weight that all these combos have, or undefined when they differ. */
function sharedWeight(range: Range, combos: readonly Combo[]): number | undefined {
  const weight = range.weightOf(combos[0]!);
  return combos.every((combo) => range.weightOf(combo) === weight) ? weight : undefined;
}

/** One item for each stretch of neighbours with the same weight. */
function makeRuns(range: Range, row: readonly HandClass[]): string[] {
  const weights = row.map((hand) => sharedWeight(range, combosOf(hand)) ?? 0);
  const items: string[] = [];
  for (let start = 0, end = 0; start < row.length; start = end) {
    const weight = weights[start]!;
    while (end < row.length && weights[end] === weight) end++;
    if (weight > 0) items.push(makeRun(row[start]!, row[end - 1]!) + makeWeight(weight));
  }
  return items;
}

function makeRun(best: HandClass, worst: HandClass): string {
  if (best === worst) return makeHandClass(best);
  return best === topOfRun(best)
    ? `${makeHandClass(worst)}+`
    : `${makeHandClass(best)}-${makeHandClass(worst)}`;
}

function makeMixedClass(range: Range, hand: HandClass): string[] {
  if (sharedWeight(range, combosOf(hand)) !== undefined) return [];
  return combosOf(hand)
    .filter((combo) => range.weightOf(combo) > 0)
    .map((combo) => makeCombo(combo) + makeWeight(range.weightOf(combo)));
}

function makeWeight(weight: number): string {
  if (weight === 1) return '';
  // Tiny numbers are written out: the grammar does not allow exponents.
  const [digits, exponent] = String(weight).split('e-');
  if (exponent === undefined) return `:${weight}`;
  return `:0.${'0'.repeat(Number(exponent) - 1)}${digits!.replace('.', '')}`;
}
