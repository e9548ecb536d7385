import type { HandDescription } from '@doorcard/cards';
import { wrong, type Result } from '@doorcard/sealed';
import { isUnit } from './amount.js';
import type { PokerStarsCurrency, PokerStarsSite, PokerStarsTournament } from './pokerStarsHand.js';

/** Details of a text that the dealer does not know. */
export interface PokerStarsDetails {
  /** The number of the hand: digits, letters and hyphens. */
  readonly id: string | number;
  /** The name of the table. */
  readonly table: string;
  /** By seat of the hand: different, not empty, on one line. */
  readonly names: readonly string[];
  /** As in `2012/05/23 23:24:52 CET`; written unchanged. */
  readonly time: string;
  /** By seat of the hand: the numbers of the seats at the table, clockwise; 1, 2, 3 … if absent. */
  readonly chairs?: readonly number[];
  /** The seat number of the button, if it is not that of the last player; not in stud. */
  readonly button?: number;
  /** How many can sit at the table; the highest seat number if absent. */
  readonly maxSeats?: number;
  /** Play or tournament chips if absent. */
  readonly currency?: PokerStarsCurrency;
  /** Chips for 1.0: with 100, 25 chips are `0.25`. If absent, 100 with a currency sign and 1 without. */
  readonly unit?: number;
  /** The mix that the game is part of, as in `HORSE`. */
  readonly mix?: string;
  readonly tournament?: PokerStarsTournament;
  /** The site of the header; PokerStars if absent. */
  readonly site?: PokerStarsSite;
  /** By seat: what each player took after the rake; what the dealer paid if absent. */
  readonly collected?: readonly number[];
  /** Puts hands into words; the words of PokerStars if absent. */
  readonly nameHand?: (hand: HandDescription) => string;
}

const MAX_CHAIR = 99;

/** What cannot be written for this many players, if anything. */
export function checkDetails(
  details: PokerStarsDetails,
  players: number,
  hasButton: boolean,
): Result<never> | undefined {
  return (
    checkTexts(details) ?? checkNames(details.names, players) ?? checkChairs(details, players, hasButton)
  );
}

const isLine = (text: string): boolean => text !== '' && text.trim() === text && !/[\r\n]/.test(text);

export const CURRENCY_SYMBOL = String.raw`[^\d\s/().,[\]]{0,3}`;
export const CURRENCY_CODE = '[A-Z]{3}';
export const HAND_ID = '[A-Za-z0-9-]+';
export const MIX_NAME = '[^(),:]*[^(),:\\s]';
/** A few words, as in `$10+$1 USD` or `$5 Bounty`. */
export const BUY_IN = String.raw`\S+(?: ${CURRENCY_CODE}(?= ))?(?: \S+){0,3}?`;

const matches = (pattern: string, text: string): boolean => new RegExp(`^(?:${pattern})$`).test(text);

function checkTexts({
  id,
  table,
  time,
  currency,
  unit,
  mix,
  tournament,
}: PokerStarsDetails): Result<never> | undefined {
  if (!matches(HAND_ID, String(id))) {
    return wrong('pokerstars/id', id, `the hand number "${id}"`, 'digits, letters and hyphens, as in 42');
  }
  if (!isLine(table))
    return wrong('pokerstars/table-name', table, `the table "${table}"`, 'a name on one line');
  if (!isLine(time)) {
    return wrong(
      'pokerstars/time',
      time,
      `the time "${time}"`,
      'a date and a time, as in 2012/05/23 23:24:52 CET',
    );
  }
  if (currency !== undefined && !matches(CURRENCY_SYMBOL, currency.symbol)) {
    return wrong(
      'pokerstars/currency',
      currency.symbol,
      `the sign "${currency.symbol}"`,
      'a currency sign, as in $',
    );
  }
  if (currency !== undefined && !matches(`(?:${CURRENCY_CODE})?`, currency.code)) {
    return wrong(
      'pokerstars/currency',
      currency.code,
      `the currency "${currency.code}"`,
      'three letters, as in USD',
    );
  }
  if (unit !== undefined && !isUnit(unit)) {
    return wrong('pokerstars/unit', unit, `${unit} chips for 1.0`, 'a divisor of a power of ten, as in 100');
  }
  if (mix !== undefined && (!isLine(mix) || !matches(MIX_NAME, mix))) {
    return wrong('pokerstars/mix', mix, `the mix "${mix}"`, 'a name without brackets, as in HORSE');
  }
  if (tournament === undefined) return undefined;
  const isGood =
    matches(HAND_ID, tournament.id) &&
    matches(`(?:${BUY_IN})?`, tournament.buyIn) &&
    matches(String.raw`\w+`, tournament.level) &&
    (currency?.symbol ?? '') === '';
  return isGood
    ? undefined
    : wrong(
        'pokerstars/tournament',
        `${tournament.id}, ${tournament.buyIn}, ${tournament.level}`,
        'this tournament',
        'a number, a buy-in such as $10+$1 USD, a level such as IV, and chips without a currency sign',
      );
}

/** What may follow a name on a line: another name must not continue like this, or it is not clear whose line it is. */
const AFTER_NAME = [': ', ' [', ' collected '];

function checkNames(names: readonly string[], players: number): Result<never> | undefined {
  if (names.length !== players) {
    return wrong(
      'pokerstars/name-count',
      names.length,
      `${names.length} names for ${players} players`,
      'one for each player',
    );
  }
  const bad = names.find((name) => !isLine(name));
  if (bad !== undefined) {
    return wrong(
      bad.trim() === '' ? 'pokerstars/name-empty' : 'pokerstars/bad-name',
      bad,
      bad.trim() === '' ? 'a player without a name' : `the name "${bad}"`,
      'a name on one line without spaces around it',
    );
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) {
    return wrong(
      'pokerstars/name-twice',
      twice,
      `two players called ${twice}`,
      'a different name for each player',
    );
  }
  for (const name of names) {
    const other = names.find((short) => AFTER_NAME.some((next) => name.startsWith(`${short}${next}`)));
    if (other !== undefined) {
      const expected = 'names that can be distinguished on a line';
      return wrong('pokerstars/name-unclear', name, `the names "${other}" and "${name}"`, expected);
    }
  }
  return undefined;
}

function checkChairs(
  { chairs, button, maxSeats }: PokerStarsDetails,
  players: number,
  hasButton: boolean,
): Result<never> | undefined {
  const numbers = chairs ?? listChairs(players);
  const isChair = (chair: number): boolean => Number.isInteger(chair) && chair >= 1 && chair <= MAX_CHAIR;
  if (
    numbers.length !== players ||
    new Set(numbers).size !== players ||
    !numbers.every((chair) => isChair(chair))
  ) {
    return wrong(
      'pokerstars/chairs',
      numbers,
      `the seat numbers ${numbers.join(', ')}`,
      `${players} different whole numbers`,
    );
  }
  const highest = Math.max(...numbers, button ?? 0);
  if (maxSeats !== undefined && !(Number.isInteger(maxSeats) && maxSeats >= highest)) {
    return wrong(
      'pokerstars/max-seats',
      maxSeats,
      `a table for ${maxSeats}`,
      `at least ${highest}, the highest seat`,
    );
  }
  if (!hasButton) {
    if (button === undefined) return undefined;
    return wrong('pokerstars/button', button, `a button on seat ${button}`, 'none in stud');
  }
  const place = button ?? numbers.at(-1)!;
  if (!isChair(place)) return wrong('pokerstars/button', place, `a button on seat ${place}`, 'a seat number');
  // Counted from the button, every player sits further on than the one before, and the button's own seat is last.
  const steps = numbers.map((chair) => stepsFrom(place, chair));
  if (steps.every((step, i) => i === 0 || step > steps[i - 1]!)) return undefined;
  return wrong(
    'pokerstars/chairs',
    numbers,
    `the seat numbers ${numbers.join(', ')} with the button on ${place}`,
    'numbers that go clockwise from the first player left of the button',
  );
}

export const listChairs = (players: number): number[] => Array.from({ length: players }, (_, i) => i + 1);

/** The distance of a chair from the button, clockwise; the button itself is a full round away. */
export const stepsFrom = (button: number, chair: number): number =>
  chair > button ? chair - button : chair - button + MAX_CHAIR + 1;
