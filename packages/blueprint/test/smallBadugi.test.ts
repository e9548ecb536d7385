import { exploitability, makeFullTraversal, SCHEDULES, valueOf, type Policy } from '@doorcard/solver/game';
import { expect, test } from 'vitest';
import { layOut, type PlayerIndex } from '../src/game/compiledGame.js';
import type { LearnedTables } from '../src/train/merge.js';
import type { PlayerTables } from '../src/train/tables.js';
import { USUAL_PLAN } from '../src/train/training.js';
import { makeSlowPolicy } from './slowGame.js';
import { bucketOfCards, openSmallDeal, slowSmall, smallCounts, smallGame } from './smallBadugi.js';
import { trainSmall } from './trainings.js';

const exactGame = slowSmall.game;
const { keyTexts } = slowSmall;
const layout = layOut(smallGame, { counts: smallCounts });

/** Small batches, since there are few information sets. */
const train = (batches: number, opponent?: PlayerTables): LearnedTables =>
  trainSmall(
    smallGame,
    smallCounts,
    () => [openSmallDeal(), openSmallDeal()],
    { batches, deals: 100, seed: 9n, pruning: USUAL_PLAN.pruning },
    opponent,
  );

const policyOf = (table: Float32Array): Policy =>
  makeSlowPolicy(slowSmall, smallGame, smallCounts, bucketOfCards, table);

test('a reduced Badugi has the value that exact CFR finds', () => {
  const exact = makeFullTraversal(exactGame, SCHEDULES.discounted);
  exact.iterate(200);
  const gap = exploitability(exactGame, exact.policy);
  expect(gap).toBeLessThan(0.005);
  const policy = policyOf(train(600).sums);
  const sampledGap = exploitability(exactGame, policy);
  expect(sampledGap).toBeLessThan(0.06);
  // Both values are within their own exploitability of the value of the game.
  const difference = valueOf(exactGame, policy, 0) - valueOf(exactGame, exact.policy, 0);
  expect(Math.abs(difference)).toBeLessThan(2 * (gap + sampledGap));
});

test('an exploiter finds at least 90 % of what can be won from a player', () => {
  const even: Policy = (_, actions) => new Array<number>(actions).fill(1 / actions);
  const most = exploitability(exactGame, even);
  const fixed: PlayerTables = {
    layout,
    counts: smallCounts,
    values: new Float32Array(layout.cells).fill(1),
    sums: new Float32Array(0),
  };
  const learned = policyOf(train(100, fixed).regrets);
  const against = (player: PlayerIndex): number =>
    valueOf(
      exactGame,
      (key, actions) => (keyTexts[key]!.player === player ? learned : even)(key, actions),
      player,
    );
  const won = (against(0) + against(1)) / 2;
  expect(won).toBeGreaterThan(0.9 * most);
  expect(won).toBeLessThanOrEqual(most + 1e-9);
});
