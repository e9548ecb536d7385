import { Xoshiro256 } from '@doorcard/cards';
import { valueOf, type GamePlayer, type Policy } from '@doorcard/solver/game';
import { expect, test } from 'vitest';
import { layOut } from '../src/game/compiledGame.js';
import { PairedMatch } from '../src/measure/pairedMatch.js';
import type { PlayerTables } from '../src/train/tables.js';
import { makeSlowPolicy } from './slowGame.js';
import { bucketOfCards, openSmallDeal, slowSmall, smallCounts, smallGame } from './smallBadugi.js';

const layout = layOut(smallGame, { counts: smallCounts });
const rng = Xoshiro256.fromSeed(8n);
const makeTables = (values: Float32Array): PlayerTables => ({
  layout,
  counts: smallCounts,
  values,
  sums: new Float32Array(0),
});
const random = Float32Array.from({ length: layout.cells }, () => rng.nextUint32() / 2 ** 32);

/** By the solver: what the first strategy wins from the second, on average over both seats, in small bets. */
function findExact(first: Float32Array, second: Float32Array): number {
  const [own, other] = [first, second].map((table): Policy =>
    makeSlowPolicy(slowSmall, smallGame, smallCounts, bucketOfCards, table),
  );
  const seat = (player: GamePlayer): number =>
    valueOf(
      slowSmall.game,
      (key, actions) => (slowSmall.keyTexts[key]!.player === player ? own! : other!)(key, actions),
      player,
    );
  return (seat(0) + seat(1)) / 2 / smallGame.stakes.smallBet;
}

test('a paired match has the mean that the solver finds', () => {
  const DEALS = 40_000;
  // One that is nearly the same, and one that is not: always even.
  const near = random.map((value) => Math.max(0, value + 0.1 * (rng.nextUint32() / 2 ** 32 - 0.5)));
  const far = new Float32Array(layout.cells).fill(1);
  const [close, apart] = [near, far].map((values) => {
    const match = new PairedMatch(smallGame, openSmallDeal(), [makeTables(random), makeTables(values)]);
    const result = match.play(DEALS, Xoshiro256.fromSeed(3n));
    expect(Math.abs(result.mean - findExact(random, values))).toBeLessThan(4 * result.error);
    expect(result.hands).toBe(2 * DEALS);
    return result;
  });
  // Most hands of strategies that are nearly the same cancel.
  expect(close!.same).toBeGreaterThan(0.8);
  expect(close!.error).toBeLessThan(0.5 * apart!.error);
});

test('a strategy wins exactly nothing from itself', () => {
  const players = [makeTables(random), makeTables(random.map((value) => 2 * value))] as const;
  const result = new PairedMatch(smallGame, openSmallDeal(), players).play(1000, Xoshiro256.fromSeed(3n));
  expect([result.mean, result.same]).toEqual([0, 1]);
});
