import { succeed, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import { findUnit, isUnit, joinUnits, toChips, UNIT_KEY } from './chipUnit.js';
import { checkRaises, readActions } from './phhActionReader.js';
import { checkSize, readAmounts } from './phhAmountReader.js';
import { isPhhAmount, PHH_AMOUNTS, type PhhAmount } from './phhAmounts.js';
import { readDetails } from './phhDetailReader.js';
import { isPhhDetail } from './phhDetails.js';
import type { PhhHand } from './phhHand.js';
import { makeWhere, placeOf, readTyped, refuseAt, type PhhSource } from './phhSource.js';
import { parsePhhVariant, PHH_STAKES, PHH_STAKES_OF, type PhhVariant } from './phhVariant.js';
import { makeTomlValue } from './tomlValue.js';

/**
 * The value, and a warning for each thing that was left out of it: unknown keys that are not private. Warnings are
 * separate from the value, so that a hand is equal to itself after a round trip through a file.
 */
export interface PhhRead<T> {
  readonly value: T;
  readonly warnings: readonly string[];
}

/** A hand of a file and the lines of its parts, for errors of the dealer. */
export interface PhhHandRead extends PhhRead<PhhHand> {
  readonly lines: PhhLines;
}

/** Line numbers, from 1. */
export interface PhhLines {
  /** Where the hand begins. */
  readonly first: number;
  /** By action. */
  readonly actions: readonly number[];
}

const MIN_PLAYERS = 2;
const STRING = { schema: z.string(), expected: 'a string, as in "NT"' };
const UNIT = {
  schema: z.custom<number>((value) => typeof value === 'number' && isUnit(value)),
  expected: 'chips for 1.0, a divisor of a power of ten, as in 2 or 100',
};
const BOOLEAN = { schema: z.boolean(), expected: 'true or false' };
const ARRAY = { schema: z.array(z.unknown()), expected: 'numbers, as in [200, 150.5, inf]' };

const TRIMMING = 'ante_trimming_status';
const isPrivate = (key: string): boolean => key.startsWith('_');
const isKnown = (key: string): boolean =>
  key === 'variant' ||
  key === 'actions' ||
  key === TRIMMING ||
  isPhhAmount(key) ||
  isPhhDetail(key) ||
  isPrivate(key);

export function readPhhHand(source: PhhSource): Result<PhhHandRead> {
  const { table } = source;
  const variant = readVariant(source);
  if (!variant.ok) return variant;
  const players = countPlayers(source);
  if (!players.ok) return players;
  const raw = readAllAmounts(source, players.value);
  if (!raw.ok) return raw;
  const actions = readActions(source, players.value);
  if (!actions.ok) return actions;
  const trimming = Object.hasOwn(table, TRIMMING) ? readTyped(source, TRIMMING, BOOLEAN) : succeed(false);
  if (!trimming.ok) return trimming;
  const details = readDetails(source, players.value);
  if (!details.ok) return details;

  const raises = actions.value.map((action) => (action.type === 'raiseTo' ? action.amount : 0));
  const named = Object.hasOwn(table, UNIT_KEY) ? readTyped(source, UNIT_KEY, UNIT) : succeed(1);
  if (!named.ok) return named;
  const unit = joinUnits(findUnit([...Array.from(raw.value.values()).flat(), ...raises]), named.value);
  const tooLarge = checkSize(source, raw.value, unit) ?? checkRaises(source, raises, unit);
  if (tooLarge !== undefined) return tooLarge;
  const value: PhhHand = {
    ...(source.key === undefined ? {} : { key: source.key }),
    variant: variant.value,
    unit,
    anteTrimming: trimming.value,
    ...scaleAmounts(raw.value, unit),
    actions: actions.value.map((action) =>
      action.type === 'raiseTo' ? { ...action, amount: toChips(action.amount, unit) } : action,
    ),
    details: details.value,
    extras: Object.fromEntries(Object.entries(table).filter(([key]) => isPrivate(key))),
  };
  return succeed({ value, warnings: listWarnings(source), lines: findLines(source, actions.value.length) });
}

/** Found when they are asked for. */
function findLines(source: PhhSource, count: number): PhhLines {
  let actions: number[] | undefined;
  return {
    get first() {
      return source.place.line;
    },
    get actions() {
      actions ??= Array.from(
        { length: count },
        (_, index) => placeOf(source, 'actions', index)?.line ?? source.place.line,
      );
      return actions;
    },
  };
}

/** The game, after checking that the keys it needs are present and no others. */
function readVariant(source: PhhSource): Result<PhhVariant> {
  if (!Object.hasOwn(source.table, 'variant')) return refuseMissing(source, 'variant', 'every hand');
  const code = readTyped(source, 'variant', STRING);
  if (!code.ok) return code;
  const variant = parsePhhVariant(code.value);
  if (!variant.ok) return refuseAt(source, placeOf(source, 'variant'), variant.error);
  const stakes = PHH_STAKES_OF[variant.value];
  const needed = ['antes', ...stakes, 'starting_stacks', 'actions'];
  const missing = needed.find((key) => !Object.hasOwn(source.table, key));
  if (missing !== undefined) return refuseMissing(source, missing, variant.value);
  const extra = PHH_STAKES.find((key) => Object.hasOwn(source.table, key) && !stakes.includes(key));
  if (extra === undefined) return variant;
  return refuseAt(source, placeOf(source, extra), {
    code: 'phh/unexpected-key',
    value: extra,
    problem: `${extra} does not belong to the variant ${variant.value}`,
    expected: `only ${stakes.join(', ')} besides antes and starting_stacks`,
  });
}

const refuseMissing = (source: PhhSource, key: string, owner: string): Result<never> =>
  refuseAt(source, source.place, {
    code: 'phh/missing-key',
    value: key,
    problem: `the key ${key} is missing`,
    expected: `${key}, which ${owner} needs`,
  });

function countPlayers(source: PhhSource): Result<number> {
  const stacks = readTyped(source, 'starting_stacks', ARRAY);
  if (!stacks.ok) return stacks;
  const players = stacks.value.length;
  if (players >= MIN_PLAYERS) return succeed(players);
  return refuseAt(source, placeOf(source, 'starting_stacks'), {
    code: 'phh/too-few-players',
    value: makeTomlValue(stacks.value),
    problem: `starting_stacks has ${players === 0 ? 'no entry' : 'one entry'}`,
    expected: `at least ${MIN_PLAYERS} players`,
  });
}

type RawAmounts = ReadonlyMap<PhhAmount, readonly number[]>;

function readAllAmounts(source: PhhSource, players: number): Result<RawAmounts> {
  const raw = new Map<PhhAmount, readonly number[]>();
  for (const key of Object.keys(source.table).filter(isPhhAmount)) {
    const amounts = readAmounts(source, key, players);
    if (!amounts.ok) return amounts;
    raw.set(key, amounts.value);
  }
  return succeed(raw);
}

type Amounts = Pick<PhhHand, (typeof PHH_AMOUNTS)[PhhAmount]['name']>;

const scaleAmounts = (raw: RawAmounts, unit: number): Amounts =>
  Object.fromEntries(
    Array.from(raw, ([key, amounts]) => {
      const chips = amounts.map((amount) => toChips(amount, unit));
      return [PHH_AMOUNTS[key].name, PHH_AMOUNTS[key].isList ? chips : chips[0]];
    }),
  ) as unknown as Amounts;

const listWarnings = (source: PhhSource): string[] =>
  Object.keys(source.table)
    .filter((key) => !isKnown(key))
    .map((key) => `${makeWhere(source, placeOf(source, key))}the unknown key ${key} is left out`);
