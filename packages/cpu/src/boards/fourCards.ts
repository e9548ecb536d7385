import { RANKS, type Card } from '@doorcard/cards';

// Four cards before the flop. Points are thousandths of the pot against one random hand: a least-squares fit to 2,500
// hands, each played 350 times to the end (scripts/fitFourCards.mjs). Limits of the places: 200,000 hands.

interface FourCardTable {
  /** By rank that is there at all, from the deuce. */
  readonly ranks: readonly number[];
  /** A pair, and for each step of its rank; every further card of a rank. */
  readonly pair: number;
  readonly pairRank: number;
  readonly trips: number;
  /** Two cards of a suit, and for each step of the higher; every further card of it. */
  readonly suited: number;
  readonly suitedRank: number;
  readonly thirdSuited: number;
  /** Neighbouring ranks one, two and three steps apart. */
  readonly gaps: readonly number[];
  /** For the low half, 2-3 without an ace, A-4; two, three and four low ranks. */
  readonly low: readonly number[] | undefined;
  /** Points, in fortieths of all hands. */
  readonly limits: readonly number[];
}

const PLO: FourCardTable = {
  ranks: [13, 24, 33, 45, 46, 48, 52, 60, 70, 69, 72, 79, 96],
  pair: 29,
  pairRank: 13,
  trips: 78,
  suited: 25,
  suitedRank: 1,
  thirdSuited: -11,
  gaps: [7, 6, 3],
  low: undefined,
  limits: [
    176, 189, 198, 205, 211, 216, 221, 226, 230, 234, 238, 242, 245, 249, 252, 256, 259, 263, 267, 270, 273,
    277, 281, 284, 289, 293, 297, 301, 306, 311, 317, 323, 330, 338, 347, 360, 374, 395, 423,
  ],
};

const OMAHA8: FourCardTable = {
  ranks: [41, 40, 42, 46, 43, 37, 30, 38, 50, 52, 55, 61, 107],
  pair: 20,
  pairRank: 10,
  trips: 50,
  suited: 21,
  suitedRank: 0,
  thirdSuited: -8,
  gaps: [5, 5, 3],
  low: [11, 15, 4, 11, 75, 17, -10],
  limits: [
    211, 222, 232, 242, 252, 260, 266, 269, 273, 275, 278, 280, 282, 284, 286, 288, 290, 292, 293, 295, 298,
    300, 302, 305, 308, 312, 317, 326, 336, 343, 349, 354, 359, 363, 368, 373, 379, 387, 419,
  ],
};

const ACE = RANKS.indexOf('A');
const EIGHT = RANKS.indexOf('8');

function scoreFour(hand: ArrayLike<Card>, table: FourCardTable): number {
  let [once, twice, more] = [0, 0, 0];
  let score = 0;
  for (let i = 0; i < 4; i++) {
    const bit = 1 << (hand[i]! >> 2);
    if ((once & bit) === 0) once |= bit;
    else if ((twice & bit) === 0) twice |= bit;
    else {
      more |= bit;
      score += table.trips;
    }
  }
  let last = -9;
  for (let rank = 0; rank < RANKS.length; rank++) {
    if (((once >> rank) & 1) === 0) continue;
    score += table.ranks[rank]!;
    if ((((twice & ~more) >> rank) & 1) === 1) score += table.pair + table.pairRank * rank;
    score += table.gaps[rank - last - 1] ?? 0;
    last = rank;
  }
  for (let suit = 0; suit < 4; suit++) {
    let [count, top] = [0, 0];
    for (let i = 0; i < 4; i++) {
      if ((hand[i]! & 3) !== suit) continue;
      count++;
      top = Math.max(top, hand[i]! >> 2);
    }
    if (count >= 2) score += table.suited + table.suitedRank * top + table.thirdSuited * (count - 2);
  }
  return table.low === undefined ? score : score + scoreLow(once, table.low);
}

function scoreLow(ranks: number, low: readonly number[]): number {
  const has = (rank: number): boolean => ((ranks >> rank) & 1) === 1;
  let count = Number(has(ACE));
  for (let rank = 0; rank <= EIGHT; rank++) count += Number(has(rank));
  let score = 0;
  if (has(ACE) && has(0)) score += low[0]!;
  if (has(ACE) && has(1)) score += low[1]!;
  if (!has(ACE) && has(0) && has(1)) score += low[2]!;
  if (has(ACE) && has(2)) score += low[3]!;
  for (let least = 2; least <= 4; least++) if (count >= least) score += low[2 + least]!;
  return score;
}

/** The part of all hands of four cards that are better than this one, 0..1, in steps of a fortieth. */
export function placeFour(hand: ArrayLike<Card>, hasLow: boolean): number {
  const table = hasLow ? OMAHA8 : PLO;
  const score = scoreFour(hand, table);
  let below = 0;
  while (below < table.limits.length && score >= table.limits[below]!) below++;
  return 1 - (below + 0.5) / (table.limits.length + 1);
}
