import {
  BOARD_STEPS,
  cards,
  HIGH_BOARD_RANKS,
  highBoard,
  LOW_BOARD_RANKS,
  lowBoard,
  prepareBoards,
  rankHighBoard,
  rankLowBoard,
} from '@doorcard/cards';
import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { EMPTY_BOARD } from '../../src/eval/studBoard.js';
import { rankMultisets, spreadSuits } from '../reference/multisets.js';
import { findDisorder, findMisnomers } from '../reference/order.js';
import { highBoardReference, lowBoardReference } from '../reference/studBoard.js';
import { FIXED, hand } from './arbitraries.js';

describe.each([
  ['highest', highBoard, highBoardReference],
  ['lowest', lowBoard, lowBoardReference],
] as const)('where the %s board opens', (_which, ranking, reference) => {
  test.each([
    // cards, how many boards of different ranks
    [1, 13],
    [2, 91],
    [3, 455],
    [4, 1_820],
  ])('with %i up, all %i boards are in order', (size, count) => {
    const boards = rankMultisets(size).map(spreadSuits);
    expect(boards).toHaveLength(count);
    expect(findDisorder(boards, ranking.rank, reference)).toEqual([]);
    expect(findMisnomers(boards, ranking, reference)).toEqual([]);
  });
});

describe('who opens', () => {
  test.each([
    // what a player would say, the better board, the other
    ['the second card decides before any suit', 'AhKc', 'As2s'],
    ['a pair of deuces beats A-K-Q', '2c2d3h', 'AsKdQh'],
    ['three to a straight flush is only king high', 'Ac2d3h', 'KsQsJs'],
    ['two pair beats aces', '3c3d2c2d', 'AsAdKhQc'],
    ['trips beat two pair', '2c2d2h3c', 'AsAdKsKd'],
    ['quads beat trips', '2c2d2h2s', 'AsAdAhKc'],
  ])('Stud Hi: %s', (_name, better, other) => {
    expect(rankHighBoard(cards(better))).toBeGreaterThan(rankHighBoard(cards(other)));
  });

  test.each([
    ['8-A before 8-7 whatever the suits', '8sAs', '8c7c'],
    ['8-7 before 9-A', '8s7d', '9sAd'],
    ['four to the king before a pair of aces', 'KsQdJhTc', 'AsAd2h3c'],
    ['aces before deuces', 'AsAdKhQc', '2s2d3h4c'],
    ['two pair before trips', 'KsKdQsQd', 'AsAdAh2c'],
    ['a straight flush does not hurt', '4s3s2sAs', '5d3h2cAd'],
  ])('Razz: %s', (_name, better, other) => {
    expect(rankLowBoard(cards(better))).toBeGreaterThan(rankLowBoard(cards(other)));
  });

  test('boards of the same ranks tie, whatever the suits', () => {
    expect(rankHighBoard(cards('AsKsQs'))).toBe(rankHighBoard(cards('QdAcKh')));
    expect(rankLowBoard(cards('AsKsQs'))).toBe(rankLowBoard(cards('QdAcKh')));
  });
});

describe('boards that are ranked card by card', () => {
  const step = (state: number, card: number): number => BOARD_STEPS[state * 16 + ((card >> 2) & 15)]!;

  test.prop([hand(4)], FIXED)('get the same ranks as complete boards, in any order', (all) => {
    prepareBoards();
    let state = EMPTY_BOARD;
    for (let count = 1; count <= all.length; count++) {
      state = step(state, all[count - 1]!);
      const board = all.slice(0, count);
      expect(HIGH_BOARD_RANKS[state]).toBe(rankHighBoard(board));
      expect(LOW_BOARD_RANKS[state]).toBe(rankLowBoard(board));
    }
  });

  test('a board with an unknown card stays below all others', () => {
    prepareBoards();
    const state = step(step(step(EMPTY_BOARD, 51), 255), 50);
    expect([HIGH_BOARD_RANKS[state], LOW_BOARD_RANKS[state]]).toEqual([-1, -1]);
  });
});
