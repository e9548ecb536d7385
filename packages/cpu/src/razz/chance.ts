import { findBoardOdds } from './holeCards.js';
import { KIND_COUNT, type LowKind } from './lowKind.js';
import type { LowRanks } from './lowRanks.js';
import type { Outlook } from './outlook.js';

/** What a player with these up cards ends as. */
export function mixOutlook(up: LowRanks, toCome: number, any: number, strong: number, into: Outlook): void {
  const a = findBoardOdds(up, toCome, 'any').outlook;
  const f = findBoardOdds(up, toCome, 'fair').outlook;
  const fair = 1 - any - strong;
  if (strong === 0) {
    for (let i = 0; i < KIND_COUNT; i++) into[i] = any * a[i]! + fair * f[i]!;
    return;
  }
  const s = findBoardOdds(up, toCome, 'strong').outlook;
  for (let i = 0; i < KIND_COUNT; i++) into[i] = any * a[i]! + fair * f[i]! + strong * s[i]!;
}

/** Multiplies into `wins` the chance to beat a player with these up cards as well. */
export function addOpponent(up: LowRanks, toCome: number, any: number, strong: number, wins: Outlook): void {
  const a = findBoardOdds(up, toCome, 'any').wins;
  const f = findBoardOdds(up, toCome, 'fair').wins;
  const fair = 1 - any - strong;
  if (strong === 0) {
    for (let i = 0; i < KIND_COUNT; i++) wins[i]! *= any * a[i]! + fair * f[i]!;
    return;
  }
  const s = findBoardOdds(up, toCome, 'strong').wins;
  for (let i = 0; i < KIND_COUNT; i++) wins[i]! *= any * a[i]! + fair * f[i]! + strong * s[i]!;
}

/** Changes the weight of lows up to a kind and of those behind it, and makes the sum one again. */
export function reweigh(outlook: Outlook, last: LowKind, upTo: number, behind: number): void {
  let sum = 0;
  for (let i = 0; i < KIND_COUNT; i++) sum += outlook[i]! *= i <= last ? upTo : behind;
  for (let i = 0; i < KIND_COUNT; i++) outlook[i]! /= sum;
}

/** The chance to win of a hand with this outlook, given the chance to win by kind. */
export function sumChance(mine: Outlook, wins: Outlook): number {
  let chance = 0;
  for (let i = 0; i < KIND_COUNT; i++) chance += mine[i]! * wins[i]!;
  return clamp(chance);
}

/** The same for a hand that is of one kind. */
export const sumKind = (mine: LowKind, wins: Outlook): number => clamp(wins[mine]!);

const clamp = (chance: number): number => (chance < 0 ? 0 : chance > 1 ? 1 : chance);

/** The kind in the middle of an outlook: as often better as worse. */
export function findMedian(outlook: Outlook): LowKind {
  let sum = 0;
  for (let i = 0; i < KIND_COUNT; i++) if ((sum += outlook[i]!) >= 0.5) return i;
  return KIND_COUNT - 1;
}
