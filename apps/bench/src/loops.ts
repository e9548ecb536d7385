import {
  rankAceToFive7,
  rankBadugi4,
  rankDeuceToSeven5,
  rankEight7,
  rankHigh5,
  rankHigh7,
  rankOmahaHigh,
  rankOmahaLow,
} from '@doorcard/cards';
import { evaluate } from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import type { FlatHands } from './hands.js';

// One loop for each evaluator, written out: through a shared loop that takes a function, every evaluator would be
// measured with the cost of an indirect call. Each adds up its results, so that no work can be optimised away.

export function sumHigh5(h: FlatHands): number {
  let sum = 0;
  for (let i = 0; i < h.length; i += 5) sum += rankHigh5(h[i]!, h[i + 1]!, h[i + 2]!, h[i + 3]!, h[i + 4]!);
  return sum;
}

export function sumHigh7(h: FlatHands): number {
  let sum = 0;
  for (let i = 0; i < h.length; i += 7) {
    sum += rankHigh7(h[i]!, h[i + 1]!, h[i + 2]!, h[i + 3]!, h[i + 4]!, h[i + 5]!, h[i + 6]!);
  }
  return sum;
}

export function sumAceToFive7(h: FlatHands): number {
  let sum = 0;
  for (let i = 0; i < h.length; i += 7) {
    sum += rankAceToFive7(h[i]!, h[i + 1]!, h[i + 2]!, h[i + 3]!, h[i + 4]!, h[i + 5]!, h[i + 6]!);
  }
  return sum;
}

export function sumEight7(h: FlatHands): number {
  let sum = 0;
  for (let i = 0; i < h.length; i += 7) {
    sum += rankEight7(h[i]!, h[i + 1]!, h[i + 2]!, h[i + 3]!, h[i + 4]!, h[i + 5]!, h[i + 6]!);
  }
  return sum;
}

export function sumDeuceToSeven5(h: FlatHands): number {
  let sum = 0;
  for (let i = 0; i < h.length; i += 5) {
    sum += rankDeuceToSeven5(h[i]!, h[i + 1]!, h[i + 2]!, h[i + 3]!, h[i + 4]!);
  }
  return sum;
}

export function sumBadugi4(h: FlatHands): number {
  let sum = 0;
  for (let i = 0; i < h.length; i += 4) sum += rankBadugi4(h[i]!, h[i + 1]!, h[i + 2]!, h[i + 3]!);
  return sum;
}

export function sumOmahaHigh(h: FlatHands): number {
  const hand = new Uint8Array(4);
  const board = new Uint8Array(5);
  let sum = 0;
  for (let i = 0; i < h.length; i += 9) {
    for (let j = 0; j < 4; j++) hand[j] = h[i + j]!;
    for (let j = 0; j < 5; j++) board[j] = h[i + 4 + j]!;
    sum += rankOmahaHigh(hand, board);
  }
  return sum;
}

export function sumOmahaLow(h: FlatHands): number {
  const hand = new Uint8Array(4);
  const board = new Uint8Array(5);
  let sum = 0;
  for (let i = 0; i < h.length; i += 9) {
    for (let j = 0; j < 4; j++) hand[j] = h[i + j]!;
    for (let j = 0; j < 5; j++) board[j] = h[i + 4 + j]!;
    sum += rankOmahaLow(hand, board);
  }
  return sum;
}

export function sumPokertools(hands: readonly number[][]): number {
  let sum = 0;
  for (const hand of hands) sum += evaluate(hand);
  return sum;
}

export function sumPhe(hands: readonly number[][]): number {
  let sum = 0;
  for (const hand of hands) sum += phe.evaluateCardCodes(hand);
  return sum;
}

export function sumPokersolver(hands: readonly string[][]): number {
  let sum = 0;
  for (const hand of hands) sum += pokersolver.Hand.solve(hand).rank;
  return sum;
}
