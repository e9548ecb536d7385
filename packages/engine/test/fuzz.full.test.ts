import { GAMES, VARIANTS } from '@doorcard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { listPossible, playMany, sayTallies, type Tally } from './fuzz/run.js';

const HANDS = 100_000;
const tallies = new Map<string, Tally>();

afterAll(() => {
  process.stdout.write(sayTallies(tallies));
});

describe.each(GAMES)('a hundred thousand random hands of %s', (game) => {
  test('keep every rule and reach every corner of the rules', () => {
    const tally = playMany(VARIANTS[game], HANDS, 2n, 50);
    tallies.set(game, tally);
    expect([tally.brokenHands, ...tally.broken.values()]).toEqual([0]);
    expect(listPossible(VARIANTS[game], HANDS).filter((name) => tally.happened[name] === 0)).toEqual([]);
  });
});
