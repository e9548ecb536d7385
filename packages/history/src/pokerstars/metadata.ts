import * as z from 'zod/mini';
import { UNIT_KEY } from '../phh/chipUnit.js';
import type { PhhDetail, PhhDetails } from '../phh/phhDetails.js';
import type { PhhHand } from '../phh/phhHand.js';
import { RAKE_KEY } from '../bridge/phhRake.js';
import { RULES_KEY } from '../bridge/phhRules.js';
import { GAME_BY_PHH } from '../bridge/phhGames.js';
import { isStud } from './gameName.js';
import { checkDetails, type PokerStarsDetails } from './pokerStarsDetails.js';
import { POKERSTARS_SITES, type PokerStarsHand } from './pokerStarsHand.js';

// What a history says besides the play: who, where and when. Both formats have places for most of it.

/** The private key for what PHH has no key for. */
const POKERSTARS_KEY = '_doorcard_pokerstars';

const ownSchema = z.object({
  site: z.optional(z.enum(POKERSTARS_SITES)),
  time: z.optional(z.string()),
  mix: z.optional(z.string()),
  button: z.optional(z.int()),
  tournament: z.optional(z.object({ id: z.string(), buyIn: z.string(), level: z.string() })),
});

const TIME =
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2}) (?<hour>\d{1,2}):(?<rest>\d\d:\d\d)(?: (?<zone>[A-Z]{1,5}))?/;

/** The details of a text for a PHH file. */
export function makePhhMetadata(text: PokerStarsHand): Required<Pick<PhhHand, 'details' | 'extras'>> {
  const { id, table, maxSeats, players, currency, time, site, mix, tournament, button } = text;
  const found = TIME.exec(time)?.groups;
  const isNumber = /^\d{1,15}$/.test(id) && String(Number(id)) === id;
  const details: PhhDetails = {
    ...(found === undefined ? {} : makePhhTime(found)),
    hand: isNumber ? Number(id) : id,
    seats: players.map(({ chair }) => chair),
    ...(maxSeats > 0 ? { seat_count: maxSeats } : {}),
    table,
    players: players.map(({ name }) => name),
    ...(currency.code === '' ? {} : { currency: currency.code }),
    ...(currency.symbol === '' ? {} : { currency_symbol: currency.symbol }),
  };
  const isUsualButton = button === null || button === players.at(-1)!.chair;
  const own = {
    ...(site === 'PokerStars' ? {} : { site }),
    ...(found !== undefined && makeTime(details) === time ? {} : { time }),
    ...(mix === null ? {} : { mix }),
    ...(isUsualButton ? {} : { button }),
    ...(tournament === null ? {} : { tournament }),
  };
  return { details, extras: Object.keys(own).length === 0 ? {} : { [POKERSTARS_KEY]: own } };
}

function makePhhTime({ year, month, day, hour, rest, zone }: Record<string, string | undefined>): PhhDetails {
  const isClock = Number(hour) < 24 && /^[0-5]\d:[0-5]\d$/.test(rest!);
  return {
    ...(isClock ? { time: `${hour!.padStart(2, '0')}:${rest!}` } : {}),
    ...(zone === undefined ? {} : { time_zone_abbreviation: zone }),
    day: Number(day),
    month: Number(month),
    year: Number(year),
  };
}

/** As in the header of a text; undefined without a date. */
function makeTime({ year, month, day, time, time_zone_abbreviation: zone }: PhhDetails): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = (time ?? '00:00:00').slice(0, 8);
  return `${String(year).padStart(4, '0')}/${two(month)}/${two(day)} ${clock}${zone === undefined ? '' : ` ${zone}`}`;
}

/** A text needs a time. */
const NO_TIME = '0000/00/00 00:00:00 UTC';
const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };
/** The details that a text has a place for. */
const HELD: readonly PhhDetail[] = [
  'time',
  'time_zone_abbreviation',
  'day',
  'month',
  'year',
  'hand',
  'seats',
  'seat_count',
  'table',
  'players',
  'currency',
  'currency_symbol',
];
// The lines of a text name each share of each pot, so that the unit shows.
const HELD_KEYS = [POKERSTARS_KEY, RULES_KEY, RAKE_KEY, UNIT_KEY];

export interface TextMetadata {
  readonly details: PokerStarsDetails;
  /** What the text cannot hold, in words. */
  readonly losses: readonly string[];
}

type Source = Pick<PhhHand, 'variant' | 'details' | 'extras' | 'startingStacks' | 'unit'>;

/** The details of a PHH hand for a text; `number` stands for a hand without one. */
export function makeTextMetadata(phh: Source, number: number): TextMetadata {
  const { details, extras, startingStacks, unit } = phh;
  const losses = listLosses(phh);
  const own = z.safeParse(ownSchema, extras[POKERSTARS_KEY]);
  const { site, time: ownTime, mix, tournament, button } = own.success ? own.data : {};
  const time = ownTime ?? makeTime(details);
  if (time === undefined) losses.push(`the time of the hand, which is unknown: ${NO_TIME} is used`);
  const { currency: code = '', currency_symbol: symbol } = details;
  const sign = tournament === undefined ? (symbol ?? SYMBOLS[code] ?? '') : '';
  const names = details.players ?? startingStacks.map((_, seat) => `Player ${seat + 1}`);
  let made: PokerStarsDetails = {
    id: details.hand ?? number,
    table: details.table === undefined ? 'Doorcard' : String(details.table),
    names,
    time: time ?? NO_TIME,
    unit,
    ...(sign === '' && code === '' ? {} : { currency: { symbol: sign, code } }),
    ...(details.seats === undefined ? {} : { chairs: details.seats }),
    ...(details.seat_count === undefined ? {} : { maxSeats: details.seat_count }),
    ...(button === undefined ? {} : { button }),
    ...(site === undefined ? {} : { site }),
    ...(mix === undefined ? {} : { mix }),
    ...(tournament === undefined ? {} : { tournament }),
  };
  const isButtonGame = !isStud(GAME_BY_PHH[phh.variant]);
  // What a text cannot hold is left out, one detail after the other.
  for (;;) {
    const refusal = checkDetails(made, startingStacks.length, isButtonGame);
    if (refusal === undefined || refusal.ok) return { details: made, losses };
    const next = dropDetail(made, refusal.error.code, number);
    if (next === undefined) return { details: made, losses };
    losses.push(`${refusal.error.problem}: ${refusal.error.expected} is needed`);
    made = next;
  }
}

/** The details without the one that a code complains about; undefined when it has been replaced before. */
function dropDetail(details: PokerStarsDetails, code: string, number: number): PokerStarsDetails | undefined {
  switch (code) {
    case 'pokerstars/id':
      return { ...details, id: number };
    case 'pokerstars/table-name':
      return { ...details, table: 'Doorcard' };
    case 'pokerstars/time':
      return { ...details, time: NO_TIME };
    case 'pokerstars/currency':
      return omit(details, 'currency');
    case 'pokerstars/mix':
      return omit(details, 'mix');
    case 'pokerstars/tournament':
      return omit(details, 'tournament');
    case 'pokerstars/chairs':
    case 'pokerstars/button':
    case 'pokerstars/max-seats':
      return omit(details, 'chairs', 'maxSeats', 'button');
    case 'pokerstars/name-twice':
      return { ...details, names: details.names.map((name, seat) => `${name} ${seat + 1}`) };
    case 'pokerstars/name-unclear':
    case 'pokerstars/name-empty':
    case 'pokerstars/bad-name':
      return { ...details, names: details.names.map((_, seat) => `Player ${seat + 1}`) };
    default:
      return undefined;
  }
}

const omit = (details: PokerStarsDetails, ...keys: (keyof PokerStarsDetails)[]): PokerStarsDetails =>
  Object.fromEntries(
    Object.entries(details).filter(([key]) => !keys.includes(key as keyof PokerStarsDetails)),
  ) as unknown as PokerStarsDetails;

function listLosses({ details, extras }: Source): string[] {
  const keys = [
    ...(Object.keys(details) as PhhDetail[]).filter((key) => !HELD.includes(key)),
    ...Object.keys(extras).filter((key) => !HELD_KEYS.includes(key)),
  ];
  return keys.length === 0 ? [] : [`the keys ${keys.join(', ')}`];
}
