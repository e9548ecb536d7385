import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { VisibleContext } from '../visibleContext.js';

const HAND = 7;
const DIGIT = 15;
const [STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [4, 5, 6, 7, 8] as const;
const ACE = 14;
const WHEEL = 0b1_0000_0000_1111;
const RUNS: readonly number[] = [WHEEL, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)];

/** Cards that nobody shows and I do not hold, by suit: their ranks as bits, 0 the deuce. */
type Unseen = readonly [number, number, number, number];

/**
 * The best high that any live opponent can still end with, on the scale of `HandShape.strength`. Kickers count as the
 * best there could be. Below a straight it is Infinity: no such hand is worth the search.
 */
export function findRivalHigh(ctx: VisibleContext): number {
  const unseen = listUnseen(ctx);
  const { board } = ctx.view;
  let best = 0;
  for (const { up } of ctx.live) {
    best = Math.max(best, findBestHigh(board.length === 0 ? up : [...up, ...board], unseen));
  }
  return best;
}

function listUnseen({ me, view }: VisibleContext): Unseen {
  const unseen: [number, number, number, number] = [0x1fff, 0x1fff, 0x1fff, 0x1fff];
  const see = (card: Card): void => {
    unseen[suitOf(card)]! &= ~(1 << rankOf(card));
  };
  for (const card of me.cards) see(card);
  for (const card of view.board) see(card);
  for (const { up } of view.seats) for (const card of up) see(card);
  return unseen;
}

function findBestHigh(known: readonly Card[], unseen: Unseen): number {
  const free = HAND - known.length;
  return (
    findStraightFlush(known, free, unseen) ||
    findQuads(known, free, unseen) ||
    findFullHouse(known, free, unseen) ||
    findFlush(known, free, unseen) ||
    findStraight(known, free, unseen) ||
    Infinity
  );
}

const ranksOf = (known: readonly Card[], suit: number): number => {
  let ranks = 0;
  for (const card of known) if (suitOf(card) === suit) ranks |= 1 << rankOf(card);
  return ranks;
};

const countBits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const strengthOf = (made: number, ...digits: readonly number[]): number => {
  let strength = made;
  for (let i = 0; i < 5; i++) strength = strength * DIGIT + (digits[i] ?? 0);
  return strength;
};

/** The value of the highest card of a run. */
const topOf = (run: number): number => (run === WHEEL ? 5 : 33 - Math.clz32(run));

/** Whether this many free cards fill what is missing of a set of ranks. */
const canFill = (wanted: number, held: number, open: number, free: number): boolean => {
  const missing = wanted & ~held;
  return (missing & ~open) === 0 && countBits(missing) <= free;
};

function findStraightFlush(known: readonly Card[], free: number, unseen: Unseen): number {
  for (let i = RUNS.length - 1; i >= 0; i--) {
    const run = RUNS[i]!;
    for (let suit = 0; suit < 4; suit++) {
      if (canFill(run, ranksOf(known, suit), unseen[suit]!, free))
        return strengthOf(STRAIGHT_FLUSH, topOf(run));
    }
  }
  return 0;
}

/** By rank: how many he shows, and how many are unseen. */
function countRank(
  known: readonly Card[],
  unseen: Unseen,
  rank: number,
): readonly [held: number, open: number] {
  let held = 0;
  let open = 0;
  for (const card of known) if (rankOf(card) === rank) held++;
  for (const ranks of unseen) open += (ranks >> rank) & 1;
  return [held, open];
}

function findQuads(known: readonly Card[], free: number, unseen: Unseen): number {
  for (let rank = 12; rank >= 0; rank--) {
    const [held, open] = countRank(known, unseen, rank);
    if (held + open === 4 && open <= free) return strengthOf(QUADS, rank + 2, ACE);
  }
  return 0;
}

function findFullHouse(known: readonly Card[], free: number, unseen: Unseen): number {
  for (let trips = 12; trips >= 0; trips--) {
    const [held, open] = countRank(known, unseen, trips);
    const left = free - Math.max(0, 3 - held);
    if (held + open < 3 || left < 0) continue;
    for (let pair = 12; pair >= 0; pair--) {
      const [pairHeld, pairOpen] = countRank(known, unseen, pair);
      if (pair !== trips && pairHeld + pairOpen >= 2 && 2 - pairHeld <= left) {
        return strengthOf(FULL_HOUSE, trips + 2, pair + 2);
      }
    }
  }
  return 0;
}

function findFlush(known: readonly Card[], free: number, unseen: Unseen): number {
  let best = 0;
  for (let suit = 0; suit < 4; suit++) {
    let ranks = ranksOf(known, suit);
    let left = free;
    for (let rank = 12; rank >= 0 && left > 0; rank--) {
      if (((ranks >> rank) & 1) === 0 && ((unseen[suit]! >> rank) & 1) === 1) {
        ranks |= 1 << rank;
        left--;
      }
    }
    if (countBits(ranks) < 5) continue;
    const values: number[] = [];
    for (let rank = 12; rank >= 0 && values.length < 5; rank--)
      if ((ranks >> rank) & 1) values.push(rank + 2);
    best = Math.max(best, strengthOf(FLUSH, ...values));
  }
  return best;
}

function findStraight(known: readonly Card[], free: number, unseen: Unseen): number {
  let held = 0;
  for (const card of known) held |= 1 << rankOf(card);
  const open = unseen[0] | unseen[1] | unseen[2] | unseen[3];
  for (let i = RUNS.length - 1; i >= 0; i--) {
    if (canFill(RUNS[i]!, held, open, free)) return strengthOf(STRAIGHT, topOf(RUNS[i]!));
  }
  return 0;
}
