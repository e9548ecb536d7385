import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { determineAvailableActions } from '../../src/decision/decisionTree.js';
import { parseGameState, type GameStateInput } from '../../src/decision/gameState.js';
import { parseMccfrConfig } from '../../src/decision/mccfrConfig.js';
import { TrainingSession } from '../../src/decision/trainingSession.js';
import { codeOf, evs, frequencies, RIVER, sessionOf, solve, stateOf } from './sessions.js';

describe('dominated cases', () => {
  test('the nuts are never folded', () => {
    const answer = solve({ ...RIVER, hero: 'KcQc', toCall: 5, pot: 15 }, { iterations: 2000 });
    expect(frequencies(answer)['fold']).toBeLessThan(0.001);
    expect(answer.ev).toBeGreaterThan(15);
  });

  test('a hand that is drawing dead folds to a bet', () => {
    const spot = { ...RIVER, hero: '3c3h', villainRange: 'KQs', heroRange: '33,AKs', toCall: 5, pot: 15 };
    const answer = solve(spot, { iterations: 2000 });
    expect(frequencies(answer)['fold']).toBeGreaterThan(0.999);
    expect(evs(answer)).toMatchObject({ fold: 0, call: -5 });
  });

  test('a single legal action is always taken, and has its exact value', () => {
    const answer = solve({ ...RIVER, hero: 'QcQd', board: '7s8s3d3h2c', villainRange: 'AA,JJ', stack: 0 });
    expect(answer.actions).toEqual([{ action: 'check', chips: 0, frequency: 1, ev: 5 }]);
    expect(answer.status).toBe('converged');
    expect(answer.exploitability).toBeCloseTo(0, 12);
  });

  test('an empty range after blockers is refused and named', () => {
    const result = parseGameState({ ...RIVER, villainRange: 'AhKd,AhQd' });
    expect(codeOf(result)).toBe('range/no-live-combos');
    expect(result.ok ? '' : result.error.message).toContain('AhKd,AhQd');
    expect(codeOf(parseGameState({ ...RIVER, villainRange: '' }))).not.toBe('no error');
  });

  test.each([
    [{ iterations: 0 }, 'iterations cannot be 0'],
    [{ iterations: -5 }, 'iterations cannot be -5'],
    [{ iterations: 1.5 }, 'iterations cannot be 1.5'],
    [{ samplesPerIteration: 0 }, 'samplesPerIteration cannot be 0'],
    [{ convergenceThreshold: -0.1 }, 'convergenceThreshold cannot be -0.1'],
    [{ target: 2 }, 'target cannot be 2'],
    [{ timeLimit: 0 }, 'timeLimit cannot be 0'],
  ])('%o is refused', (config, words) => {
    const result = parseMccfrConfig(config);
    expect(codeOf(result)).toBe('config/bad-field');
    expect(result.ok ? '' : result.error.message).toContain(words);
  });

  test('a seed that is not a u64 and an unknown field are refused', () => {
    expect(codeOf(parseMccfrConfig({ seed: -1 }))).toBe('seed/not-u64');
    expect(codeOf(parseMccfrConfig({ seed: 2n ** 64n }))).toBe('seed/not-u64');
    expect(codeOf(parseMccfrConfig({ iteration: 5 }))).toBe('config/unknown-field');
  });

  test('without a seed a random one is chosen and returned', () => {
    const [one, two] = [unwrap(parseMccfrConfig()), unwrap(parseMccfrConfig({}))];
    expect(one).toMatchObject({ iterations: 10_000, samplesPerIteration: 100, convergenceThreshold: 0.001 });
    expect(one.seed).not.toBe(two.seed);
  });

  test.each<[Partial<GameStateInput>, string]>([
    [{ board: 'Ts9s2hJcAh' }, 'card/duplicate'],
    [{ hero: 'AhAh' }, 'card/duplicate'],
    [{ board: 'Ts9s2hJcTs' }, 'card/duplicate'],
    [{ board: 'Ts9s' }, 'board/wrong-size'],
    [{ hero: 'AhKdQd' }, 'hand/wrong-size'],
    [{ hero: 'AhXx' }, 'card/unknown-rank'],
    [{ pot: 2.5 }, 'decision/bad-field'],
    [{ position: 'BTN' as 'IP' }, 'decision/bad-field'],
    [{ villainRange: 'AKz' }, 'range/unknown-hand'],
  ])('%o is refused with a code', (change, code) => {
    expect(codeOf(parseGameState({ ...RIVER, ...change }))).toBe(code);
  });

  test('a missing and an unknown field are named', () => {
    const { pot: _, ...rest } = RIVER;
    expect(codeOf(parseGameState(rest))).toBe('decision/missing-field');
    expect(codeOf(parseGameState({ ...RIVER, ante: 1 }))).toBe('decision/unknown-field');
    expect(codeOf(parseGameState(undefined))).toBe('decision/missing-field');
    expect(codeOf(parseGameState('AhKd'))).toBe('decision/bad-field');
  });

  test('an unknown bet size is refused when the tree is built', () => {
    const menu = { first: { bet: '50', raise: '' }, later: { bet: '', raise: '' } };
    expect(codeOf(determineAvailableActions(stateOf({ ...RIVER, menu })))).toBe('bets/unknown-size');
  });

  test('tables that are too large are refused before they are made', () => {
    const config = unwrap(parseMccfrConfig({ seed: 1 }));
    const result = TrainingSession.create(stateOf(RIVER), config, { memoryLimit: 1000 });
    expect(codeOf(result)).toBe('decision/too-large');
  });

  test('very deep stacks and an empty pot work', () => {
    const deep = solve({ ...RIVER, stack: 100_000 }, { iterations: 100 });
    expect(deep.sprBucket).toBe('VeryDeep');
    expect(deep.actions.at(-1)).toMatchObject({ action: 'all_in', chips: 100_000 });
    const empty = solve({ ...RIVER, pot: 0 }, { iterations: 100 });
    expect(empty.sprBucket).toBe('VeryDeep');
    for (const { ev } of empty.actions) expect(ev).not.toBeNaN();
    expect(empty.exploitability).not.toBeNaN();
  });

  test('a time limit without a clock throws', () => {
    expect(() => sessionOf(RIVER, { timeLimit: 10 })).toThrow(RangeError);
  });
});
