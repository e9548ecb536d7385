import { DECK_SIZE, suitOf, type Card, type Rank } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { lowValue } from '../cardValue.js';
import { seatOf } from '../player.js';
import { highOf, LOWEST_BADUGI, withoutTop } from './badugiRank.js';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { readStanding, type Standing } from './standing.js';
import { drawOneShare, drawTwoShare, shareOf, tableShare } from './winShare.js';

/** Whether a made badugi does better when its worst cards are thrown. */
export interface BreakabilityScore {
  readonly hand: readonly Card[];
  readonly rank: number;
  /** 0..100: the share of breaking beside that of staying, 50 = indifferent; 0 for what is not a badugi. */
  readonly score: number;
  /** The chance to be best at showdown with the badugi as it is, and after breaking it, misses included. */
  readonly winPat: number;
  readonly winBreak: number;
  /** What breaking throws: the highest card, or the two highest where that wins more. */
  readonly breakableCards: readonly Card[];
  /** Ranks of the highest card's suit that make a better badugi, from the ace. */
  readonly improveRanks: readonly Rank[];
}

/** Of the hand as it is against the live opponents, with the draws that are left. */
export const calculateBreakability = (view: View): BreakabilityScore =>
  scoreBreak(view, readStanding(view, readBettingLog(view)));

/** How far the tables may be below the enumeration of two cards; 0.006 at most in 1500 random hands. */
const TABLE_ERROR = 0.01;

function scoreBreak(view: View, { rank, draws, opponents }: Standing): BreakabilityScore {
  const { cards: hand, dealt } = view.mine!;
  const winPat = shareOf(rank, opponents);
  if (rank < LOWEST_BADUGI || draws === 0) {
    return { hand, rank, score: 0, winPat, winBreak: 0, breakableCards: [], improveRanks: [] };
  }
  const sorted = [...hand].sort((a, b) => lowValue(a) - lowValue(b));
  const three = withoutTop(rank);
  const one = drawOneShare(three, sorted.slice(0, 3), dealt, draws, opponents);
  // The tables do not know that two of the outs are thrown: hardly ever do they say less than the enumeration.
  const mostOfTwo = tableShare(withoutTop(three), DECK_SIZE - dealt.length, draws, opponents) + TABLE_ERROR;
  const two = mostOfTwo > one ? drawTwoShare(sorted.slice(0, 2), dealt, draws, opponents) : 0;
  const winBreak = Math.max(one, two);
  return {
    hand,
    rank,
    score: winBreak === 0 ? 0 : Math.round((100 * winBreak) / (winBreak + winPat)),
    winPat,
    winBreak,
    breakableCards: two > one ? [sorted[3]!, sorted[2]!] : [sorted[3]!],
    improveRanks: listImproveRanks(sorted, dealt),
  };
}

/** Unseen cards of the top card's suit that are lower than it and pair none of the other three. */
function listImproveRanks(sorted: readonly Card[], dealt: readonly Card[]): Rank[] {
  const top = sorted[3]!;
  const ranks: Rank[] = [];
  for (let value = 1; value < lowValue(top); value++) {
    const rank = (value + 11) % 13;
    const isOut = !dealt.includes(rank * 4 + suitOf(top)) && !sorted.some((card) => lowValue(card) === value);
    if (isOut) ranks.push(rank);
  }
  return ranks;
}

/** Badugis up to this high card are never broken. */
const NEVER_BROKEN = 7;
/** The lowest score that breaks. */
const BREAK_SCORE = 53;

/** Whether the hand should be broken at this draw. */
export function shouldBreakBadugi(view: View): boolean {
  const log = readBettingLog(view);
  if (view.phase !== 'drawing' || !isUnderPressure(view, log)) return false;
  const standing = readStanding(view, log);
  if (standing.rank < LOWEST_BADUGI || highOf(standing.rank) <= NEVER_BROKEN) return false;
  return scoreBreak(view, standing).score >= BREAK_SCORE;
}

/** Somebody is pat and wagered in the round just finished, or two opponents drew one card or none. */
function isUnderPressure(view: View, { wageredBefore }: BettingLog): boolean {
  const seat = seatOf(view);
  let strong = 0;
  for (let i = 0; i < view.seats.length; i++) {
    const { folded, draws } = view.seats[i]!;
    if (i === seat || folded) continue;
    const last = draws.at(-1);
    if (last === 'pat' && ((wageredBefore >> i) & 1) === 1) return true;
    if (last === 'pat' || last === 1) strong++;
  }
  return strong >= 2;
}
