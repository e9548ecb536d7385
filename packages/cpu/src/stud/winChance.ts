import type { Card } from '@doorcard/cards';
import { rankOf, suitOf } from '@doorcard/cards';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { readClaims } from './claims.js';
import { BUCKETS, writeFinalOdds, type SeenCards } from './finalHand.js';
import { STUD_NUMBERS as N } from './studNumbers.js';

/** From this chance on it is worth asking whether a hand can lose at all. */
export const NEARLY_SURE = 0.9;

const MOST_OPPONENTS = 9;

// Scratch space, filled again by each decision: a decision must not allocate.
const mine = new Float64Array(BUCKETS);
const beaten = new Float64Array(BUCKETS);
const odds = new Float64Array(BUCKETS);
const scratch = Array.from({ length: MOST_OPPONENTS }, () => new Float64Array(BUCKETS + 1));
/** By opponent: how often he ends below each bucket. */
const belows: Float64Array[] = scratch.slice();
const seen: SeenCards = { ranks: new Int32Array(13), suits: new Int32Array(4) };

/** My chance to win against those who are in, read from their boards and from what they did. */
export interface WinChance {
  /** Against their hands as they are read now. */
  readonly now: number;
  /** Against hands that would pay another bet, or another raise; the same as now where that is below the line. */
  readonly called: number;
}

/** Against these opponents. `extra` is what somebody claims who pays; below the line nobody asks who would pay. */
export function findWinChance(
  context: VisibleContext,
  opponents: readonly VisibleOpponent[],
  extra: number,
  line: number,
): WinChance {
  const { me, view, street } = context;
  countSeen(context);
  writeFinalOdds(me.cards, seen, mine);
  let first = 0;
  let last = BUCKETS - 1;
  while (mine[first] === 0) first++;
  while (mine[last] === 0) last--;
  const claims = readClaims(context);
  for (let i = 0; i < opponents.length; i++) {
    const { up } = opponents[i]!;
    if (up.length === 1) {
      belows[i] = findDoorBelows(up[0]!);
      continue;
    }
    writeFinalOdds(view.board.length === 0 ? up : [...up, ...view.board], seen, odds);
    const below = scratch[i]!;
    addUp(odds, below, last);
    belows[i] = below;
  }
  const now = compare(opponents, claims, 0, first, last, street);
  return { now, called: now < line ? now : compare(opponents, claims, extra, first, last, street) };
}

/** Writes how often a hand ends below each bucket, up to the one after the last. */
function addUp(of: Float64Array, below: Float64Array, last: number): void {
  let sum = 0;
  for (let bucket = 0; bucket <= last; bucket++) {
    below[bucket] = sum;
    sum += of[bucket]!;
  }
  below[last + 1] = sum;
}

function compare(
  opponents: readonly VisibleOpponent[],
  claims: Float64Array,
  extra: number,
  first: number,
  last: number,
  street: number,
): number {
  for (let i = first; i <= last; i++) beaten[i] = 1;
  for (let i = 0; i < opponents.length; i++) {
    multiply(belows[i]!, first, last, claims[opponents[i]!.seat]! + extra, street);
  }
  let chance = 0;
  for (let i = first; i <= last; i++) chance += mine[i]! * beaten[i]!;
  return chance;
}

const NOTHING_SEEN: SeenCards = { ranks: new Int32Array(13), suits: new Int32Array(4) };
/** By rank of a door: kept, because on 3rd street there are many and other cards hardly matter. */
const doorBelows = new Array<Float64Array | undefined>(13).fill(undefined);

function findDoorBelows(door: Card): Float64Array {
  const rank = rankOf(door);
  const known = doorBelows[rank];
  if (known !== undefined) return known;
  const below = new Float64Array(BUCKETS + 1);
  writeFinalOdds([rank * 4], NOTHING_SEEN, odds);
  addUp(odds, below, BUCKETS - 1);
  doorBelows[rank] = below;
  return below;
}

/**
 * Multiplies by the chance that each bucket beats an opponent who has shown so much strength: some of his hands may be
 * anything, the others are the best ones, as far as the best ones now are the best at the end.
 */
function multiply(
  belowBucket: Float64Array,
  first: number,
  last: number,
  claim: number,
  street: number,
): void {
  let below = belowBucket[first]!;
  if (claim <= 0) {
    for (let i = first; i <= last; i++) {
      const upTo = belowBucket[i + 1]!;
      beaten[i]! *= 0.5 * (below + upTo);
      below = upTo;
    }
    return;
  }
  const top = halve(claim);
  const any = N.anyLeast + (N.anyMost - N.anyLeast) * top;
  const best = (0.5 * (1 - any) * N.shows[street - 3]!) / top;
  const all = 0.5 - best * top;
  const floor = 1 - top;
  let bestBelow = below > floor ? below - floor : 0;
  for (let i = first; i <= last; i++) {
    const upTo = belowBucket[i + 1]!;
    const bestUpTo = upTo > floor ? upTo - floor : 0;
    beaten[i]! *= all * (below + upTo) + best * (bestBelow + bestUpTo);
    below = upTo;
    bestBelow = bestUpTo;
  }
}

/** The share of hands that is left: half of them for each step of 1, in a straight line between. */
function halve(claim: number): number {
  let share = 1;
  let rest = claim;
  for (; rest > 1; rest--) share /= 2;
  return share * (1 - rest / 2);
}

function countSeen({ me, deadRankCount, deadSuitCount }: VisibleContext): void {
  for (let rank = 0; rank < 13; rank++) seen.ranks[rank] = deadRankCount[rank]!;
  for (let suit = 0; suit < 4; suit++) seen.suits[suit] = deadSuitCount[suit]!;
  for (let i = 0; i < me.cards.length; i++) count(me.cards[i]!);
}

function count(card: Card): void {
  seen.ranks[rankOf(card)]!++;
  seen.suits[suitOf(card)]!++;
}
