import { unwrap, Xoshiro256 } from '@doorcard/cards';
import {
  act,
  checkSetup,
  Hand,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  type Action,
} from '@doorcard/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { CPU_PROFILES, getStrategyProfile } from '../src/badugi/strategyProfile.js';
import type { CpuPlayer } from '../src/player.js';
import { streamOf } from '../src/stream.js';
import { fallbacks } from '../src/wish.js';
import { ALWAYS, DRAWER, table, wordOfLv2 } from './badugiSeat.js';
import { scene as makeScene } from './scene.js';
import { findPlayer } from './usualPlayers.js';

afterEach(() => vi.restoreAllMocks());

interface Played {
  readonly won: readonly number[];
  readonly actions: readonly (readonly [seat: number, street: number, action: Action])[];
}

const STACK = 2000;

/** One hand among computer players, dealt from a seed. */
function playHand(players: readonly CpuPlayer[], seed: number): Played {
  const setup = unwrap(
    checkSetup({
      variant: VARIANTS.badugi,
      rules: RULE_SETS.wsop,
      stacks: players.map(() => STACK),
      antes: players.map(() => 0),
      blinds: players.length === 2 ? [40, 20] : players.map((_, seat) => [20, 40][seat] ?? 0),
      bringIn: 0,
      smallBet: 40,
      bigBet: 80,
    }),
  );
  const hand = new Hand(makePlan(setup));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(BigInt(seed)) });
  const actions: Played['actions'][number][] = [];
  while (hand.actor >= 0) {
    const seat = hand.actor;
    const view = makeView(hand, seat);
    const { action } = players[seat]!.decide(view, streamOf(1, seed, seat, actions.length));
    actions.push([seat, hand.street, action]);
    unwrap(act(hand, seat, action));
  }
  return { won: players.map((_, seat) => hand.stackOf(seat) - STACK), actions };
}

const lv2 = (profile: number): CpuPlayer => findPlayer(`lv2:${profile}`);
const SIX = [1, 2, 3, 4, 5, 6].map(lv2);

test('six personalities play on without one illegal wish, and the chips stay on the table', () => {
  fallbacks.clear();
  for (let seed = 1; seed <= 60; seed++) {
    const players = seed % 2 === 0 ? SIX : [lv2(2), findPlayer('lv1'), lv2(5), findPlayer('lv1')];
    const { won } = playHand(players, seed);
    expect(won.reduce((sum, chips) => sum + chips, 0)).toBe(0);
  }
  expect([...fallbacks]).toEqual([]);
});

test('B-11 the same hand with the same streams is played the same, and nobody asks Math.random', () => {
  const random = vi.spyOn(Math, 'random');
  for (let seed = 1; seed <= 10; seed++) expect(playHand(SIX, seed)).toEqual(playHand(SIX, seed));
  expect(random).not.toHaveBeenCalled();
});

test('B-11 decisions do not depend on what was decided before', () => {
  const scene = table(DRAWER, '7c4d3h3c').play('1 call', '0 check', '0 draw Kc');
  const first = wordOfLv2(scene, { rng: ALWAYS });
  playHand(SIX, 3);
  expect(wordOfLv2(scene, { rng: ALWAYS })).toBe(first);
});

test('B-29 heads-up on the same deals from both seats, equal players win nothing from each other', () => {
  const [a, b] = [lv2(3), lv2(3)];
  for (let seed = 1; seed <= 40; seed++) {
    expect(playHand([a, b], seed).won[0]! + playHand([b, a], seed).won[1]!).toBe(0);
  }
});

test('B-31 rounds seen are counted for hands that are played: those last longer than all hands together', () => {
  const rounds: number[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    const { actions } = playHand(SIX, seed);
    for (let seat = 0; seat < 6; seat++) {
      const mine = actions.filter(([who, , { type }]) => who === seat && type !== 'draw');
      if (mine.length > 0) rounds.push(new Set(mine.map(([, street]) => street)).size);
    }
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
  const played = rounds.filter((count) => count > 1);
  expect(played.length).toBeGreaterThan(0);
  expect(mean(played)).toBeGreaterThan(mean(rounds) + 1);
});

test('B-32 the tests of the players run in Vitest', () => {
  expect(process.env['VITEST']).toBe('true');
});

test('B-33 a short player who is all-in wins his share only, and is never taken for folded', () => {
  const hands = ['As2h3d4c', '5s4h3c2d', 'KcKdQcJc'];
  const scene = makeScene({ game: 'badugi', hands, stacks: [60, 8000, 8000] });
  scene.play('2 raise', '0 call', '1 call');
  expect(scene.view.seats[0]).toMatchObject({ allIn: true, folded: false });
  scene
    .play('0 pat', '1 pat', '2 pat', '1 raise', '2 call')
    .passTo(3)
    .play('0 pat', '1 pat', '2 pat', '1 check', '2 check');
  // The best hand takes three times his 60; what the others put in beyond goes to the better of them.
  expect(scene.hand.stackOf(0)).toBe(180);
  expect(scene.hand.stackOf(1)).toBe(8000 - 60 + (80 - 60) + 40);
});

test('FR-012 six players of lv2 differ, and the number in an id says which one it is', () => {
  expect(new Set(CPU_PROFILES.map((profile) => JSON.stringify(profile))).size).toBe(6);
  expect(['cpu1', 'cpu4', 'CPU 6', 'cpu7', 'alice'].map(getStrategyProfile)).toEqual(
    [0, 3, 5, 0, 0].map((index) => CPU_PROFILES[index]),
  );
  const eight = table('', '', '8c7d6h5s', '', '', '', '');
  const words = CPU_PROFILES.map((profile) => wordOfLv2(eight, { profile, rng: ALWAYS }));
  expect(words).toEqual(['FOLD', 'RAISE', 'RAISE', 'FOLD', 'RAISE', 'RAISE']);
});

test('lv2:4 is the fourth personality', () => {
  const player = findPlayer('lv2:4');
  const { view } = table('', '', '8c7d6h5s', '', '', '', '');
  expect(player.decide(view, ALWAYS).action.type).toBe('fold');
  expect(findPlayer('lv2:5').decide(view, ALWAYS).action.type).toBe('raise');
});
