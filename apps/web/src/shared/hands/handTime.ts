import type { PhhDetails } from '@doorcard/history';

// Times in records are those of Greenwich, and say so.

const ZONE = 'UTC';
const two = (value: number): string => String(value).padStart(2, '0');

/** When a hand was played, as PHH says it. */
export function makePhhTime(at: number): Pick<PhhDetails, 'time' | 'time_zone' | 'day' | 'month' | 'year'> {
  const when = new Date(at);
  return {
    time: `${two(when.getUTCHours())}:${two(when.getUTCMinutes())}:${two(when.getUTCSeconds())}`,
    time_zone: ZONE,
    day: when.getUTCDate(),
    month: when.getUTCMonth() + 1,
    year: when.getUTCFullYear(),
  };
}

/** Undefined where the record has no date. A time without a zone is taken for one of Greenwich. */
export function readPhhTime({ year, month, day, time = '00:00:00' }: PhhDetails): number | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = Date.parse(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${time.slice(0, 8)}Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** As PokerStars writes it: `2026/11/16 00:05:06 UTC`. */
export function makePokerStarsTime(at: number): string {
  const when = new Date(at);
  const date = [when.getUTCFullYear(), two(when.getUTCMonth() + 1), two(when.getUTCDate())].join('/');
  return `${date} ${makePhhTime(at).time!} ${ZONE}`;
}

/** Hours from Greenwich of zones that such texts name; others are taken for Greenwich. */
const HOURS: Readonly<Record<string, number>> = { ET: -5, CET: 1, EET: 2, MSK: 3, JST: 9 };

export function readPokerStarsTime(text: string): number | undefined {
  const [, date, time, zone = ''] = /^(\d{4}\/\d\d\/\d\d) (\d\d?:\d\d:\d\d) ?(\w*)/.exec(text) ?? [];
  if (date === undefined || time === undefined) return undefined;
  const at = Date.parse(`${date.replaceAll('/', '-')}T${time.padStart(8, '0')}Z`);
  return Number.isNaN(at) ? undefined : at - (HOURS[zone] ?? 0) * 3_600_000;
}
