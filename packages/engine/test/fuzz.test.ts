import { GAMES, VARIANTS } from '@doorcard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { listPossible, playMany, sayTallies, type Tally } from './fuzz/run.js';

const HANDS = 2000;
const tallies = new Map<string, Tally>();

afterAll(() => {
  process.stdout.write(sayTallies(tallies));
});

describe.each(GAMES)('random hands of %s', (game) => {
  test('keep every rule, decision by decision', () => {
    const tally = playMany(VARIANTS[game], HANDS, 1n, 4);
    tallies.set(game, tally);
    expect([tally.brokenHands, ...tally.broken.values()]).toEqual([0]);
  });

  test('reach every corner of the rules', () => {
    const { happened } = tallies.get(game)!;
    expect(listPossible(VARIANTS[game], HANDS).filter((name) => happened[name] === 0)).toEqual([]);
  });
});
