import { Xoshiro256 } from '@doorcard/cards';
import { CALL, FOLD, Hand, POST_BRING_IN, RAISE } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { BETTING } from '../src/hand/hand.js';
import { scene } from './scene.js';

// The perft of a dealer: in how many ways can the betting of one street go? The numbers were derived from the rules by
// hand. With two players and a cap of n: 4n - 2 after the blinds, 4n + 1 later, 4n + 2 with a bring-in.

const anyCards = Xoshiro256.fromSeed(1n);

/** The number of ways from here to the end of the street (or of the hand). */
function countWays(hand: Hand, street: number, pool: Hand[], depth: number): number {
  if (hand.street !== street || hand.phase !== BETTING) return 1;
  const bits = hand.legalBits();
  pool[depth] ??= new Hand(hand.plan);
  const next = pool[depth];
  let ways = 0;
  for (const code of [FOLD, CALL, RAISE, POST_BRING_IN]) {
    if (((bits >> code) & 1) === 0) continue;
    hand.copyTo(next);
    next.resume(anyCards);
    next.act(code);
    ways += countWays(next, street, pool, depth + 1);
  }
  return ways;
}

const deep = (seats: number): number[] => new Array<number>(seats).fill(100_000);

describe('the number of betting sequences', () => {
  test.each([
    // seats, with a cap of 4, with a cap of 5
    [2, 14, 18],
    [3, 130, 274],
    [4, 1016, 3324],
  ] as const)('after the blinds with %i players: %i and %i', (seats, four, five) => {
    for (const game of ['limit-holdem', 'omaha8', 'badugi', '2-7-triple'] as const) {
      const count = (maxWagers: 4 | 5): number =>
        countWays(scene({ game, stacks: deep(seats), rules: { maxWagers } }).hand, 0, [], 0);
      expect([count(4), count(5)]).toEqual([four, five]);
    }
  });

  test.each([
    [2, 17, 21],
    [3, 247, 529],
    [4, 2793, 9425],
  ] as const)('on a later street with %i players: %i and %i', (seats, four, five) => {
    for (const [game, street] of [
      ['limit-holdem', 'turn'],
      ['badugi', 'draw3'],
      ['stud', '4th'],
      ['razz', '7th'],
    ] as const) {
      const count = (maxWagers: 4 | 5): number => {
        const { hand } = scene({ game, stacks: deep(seats), ante: 1, rules: { maxWagers } }).passTo(street);
        return countWays(hand, hand.street, [], 0);
      };
      expect([count(4), count(5)]).toEqual([four, five]);
    }
  });

  test.each([
    [2, 18, 22],
    [3, 258, 542],
    [4, 3054, 9970],
  ] as const)('with a bring-in and %i players: %i and %i', (seats, four, five) => {
    for (const game of ['stud', 'razz', 'stud8'] as const) {
      const count = (maxWagers: 4 | 5): number =>
        countWays(scene({ game, stacks: deep(seats), ante: 1, rules: { maxWagers } }).hand, 0, [], 0);
      expect([count(4), count(5)]).toEqual([four, five]);
    }
  });
});
