import { Xoshiro256 } from '@doorcard/cards';
import { exploitability, kuhn, leduc, valueOf, type Policy } from '@doorcard/solver/game';
import { expect, test } from 'vitest';
import type { CompiledGame } from '../src/game/compiledGame.js';
import type { Deal } from '../src/game/deal.js';
import type { LearnedTables } from '../src/train/merge.js';
import type { Pruning } from '../src/train/pruning.js';
import { USUAL_PLAN } from '../src/train/training.js';
import {
  findKnownCell,
  kuhnCounts,
  kuhnGame,
  leducCounts,
  leducGame,
  openKuhnDeal,
  openLeducDeal,
} from './knownGames.js';
import { trainSmall } from './trainings.js';

/** Small batches: each has few information sets, which all lanes meet at once. */
const DEALS = 10;

const NO_PRUNING: Pruning = { share: 0, below: -Infinity, perRoot: 0, depth: 1 };
const PRUNINGS = [
  ['without pruning', NO_PRUNING],
  ['with pruning', USUAL_PLAN.pruning],
] as const;

const train = (
  game: CompiledGame,
  counts: readonly number[],
  openDeal: () => Deal,
  batches: number,
  pruning: Pruning,
): LearnedTables => {
  const openDeals = (): [Deal, Deal] => {
    const cards = openDeal();
    return [cards, cards];
  };
  return trainSmall(game, counts, openDeals, { batches, deals: DEALS, seed: 5n, pruning });
};

const average = (sums: Float32Array, cell: number, actions: number): number[] => {
  const parts = [...sums.subarray(cell, cell + actions)];
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (total > 0 ? part / total : 1 / actions));
};

/** The bits after the leading one. */
const listMoves = (moves: number): number[] => Array.from(moves.toString(2).slice(1), Number);

test.each(PRUNINGS)('Kuhn poker %s: the first player loses 1/18', (_, pruning) => {
  const { sums } = train(kuhnGame, kuhnCounts, openKuhnDeal, 10_000, pruning);
  const policy: Policy = (key, actions) =>
    average(sums, findKnownCell(kuhnGame, kuhnCounts, [listMoves(key >> 2)], key & 3), actions);
  expect(valueOf(kuhn, policy, 0)).toBeCloseTo(-1 / 18, 2);
  expect(exploitability(kuhn, policy)).toBeLessThan(0.01);
});

test.each(PRUNINGS)('Leduc poker %s: the first player loses 0.0856', (_, pruning) => {
  const { sums } = train(leducGame, leducCounts, openLeducDeal, 15_000, pruning);
  // A key holds the own card in two bits, the public card in two, a fold in one, and the moves of both rounds.
  const policy: Policy = (key, actions) => {
    const [card, common, first, second] = [key & 3, (key >> 2) & 3, (key >> 5) & 31, (key >> 10) & 31];
    const bucket = common === 3 ? card : 3 * card + common;
    return average(
      sums,
      findKnownCell(leducGame, leducCounts, [listMoves(first), listMoves(second)], bucket),
      actions,
    );
  };
  expect(exploitability(leduc, policy)).toBeLessThan(0.03);
  expect(Math.abs(valueOf(leduc, policy, 0) + 0.085606)).toBeLessThan(0.02);
});

test('deals of the known games are fair', () => {
  const deal = openLeducDeal();
  const rng = Xoshiro256.fromSeed(3n);
  let pairs = 0;
  const deals = 20_000;
  for (let i = 0; i < deals; i++) {
    deal.deal(rng);
    if (deal.buckets[0][0] === deal.buckets[1][0]) pairs++;
  }
  // Two of six cards are equal in one of five deals; the standard error is 0.0028.
  expect(Math.abs(pairs / deals - 0.2)).toBeLessThan(0.012);
});
