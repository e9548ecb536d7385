import { makePhhAction } from './phhAction.js';
import { makeAmount } from './chipUnit.js';
import { PHH_AMOUNTS, type PhhAmount } from './phhAmounts.js';
import { PHH_DETAILS, type PhhDetail } from './phhDetails.js';
import type { PhhHand } from './phhHand.js';
import { PHH_STAKES } from './phhVariant.js';
import { makeTomlArray, makeTomlKey, makeTomlString, makeTomlValue } from './tomlValue.js';

const REQUIRED_AMOUNTS: readonly PhhAmount[] = ['antes', ...PHH_STAKES, 'starting_stacks'];

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?$/;

/** The keys of a hand in canonical order: required, optional, private; the published lists give the order. */
export function makePhhLines(hand: PhhHand): string[] {
  return [
    `variant = ${makeTomlString(hand.variant)}`,
    ...REQUIRED_AMOUNTS.flatMap((key) => makeAmountLine(hand, key)),
    ...makeActionLines(hand),
    ...(Object.keys(PHH_DETAILS) as PhhDetail[]).flatMap((key) => [
      ...makeLinesBefore(hand, key),
      ...makeDetailLine(hand, key),
    ]),
    ...Object.entries(hand.extras).map(([key, value]) => makeExtraLine(key, value)),
  ];
}

/** The optional keys that are not details but are listed among them. */
function makeLinesBefore(hand: PhhHand, key: PhhDetail): string[] {
  if (key === 'currency') {
    return [...makeAmountLine(hand, 'finishing_stacks'), ...makeAmountLine(hand, 'winnings')];
  }
  return key === 'time_limit' && hand.anteTrimming ? ['ante_trimming_status = true'] : [];
}

function makeAmountLine(hand: PhhHand, key: PhhAmount): string[] {
  const chips = hand[PHH_AMOUNTS[key].name];
  if (chips === undefined) return [];
  const make = (amount: number) => makeAmount(amount, hand.unit);
  return [`${key} = ${typeof chips === 'number' ? make(chips) : makeTomlArray(chips.map(make))}`];
}

function makeActionLines({ actions, unit }: PhhHand): string[] {
  if (actions.length === 0) return ['actions = []'];
  return [
    'actions = [',
    ...actions.map((action) => `  ${makeTomlString(makePhhAction(action, unit))},`),
    ']',
  ];
}

function makeDetailLine({ details }: PhhHand, key: PhhDetail): string[] {
  const value = details[key];
  if (value === undefined) return [];
  if (key !== 'time') return [`${key} = ${makeTomlValue(value)}`];
  // The only value that is text here and written without quotes.
  if (!TIME.test(String(value))) throw new RangeError(`${String(value)} is not a time such as 19:30:00`);
  return [`${key} = ${String(value)}`];
}

function makeExtraLine(key: string, value: unknown): string {
  if (!key.startsWith('_')) throw new RangeError(`the private key ${key} does not begin with _`);
  return `${makeTomlKey(key)} = ${makeTomlValue(value)}`;
}
