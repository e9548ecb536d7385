import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { VisibleContext } from '../visibleContext.js';
import { readShape } from './handShape.js';

const HAND = 7;
const DIGIT = 15;
const WHEEL = 0b1_0000_0000_1111;

/**
 * Whether no opponent can end with a better hand than I have now, whatever lies under his up cards and whatever comes:
 * a hand that cannot lose.
 */
export function cannotLose({ me, live, view }: VisibleContext): boolean {
  const { made, strength } = readShape(me.cards);
  // With three or more hidden cards somebody can practically always have more than three of a kind.
  if (made < 4) return false;
  const unseen = new Array<number>(4).fill(0b1_1111_1111_1111);
  for (const card of me.cards) strike(unseen, card);
  for (const card of view.board) strike(unseen, card);
  for (const { up } of view.seats) for (const card of up) strike(unseen, card);
  return live.every(({ up }) => !canBeat(strength, [...up, ...view.board], unseen));
}

function strike(unseen: number[], card: Card): void {
  unseen[suitOf(card)]! &= ~(1 << rankOf(card));
}

/** Whether up cards with unseen ones to fill the hand can be better. */
function canBeat(strength: number, up: readonly Card[], unseen: readonly number[]): boolean {
  const free = HAND - up.length;
  const held = [0, 0, 0, 0];
  const counts = new Array<number>(13).fill(0);
  const left = new Array<number>(13).fill(0);
  for (const card of up) {
    held[suitOf(card)]! |= 1 << rankOf(card);
    counts[rankOf(card)]!++;
  }
  for (const ranks of unseen) for (let rank = 0; rank < 13; rank++) left[rank]! += (ranks >> rank) & 1;
  return findBest(held, counts, left, unseen, free) > strength;
}

function findBest(
  held: readonly number[],
  counts: readonly number[],
  left: readonly number[],
  unseen: readonly number[],
  free: number,
): number {
  // From the best class down; within a class from the highest rank down.
  for (let top = 12; top >= 3; top--) {
    const run = top === 3 ? WHEEL : 0b11111 << (top - 4);
    for (let suit = 0; suit < 4; suit++) {
      const missing = run & ~held[suit]!;
      if (countBits(missing) <= free && (missing & ~unseen[suit]!) === 0) return grade(8, top);
    }
  }
  const quads = findKind(4, counts, left, free);
  if (quads.rank >= 0) return grade(7, quads.rank, findKicker(quads.rank, counts, left, free - quads.cost));
  const full = findFull(counts, left, free);
  if (full > 0) return full;
  let best = 0;
  for (let suit = 0; suit < 4; suit++) {
    const open = unseen[suit]!;
    if (countBits(held[suit]!) + Math.min(free, countBits(open)) < 5) continue;
    best = Math.max(best, findFlush(held[suit]!, open, free));
  }
  if (best > 0) return best;
  const ranks = counts.reduce((set, count, rank) => (count > 0 ? set | (1 << rank) : set), 0);
  const open = left.reduce((set, count, rank) => (count > 0 ? set | (1 << rank) : set), 0);
  for (let top = 12; top >= 3; top--) {
    const missing = (top === 3 ? WHEEL : 0b11111 << (top - 4)) & ~ranks;
    if (countBits(missing) <= free && (missing & ~open) === 0) return grade(4, top);
  }
  // Three of a kind or less: with three hidden cards somebody can nearly always have it, so no hand of that class locks.
  return Infinity;
}

interface Kind {
  readonly rank: number;
  /** Hidden cards that it takes. */
  readonly cost: number;
}

function findKind(
  size: number,
  counts: readonly number[],
  left: readonly number[],
  free: number,
  not = -1,
): Kind {
  for (let rank = 12; rank >= 0; rank--) {
    const cost = Math.max(0, size - counts[rank]!);
    if (rank !== not && cost <= free && cost <= left[rank]!) return { rank, cost };
  }
  return { rank: -1, cost: 0 };
}

function findKicker(not: number, counts: readonly number[], left: readonly number[], free: number): number {
  return findKind(1, counts, left, free, not).rank;
}

function findFull(counts: readonly number[], left: readonly number[], free: number): number {
  for (let rank = 12; rank >= 0; rank--) {
    const cost = Math.max(0, 3 - counts[rank]!);
    if (cost > free || cost > left[rank]!) continue;
    const pair = findKind(2, counts, left, free - cost, rank);
    if (pair.rank >= 0) return grade(6, rank, pair.rank);
  }
  return 0;
}

/** The best flush: the highest cards of the suit, as many hidden ones as there is room for. */
function findFlush(held: number, open: number, free: number): number {
  let strength = 5;
  let room = free;
  let taken = 0;
  for (let rank = 12; rank >= 0 && taken < 5; rank--) {
    const isHeld = ((held >> rank) & 1) === 1;
    if (!isHeld && (room === 0 || ((open >> rank) & 1) === 0)) continue;
    // Held cards that come later still have to fit: five in all.
    if (!isHeld) room--;
    strength = strength * DIGIT + rank + 2;
    taken++;
  }
  return taken === 5 ? strength : 0;
}

function grade(made: number, ...ranks: readonly number[]): number {
  let strength = made;
  for (let i = 0; i < 5; i++)
    strength = strength * DIGIT + (ranks[i] === undefined || ranks[i]! < 0 ? 0 : ranks[i]! + 2);
  return strength;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
