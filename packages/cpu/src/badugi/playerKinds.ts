import { highOf, sizeOf } from './badugiRank.js';
import type { Deed, Entry } from './conduct.js';

// Who an opponent may be. Most players look at their cards; some bet without looking, and some stand pat without
// looking. Nobody is known from earlier hands, so each hand begins with the same three weights, and everything that he
// does in it moves them: what few honest hands do makes the other two kinds more likely.

/** How likely each kind is before anything has been seen. */
export const HONEST = 0.85;
export const WILD = 0.07;
export const PATTER = 0.08;

/** Hands by strength, from the best: badugis to 6, 8, T and K, three cards to 5, 8 and K, fewer cards. */
export function gradeOf(rank: number): number {
  const high = highOf(rank);
  switch (sizeOf(rank)) {
    case 4:
      return high <= 6 ? 0 : high <= 8 ? 1 : high <= 10 ? 2 : 3;
    case 3:
      return high <= 5 ? 4 : high <= 8 ? 5 : 6;
    default:
      return 7;
  }
}

/** The highest badugi, three-card and two-card hand that does something before the first draw; 0 for none. */
export interface EntryLimits {
  readonly badugi: number;
  readonly three: number;
  readonly two: number;
  /** How often badugis up to 8 do it: those that call or limp mostly would have raised. */
  readonly best?: number;
  /** How often three cards within the limit do it, where they may as well call. */
  readonly often?: number;
}

const HONEST_ENTRY: Readonly<Record<Entry, EntryLimits>> = {
  nothing: { badugi: 13, three: 13, two: 13, best: 0.5 },
  limped: { badugi: 13, three: 13, two: 8, best: 0.1 },
  called: { badugi: 13, three: 12, two: 7, best: 0.1 },
  calledMore: { badugi: 11, three: 7, two: 0, best: 0.6 },
  raisedLimpers: { badugi: 13, three: 6, two: 0 },
  early: { badugi: 8, three: 6, two: 0 },
  middle: { badugi: 9, three: 7, two: 0 },
  late: { badugi: 13, three: 8, two: 3 },
  button: { badugi: 13, three: 10, two: 5 },
  smallBlind: { badugi: 13, three: 10, two: 5 },
  headsUp: { badugi: 13, three: 13, two: 12 },
  reraised: { badugi: 13, three: 9, two: 0, often: 0.4 },
  capped: { badugi: 9, three: 6, two: 0, often: 0.2 },
};
/** One rank beyond the limit, and any other hand. */
const NEAR = 0.4;
const STRAY = 0.02;

/** How often an honest player does this with a hand before the first draw. */
export function honestEntry(entry: Entry, rank: number): number {
  const { badugi, three, two, best = 1, often = 1 } = HONEST_ENTRY[entry];
  const high = highOf(rank);
  const size = sizeOf(rank);
  const limit = size === 4 ? badugi : size === 3 ? three : size === 2 ? two : entry === 'nothing' ? 13 : 0;
  if (size === 4 && high <= 8 && high <= limit) return best;
  if (size === 3 && high <= limit) return often;
  return high <= limit ? 1 : limit > 0 && high === limit + 1 ? NEAR : STRAY;
}

/** The same of a player who does not look: any hand. */
export const BLIND_ENTRY: Readonly<Record<Entry, number>> = {
  nothing: 0.5,
  limped: 0.3,
  called: 0.5,
  calledMore: 0.5,
  raisedLimpers: 0.6,
  early: 0.5,
  middle: 0.5,
  late: 0.6,
  button: 0.7,
  smallBlind: 0.7,
  headsUp: 0.8,
  reraised: 0.6,
  capped: 0.6,
};

/** How often an honest player stands pat without a badugi, by draw; weak three-card hands and fewer cards. */
export const SNOW = [0, 0.01, 0.15, 0.15] as const;
/** How often a badugi, J-high or worse, is broken. */
export const BREAK = 0.25;
/** How often a patter stands pat, by draw: most wait for the second. */
export const PATTER_PAT = [0, 0.25, 0.7, 0.7] as const;

type ByGrade = readonly number[];

interface HonestDeeds {
  /** Nobody has bet: how often each grade bets. */
  readonly bet: ByGrade;
  readonly betIntoPat: ByGrade;
  /** Facing a bet: how often each grade raises, and at least calls. */
  readonly raised: ByGrade;
  readonly raisedPat: ByGrade;
  readonly reraised: ByGrade;
  readonly called: ByGrade;
}

/** By draws left: none, one or two. */
const HONEST_DEEDS: readonly HonestDeeds[] = [
  {
    bet: [0.85, 0.85, 0.85, 0.85, 0.9, 0.5, 0.4, 0.4],
    betIntoPat: [0.9, 0.9, 0.75, 0.35, 0.1, 0.15, 0.25, 0.3],
    raised: [0.9, 0.75, 0.5, 0.15, 0.03, 0.03, 0.08, 0.1],
    raisedPat: [0.85, 0.75, 0.3, 0.04, 0.03, 0.03, 0.03, 0.05],
    reraised: [0.8, 0.4, 0.2, 0.03, 0.02, 0.02, 0.02, 0.02],
    called: [1, 1, 1, 0.9, 0.7, 0.5, 0.2, 0.15],
  },
  {
    bet: [0.85, 0.85, 0.85, 0.85, 0.95, 0.7, 0.4, 0.35],
    betIntoPat: [0.95, 0.9, 0.8, 0.55, 0.1, 0.1, 0.1, 0.05],
    raised: [0.9, 0.85, 0.7, 0.4, 0.2, 0.1, 0.1, 0.08],
    raisedPat: [0.9, 0.85, 0.45, 0.1, 0.04, 0.03, 0.03, 0.03],
    reraised: [0.9, 0.5, 0.3, 0.06, 0.03, 0.02, 0.02, 0.02],
    called: [1, 1, 1, 0.95, 1, 0.98, 0.7, 0.6],
  },
  {
    bet: [0.85, 0.85, 0.85, 0.85, 0.95, 0.8, 0.4, 0.1],
    betIntoPat: [0.95, 0.95, 0.85, 0.7, 0.15, 0.1, 0.05, 0.03],
    raised: [0.95, 0.85, 0.7, 0.45, 0.35, 0.2, 0.1, 0.05],
    raisedPat: [0.95, 0.9, 0.65, 0.25, 0.06, 0.04, 0.03, 0.02],
    reraised: [0.9, 0.7, 0.4, 0.12, 0.08, 0.05, 0.03, 0.02],
    called: [1, 1, 1, 1, 1, 1, 0.95, 0.9],
  },
];

/** How often an honest player does this with a hand of a grade. */
export function honestDeed(deed: Deed, draws: number, grade: number): number {
  const row = HONEST_DEEDS[draws]!;
  switch (deed) {
    case 'nothing':
      return 1;
    case 'checked':
      return 1 - row.bet[grade]!;
    case 'called':
      return row.called[grade]! - row.raised[grade]!;
    default:
      return row[deed][grade]!;
  }
}

/** The same of a player who does not look at his cards. */
export const BLIND_DEED: Readonly<Record<Deed, number>> = {
  nothing: 1,
  checked: 0.12,
  called: 0.5,
  bet: 0.7,
  betIntoPat: 0.7,
  raised: 0.45,
  raisedPat: 0.45,
  reraised: 0.4,
};
