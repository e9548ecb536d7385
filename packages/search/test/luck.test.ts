import { GAMES, listEvents, type GameId, type Hand } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { findPlayer, playLuckMatch } from './luckMatch.js';

/** Half the width of a 95 % interval, in standard errors. */
const ERRORS = 1.96;

const checkLuck = (hand: Hand, luck: ArrayLike<number>): void => {
  const all = Array.from(luck);
  if (!all.every(Number.isFinite)) throw new Error(`luck of ${all.join(' ')}`);
  // What is luck for one is bad luck for the others.
  const sum = all.reduce((a, b) => a + b, 0);
  if (Math.abs(sum) > 1e-6) throw new Error(`luck adds up to ${sum} in ${listEvents(hand).length} events`);
};

describe('lv2 against lv1', () => {
  // luck.full.test.ts plays 200,000 hands.
  test.each<[GameId, number]>([
    ['badugi', 300],
    ['stud', 120],
    ['razz', 150],
    ['stud8', 100],
  ])('%s: luck is zero on average and most of the deviation', (game, hands) => {
    const players = ['lv2', 'lv1'].map(findPlayer);
    const { errors, ratio } = playLuckMatch({ game, players, hands, seed: 908n, look: checkLuck });
    expect(Math.abs(errors)).toBeLessThan(ERRORS);
    expect(ratio).toBeLessThanOrEqual(0.8);
  });
});

describe.each(GAMES)('%s', (game) => {
  test.each([2, 6])('is measured with %i players, whose luck adds up to zero', (seats) => {
    const players = Array.from({ length: seats }, (_, i) => findPlayer(i % 2 === 0 ? 'random' : 'lv0'));
    let lucky = 0;
    const { luck } = playLuckMatch({
      game,
      players,
      hands: 6,
      seed: 902n,
      look: (hand, each) => {
        checkLuck(hand, each);
        if (each[0] !== 0) lucky++;
      },
    });
    expect(lucky).toBe(6);
    expect(luck.deviation).toBeGreaterThan(0);
  });
});

test('a reshuffle in badugi, and a community card in stud', () => {
  const play = (game: GameId, names: readonly string[], isWanted: (hand: Hand) => boolean): number => {
    let found = 0;
    const players = names.map(findPlayer);
    playLuckMatch({
      game,
      players,
      hands: 60,
      seed: 903n,
      look: (hand, luck) => {
        checkLuck(hand, luck);
        if (isWanted(hand)) found++;
      },
    });
    return found;
  };
  const everybody = (name: string): string[] => new Array<string>(8).fill(name);
  const isReshuffled = (hand: Hand): boolean => listEvents(hand).some(({ type }) => type === 'reshuffle');
  expect(play('badugi', everybody('random'), isReshuffled)).toBeGreaterThan(0);
  expect(play('stud', everybody('lv0'), (hand) => hand.hasCommunityCard)).toBeGreaterThan(0);
});

test('decisions without known frequencies are not luck', () => {
  const watched: (readonly number[])[] = [];
  for (const isKnown of [true, false]) {
    const known = findPlayer('random');
    const player = isKnown ? known : { name: 'unknown', decide: known.decide.bind(known) };
    const luck: number[] = [];
    playLuckMatch({
      game: 'razz',
      players: [player, findPlayer('lv0')],
      hands: 20,
      seed: 904n,
      look: (_, each) => luck.push(each[0]!),
    });
    watched.push(luck);
  }
  const [known, unknown] = watched;
  expect(known).not.toEqual(unknown);
  // The cards were the same, so the luck of the cards is in both.
  expect(unknown!.every((chips) => chips !== 0)).toBe(true);
});
