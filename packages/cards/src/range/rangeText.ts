import { refuse, succeed, type Result } from '@doorcard/sealed';
import type { Combo } from './combo.js';
import { Range } from './range.js';
import { DECIMAL, parseRangeItem } from './rangeItem.js';

/**
 * A list of items with commas between them; a combo that is named twice keeps the weight named last, so that
 * `22+,AA@50` plays half of the aces.
 *
 * - `AA`, `AKs`, `AKo`, `AK` (both), `AhKd` (one combo); cards and ranks in either order
 * - `TT+` up to aces; `AQs+`, `ATo+`, `AT+` with the second card up to just below the first
 * - `TT-77`, `AQs-ATs`, `JTs-76s`: from one hand to another, ends in either order
 * - `top 15%`: the fewest whole classes that hold 15 % of all combos, by equity against a random hand
 * - `any`
 * - a weight after any of them: `AA@50` in percent, `AA:0.5` as a share
 */
export function parseRange(text: string): Result<Range> {
  if (text.trim() === '') {
    return refuse({
      code: 'range/empty',
      value: text,
      at: 1,
      problem: 'no hands',
      expected: 'a range, as in TT+,AQs+,AKo or any',
    });
  }
  const entries: (readonly [Combo, number])[] = [];
  let start = 0;
  for (const part of text.split(',')) {
    const item = part.trim();
    if (item === '') return refuseEmptyItem(start);
    const offset = start + part.indexOf(item);
    const result = parseWeightedItem(item, offset);
    if (!result.ok) return result;
    for (const entry of result.value) entries.push(entry);
    start += part.length + 1;
  }
  return succeed(Range.from(entries));
}

const refuseEmptyItem = (start: number): Result<never> =>
  refuse({
    code: 'range/empty-item',
    value: '',
    at: start + 1,
    problem: 'no hand next to a comma',
    expected: 'one hand between two commas and none at the ends, as in AA,KK',
  });

function parseWeightedItem(item: string, offset: number): Result<(readonly [Combo, number])[]> {
  const sign = item.search(/[@:]/);
  const hands = sign < 0 ? item : item.slice(0, sign);
  const combos = parseRangeItem(hands, offset);
  if (!combos.ok) return combos;
  const weight = sign < 0 ? succeed(1) : parseWeight(item, sign, offset);
  return weight.ok ? succeed(combos.value.map((combo) => [combo, weight.value] as const)) : weight;
}

function parseWeight(item: string, sign: number, offset: number): Result<number> {
  const digits = item.slice(sign + 1);
  const isPercent = item[sign] === '@';
  // Moving the point keeps AA@33.3 equal to AA:0.333, which a division by 100 does not.
  const weight = DECIMAL.test(digits) ? Number(isPercent ? `${digits}e-2` : digits) : NaN;
  if (weight <= 1) return succeed(weight);
  return refuse({
    code: 'range/bad-weight',
    value: digits,
    at: offset + sign + 2,
    problem: digits === '' ? `no weight after "${item[sign]}"` : `the weight "${digits}" in "${item}"`,
    expected: isPercent ? 'a percentage from 0 to 100, as in AA@50' : 'a share from 0 to 1, as in AA:0.5',
  });
}
