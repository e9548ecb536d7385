import { succeed, type Result } from '@doorcard/cards';
import { TomlDate } from 'smol-toml';
import type * as z from 'zod/mini';
import { isPerPlayer, isPhhDetail, PHH_DETAILS, type PhhDetails } from './phhDetails.js';
import { checkLength, placeOf, readTyped, type PhhSource } from './phhSource.js';

/** The optional keys that are present, each of its type. */
export function readDetails(source: PhhSource, players: number): Result<PhhDetails> {
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(source.table).filter(isPhhDetail)) {
    const detail = readTyped<z.ZodMiniType>(source, key, PHH_DETAILS[key]);
    if (!detail.ok) return detail;
    const { value } = detail;
    const wrong =
      isPerPlayer(key) && Array.isArray(value) ? checkLength(source, key, value.length, players) : undefined;
    if (wrong !== undefined) return wrong;
    entries.push([key, value instanceof TomlDate ? readTime(source, key, value) : value]);
  }
  return succeed(Object.fromEntries(entries) as PhhDetails);
}

/** From the text itself, because a JavaScript date would drop anything finer than a millisecond. */
function readTime(source: PhhSource, key: string, date: TomlDate): string {
  const pattern = /\d\d:\d\d(:\d\d(?:\.\d+)?)?/y;
  pattern.lastIndex = placeOf(source, key)?.start ?? source.text.length;
  const [time, seconds] = pattern.exec(source.text) ?? [];
  if (time === undefined) return date.toISOString();
  return seconds === undefined ? `${time}:00` : time;
}
