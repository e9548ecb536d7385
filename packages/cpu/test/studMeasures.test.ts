import { cards, high, HIGH_CATEGORIES, shuffle, type Card } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { streamOf } from '../src/stream.js';
import {
  findStraightOuts,
  isBeatenBy,
  isFlushDraw,
  readShape,
  type HandShape,
} from '../src/stud/handShape.js';
import {
  countLiveOvercards,
  gradeFlush,
  gradeFourStraight,
  gradeLive,
  gradePair,
  gradeThreeStraight,
} from '../src/stud/liveGrade.js';
import { isLock } from '../src/stud/lock.js';
import { countLiveCards, countRanks, findThreeStraight } from '../src/stud/straightDraw.js';
import { studTier, studTierAlone } from '../src/stud/studTier.js';
import { findThreat, threatOf } from '../src/stud/threat.js';
import { buildVisibleContext } from '../src/visibleContext.js';
import { scene } from './scene.js';

const countsOf = (dead: string): { ranks: number[]; suits: number[] } => {
  const ranks = new Array<number>(13).fill(0);
  const suits = [0, 0, 0, 0];
  for (const card of cards(dead)) {
    ranks[card >> 2]!++;
    suits[card & 3]!++;
  }
  return { ranks, suits };
};

const tierOf = (hand: string, dead = '', isUnopened = false): string => {
  const [a, b, door] = cards(hand);
  const { ranks, suits } = countsOf(dead);
  return studTier(a!, b!, door!, ranks, suits, isUnopened);
};

const shapeOf = (text: string): HandShape => readShape(cards(text));

describe('the tier of three cards', () => {
  test.each([
    ['7c7d 7h', 'S'],
    ['KcKd 4h', 'S'],
    ['Kc4d Kh', 'S'],
    ['JcJd 2h', 'S'],
    ['TcTd 2h', 'A'],
    ['9c9d 2h', 'A'],
    ['9c2d 9h', 'A'],
    ['7c7d Kh', 'A'],
    ['6c6d Kh', 'B'],
    ['4c4d Qh', 'B'],
    ['As6s Ts', 'A'],
    ['Kh9h 2h', 'A'],
    ['Qh9h 2h', 'A'],
    ['Jh9h 2h', 'B'],
    ['7d3d 2d', 'B'],
    ['Jc9d Th', 'A'],
    ['Tc9d 8h', 'B'],
    ['6c4d 5h', 'B'],
    ['AcTd 4h', 'C'],
    ['4cTd Ah', 'C'],
    ['Ac4c 8h', 'C'],
    ['4c8d Jh', 'C'],
    ['4c8d Th', 'D'],
    ['Kc8d 4h', 'D'],
  ])('%s is %s', (hand, tier) => {
    expect(tierOf(hand)).toBe(tier);
    const [a, b, door] = cards(hand);
    expect(studTierAlone(a!, b!, door!)).toBe(tier);
  });

  test('a big pair is worse only when both other cards of its rank are dead', () => {
    expect(tierOf('KcKd 4h', 'Ks')).toBe('S');
    expect(tierOf('KcKd 4h', 'KsKh')).toBe('A');
    expect(tierOf('9c9d 2h', '9s')).toBe('A');
    expect(tierOf('9c9d 2h', '9s9h')).toBe('B');
  });

  test('a small pair is worse with each dead card of its rank', () => {
    expect(tierOf('4c4d Qh', '4s')).toBe('C');
    expect(tierOf('4c4d Qh', '4s4h')).toBe('D');
  });

  test('cards of a rank that a pair does not need change nothing', () => {
    expect(tierOf('4c4d Qh', 'QsQdQc')).toBe('B');
  });

  test('H-01 three dead cards of the suit take a three-flush down two tiers, also from B to D', () => {
    expect(tierOf('As6s Ts', '2s')).toBe('A');
    expect(tierOf('As6s Ts', '2s3s')).toBe('B');
    expect(tierOf('As6s Ts', '2s3s4s')).toBe('C');
    expect(tierOf('7d3d 2d', '4d')).toBe('B');
    expect(tierOf('7d3d 2d', '4d5d')).toBe('C');
    expect(tierOf('7d3d 2d', '4d5d6d')).toBe('D');
    expect(tierOf('7d3d 2d', '4d5d6d8d9d')).toBe('D');
  });

  test('H-02 it is the door that scares, not the highest of the three cards', () => {
    expect(tierOf('Ac7d 2h')).toBe('D');
    expect(tierOf('7c2d Ah')).toBe('C');
    expect(tierOf('Qc7d 2h')).toBe('D');
  });

  test('H-03 a three-straight has at most one gap, and the ace counts at both ends', () => {
    expect(tierOf('Ac2d 3h')).toBe('B');
    expect(tierOf('Ac2d 4h')).toBe('C');
    expect(tierOf('Ac3d 4h')).toBe('C');
    expect(tierOf('QcKd Ah')).toBe('A');
    expect(tierOf('JcKd Ah')).toBe('B');
    expect(tierOf('Jc8d Th')).toBe('B');
    // Two gaps are not a straight draw, and neither is one that goes round the corner.
    expect(tierOf('9c8d 5h')).toBe('D');
    expect(tierOf('3c2d Kh')).toBe('C');
    expect(findThreeStraight(...three('KcAd2h'))).toBeUndefined();
  });

  test('a straight start goes by the needed rank of which most is gone', () => {
    expect(tierOf('Jc9d Th', 'Qc8c')).toBe('A');
    expect(tierOf('Jc9d Th', 'QcQd')).toBe('B');
    expect(tierOf('Jc9d Th', 'QcQdQh')).toBe('C');
    expect(tierOf('Jc9d Th', 'KcKdKhJsTs')).toBe('A');
    // The gap is needed too, and costs a tier by itself.
    expect(tierOf('Jc8d Th', '9c9h')).toBe('C');
  });

  test('H-09 jacks are S, and an ace with support is B only as the door of an unopened pot', () => {
    expect(tierOf('JcJd 2h', '', true)).toBe('S');
    expect(tierOf('4cTd Ah', '', true)).toBe('B');
    expect(tierOf('4cTd Ah', '', false)).toBe('C');
    expect(tierOf('AcTd 4h', '', true)).toBe('C');
    expect(tierOf('4c8d Ah', '', true)).toBe('C');
  });
});

const three = (text: string): [Card, Card, Card] => cards(text) as [Card, Card, Card];

describe('the threat of up cards', () => {
  test.each([
    ['8c', 0],
    ['Ac', 2],
    ['Kc', 0],
    ['8c8d', 5],
    ['KcKd', 6],
    ['KcQd', 1],
    ['8c8d3h3s', 7],
    ['8c8d8h', 8],
    ['KcKdKh', 9],
    ['2h7hTh', 4],
    ['2h5h8hJh', 6],
    ['4c5d6h', 4],
    ['4c5d6h7s', 6],
    ['AcKd9h3s', 2],
    ['AcKdQh', 7],
    ['Ac2d3h', 6],
    ['9c7d5h3s', 0],
  ])('%s is %i', (up, threat) => expect(threatOf(cards(up))).toBe(threat));

  test('H-04 a four-run counts once, and a pair inside a run does not break it', () => {
    expect(threatOf(cards('TcJdQhKs'))).toBe(6 + 1);
    expect(threatOf(cards('TcJdJhQs'))).toBe(5 + 4);
    const table = scene({ game: 'stud', hands: ['..2c 3d', '..8c 8d', '..9h 4s', '..Jh 5s'] }).passTo(1);
    expect(findThreat(buildVisibleContext(table.view).live)).toBe(0);
    table.play('1 check', '2 check', '3 check', '0 raise', '1 fold');
    expect(table.turn).toBe(2);
    expect(findThreat(buildVisibleContext(table.view).live)).toBe(0);
  });

  test('there is no more than ten', () => expect(threatOf(cards('AhKhQh'))).toBe(10));
});

describe('live grades', () => {
  test('each aim has its own measure', () => {
    expect([0, 1, 2, 3].map(gradeFlush)).toEqual(['GOOD', 'GOOD', 'OK', 'BAD']);
    expect([0, 1, 2].map(gradeThreeStraight)).toEqual(['GOOD', 'OK', 'BAD']);
    expect([8, 7, 6, 5, 4].map(gradeFourStraight)).toEqual(['GOOD', 'GOOD', 'OK', 'OK', 'BAD']);
    expect([0, 1, 2].map(gradePair)).toEqual(['GOOD', 'OK', 'BAD']);
  });

  /** What seat 1 sees on 3rd street, with these doors around. */
  const gradeThird = (mine: string, ...doors: string[]): string => {
    const hands = [`..${doors[0]}`, mine, ...doors.slice(1).map((door) => `..${door}`)];
    const context = buildVisibleContext(scene({ game: 'stud', hands }).play('0 bring in').view);
    return gradeLive(context, readShape(context.me.cards));
  };

  test('a pair is graded before the draws', () => {
    expect(gradeThird('KcKd 9h', '2h', '3h', '4h')).toBe('GOOD');
    expect(gradeThird('KcKd 9h', '2c', 'Kh', '4h')).toBe('OK');
    expect(gradeThird('KcKd 9h', '2c', 'Kh', 'Ks')).toBe('BAD');
  });

  test('then the flush draw, then the straight draw', () => {
    expect(gradeThird('9h8h 7h', '2c', '6d', '6s')).toBe('GOOD');
    expect(gradeThird('9h8h 7h', '2h', '3h', '4s')).toBe('OK');
    expect(gradeThird('9h8h 7h', '2h', '3h', '4h')).toBe('BAD');
    expect(gradeThird('9c8d 7h', '2h', '3h', '4h')).toBe('GOOD');
    expect(gradeThird('9c8d 7h', '2h', '6h', '4h')).toBe('OK');
    expect(gradeThird('9c8d 7h', '2h', '6h', '6s')).toBe('BAD');
  });

  test('H-07 one card of a live suit is not an aim: without one the grade is BAD, or OK with a live overcard', () => {
    expect(gradeThird('9h5d 3c', '2c', 'Kd', '8d')).toBe('BAD');
    expect(gradeThird('9hAd 3c', '2c', 'Kd', '8d')).toBe('OK');
    expect(gradeThird('9hAd 3c', '2c', 'Ac', '8d')).toBe('BAD');
  });

  test('an overcard of which two are gone is not live', () => {
    const table = scene({ game: 'stud', hands: ['..2c', '..Kd', '..Ks', 'Kc7d 9h', '..5h'] });
    table.play('0 bring in', '1 fold', '2 fold');
    expect(countLiveOvercards(buildVisibleContext(table.view), shapeOf('Kc7d9h'))).toBe(2);
  });
});

describe('the shape of a hand', () => {
  test('it ranks five, six and seven cards as the evaluator does', () => {
    const rng = streamOf(1, 1, 1, 1);
    const deck = Array.from({ length: 52 }, (_, card) => card);
    let last: { rank: number; strength: number } | undefined;
    for (let i = 0; i < 3000; i++) {
      const hand = shuffle(deck, rng).slice(0, 5 + (i % 3));
      const shape = readShape(hand);
      const rank = high.rank(hand);
      expect(HIGH_CATEGORIES[shape.made]).toBe(high.describe(rank).category);
      if (last !== undefined) {
        expect(Math.sign(shape.strength - last.strength)).toBe(Math.sign(rank - last.rank));
      }
      last = { rank, strength: shape.strength };
    }
  });

  test.each([
    ['AcKd', 'noPair', 0],
    ['AcAd', 'pair', 14],
    ['9c9d5h5s', 'twoPair', 9],
    ['5c5d5h9s', 'trips', 5],
    ['5c5d5h5s', 'quads', 5],
    ['5c5d5h9s9c', 'fullHouse', 5],
    ['Ac2d3h4s5c', 'straight', 0],
    ['Ac2c3c4c9c', 'flush', 0],
    ['Ac2c3c4c5c', 'straightFlush', 0],
    ['2c2d2h3c3d3hKs', 'fullHouse', 3],
  ])('%s is %s', (text, made, pair) => {
    const shape = shapeOf(text);
    expect(HIGH_CATEGORIES[shape.made]).toBe(made);
    expect(shape.pair).toBe(pair);
  });

  test('up cards alone beat a hand only when they show more than it has', () => {
    expect(isBeatenBy(shapeOf('2c2dAhQs9c'), cards('KcKd'))).toBe(true);
    expect(isBeatenBy(shapeOf('AcAd5hQs9c'), cards('KcKd'))).toBe(false);
    expect(isBeatenBy(shapeOf('AcAd5h5s9c'), cards('KcKdQhQs'))).toBe(false);
    expect(isBeatenBy(shapeOf('AcAd5h5s9c'), cards('3c3d3h'))).toBe(true);
    expect(isBeatenBy(shapeOf('Kc9d5h3s2c'), cards('KdQh'))).toBe(true);
    expect(isBeatenBy(shapeOf('KcQd5h3s2c'), cards('KdQh'))).toBe(false);
    expect(isBeatenBy(shapeOf('KcQd5h3s2c'), cards('KdQhTs'))).toBe(true);
    expect(isBeatenBy(shapeOf('KcKd5h3s2c'), cards('KhKs'))).toBe(false);
    expect(isBeatenBy(shapeOf('KcKd5h3s2c'), cards('KhKs9d'))).toBe(true);
  });

  test('a flush draw takes three cards on 3rd street, four later, and a card to come', () => {
    expect(isFlushDraw(shapeOf('2h7h9h'))).toBe(true);
    expect(isFlushDraw(shapeOf('2h7h9hKs'))).toBe(false);
    expect(isFlushDraw(shapeOf('2h7h9hKsAh'))).toBe(true);
    expect(isFlushDraw(shapeOf('2h7h9hKhAh'))).toBe(false);
    expect(isFlushDraw(shapeOf('2h7h9hKsAh3c4c'))).toBe(false);
    expect(isFlushDraw(shapeOf('2h7h9hKh2s2d7c'))).toBe(false);
  });

  test.each([
    ['5c6d7h8s', '4 9'],
    ['5c6d8h9s', '7'],
    ['Ac2d3h4s', '5'],
    ['JcQdKhAs', 'T'],
    ['3c5d6h7s9c', '4 8'],
    ['Ac2d3h9s', ''],
    ['KcAd2h3s', ''],
    ['5c6d7h8s9c', ''],
    ['5c6d7h8sKcKdQh', ''],
  ])('%s needs %s for a straight', (text, needed) => {
    const outs = findStraightOuts(shapeOf(text));
    const ranks = '23456789TJQKA'.split('').filter((_, rank) => (outs >> rank) & 1);
    expect(ranks.join(' ')).toBe(needed);
  });

  test('straight outs are the cards of the needed ranks that nobody shows', () => {
    const outs = findStraightOuts(shapeOf('5c6d7h8s'));
    expect(countRanks(outs)).toBe(2);
    expect(countLiveCards(outs, countsOf('').ranks)).toBe(8);
    expect(countLiveCards(outs, countsOf('4c9d9hKc').ranks)).toBe(5);
  });
});

describe('a lock', () => {
  const isLockFor = (mine: string, his: string): boolean => {
    const context = buildVisibleContext(scene({ game: 'stud', hands: [mine, his] }).passTo(4).view);
    const seat = context.me.seat;
    expect(seat).toBe(0);
    return isLock(context, (held) => readShape(held).strength);
  };

  test('a royal flush is one, and aces full is not when four of a kind may lie under a pair', () => {
    expect(isLockFor('AsKs QsJsTs2d 3c', '..7c 8d 2h 4s .')).toBe(true);
    expect(isLockFor('AcAd AhKsKd2d 3c', '..7c 7d 2h 4s .')).toBe(false);
  });

  test('four aces are one unless his board allows a straight flush', () => {
    expect(isLockFor('AcAd AhAs9d2d 3c', '..3d 8s 5h 2c .')).toBe(true);
    expect(isLockFor('AcAd AhAs9d2d 3c', '..3h 4h 8s Kc .')).toBe(false);
  });
});
