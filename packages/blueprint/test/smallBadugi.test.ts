import {
  exploitability,
  makeFullTraversal,
  SCHEDULES,
  tabulate,
  valueOf,
  type Policy,
} from '@doorcard/solver/game';
import { expect, test } from 'vitest';
import { KINDS } from '../src/game/bettingTree.js';
import { DRAW_COUNTS, layOut, type PlayerIndex } from '../src/game/compiledGame.js';
import type { LearnedTables } from '../src/train/merge.js';
import type { PlayerTables } from '../src/train/tables.js';
import { USUAL_PLAN } from '../src/train/training.js';
import {
  bucketOfCards,
  keyTexts,
  openSmallDeal,
  slowSmallBadugi,
  smallCounts,
  smallGame,
} from './smallBadugi.js';
import { trainSmall } from './trainings.js';

/** The slow game with its states numbered. */
const exactGame = tabulate(slowSmallBadugi);
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

/** The cells of a decision of the slow game. */
function cellOf(key: number): number {
  const { moves, cards, player } = keyTexts[key]!;
  let [at, context, state, paid] = [0, 0, 0, 0];
  for (const move of moves) {
    const round = smallGame.rounds[at]!;
    if (round.kind === 'draw') {
      context = round.next[context * DRAW_COUNTS + Number(move)]!;
      at++;
      continue;
    }
    const next = round.tree.next[state * KINDS + 'fcr'.indexOf(move)]!;
    if (next >= 0) {
      state = next;
      continue;
    }
    paid += round.tree.ends[-1 - next]!.paid;
    context = round.next[0][context * round.tree.ends.length - 1 - next]! + round.pots[paid]!;
    at++;
    state = 0;
  }
  const round = smallGame.rounds[at]!;
  const row =
    round.kind === 'draw'
      ? round.rows[context]!
      : round.rows[player][context]! * 2 + round.tree.roles[state]!;
  const width = round.kind === 'draw' ? DRAW_COUNTS : round.tree.width;
  const cell = layout.offsets[at]! + (row * smallCounts[at]! + bucketOfCards(cards)) * width;
  return round.kind === 'draw' ? cell : cell + round.tree.cells[state]!;
}

const policyOf =
  (table: Float32Array): Policy =>
  (key, actions) => {
    const cell = cellOf(key);
    const parts = [...table.subarray(cell, cell + actions)].map((part) => Math.max(0, part));
    const total = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => (total > 0 ? part / total : 1 / actions));
  };

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
