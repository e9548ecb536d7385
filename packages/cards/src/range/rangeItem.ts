import { SUITS } from '../card.js';
import { refuse, succeed, type Result } from '@doorcard/sealed';
import { listRun, listUp } from './classRun.js';
import { COMBO_COUNT, parseCombo, type Combo } from './combo.js';
import { combosOf, parseHandClasses, type HandClass } from './handClass.js';
import { listTop } from './top.js';

/** Digits with or without a point; no sign, no exponent. */
export const DECIMAL = /^(\d+(\.\d+)?|\.\d+)$/;

/** The combos of one item without its weight. `offset` is the number of characters before it. */
export function parseRangeItem(text: string, offset: number): Result<readonly Combo[]> {
  if (text === 'any') return succeed(Array.from({ length: COMBO_COUNT }, (_, combo) => combo));
  if (text.startsWith('top')) return parseTop(text, offset);
  const space = text.search(/\s/);
  if (space >= 0) return refuseSpace(text, space, offset);
  const dash = text.indexOf('-');
  if (dash >= 0) return parseRun(text, dash, offset);
  if (isTwoCards(text)) return parseOneCombo(text, offset);
  return text.endsWith('+')
    ? parseUp(text, offset)
    : mapClasses(parseHandClasses(text, offset), (hand) => [hand]);
}

// The second character distinguishes `AsKs` from `AKs`: no rank is written like a suit.
const isTwoCards = (text: string): boolean => (SUITS as readonly (string | undefined)[]).includes(text[1]);

function parseOneCombo(text: string, offset: number): Result<readonly Combo[]> {
  if (text.endsWith('+')) {
    return refuse({
      code: 'range/unknown-hand',
      value: '+',
      at: offset + text.length,
      problem: '"+" after one combo',
      expected: 'only a weight after two cards, as in AhKd@50',
    });
  }
  const combo = parseCombo(text, offset);
  return combo.ok ? succeed([combo.value]) : combo;
}

const parseUp = (text: string, offset: number): Result<readonly Combo[]> =>
  mapClasses(parseHandClasses(text.slice(0, -1), offset), listUp);

function mapClasses(
  hands: Result<readonly HandClass[]>,
  list: (hand: HandClass) => readonly HandClass[],
): Result<readonly Combo[]> {
  return hands.ok ? succeed(hands.value.flatMap(list).flatMap(combosOf)) : hands;
}

function parseRun(text: string, dash: number, offset: number): Result<readonly Combo[]> {
  const ends = [text.slice(0, dash), text.slice(dash + 1)] as const;
  if (ends.includes('')) return refuseRun(text, offset, 'has one end only');
  if (ends.some(isTwoCards)) return refuseRun(text, offset, 'has a single combo as an end');
  const from = parseHandClasses(ends[0], offset);
  if (!from.ok) return from;
  const to = parseHandClasses(ends[1], offset + dash + 1);
  if (!to.ok) return to;
  // `AK-AT` is two runs, the suited one and the offsuit one.
  const runs = from.value.map((hand, index) => listRun(hand, to.value[index] ?? hand));
  const known = runs.filter((run) => run !== undefined);
  if (from.value.length !== to.value.length || known.length !== runs.length) {
    return refuseRun(text, offset, 'has ends that do not match');
  }
  return succeed(known.flat().flatMap(combosOf));
}

const refuseRun = (text: string, offset: number, problem: string): Result<never> =>
  refuse({
    code: 'range/bad-run',
    value: text,
    at: offset + 1,
    problem: `the run "${text}" ${problem}`,
    expected: 'two pairs, the same first card or the same gap, as in TT-77, AQs-ATs or JTs-76s',
  });

const refuseSpace = (text: string, space: number, offset: number): Result<never> => {
  const rest = text.slice(space).trimStart();
  return refuse({
    code: 'range/unknown-hand',
    value: rest,
    at: offset + text.length - rest.length + 1,
    problem: `a space before "${rest}"`,
    expected: 'commas between hands and no spaces inside them, as in AA, TT-77, AKs@50',
  });
};

function parseTop(text: string, offset: number): Result<readonly Combo[]> {
  const amount = text.slice('top'.length).trimStart();
  const digits = amount.slice(0, -1);
  const percent = amount.endsWith('%') && DECIMAL.test(digits) ? Number(digits) : NaN;
  if (percent > 0 && percent <= 100) return succeed(listTop(percent).flatMap(combosOf));
  return refuse({
    code: 'range/bad-percent',
    value: amount,
    at: offset + text.length - amount.length + 1,
    problem: amount === '' ? 'no percentage after "top"' : `"${amount}" after "top"`,
    expected: 'a percentage above 0 and up to 100, as in top 15%',
  });
}
