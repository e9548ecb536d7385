import { TomlDate } from 'smol-toml';
import * as z from 'zod/mini';

interface Detail<T extends z.ZodMiniType> {
  readonly schema: T;
  readonly expected: string;
}

const detail = <T extends z.ZodMiniType>(schema: T, expected: string): Detail<T> => ({ schema, expected });

const isDuration = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const text = detail(z.string(), 'a string, as in "Las Vegas"');
const whole = detail(z.int(), 'a whole number, as in 7');
const name = detail(z.union([z.int(), z.string()]), 'a whole number or a string, as in 12 or "12a"');
const wholes = detail(z.array(z.int()), 'whole numbers, as in [1, 4, 6]');
const texts = detail(z.array(z.string()), 'strings, as in ["Ann", "Bob"]');
const duration = detail(z.custom<number>(isDuration), 'seconds, as in 30, 2.5 or inf');
const durations = detail(z.array(z.custom<number>(isDuration)), 'seconds, as in [60, 45.5]');
const localTime = detail(
  z.custom<TomlDate>((value) => value instanceof TomlDate && value.isTime()),
  'a time of day without quotes, as in 19:30:00',
);

/** The published keys that describe a hand without changing how it is played. */
export const PHH_DETAILS = {
  author: text,
  event: text,
  url: text,
  venue: text,
  address: text,
  city: text,
  region: text,
  postal_code: text,
  country: text,
  time: localTime,
  time_zone: text,
  time_zone_abbreviation: text,
  day: whole,
  month: whole,
  year: whole,
  hand: name,
  level: whole,
  seats: wholes,
  seat_count: whole,
  table: name,
  players: texts,
  currency: text,
  currency_symbol: text,
  time_limit: duration,
  time_banks: durations,
} as const;

export type PhhDetail = keyof typeof PHH_DETAILS;

/** Named as in the file. A time of day is text, `19:30:00` or `19:30:00.25`: a file contains no more than that. */
export type PhhDetails = {
  readonly [K in PhhDetail]?: K extends 'time' ? string : z.output<(typeof PHH_DETAILS)[K]['schema']>;
};

export const isPhhDetail = (key: string): key is PhhDetail => Object.hasOwn(PHH_DETAILS, key);

const PER_PLAYER: readonly PhhDetail[] = ['seats', 'players', 'time_banks'];

/** Whether there is one entry for each player. */
export const isPerPlayer = (key: PhhDetail): boolean => PER_PLAYER.includes(key);
