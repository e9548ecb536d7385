import { cards, shuffle, Xoshiro256, DECK_SIZE, type Card } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { highReference } from '../../cards/test/reference/high.js';
import { HIGH_ORDER } from '../../cards/test/reference/five.js';
import { cannotLose } from '../src/stud/bestPossible.js';
import { BUCKETS, findBucket, writeFinalOdds } from '../src/stud/finalHand.js';
import { readShape } from '../src/stud/handShape.js';
import { isLock } from '../src/stud/lock.js';
import { findWinChance } from '../src/stud/winChance.js';
import { buildVisibleContext } from '../src/visibleContext.js';
import { scene, type Scene } from './scene.js';

const DEALS = 2000;
/** The first bucket of each class from no pair to quads. */
const FIRST = [0, 4, 17, 26, 30, 33, 37, 40, BUCKETS];

const countSeen = (known: readonly Card[]): { ranks: Int32Array; suits: Int32Array } => {
  const seen = { ranks: new Int32Array(13), suits: new Int32Array(4) };
  for (const card of known) {
    seen.ranks[card >> 2]!++;
    seen.suits[card & 3]!++;
  }
  return seen;
};

function oddsByClass(known: readonly Card[], dead: readonly Card[]): number[] {
  const odds = new Float64Array(BUCKETS);
  writeFinalOdds(known, countSeen([...known, ...dead]), odds);
  expect(odds.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2);
  return FIRST.slice(0, -1).map((first, i) =>
    odds.subarray(first, FIRST[i + 1]).reduce((sum, value) => sum + value, 0),
  );
}

function dealByClass(known: readonly Card[], dead: readonly Card[]): number[] {
  const counts = new Array<number>(8).fill(0);
  const rng = Xoshiro256.fromSeed(9n);
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !known.includes(card) && !dead.includes(card),
  );
  for (let i = 0; i < DEALS; i++) {
    const { category } = highReference([...known, ...shuffle(rest, rng).slice(0, 7 - known.length)]);
    counts[Math.min(7, HIGH_ORDER.indexOf(category))]! += 1 / DEALS;
  }
  return counts;
}

describe('final hands', () => {
  test.each([
    ['a door', 'Kh', ''],
    ['two low cards', '7h2c', ''],
    ['a three-flush', 'AhJh4h', ''],
    ['a three-flush without its suit', 'AhJh4h', '2h3h5h6h7h'],
    ['a pair', '9c9d4h', ''],
    ['a pair that cannot improve', '9c9d4h', '9h9s'],
    ['trips', '9c9d9h', ''],
    ['a four-straight', '5c6d7h8s', ''],
    ['a four-straight without nines and fours', '5c6d7h8s', '9c9d9h4c4d'],
    ['a four-flush', '2h7h9h4hKc', ''],
    ['two pair', '9c9d4h4sKc', ''],
    ['an open pair', 'KcKd8h2s', ''],
    ['four suited cards of an opponent', 'AhTh3h6h', '5c5d4c4s2c8d'],
  ])('%s', (_name, known, dead) => {
    const [estimate, dealt] = [
      oddsByClass(cards(known), cards(dead)),
      dealByClass(cards(known), cards(dead)),
    ];
    estimate.forEach((value, i) => expect(Math.abs(value - dealt[i]!), `class ${i}`).toBeLessThan(0.09));
  });

  test('buckets keep the order of hands', () => {
    const rng = Xoshiro256.fromSeed(4n);
    const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
    for (let i = 0; i < 3000; i++) {
      const all = shuffle(deck, rng);
      const [a, b] = [all.slice(0, 7), all.slice(7, 14)];
      if (findBucket(a) < findBucket(b)) expect(readShape(a).strength).toBeLessThan(readShape(b).strength);
    }
  });
});

describe('the chance to win', () => {
  const chanceOf = (table: Scene): number => {
    const context = buildVisibleContext(table.view);
    return findWinChance(context, context.live, 0, 1).now;
  };
  const limped = (street: number, mine: string, his: string): Scene => {
    const table = scene({ game: 'stud', hands: [mine, his] }).passTo(street - 3);
    while (table.turn !== 0) table.play('check');
    return table;
  };

  test('what is better wins more', () => {
    const chances = ['9c7d 4h2s8c', '9c9d 4h2s8c', 'AcAd 4h2s8c', 'AcAd 4h4s8c', 'AcAd Ah2s8c'].map((mine) =>
      chanceOf(limped(5, mine, '..Kc Td 6h')),
    );
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });

  test('a bet costs some of it, a raise more', () => {
    const table = (): Scene => scene({ game: 'stud', hands: ['9c9d Qh7s2c', '..Jc 8d 3h'] }).passTo(2);
    const bet = table().play('0 check', '1 raise');
    const raised = table().play('0 raise', '1 raise');
    const before = chanceOf(table());
    expect(chanceOf(bet)).toBeLessThan(before);
    expect(chanceOf(raised)).toBeLessThan(chanceOf(bet));
    // He may still have anything.
    expect(chanceOf(raised)).toBeGreaterThan(0.2);
  });
});

test('a hand that cannot lose is the same as going through all that he may hold', () => {
  const rng = Xoshiro256.fromSeed(21n);
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  const found = { locks: 0, others: 0 };
  for (let i = 0; i < 25_000; i++) {
    const all = shuffle(deck, rng);
    const mine = all.slice(0, 7);
    // Three of a kind are never looked at; big hands are taken more often, or hardly any would be a lock.
    const { made } = readShape(mine);
    if (made < 4 || (made < 6 && i % 8 > 0)) continue;
    const names = (list: readonly Card[]): string => list.map(nameOf).join('');
    const hands = [
      names(mine),
      `..${names(all.slice(7, 11))}.`,
      ...all.slice(11, 15).map((c) => `..${nameOf(c)}`),
    ];
    const table = scene({ game: 'stud', hands });
    while (table.view.street < 4 || table.turn !== 0) {
      const { legal } = table.view;
      if (legal!.bringIn !== undefined) table.play('bring in');
      else if (legal!.check) table.play('check');
      else table.play(table.turn < 2 ? 'call' : 'fold');
      if (table.turn < 0) break;
      if (table.turn >= 2 && table.view.street > 0) table.play('check');
    }
    if (table.turn !== 0) continue;
    const context = buildVisibleContext(table.view);
    const expected = isLock(context, (held) => readShape(held).strength);
    expect(cannotLose(context)).toBe(expected);
    if (expected) found.locks++;
    else found.others++;
  }
  expect(found.locks).toBeGreaterThan(0);
  expect(found.others).toBeGreaterThan(50);
}, 60_000);

const nameOf = (card: Card): string => '23456789TJQKA'[card >> 2]! + 'cdhs'[card & 3]!;
