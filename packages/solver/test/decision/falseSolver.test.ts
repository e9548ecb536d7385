import { cards, computeEquity, HOLDEM, unwrap, Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import type { HandPolicy } from '../../src/decision/evaluation.js';
import type { GameState, GameStateInput } from '../../src/decision/gameState.js';
import { respond, type Response } from '../../src/decision/response.js';
import { parseVillainStrategy } from '../../src/decision/villainStrategy.js';
import { evs, RIVER, sessionOf, solve, stateOf, sum } from './sessions.js';

const QUICK = { iterations: 200 };

/** A villain who folds whenever he can. */
const folding: HandPolicy = ({ source }) => {
  const action = Math.max(
    source.actions.findIndex(({ kind }) => kind === 'fold'),
    source.actions.findIndex(({ kind }) => kind === 'check'),
  );
  return (_, frequencies) => {
    frequencies.fill(0);
    frequencies[action] = 1;
  };
};

describe('mistakes that a wrong solver would make', () => {
  test.each(['KcQc', '7h6h', 'AhKd'])('a fold is worth nothing, whatever is held (%s)', (hero) => {
    const { actions } = solve({ ...RIVER, hero, toCall: 4, pot: 14 }, QUICK);
    expect(actions[0]).toMatchObject({ action: 'fold', chips: 0, ev: 0 });
  });

  test('when the villain folds hero wins the pot, and no hands are compared', () => {
    const drawingDead = { ...RIVER, hero: '3c3h', villainRange: 'KQs' };
    const answer = unwrap(respond(stateOf(drawingDead), folding));
    expect(evs(answer)['all_in']).toBe(10);
    // Raising gets the villain to fold, and his bet stays in the pot.
    const facing = unwrap(respond(stateOf({ ...drawingDead, toCall: 5, pot: 15 }), folding));
    expect(evs(facing)['all_in']).toBe(15);
  });

  test('a call costs what is called', () => {
    // Queens meet six aces and six jacks: half of the time they win.
    const even: GameStateInput = {
      hero: 'QcQd',
      board: '7s8s3d3h2c',
      villainRange: 'AA,JJ',
      pot: 30,
      stack: 10,
      toCall: 10,
    };
    expect(evs(solve(even, QUICK))['call']).toBeCloseTo(0.5 * 40 - 10, 9);
    expect(evs(solve({ ...even, villainRange: 'AA' }, QUICK))['call']).toBeCloseTo(-10, 9);
  });

  test.each(['IP', 'OOP'] as const)('the better hand wins in either position (%s)', (position) => {
    const spot = { ...RIVER, position, stack: 5, toCall: 5, pot: 15 };
    expect(evs(solve({ ...spot, hero: 'KcQc', villainRange: 'TT' }, QUICK))['call']).toBeCloseTo(15, 9);
    expect(evs(solve({ ...spot, hero: 'TcTd', villainRange: 'KcQc' }, QUICK))['call']).toBeCloseTo(-5, 9);
    const shared = solve({ ...spot, hero: 'KcQc', villainRange: 'KdQd' }, QUICK);
    expect(evs(shared)['call']).toBeCloseTo(0.5 * 20 - 5, 9);
  });

  test('what hero puts in and loses is subtracted', () => {
    // Without an entry the villain checks and calls.
    const respondToPassive = (state: GameState): Response =>
      unwrap(respond(state, unwrap(parseVillainStrategy([], state))));
    const losing = respondToPassive(stateOf({ ...RIVER, hero: '3c3h', villainRange: 'KQs' }));
    expect(evs(losing)).toEqual({ check: 0, bet_30_pot: -3, bet_80_pot: -8, all_in: -30 });
    const winning = respondToPassive(stateOf({ ...RIVER, hero: 'KcQc', villainRange: 'TT' }));
    expect(evs(winning)).toEqual({ check: 10, bet_30_pot: 13, bet_80_pot: 18, all_in: 40 });
    expect(winning.actions.map(({ frequency }) => frequency)).toEqual([0, 0, 0, 1]);
    expect(winning).toMatchObject({ mode: 'best-response', ev: 40, heroEv: undefined });
  });

  test('the villain does not learn hero’s cards: his strategy is the same whichever hand of the range hero has', () => {
    const heroRange = 'KQs,76s,AA';
    const [strong, weak] = ['KcQc', '7h6h'].map((hero) => {
      const session = sessionOf({ ...RIVER, hero, heroRange }, QUICK);
      session.solve();
      return session.regretTable.save();
    });
    expect(weak).toEqual(strong);
  });

  test.each([
    ['on the flop', 'Ts9s2h'],
    ['on the turn', 'Ts9s2hJc'],
  ])('cards that are missing are dealt: an all-in call %s is worth its equity', (_name, board) => {
    const spot = { hero: 'AsKs', board, villainRange: 'TcTd', pot: 30, stack: 10, toCall: 10 };
    const known = { showdown: HOLDEM, hands: [cards('AsKs'), cards('TcTd')], board: cards(board) };
    const { hands, method } = unwrap(computeEquity(known, { rng: Xoshiro256.fromSeed(1n) }));
    expect(method).toBe('exact');
    expect(evs(solve(spot, QUICK))['call']).toBeCloseTo(hands[0]!.equity * 40 - 10, 6);
  });

  test('every action has its value, and the frequencies add up to one', () => {
    const { actions, ev } = solve({ ...RIVER, toCall: 4, pot: 14 }, { iterations: 1000 });
    expect(actions.map(({ action }) => action)).toEqual(['fold', 'call', 'raise_61_pot', 'all_in']);
    for (const { ev } of actions.slice(1)) expect(Math.abs(ev)).toBeGreaterThan(0.01);
    expect(sum(actions.map(({ frequency }) => frequency))).toBeCloseTo(1, 12);
    expect(ev).toBeCloseTo(sum(actions.map(({ frequency, ev }) => frequency * ev)), 12);
  });

  test('the same seed gives the same bits, at once or in parts; another seed does not', () => {
    const config = { ...QUICK, samplesPerIteration: 20 };
    const whole = sessionOf(RIVER, config);
    const answer = whole.solve();
    const inParts = sessionOf(RIVER, config);
    while (inParts.status === 'new' || inParts.status === 'running') inParts.advance(37);
    expect(inParts.strategy()).toEqual(answer);
    expect(inParts.regretTable.save()).toEqual(whole.regretTable.save());
    const other = sessionOf(RIVER, { ...config, seed: 2 });
    other.solve();
    expect(other.regretTable.save()).not.toEqual(whole.regretTable.save());
  });

  test('a seed is any u64, as number, bigint or digits', () => {
    const answers = [7, 7n, '7'].map((seed) => solve(RIVER, { ...QUICK, seed }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(solve(RIVER, { ...QUICK, seed: '18446744073709551615' }).seed).toBe(2n ** 64n - 1n);
  });
});
