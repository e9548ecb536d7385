import { cards, makeCards, shuffle, Xoshiro256 } from '@doorcard/cards';
import { CPU_PROFILES, streamOf } from '@doorcard/cpu';
import { isSmooth, OPENING_RANGES } from '../src/badugi/openingRange.js';
import { describe, expect, test } from 'vitest';
import { planPredraw } from '../src/badugi/predraw.js';
import { above, ALWAYS, askLv2, NEVER, table, wordOfLv2 } from './badugiSeat.js';
import type { Scene } from './scene.js';

const TRASH = 'KcKdKhQc';
const TIGHT = CPU_PROFILES[3]!;
const LOOSE = CPU_PROFILES[4]!;

/** Six seats; the hand sits at `seat` and everybody before it folds. */
const firstIn = (seat: number, hand: string): Scene => {
  const scene = table(...Array.from({ length: 6 }, (_, i) => (i === seat ? hand : '')));
  while (scene.turn !== seat) scene.play('fold');
  return scene;
};

/** Six seats; somebody limps or raises first, and the button, who has the hand, is next. */
const onButton = (hand: string, before: string): Scene =>
  table('', '', '', '', '', hand).play('2 fold', '3 fold', `4 ${before}`);

/** Six seats: the button raises, the small blind has the hand. */
const smallBlindRaised = (hand: string): Scene =>
  table(hand, '', '', '', '', '').play('2 fold', '3 fold', '4 fold', '5 raise');

const bigBlindRaised = (hand: string): Scene =>
  table('', hand, '', '', '', '').play('2 fold', '3 fold', '4 fold', '5 raise', '0 fold');

/** Seat 2 is first to act of seven: early. */
const underTheGun = (hand: string): Scene => table('', '', hand, '', '', '', '');

describe('the opening table', () => {
  test.each([
    // seat of six (2 is early, 3 middle, 4 late, 5 the button), hand, what happens
    ['an 8-high badugi raises first in', 2, '8c4d3hAs', 'RAISE'],
    ['a Q-high badugi raises on the button', 5, 'Qc4d3hAs', 'RAISE'],
    ['a smooth three-card 7 raises in the middle', 3, '7c4d3h3c', 'RAISE'],
    ['a rough three-card 7 does not play in the middle', 3, '7c6d5h5c', 'FOLD'],
    ['a smooth three-card 7 does not play early', 2, '7c4d3h3c', 'FOLD'],
    ['a three-card 8 raises late', 4, '8c7d6h6c', 'RAISE'],
    ['a three-card 9 does not play late', 4, '9c2dAhAc', 'FOLD'],
    ['A-3 raises late', 4, 'Ac3dKcKd', 'RAISE'],
    ['A-4 does not play late', 4, 'Ac4dKcKd', 'FOLD'],
    ['a three-card T raises on the button', 5, 'Tc7d6h6c', 'RAISE'],
    ['a three-card J does not play on the button', 5, 'Jc2dAhAc', 'FOLD'],
    ['A-5 raises on the button', 5, 'Ac5dKcKd', 'RAISE'],
    ['A-6 does not play on the button', 5, 'Ac6dKcKd', 'FOLD'],
    ['A-2 does not play in the middle', 3, 'Ac2dKcKd', 'FOLD'],
    ['blind against blind a three-card T raises', 0, 'Tc7d6h6c', 'RAISE'],
    ['blind against blind a three-card K pays half a bet', 0, 'Kc7d6h6c', 'CALL'],
    ['blind against blind two cards 9-high fold', 0, '9c2d9d2c', 'FOLD'],
    ['one card never plays', 5, 'Ac5c9cKc', 'FOLD'],
  ] as const)('SC-005 %s', (_name, seat, hand, word) => {
    expect(wordOfLv2(firstIn(seat, hand), { rng: ALWAYS })).toBe(word);
  });

  test('SC-005 a three-card hand first in raises four times in five and otherwise calls', () => {
    const scene = firstIn(3, '7c4d3h3c');
    expect(wordOfLv2(scene, { rng: above(0.79) })).toBe('RAISE');
    expect(wordOfLv2(scene, { rng: above(0.8) })).toBe('CALL');
  });

  test.each([
    ['any three cards raise heads-up', 'KcQdJhJc', 'RAISE'],
    ['two cards Q-high raise heads-up', 'QcJdQdJc', 'RAISE'],
    ['one card folds heads-up', 'AcAdAhAs', 'FOLD'],
  ] as const)('SC-005 %s', (_name, hand, word) => {
    expect(wordOfLv2(table('', hand), { rng: ALWAYS })).toBe(word);
  });

  test.each([
    ['a badugi within the limit raises limpers', '8c4d3hAs', 'call', 'RAISE'],
    ['a three-card hand calls after limpers', '7c4d3h3c', 'call', 'CALL'],
    ['a 7-high badugi raises a raise', '7c4d3hAs', 'raise', 'RAISE'],
    ['a J-high badugi calls a late raise', 'Jc4d3hAs', 'raise', 'CALL'],
    ['a K-high badugi calls it for its three low cards', 'Kc4d3hAs', 'raise', 'CALL'],
    ['three cards 7-high call a late raise', '7c6d5h5c', 'raise', 'CALL'],
    ['three cards 8-high fold to a late raise', '8c2dAhAc', 'raise', 'FOLD'],
    ['A-2 folds to a raise', 'Ac2dKcKd', 'raise', 'FOLD'],
  ] as const)('SC-005 %s', (_name, hand, before, word) => {
    expect(wordOfLv2(onButton(hand, before), { rng: ALWAYS })).toBe(word);
  });

  test.each([
    ['6-high or better raises two raises', '6c4d3hAs', 'RAISE'],
    ['7-high calls two raises', '7c4d3hAs', 'CALL'],
    ['8-high calls two raises', '8c7d6h5s', 'CALL'],
    ['9-high with 5-4-3 below calls two raises as three cards', '9c5d4h3s', 'CALL'],
    ['9-high with 6-5-4 below folds to two raises', '9c6d5h4s', 'FOLD'],
    ['three cards 5-high call two raises', '5c4d3h3c', 'CALL'],
    ['three cards 6-high fold to two raises', '6c2dAhAc', 'FOLD'],
  ] as const)('SC-005 %s', (_name, hand, word) => {
    const scene = table('', '', '', '', '', hand).play('2 fold', '3 raise', '4 raise');
    expect(wordOfLv2(scene, { rng: ALWAYS })).toBe(word);
  });
});

test('FR-001 the same hand folds early and plays late', () => {
  for (const hand of ['8c5d2h2c', '7c6d5h5c']) {
    expect(wordOfLv2(underTheGun(hand), { rng: ALWAYS })).toBe('FOLD');
    expect(wordOfLv2(firstIn(5, hand), { rng: ALWAYS })).toBe('RAISE');
  }
});

test('FR-007 the limits of the table are those of the design', () => {
  const limits = (['early', 'middle', 'late', 'button', 'smallBlind', 'headsUp'] as const).map((position) =>
    Object.values(OPENING_RANGES[position]).map(({ maxHighCard, mustBeSmooth }) => [
      maxHighCard,
      mustBeSmooth,
    ]),
  );
  expect(limits).toEqual([
    [
      [8, false],
      [6, true],
      [0, false],
      [0, false],
    ],
    [
      [9, false],
      [7, true],
      [0, false],
      [0, false],
    ],
    [
      [12, false],
      [8, false],
      [3, false],
      [0, false],
    ],
    [
      [13, false],
      [10, false],
      [5, false],
      [0, false],
    ],
    [
      [13, false],
      [10, false],
      [5, false],
      [0, false],
    ],
    [
      [13, false],
      [13, false],
      [12, false],
      [0, false],
    ],
  ]);
});

test('FR-009 A-2-4 is smoother than A-2-9, and 6-4-2 than 6-5-4', () => {
  expect(wordOfLv2(firstIn(4, 'Ac2d4h4c'), { rng: ALWAYS })).toBe('RAISE');
  expect(wordOfLv2(firstIn(4, 'Ac2d9h9c'), { rng: ALWAYS })).toBe('FOLD');
  expect([isSmooth(cards('6c4d2h')), isSmooth(cards('6c5d4h'))]).toEqual([true, false]);
});

test('B-13 a tight player has the lower limit and a loose player the higher one', () => {
  const eight = underTheGun('8c7d6h5s');
  const nine = underTheGun('9c7d6h5s');
  expect(askLv2(eight, { profile: TIGHT })).toBe('FOLD:outside_limits');
  expect(askLv2(eight, { profile: LOOSE })).toBe('RAISE:playable_badugi');
  expect(askLv2(nine)).toBe('FOLD:outside_limits');
  expect(askLv2(nine, { profile: LOOSE })).toBe('RAISE:playable_badugi');
});

test('B-13 tightness 1.1 and 0.9 move the limit half of the time', () => {
  const eight = underTheGun('8c7d6h5s');
  const nine = underTheGun('9c7d6h5s');
  const [slightlyTight, slightlyLoose] = [CPU_PROFILES[0]!, CPU_PROFILES[1]!];
  expect(wordOfLv2(eight, { profile: slightlyTight, rng: above(0.49) })).toBe('FOLD');
  expect(wordOfLv2(eight, { profile: slightlyTight, rng: above(0.51) })).toBe('RAISE');
  expect(wordOfLv2(nine, { profile: slightlyLoose, rng: above(0.49) })).toBe('RAISE');
  expect(wordOfLv2(nine, { profile: slightlyLoose, rng: above(0.51) })).toBe('FOLD');
});

test('B-22 the big blind checks for free with any hand, and a raise in front is not overlooked', () => {
  const unraised = table('', TRASH, '', '', '', '').play('2 fold', '3 fold', '4 fold', '5 fold', '0 call');
  expect(askLv2(unraised)).toBe('CHECK:free');
  expect(wordOfLv2(firstIn(5, '8c7d6h6c'), { rng: ALWAYS })).toBe('RAISE');
  expect(wordOfLv2(onButton('8c7d6h6c', 'raise'), { rng: ALWAYS })).toBe('FOLD');
});

test('B-23 smooth is the better half of its class: five 6-highs, and up to 7-5-A of the 7-highs', () => {
  const smooth = ['6-2-A', '6-3-A', '6-3-2', '6-4-A', '6-4-2', '7-2-A', '7-4-3', '7-5-A'];
  const rough = ['6-4-3', '6-5-A', '6-5-2', '6-5-3', '6-5-4', '7-5-2', '7-6-5', 'K-Q-J'];
  const check = (ranks: string): boolean =>
    isSmooth(
      cards(
        ranks
          .split('-')
          .map((r, i) => `${r}${'cdh'[i]}`)
          .join(''),
      ),
    );
  expect(smooth.filter((ranks) => !check(ranks))).toEqual([]);
  expect(rough.filter(check)).toEqual([]);
});

test('B-23 smoothness is asked at the limit itself: early 5-4-3 plays, 6-4-2 plays, 6-5-4 does not', () => {
  const words = ['5c4d3h3c', '6c4d2h2c', '6c5d4h4c'].map((hand) =>
    wordOfLv2(underTheGun(hand), { rng: ALWAYS }),
  );
  expect(words).toEqual(['RAISE', 'RAISE', 'FOLD']);
});

test('B-24 two cards and one card have rows of their own', () => {
  expect(OPENING_RANGES.late.oneCard.maxHighCard).toBe(0);
  expect(OPENING_RANGES.early.twoCard.maxHighCard).toBe(0);
  for (const hand of ['Ac2dKcKd', 'AcAdAhAs', '2c4c6c8c']) {
    expect(askLv2(underTheGun(hand), { rng: ALWAYS })).toBe('FOLD:outside_limits');
  }
});

test('B-25 a late two-card hand raises when folded to and calls when limped; middle 7s are smooth, late 8s any', () => {
  expect(wordOfLv2(firstIn(5, '2c3dKcKd'))).toBe('RAISE');
  expect(wordOfLv2(onButton('2c3dKcKd', 'call'))).toBe('CALL');
  expect(wordOfLv2(firstIn(3, '7c5dAhAc'), { rng: ALWAYS })).toBe('RAISE');
  expect(wordOfLv2(firstIn(3, '7c5d2h2c'), { rng: ALWAYS })).toBe('FOLD');
  expect(wordOfLv2(firstIn(4, '8c7d6h6c'), { rng: ALWAYS })).toBe('RAISE');
});

test('B-28 from no seat, with no profile and whatever the stream says a hand that draws two raises a raise', () => {
  const openers = ['early', 'middle', 'late', 'button', 'smallBlind', 'headsUp', 'limpers'] as const;
  const spots = [1, 2, 3].flatMap((raises) =>
    openers.flatMap((opener) =>
      [0, 1, 2].flatMap((blind) =>
        [false, true].map((isIn) => ({
          seat: 'late' as const,
          raises,
          entered: 1,
          opener,
          isSmallBlind: blind === 1,
          isBigBlind: blind === 2,
          isIn,
          isHeadsUp: true,
        })),
      ),
    ),
  );
  for (const spot of spots) {
    for (const profile of CPU_PROFILES) {
      for (let rank = 1; rank <= 91; rank++) {
        expect(planPredraw(rank, spot, 1, profile, ALWAYS).wish).not.toBe('RAISE');
      }
    }
  }
});

test('B-34 an early badugi over the limit plays as its best three cards and then throws the top card', () => {
  const scene = table('', '9c9d8c8d', 'Kc4d2hAs', '', '', '', '');
  expect(askLv2(scene, { rng: ALWAYS })).toBe('RAISE:best_three');
  scene.play('2 raise', '3 fold', '4 fold', '5 fold', '6 call', '0 fold', '1 call', '1 draw 9c');
  expect(askLv2(scene)).toBe('DRAW Kc:throw_top');
});

test('B-34 first in on the button any badugi raises, and stands pat', () => {
  const scene = table('', '9c9d8c8d', '', '', '', 'KcQdJhTs').play('2 fold', '3 fold', '4 fold');
  expect(askLv2(scene)).toBe('RAISE:playable_badugi');
  scene.play('5 raise', '0 fold', '1 call', '1 draw 9c');
  expect(askLv2(scene)).toBe('PAT:stand_pat');
});

test('B-34 a 9-high badugi that called two raises for its three cards throws the nine', () => {
  const scene = table('', '', '', '', '', '9c5d4h3s').play('2 fold', '3 raise', '4 raise');
  expect(askLv2(scene)).toBe('CALL:best_three');
  scene.play('5 call', '0 fold', '1 fold', '3 call', '3 pat', '4 pat');
  expect(askLv2(scene)).toBe('DRAW 9c:throw_top');
});

describe('against one raise', () => {
  test('the big blind defends by price: the later the raiser sits, the more hands', () => {
    expect(askLv2(bigBlindRaised('Qc7d6h6c'))).toBe('CALL:badugi_defence');
    expect(askLv2(bigBlindRaised('Ac5dKcKd'))).toBe('CALL:badugi_defence');
    expect(wordOfLv2(bigBlindRaised('Kc7d6h6c'))).toBe('FOLD');
    const early = (hand: string): Scene =>
      table('', hand, '', '', '', '').play('2 raise', '3 fold', '4 fold', '5 fold', '0 fold');
    expect(wordOfLv2(early('8c7d6h6c'))).toBe('CALL');
    expect(wordOfLv2(early('Jc7d6h6c'))).toBe('FOLD');
  });

  test('the small blind, which gets a worse price, needs a better hand', () => {
    expect(askLv2(smallBlindRaised('8c7d6h6c'))).toBe('CALL:playable_three');
    expect(wordOfLv2(smallBlindRaised('9c7d6h6c'))).toBe('FOLD');
    expect(askLv2(smallBlindRaised('Ac3dKcKd'))).toBe('CALL:two_low_cards');
  });

  test('heads-up the big blind folds at most two hands in five', () => {
    const deck = Xoshiro256.fromSeed(5n);
    let folds = 0;
    for (let i = 0; i < 2000; i++) {
      const hand = shuffle(
        Array.from({ length: 52 }, (_, card) => card),
        deck,
      ).slice(0, 4);
      const scene = table(makeCards(hand, ''), '').play('1 raise');
      if (wordOfLv2(scene, { rng: streamOf(1, i, 0, 0), profile: CPU_PROFILES[i % 6]! }) === 'FOLD') folds++;
    }
    expect(folds / 2000).toBeLessThan(0.4);
  });

  test('who has opened calls one more bet with all but the worst', () => {
    const reraised = (hand: string): Scene => table('', hand).play('1 raise', '0 raise');
    expect(askLv2(reraised('KcQdJhJc'))).toBe('CALL:badugi_one_more');
    expect(askLv2(reraised('8c2d8d2c'))).toBe('CALL:badugi_one_more');
    expect(wordOfLv2(reraised('QcJdQdJc'))).toBe('FOLD');
  });
});

test('the same decision comes out with every stream where nothing is left to chance', () => {
  for (const rng of [ALWAYS, NEVER]) expect(wordOfLv2(firstIn(2, '8c4d3hAs'), { rng })).toBe('RAISE');
});

test('FR-010 a hand that will draw two only calls a raise before the draw', () => {
  const facing = table('Ah2dKdKh', '7s5h3c9c').play('1 raise');
  for (const rng of [ALWAYS, NEVER]) expect(wordOfLv2(facing, { rng })).not.toBe('RAISE');
});
