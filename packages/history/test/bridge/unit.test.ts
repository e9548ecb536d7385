import { unwrap } from '@doorcard/cards';
import type { Hand } from '@doorcard/engine';
import { expect, test } from 'vitest';
import {
  makeHandJson,
  makeOpenPokerStarsText,
  makePhh,
  makeTextMetadata,
  parseHandJson,
  parsePhh,
  readPhhHand,
  readPokerStarsText,
  writePhhHand,
  type PlayedHand,
} from '../../src/index.js';
import { playHand, phhText } from '../phhTexts.js';
import { stacksOf } from '../randomHand.js';

// Two players share a main pot of 21 and a side pot of 33. In halves each gets 10.5 and 16.5, and no amount has a
// fraction; in whole chips one gets 11 and 17, the other 10 and 16.
const KEYS = `variant = "NT"
antes = [0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0, 0]
min_bet = 2
starting_stacks = [20, 20, 20, 5, 20]`;
const ACTIONS = `d dh p1 2c7d
  d dh p2 AsKd
  d dh p3 3c4d
  d dh p4 QsQd
  d dh p5 AhKc
  p3 cbr 8
  p4 cc
  p5 cbr 20
  p1 f
  p2 cc
  p3 f
  p5 sm AhKc
  p2 sm AsKd
  p4 sm QsQd
  d db AcKs9h
  d db 8s
  d db 3h`;
const HALVES = `${KEYS}\n_doorcard_unit = 2`;
const EVEN = [19, 27, 12, 0, 27];

const writeText = (hand: Hand, unit: number): string => makePhh(unwrap(writePhhHand(hand, { unit })));
const read = (text: string): PlayedHand & { readonly unit: number } => {
  const { value } = unwrap(parsePhh(text));
  return { ...unwrap(readPhhHand(value)), unit: value.unit };
};
const scale = ({ stacks, unit }: { stacks: readonly number[] | undefined; unit: number }): unknown =>
  stacks?.map((chips) => chips / unit);

test('chips that are finer than every amount of a file are kept', () => {
  expect(playHand(KEYS, ACTIONS).stacks).not.toEqual(EVEN);
  const { hand } = playHand(HALVES, ACTIONS);
  expect(stacksOf(hand).map((chips) => chips / 2)).toEqual(EVEN);

  const text = writeText(hand, 2);
  expect(text).toContain('finishing_stacks = [19, 27, 12, 0, 27]\n');
  expect(text).toContain('_doorcard_unit = 2\n');
  const again = read(text);
  expect(scale(again)).toEqual(EVEN);
  expect(again.matches).toBe(true);
  expect(writeText(again.hand, again.unit)).toBe(text);
});

test('a unit that only finishing_stacks had is kept too', () => {
  const first = read(phhText(`${KEYS}\nfinishing_stacks = [19.5, 27, 12, 0, 27]`, ACTIONS));
  expect(first.unit).toBe(2);
  expect(scale(first)).toEqual(EVEN);
  expect(scale(read(writeText(first.hand, 2)))).toEqual(EVEN);
});

test('the unit is written only where the money depends on it', () => {
  const whole = playHand(KEYS, ACTIONS);
  expect(writeText(whole.hand, 1)).not.toContain('_doorcard_unit');
  // Pots of 22 and 34 are shared without a fraction.
  const even = playHand(HALVES.replace('[1, 2,', '[2, 2,'), ACTIONS.replace('p3 cbr 8', 'p3 cbr 9'));
  expect(stacksOf(even.hand).map((chips) => chips / 2)).toEqual([18, 28, 11, 0, 28]);
  expect(writeText(even.hand, 2)).not.toContain('_doorcard_unit');
});

test('PokerStars text shows the unit by the shares of the pots, and JSON counts chips', () => {
  const { hand } = playHand(HALVES, ACTIONS);
  const { details, losses } = makeTextMetadata(unwrap(writePhhHand(hand, { unit: 2 })), 1);
  expect(losses.filter((loss) => loss.includes('unit'))).toEqual([]);
  const text = unwrap(makeOpenPokerStarsText(hand, details));
  const told = unwrap(readPokerStarsText(text));
  expect(scale({ stacks: stacksOf(told.hand), unit: told.text.unit })).toEqual(EVEN);
  expect(stacksOf(unwrap(parseHandJson(makeHandJson(hand))))).toEqual(stacksOf(hand));
});

test.each(['0', '-2', '2.5', '3', '"2"', '20000000000'])('a unit of %s is refused with its line', (unit) => {
  const refused = parsePhh(phhText(`${KEYS}\n_doorcard_unit = ${unit}`, ACTIONS));
  expect(refused.ok ? refused : refused.error.code).toBe('phh/wrong-type');
  expect(refused.ok ? '' : refused.error.message).toMatch(
    /^line 6: _doorcard_unit is .*divisor of a power of ten/,
  );
});
