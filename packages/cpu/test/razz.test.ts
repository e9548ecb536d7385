import { aceToFive, cards, type Card } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { aceToFiveReference } from '../../cards/test/reference/aceToFive.js';
import { findBoardOdds } from '../src/razz/holeCards.js';
import { KIND_COUNT, kindOf, LOW_KINDS } from '../src/razz/lowKind.js';
import { EIGHT_LOW } from '../src/razz/lowGate.js';
import { hasLock } from '../src/razz/lowLock.js';
import { countSeenRanks } from '../src/razz/deadLows.js';
import { lowRanksOf } from '../src/razz/lowRanks.js';
import { findFuture, findMyOutlook } from '../src/razz/outlook.js';
import { classify3rdRazz } from '../src/razz/razzStart.js';
import { readStory, type Story } from '../src/razz/story.js';
import { buildVisibleContext } from '../src/visibleContext.js';
import { scene, type Scene } from './scene.js';

describe('what three cards are worth', () => {
  test.each([
    ['Ac2d3h', 'Monster3'],
    ['2c4d5h', 'Monster3'],
    ['6c7d8h', 'Good3'],
    ['Ac2d6h', 'Good3'],
    ['2c7d9h', 'Okay3'],
    ['3c3d6h', 'Okay3'],
    ['2c9dTh', 'Bad3'],
  ])('%s is %s', (text, start) => expect(classify3rdRazz(cards(text))).toBe(start));

  test.each(['2c7dTh', 'AcKdQh', '3c3d9h', '3c3d3h', 'KcKdAh', '8c9d9h'])(
    'R-07 %s is bad, as everything else is',
    (text) => expect(classify3rdRazz(cards(text))).toBe('Bad3'),
  );
});

describe('kinds of lows', () => {
  test.each([
    ['Ac2d3h4s5cKdKh', '5'],
    ['Ac2d3h4s6c', '6-4'],
    ['Ac2d3h5s6c7d', '6-5'],
    ['Ac2d3h4s8c', '8-4'],
    ['4c5d6h7s8c', '8-7'],
    ['Ac2d3h6s9c', '9-6'],
    ['Ac2d3h8s9c', '9-8'],
    ['Ac2d6h7sTc', 'T-7'],
    ['AcJdTh7sQc', 'Q'],
    ['AcAdKhKsQc2c', 'pair'],
  ])('%s is %s', (text, kind) => expect(LOW_KINDS[kindOf(lowRanksOf(cards(text)))]).toBe(kind));

  test('R-03 five low cards with a pair among them are not a low', () => {
    expect(LOW_KINDS[kindOf(lowRanksOf(cards('Ac2d8h8s7c')))]).toBe('pair');
  });

  test('a better kind never loses to a worse one', () => {
    const worst = new Map<number, number>();
    const best = new Map<number, number>();
    const places = [12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    for (let ranks = 0; ranks < 1 << 13; ranks++) {
      const held = places.filter((_, place) => (ranks >> place) & 1).map((rank, i) => rank * 4 + (i % 4));
      if (held.length !== 5) continue;
      const rank = aceToFive.rank(held);
      const kind = kindOf(ranks);
      worst.set(kind, Math.min(worst.get(kind) ?? Infinity, rank));
      best.set(kind, Math.max(best.get(kind) ?? 0, rank));
    }
    for (let kind = 1; kind < KIND_COUNT - 1; kind++)
      expect(worst.get(kind - 1)).toBeGreaterThan(best.get(kind)!);
  });
});

/** The kind of the low that the slow evaluator finds. */
const referenceKind = (hand: readonly Card[]): number => {
  const { category, ranks } = aceToFiveReference(hand);
  if (category !== 'noPair') return KIND_COUNT - 1;
  return kindOf(ranks.reduce((bits, rank) => bits | (1 << (rank === 12 ? 0 : rank + 1)), 0));
};

describe('what a hand ends as', () => {
  /** Deals every possible rest, with only the evaluator that tests use. */
  function enumerate(mine: readonly Card[], dead: readonly Card[], toCome: number): number[] {
    const rest = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => !mine.includes(card) && !dead.includes(card),
    );
    const counts = new Array<number>(KIND_COUNT).fill(0);
    let all = 0;
    const deal = (from: number, hand: readonly Card[], left: number): void => {
      if (left === 0) {
        counts[referenceKind(hand)]!++;
        all++;
        return;
      }
      for (let i = from; i < rest.length; i++) deal(i + 1, [...hand, rest[i]!], left - 1);
    };
    deal(0, mine, toCome);
    return counts.map((count) => count / all);
  }

  function outlookOf(mine: readonly Card[], dead: readonly Card[], toCome: number): Float64Array {
    const seen = new Array<number>(13).fill(0);
    for (const card of [...mine, ...dead]) seen[card >> 2 === 12 ? 0 : (card >> 2) + 1]!++;
    return findMyOutlook(lowRanksOf(mine), toCome, seen);
  }

  test.each([
    ['Ac2d3h4sKcQd', '5c5d6h8s9c', 1],
    ['7c8d8hTsKcQd', '5c5d', 1],
    ['Ac2d3h7sKc', '4c4d6h8s9cAh', 2],
    ['4c4d4h7sKc', '4s6h', 2],
    ['Ac2dKh7s', '4c4d4h4s6h8s9cAh', 3],
  ])('%s with %s dead and %i to come is counted exactly', (mine, dead, toCome) => {
    const expected = enumerate(cards(mine), cards(dead), toCome);
    const outlook = outlookOf(cards(mine), cards(dead), toCome);
    outlook.forEach((share, kind) => expect(share).toBeCloseTo(expected[kind]!, 9));
  });

  test('without seen cards the tables are within a point of that', () => {
    for (const [mine, toCome] of [
      ['Ac2d3h7sKcQd', 1],
      ['4c5d9h7sKc', 2],
      ['4c5dKh7s', 3],
    ] as const) {
      const expected = enumerate(cards(mine), [], toCome);
      const future = findFuture(lowRanksOf(cards(mine)), toCome);
      future.forEach((share, kind) => expect(Math.abs(share - expected[kind]!)).toBeLessThan(0.01));
    }
  });

  test('three unknown cards behind four up cards are within a point, too', () => {
    const up = cards('2c6d8hKs');
    const expected = enumerate(up, [], 3);
    const { outlook } = findBoardOdds(lowRanksOf(up), 1, 'any');
    outlook.forEach((share, kind) => expect(Math.abs(share - expected[kind]!)).toBeLessThan(0.01));
  });

  test('fair hole cards are better than any, strong ones better than fair', () => {
    for (const text of ['2c', '8c3d', 'Kc4d', '2c3d8h', 'KcQd7h', '2c3d6h9s', '2c2d5h9s']) {
      const up = lowRanksOf(cards(text));
      const toCome = 5 - cards(text).length;
      const [any, fair, strong] = (['any', 'fair', 'strong'] as const).map(
        (kind) => findBoardOdds(up, toCome, kind).wins[9]!,
      );
      expect(fair).toBeLessThan(any!);
      expect(strong).toBeLessThan(fair!);
    }
  });
});

describe('what actions say about hole cards', () => {
  const storyOf = (hands: readonly string[], ...lines: readonly string[]): Story => {
    const { any, strong } = readStory(
      buildVisibleContext(scene({ game: 'razz', hands }).play(...lines).view),
    );
    return { any: any.slice(0, hands.length), strong: strong.slice(0, hands.length) };
  };

  test('a bring-in may hold anything, a limper nearly', () => {
    expect(storyOf(['..Ks', '..3h', '..Qc'], '0 bring in', '1 call').any).toEqual([1, 0.7, 1]);
  });
  test('a steal by the last door is any two cards more often than one into lower doors', () => {
    const steal = storyOf(['..Ks', '..3h', '..4c'], '0 bring in', '1 fold', '2 raise').any[2]!;
    const early = storyOf(['..Ks', '..4h', '..3c'], '0 bring in', '1 raise').any[1]!;
    expect(steal).toBeGreaterThan(2 * early);
  });
  test('every raise leaves less, but never nothing', () => {
    const lines = ['0 bring in', '1 raise', '0 raise', '1 raise', '0 raise', '1 raise'];
    const shares = [4, 6].map((count) => storyOf(['..Ks', '..3h'], ...lines.slice(0, count)));
    expect(shares[1]!.any[1]).toBeLessThan(shares[0]!.any[1]!);
    expect(shares[1]!.strong[1]).toBeGreaterThan(shares[0]!.strong[1]! - 1e-9);
    expect(shares[1]!.any[1]).toBeGreaterThanOrEqual(0.1);
  });
});

describe('locks', () => {
  const at = (street: number, ...hands: readonly string[]): Scene => {
    const table = scene({ game: 'razz', hands }).passTo(street - 3);
    while (table.turn !== 0) table.play('check');
    return table;
  };
  const isLock = (table: Scene): boolean => {
    const ctx = buildVisibleContext(table.view);
    return hasLock(ctx, countSeenRanks(ctx));
  };

  test('a wheel is one on 5th street, and no six that a wheel can beat', () => {
    expect(isLock(at(5, 'Ac2d 5h3s4c', '..6d7h8s'))).toBe(true);
    expect(isLock(at(5, 'Ac2d 6h3s4c', '..5d7h8s'))).toBe(false);
  });
  test('what they can still hold counts: a rank that is gone cannot come', () => {
    // He would need a five.
    const reach = (...fives: readonly string[]): Scene => {
      const table = scene({
        game: 'razz',
        hands: ['Ac2d 6h3s4c', '..Kd3h8s', ...fives.map((five) => `..${five}`)],
      });
      table.play('1 bring in', ...fives.map(() => 'fold'), '0 raise', '1 call').passTo(2);
      if (table.turn !== 0) table.play('check');
      return table;
    };
    expect(isLock(reach('5c', '5d', '5h', '5s'))).toBe(true);
    expect(isLock(reach('5c', '5d', '5h'))).toBe(false);
  });
  test('it need not be an eight', () => {
    const table = at(7, 'Ac2d Th7sKc6cQc', '..9h9sQdQh');
    expect(aceToFive.rank(table.view.mine!.cards)).toBeLessThan(EIGHT_LOW);
    expect(isLock(table)).toBe(true);
  });
});
