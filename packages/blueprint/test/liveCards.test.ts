import { below, rankAceToFive7, Xoshiro256 } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { prospectsOf } from '../src/stud/outlook.js';
import { numberRankSet } from '../src/stud/rankSet.js';

const RANKS = 13;
const [ACE, TWO, THREE, FOUR, FIVE, KING] = [12, 0, 1, 2, 3, 11];
const prospects = prospectsOf(rankAceToFive7);

const valueOf = (ranks: Uint8Array): number =>
  prospects.valueOf(numberRankSet(ranks, ranks.length), ranks.length);
const valueLive = (ranks: Uint8Array, dead: Uint8Array): number =>
  prospects.valueLive(numberRankSet(ranks, ranks.length), ranks.length, dead);

const deadOf = (...ranks: readonly number[]): Uint8Array => {
  const dead = new Uint8Array(RANKS);
  for (const rank of ranks) dead[rank]!++;
  return dead;
};

test('without dead cards, live prospects are the usual ones', () => {
  const rng = Xoshiro256.fromSeed(2n);
  for (let i = 0; i < 500; i++) {
    const size = 1 + (i % 7);
    const ranks = Uint8Array.from({ length: size }, () => below(rng, RANKS)).sort();
    if (ranks.some((rank) => ranks.filter((each) => each === rank).length > 4)) continue;
    expect(valueLive(ranks, deadOf())).toBeCloseTo(valueOf(ranks), 12);
  }
});

test('before the last card, they are the mean over the cards that are left', () => {
  // A-2-3-4 and two kings: the mean over 46 cards less three dead fives.
  const six = Uint8Array.from([TWO, THREE, FOUR, KING, KING, ACE]);
  let sum = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const own = six.filter((each) => each === rank).length;
    const left = 4 - own - (rank === FIVE ? 3 : 0);
    sum += left * valueOf(Uint8Array.from([...six, rank]).sort());
  }
  expect(valueLive(six, deadOf(FIVE, FIVE, FIVE))).toBeCloseTo(sum / 43, 12);
});

test('dead cards that were needed make a low worse, dead kings make it better', () => {
  const four = Uint8Array.from([TWO, THREE, FOUR, ACE]);
  const value = valueOf(four);
  expect(valueLive(four, deadOf(FIVE, FIVE))).toBeLessThan(value);
  expect(valueLive(four, deadOf(KING, KING))).toBeGreaterThan(value);
});
