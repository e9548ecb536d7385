import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { VisibleOpponent } from '../visibleContext.js';

const MOST = 10;

/** How dangerous up cards look in a high game, 0..10. */
export function threatOf(up: readonly Card[]): number {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let suits = 0;
  let courts = 0;
  for (let i = 0; i < up.length; i++) {
    const rank = rankOf(up[i]!);
    const bit = 1 << rank;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits += 1 << (suitOf(up[i]!) * 4);
    if (rank === KING || rank === QUEEN) courts++;
  }
  // Four cards hold at most two pairs, so two bits are two pairs.
  const pairs = thrice !== 0 ? 8 : twice === 0 ? 0 : (twice & (twice - 1)) === 0 ? 5 : 7;
  const ace = (once >> ACE) & 1;
  const threat =
    pairs +
    forLength(countMostSuited(suits)) +
    forLength(countLongestRun(once)) +
    2 * ace +
    (courts >= 2 ? 1 : 0);
  return Math.min(MOST, threat);
}

/** The most dangerous board among opponents. */
export function findThreat(live: readonly VisibleOpponent[]): number {
  let threat = 0;
  for (let i = 0; i < live.length; i++) threat = Math.max(threat, threatOf(live[i]!.up));
  return threat;
}

const QUEEN = 10;
const KING = 11;
const ACE = 12;

/** What three or four cards of a suit, or in a row, add. */
const forLength = (length: number): number => (length >= 4 ? 6 : length === 3 ? 4 : 0);

const countMostSuited = (suits: number): number =>
  Math.max(suits & 15, (suits >> 4) & 15, (suits >> 8) & 15, (suits >> 12) & 15);

/** The longest row of ranks; the ace counts at both ends. */
function countLongestRun(ranks: number): number {
  let rest = (ranks << 1) | ((ranks >> ACE) & 1);
  let length = 0;
  for (; rest !== 0; rest &= rest << 1) length++;
  return length;
}

/** Whether four up cards are of one suit or in a row. */
export function showsFourToMade(up: readonly Card[]): boolean {
  if (up.length < 4) return false;
  let ranks = 0;
  let suits = 0;
  for (let i = 0; i < up.length; i++) {
    ranks |= 1 << rankOf(up[i]!);
    suits += 1 << (suitOf(up[i]!) * 4);
  }
  return countMostSuited(suits) >= 4 || countLongestRun(ranks) >= 4;
}

/** Whether two of the cards have the same rank. */
export function showsPair(up: readonly Card[]): boolean {
  let ranks = 0;
  for (let i = 0; i < up.length; i++) {
    const bit = 1 << rankOf(up[i]!);
    if ((ranks & bit) !== 0) return true;
    ranks |= bit;
  }
  return false;
}
