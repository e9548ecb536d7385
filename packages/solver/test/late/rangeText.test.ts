import { CardSet, cards, unwrap, type Card } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { indexOfHand, visitHands } from '../../src/late/handIndex.js';
import type { LateRange } from '../../src/late/lateRange.js';
import type { RangeContext } from '../../src/late/rangeContext.js';
import { makeLateRange } from '../../src/late/rangeMaker.js';
import { parseLateRange } from '../../src/late/rangeText.js';
import { randomRange } from './lateSpots.js';

function contextOf(
  game: RangeContext['game'],
  size: number,
  own: string,
  other: string,
  dead = '',
): RangeContext {
  const [mine, theirs] = [cards(own), cards(other)];
  const live = [...CardSet.FULL.diff(CardSet.from([...mine, ...theirs, ...cards(dead)]))];
  const street = size > 3 ? 'draw' : size === 2 ? 6 : 7;
  return { game, street, own: mine, other: theirs, live, size };
}

const RAZZ = contextOf('razz', 3, '2c4d7h8s', 'Ad5s6cKh');
const RAZZ_6 = contextOf('razz', 2, '2c4d7h8s', 'Ad5s6cKh');
const STUD = contextOf('stud', 3, 'AsKs7s2d', 'QdQcJh3c');
const BADUGI = contextOf('badugi', 4, '', '');
const DEUCE = contextOf('2-7-triple', 5, '', '');

const sum = (range: LateRange): number => range.weights.reduce((total, weight) => total + weight, 0);

describe('the number of hands of a text', () => {
  test.each([
    // 44 cards are unseen: three aces and kings each, two of each other up rank.
    [RAZZ, '*', 13244],
    [RAZZ, 'As', (43 * 42) / 2],
    [RAZZ, 'AsAh', 42],
    [RAZZ, 'AAA', 1],
    [RAZZ, 'AA*', 3 * 41 + 1],
    [RAZZ, 'A2[3-4]', 3 * 3 * (4 + 3)],
    [RAZZ, '[3]', 13244 - (40 * 39 * 38) / 6],
    [RAZZ, '!3', (40 * 39 * 38) / 6],
    // Without a nine, minus those without a three as well.
    [RAZZ, '3&!9', (40 * 39 * 38) / 6 - (36 * 35 * 34) / 6],
    // The first item that fits counts.
    [RAZZ, 'AAA:0.25, *:0', 0.25],
    [RAZZ, 'AAA@25, AA*:0.5', 0.25 + 0.5 * 3 * 41],
    // Low cards that are not up already: A, 3, 5, 6 with 3, 4, 3 and 3 live cards.
    [RAZZ_6, 'low2', 3 * 4 + 3 * 3 + 3 * 3 + 4 * 3 + 4 * 3 + 3 * 3],
    [RAZZ_6, 'top 100%', 946],
    // A hidden pair, or a hidden card that pairs an up card: A, K, 7, 2 have three live cards each.
    [RAZZ_6, 'pair', 946 - pairless(RAZZ_6)],
    // Three spades are up and ten unseen; the other way is three of the eleven unseen diamonds with the one that is up.
    [STUD, 'flush4', 13244 - (34 * 33 * 32) / 6 + (11 * 10 * 9) / 6],
    [BADUGI, 'badugi', 715 * 24],
    [BADUGI, 'badugi<=4', 24],
    [BADUGI, 'badugi<=5', 24 * 5],
    [BADUGI, 'badugi&!badugi<=Q', 220 * 24],
    // 7-5-4-3-2 and 7-6-4-3-2, 7-6-5-3-2, 7-6-5-4-2; flushes do not count.
    [DEUCE, 'low<=7', 4 * 1020],
  ])('%#: %s', (context, text, count) => {
    expect(sum(unwrap(parseLateRange(text, context)))).toBeCloseTo(count, 6);
  });
});

/** Pairs of hidden cards of different ranks, none of them an own up rank, counted one by one. */
function pairless({ live, own }: RangeContext): number {
  const ranks = new Set(own.map((card) => card >> 2));
  let count = 0;
  for (const [i, a] of live.entries())
    for (const b of live.slice(i + 1))
      if (a >> 2 !== b >> 2 && !ranks.has(a >> 2) && !ranks.has(b >> 2)) count++;
  return count;
}

test('top takes the strongest hands, with all equals', () => {
  const top = (share: number): LateRange => unwrap(parseLateRange(`top ${share}%`, RAZZ));
  const [ten, thirty] = [top(10), top(30)];
  expect(sum(ten)).toBeGreaterThanOrEqual(0.1 * 13244);
  expect(sum(ten)).toBeLessThan(0.16 * 13244);
  const nuts = indexOfHand(cards('3cAc5c').sort((a: Card, b: Card) => a - b));
  const worst = indexOfHand(cards('KcKdKs'));
  expect([ten.weights[nuts], thirty.weights[worst]]).toEqual([1, 0]);
  visitHands(RAZZ.live, 3, (hand) => {
    const index = indexOfHand(hand);
    if (ten.weights[index] === 1 && thirty.weights[index] !== 1) throw new Error('top 10% is not in top 30%');
  });
});

describe('mistakes', () => {
  test.each([
    ['range/empty-item', 1, ''],
    ['range/empty-item', 3, '*, , *'],
    ['range/unknown-symbol', 2, 'A?'],
    ['range/unknown-word', 3, '!!paar'],
    ['range/unknown-word', 1, 'badugi<=8'],
    ['range/too-many-cards', 4, 'A234'],
    ['range/bad-weight', 6, 'pair:2'],
    ['range/bad-weight', 6, 'pair:'],
    ['range/bad-weight', 6, 'pair@101'],
    ['range/open-bracket', 1, '[A-8'],
    ['range/bad-ranks', 2, '[8-3]'],
    ['range/bad-limit', 6, 'low<=Z'],
    ['range/bad-limit', 7, 'pair<=8'],
    ['range/unknown-word', 1, 'top'],
    ['range/unknown-symbol', 1, 'top 101%'],
  ])('%s at %i: %s', (code, at, text) => {
    const range = parseLateRange(text, RAZZ);
    expect(range.ok ? undefined : [range.error.code, range.error.at]).toEqual([code, at]);
  });
});

describe('a made text is read back', () => {
  test.each([
    ['all', RAZZ, '*'],
    ['ranks', RAZZ, 'low2:0.5, [A-8]:0.25'],
    ['cards', RAZZ, 'As*:0.5, 3'],
    ['two cards', RAZZ_6, 'pair, AsKs:0.125'],
    ['badugi', BADUGI, 'badugi<=8, three<=7:0.5'],
  ])('%s', (_, context, text) => {
    const range = unwrap(parseLateRange(text, context));
    const made = makeLateRange(range, context.live);
    expect(unwrap(parseLateRange(made, context)).weights).toEqual(range.weights);
  });

  test('any weights', () => {
    const range = randomRange(2, 5n);
    visitHands(
      Array.from({ length: 52 }, (_, card) => card),
      2,
      (hand) => {
        if (!hand.every((card) => RAZZ_6.live.includes(card))) range.weights[indexOfHand(hand)] = 0;
      },
    );
    const made = makeLateRange(range, RAZZ_6.live);
    expect(unwrap(parseLateRange(made, RAZZ_6)).weights).toEqual(range.weights);
  });
});
