import { rankOf, type Card } from '@doorcard/cards';

/** A set of ranks as bits: 0 the deuce, 12 the ace. */
type RankBits = number;

const ACE = 12;
const WHEEL: RankBits = 0b1_0000_0000_1111;

/** Five in a row, from the wheel up. */
const STRAIGHTS: readonly RankBits[] = [WHEEL, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)];

const UNKNOWN = 0xffff;
const OUTS = new Uint16Array(1 << 13).fill(UNKNOWN);

/** The ranks that make five in a row of four that are held. */
export function findOuts(ranks: RankBits): RankBits {
  const known = OUTS[ranks]!;
  if (known !== UNKNOWN) return known;
  let outs = 0;
  for (const straight of STRAIGHTS) {
    const missing = straight & ~ranks;
    if (missing !== 0 && (missing & (missing - 1)) === 0) outs |= missing;
  }
  OUTS[ranks] = outs;
  return outs;
}

/** Whether five of these ranks are in a row. */
export const hasStraight = (ranks: RankBits): boolean =>
  STRAIGHTS.some((straight) => (straight & ranks) === straight);

/** Whether three of these ranks fit into one straight. */
export const hasThreeToStraight = (ranks: RankBits): boolean =>
  STRAIGHTS.some((straight) => countRanks(straight & ranks) >= 3);

export function countRanks(set: RankBits): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Three cards in a row, at most one gap between them. */
export interface ThreeStraight {
  /** The value of the highest, 3..14; the ace of A-2-3 is the lowest. */
  readonly high: number;
  readonly gaps: 0 | 1;
  /** The ranks below, above and in the gap. */
  readonly needed: RankBits;
}

export function findThreeStraight(a: Card, b: Card, c: Card): ThreeStraight | undefined {
  const [ra, rb, rc] = [rankOf(a), rankOf(b), rankOf(c)];
  if (ra === rb || rb === rc || ra === rc) return undefined;
  const low = Math.min(ra, rb, rc);
  const high = Math.max(ra, rb, rc);
  if (high - low <= 3) return makeRun(low, high, (1 << ra) | (1 << rb) | (1 << rc));
  const middle = ra + rb + rc - low - high;
  // Below the deuce the ace is at -1.
  return high === ACE && middle <= 2 ? makeRun(-1, middle, (1 << low) | (1 << middle)) : undefined;
}

function makeRun(low: number, high: number, held: RankBits): ThreeStraight {
  let needed = 0;
  for (let rank = Math.max(0, low - 1); rank <= Math.min(ACE, high + 1); rank++) needed |= 1 << rank;
  if (low === 0) needed |= 1 << ACE;
  return { high: high + 2, gaps: high - low === 3 ? 1 : 0, needed: needed & ~held };
}

/** The most cards that are gone of any of these ranks. */
export function countWorstDead(ranks: RankBits, deadRankCount: readonly number[]): number {
  let worst = 0;
  for (let rank = 0; rank <= ACE; rank++) {
    if ((ranks >> rank) & 1) worst = Math.max(worst, deadRankCount[rank]!);
  }
  return worst;
}

/** How many cards of these ranks, none of which is held, may still come. */
export function countLiveCards(ranks: RankBits, deadRankCount: readonly number[]): number {
  let live = 0;
  for (let rank = 0; rank <= ACE; rank++) if ((ranks >> rank) & 1) live += 4 - deadRankCount[rank]!;
  return live;
}
