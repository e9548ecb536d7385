import { unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import { exploitability } from '@doorcard/solver/game';
import { describe, expect, test } from 'vitest';
import { findAbstraction } from '../src/abstractions.js';
import type { ClassGame, HandClasses } from '../src/classGame/classGame.js';
import { DrawTally, keepAll } from '../src/classGame/drawTables.js';
import { measureClassGame } from '../src/classGame/measureClassGame.js';
import { Responder } from '../src/classGame/responder.js';
import { layOut, type CompiledGame } from '../src/game/compiledGame.js';
import { compileDrawGame } from '../src/game/drawGame.js';
import { checkBadugiClasses } from './badugiClassChecks.js';
import { makeSlowGame, makeSlowPolicy } from './slowGame.js';
import { bucketOfCards, makeSmallClasses, openOwnDecks, smallCounts, smallGame } from './smallBadugi.js';

/** What the best response wins on average over both seats, in units of the slow games: half a small bet. */
function respond(
  game: CompiledGame,
  classes: HandClasses,
  counts: readonly number[],
  values: Float32Array,
): number {
  const source: ClassGame = { game, classes, layout: layOut(game, { counts }), counts, values };
  return new Responder(source, 0).run() + new Responder(source, 1).run();
}

/** Frequencies by chance; a third of the actions are never taken, and some decisions were never met. */
const makeRandom = (cells: number, rng: Rng): Float32Array =>
  Float32Array.from({ length: cells }, () => Math.max(0, Math.floor((rng.nextUint32() / 2 ** 32) * 12) - 4));

const cellsOf = (game: CompiledGame, counts: readonly number[]): number => layOut(game, { counts }).cells;

describe('the best response of a class game', () => {
  test('wins what the exact solver finds, in a reduced Badugi where each player has his own deck', () => {
    const slow = openOwnDecks();
    const cells = cellsOf(smallGame, smallCounts);
    const values = makeRandom(cells, Xoshiro256.fromSeed(4n));
    const policy = makeSlowPolicy(slow, smallGame, smallCounts, bucketOfCards, values);
    const won = respond(smallGame, makeSmallClasses(), smallCounts, values);
    expect(won).toBeCloseTo(exploitability(slow.game, policy), 5);
    expect(won).toBeGreaterThan(0.5);
  });

  test('wins it too where the strategy forgets: two draws, one card of two ranks', () => {
    const game = compileDrawGame({
      name: 'one card',
      draws: 2,
      blinds: [2, 1],
      bets: [2, 2, 2],
      maxWagers: 2,
      potLimits: [[2, 4, 6, 8]],
    });
    const counts = game.rounds.map(() => 2);
    const ranks = [0, 1];
    const hands = ranks.flatMap((a) => ranks.flatMap((b) => ranks.map((c) => [a, b, c] as const)));
    /** The card after each draw. */
    const follow = ([a, ...next]: readonly number[], drawn: readonly number[]): number[] => {
      const seen = [a!];
      for (const count of drawn) seen.push(count === 1 ? next.shift()! : seen.at(-1)!);
      return seen;
    };
    const slow = makeSlowGame({
      name: 'one card',
      draws: 2,
      deals: hands.flatMap((own) => hands.map((other) => [own, other] as const)),
      finalRank: (cards, drawn) => follow(cards, drawn).at(-1)!,
      knownCards: follow,
    });
    const one = new DrawTally(2, 2);
    for (const rank of ranks) one.open(rank, 0).fill(1);
    const none = new DrawTally(2, 2).finish();
    const stage = [keepAll(2), one.finish(), none, none];
    const classes: HandClasses = {
      first: Float64Array.of(0.5, 0.5),
      draws: [stage, stage],
      strengths: Int32Array.of(0, 1),
      buckets: [0, 1, 2].map(() => Int32Array.of(0, 1)),
    };
    for (const seed of [1n, 2n, 3n]) {
      const values = makeRandom(cellsOf(game, counts), Xoshiro256.fromSeed(seed));
      const policy = makeSlowPolicy(slow, game, counts, (cards) => cards.at(-1)!, values);
      expect(respond(game, classes, counts, values)).toBeCloseTo(exploitability(slow.game, policy), 5);
    }
  });
});

test('the classes of Badugi by bucket', () => checkBadugiClasses('buckets', 92));

test('only Badugi has a class game', () => {
  const abstraction = unwrap(findAbstraction('razz/usual'));
  const record = { seed: '1', lanes: 2, deals: 1, coarseBatches: 0, batches: 0, nodes: 0, command: '' };
  const result = measureClassGame({ abstraction, packed: new Uint16Array(0), record }, 'buckets');
  expect(result.ok ? undefined : result.error.code).toBe('strategy/no-class-game');
});
