import { GAMES } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { listLadderPlayers, listRungs } from '../src/ladder/ladderPlayers.js';
import { findMisfit, rate, type Pairing } from '../src/ladder/ratings.js';
import { runLadder } from '../src/ladder/runLadder.js';
import { backwards, forwards, registry } from './matches.js';

describe('ratings', () => {
  const pair = (first: string, second: string, per100: number, error = 1): Pairing => ({
    first,
    second,
    per100,
    error,
  });

  test('results that fit a scale give that scale, best first', () => {
    const ratings = rate(['a', 'b', 'c'], [pair('a', 'b', -5), pair('c', 'a', 12), pair('b', 'c', -7)]);
    expect(ratings.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    const of = Object.fromEntries(ratings.map(({ name, rating }) => [name, rating]));
    expect(of['c']! - of['b']!).toBeCloseTo(7, 10);
    expect(of['b']! - of['a']!).toBeCloseTo(5, 10);
    expect(of['a']! + of['b']! + of['c']!).toBeCloseTo(0, 10);
    expect(findMisfit(ratings, [pair('a', 'b', -5), pair('b', 'c', -7)])).toBeCloseTo(0, 10);
  });

  test('no other ratings fit better', () => {
    const names = ['a', 'b', 'c', 'd'];
    const pairings = names.flatMap((first, i) =>
      names.slice(i + 1).map((second, j) => pair(first, second, ((i * 7 + j * 13) % 11) - 4)),
    );
    const best = rate(names, pairings);
    const misfit = findMisfit(best, pairings);
    for (const moved of best) {
      for (const by of [-0.3, 0.3]) {
        const other = best.map((each) => (each === moved ? { ...each, rating: each.rating + by } : each));
        expect(findMisfit(other, pairings)).toBeGreaterThan(misfit);
      }
    }
  });

  test('rock, paper, scissors: all are equal, and the misfit shows it', () => {
    const pairings = [pair('r', 's', 10), pair('s', 'p', 10), pair('p', 'r', 10)];
    const ratings = rate(['r', 'p', 's'], pairings);
    expect(ratings.map(({ rating }) => rating)).toEqual([0, 0, 0]);
    expect(findMisfit(ratings, pairings)).toBeCloseTo(10, 10);
  });

  test('the margin is that of a mean of independent results', () => {
    const [best] = rate(
      ['a', 'b', 'c'],
      [pair('a', 'b', 9, 3), pair('a', 'c', 9, 4), pair('b', 'c', 0, 100)],
    );
    expect(best).toMatchObject({ name: 'a', rating: 6 });
    expect(best!.margin).toBeCloseTo((1.959964 * 5) / 3, 5);
  });
});

describe('the players of a game', () => {
  test.each(GAMES)('%s: real players, each once, and rungs between them', (game) => {
    const players = listLadderPlayers(game);
    expect(new Set(players).size).toBe(players.length);
    for (const name of players) expect(registry.find(name).ok).toBe(true);
    for (const { above, below } of listRungs(players)) {
      expect(players).toContain(above);
      expect(players).toContain(below);
    }
  });

  test.each(GAMES)('%s: lv2 over lv1 over lv0', (game) => {
    const rungs = [
      { above: 'lv1', below: 'lv0' },
      { above: 'lv2', below: 'lv1' },
    ];
    expect(listRungs(listLadderPlayers(game))).toEqual(rungs);
  });
});

test('a small ladder: everybody met everybody, and the order of shards does not matter', async () => {
  const options = { games: ['razz'], rules: 'wsop', seed: '2', hands: 100 } as const;
  const ladders = await runLadder(forwards, 'l', options);
  const [{ players, pairs, ratings, rungs, panel, styles }] = ladders as [(typeof ladders)[number]];
  expect(pairs).toHaveLength((players.length * (players.length - 1)) / 2);
  expect(new Set(pairs.map(({ first, second }) => [first, second].sort().join()))).toHaveLength(pairs.length);
  expect(ratings.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(0, 8);
  expect(rungs.map(({ headsUp }) => headsUp.estimate.hands)).toEqual([400, 400]);
  expect(rungs.map(({ table }) => table.estimate.hands)).toEqual([402, 402]);
  expect(panel).toHaveLength(3 * 9);
  expect(panel.map(({ headsUp, table }) => [headsUp.hands, table.hands])).toEqual(
    panel.map(({ level }) => (level === 'lv2' ? [200, 204] : [100, 102])),
  );
  expect(styles.map(({ name }) => name)).toEqual([...players, 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6']);
  expect(await runLadder(backwards, 'm', options)).toEqual(ladders);
});

test('a ladder of chosen players has the rungs between them, in any order of names', async () => {
  const players = ['lv2', 'random', 'lv1'];
  const options = { games: ['razz'], players, rules: 'wsop', seed: '2', hands: 100 } as const;
  const [ladder] = await runLadder(forwards, 'chosen', options);
  expect(ladder!.players).toEqual(players);
  expect(ladder!.pairs.map(({ first, second }) => [first, second])).toEqual([
    ['random', 'lv2'],
    ['lv2', 'lv1'],
    ['lv1', 'random'],
  ]);
  expect(ladder!.rungs).toMatchObject([{ above: 'lv2', below: 'lv1' }]);
});
