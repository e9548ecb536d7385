import { test } from 'vitest';
import type { GameStateInput } from '../../src/decision/gameState.js';
import { expectSameAnswer } from './compare.js';
import { RIVER, SMALL_FLOP } from './sessions.js';

test.each<[string, GameStateInput]>([
  ['a bet on the river', { ...RIVER, pot: 15, toCall: 5 }],
  ['a bet on the river, with more hands than a sample', { ...RIVER, villainRange: 'top 15%', toCall: 3 }],
  ['opening the turn', { ...RIVER, board: 'Ts9s2hJc', position: 'OOP' }],
  ['a bet on the flop', SMALL_FLOP],
])('%s: sampling and discounted CFR over all cards give the same strategy', (_name, input) =>
  expectSameAnswer(input),
);
