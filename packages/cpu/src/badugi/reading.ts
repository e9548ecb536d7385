import { DECK_SIZE, rankBadugi4 } from '@doorcard/cards';
import { highOf, LOWEST_BADUGI, RANK_COUNT, sizeOf } from './badugiRank.js';
import { addOutcomes } from './drawOutcomes.js';
import { isWithin, OPENING_RANGES } from './openingRange.js';
import type { PositionCategory } from './position.js';

/** What an opponent kept, told from how he drew and bet. */
export const READINGS = [
  'patStrong',
  'patAfterOne',
  'patAfterMore',
  'patFirst',
  'fresh',
  'drewOne',
  'drewTwo',
  'drewMore',
  'raisedEarly',
  'raisedMiddle',
  'raisedLate',
  'anything',
] as const;
export type ReadingName = (typeof READINGS)[number];

export interface Reading {
  readonly name: ReadingName;
  /** How many cards he kept at least, 1..4. */
  readonly minHandType: number;
  /** The highest card of the hands named, 1 (ace) to 13 (king). */
  readonly maxHighCard: number;
  /** The weight of the hands named. The rest is spread over all hands of as many cards. */
  readonly confidence: number;
}

const read = (
  name: ReadingName,
  minHandType: number,
  maxHighCard: number,
  confidence: number,
): readonly [ReadingName, Reading] => [name, { name, minHandType, maxHighCard, confidence }];

export const READING_BY_NAME = Object.fromEntries([
  read('patStrong', 4, 10, 0.8),
  read('patAfterOne', 4, 13, 0.7),
  read('patAfterMore', 4, 13, 0.5),
  read('patFirst', 4, 13, 0.7),
  read('fresh', 3, 13, 0.5),
  read('drewOne', 3, 8, 0.6),
  read('drewTwo', 2, 13, 0.5),
  read('drewMore', 1, 13, 0.5),
  // Before the first draw: a hand that his position raises with, or any hand.
  read('raisedEarly', 3, 8, 1),
  read('raisedMiddle', 3, 9, 1),
  read('raisedLate', 2, 12, 1),
  read('anything', 1, 13, 1),
]) as Readonly<Record<ReadingName, Reading>>;

export const RAISED_FROM: Readonly<Record<PositionCategory, Reading>> = {
  early: READING_BY_NAME.raisedEarly,
  middle: READING_BY_NAME.raisedMiddle,
  late: READING_BY_NAME.raisedLate,
};

/**
 * By rank of my final hand: the chance that it beats his, a tie counted as half. His cards are drawn from the whole
 * deck: that I hold some of them, and which ones he threw, is left out.
 */
export type Shares = Float64Array;

const known: Partial<Record<ReadingName, (Shares | undefined)[]>> = {};

/** What hands are worth against a reading when he has so many draws left. */
export function findShares({ name }: Reading, draws: number): Shares {
  const rows = (known[name] ??= []);
  return (rows[draws] ??= sumUp(findFinalHands(name, draws)));
}

/** By rank: how likely he ends with it. */
export function findFinalHands(name: ReadingName, draws: number): Float64Array {
  const { minHandType: size, maxHighCard, confidence } = READING_BY_NAME[name];
  const kept = new Float64Array(RANK_COUNT);
  switch (name) {
    case 'patStrong':
    case 'patAfterOne':
    case 'patAfterMore':
    case 'patFirst':
      addHands(kept, confidence, (rank) => rank >= LOWEST_BADUGI && highOf(rank) <= maxHighCard);
      addHands(kept, 1 - confidence, (rank) => sizeOf(rank) === 3);
      return kept;
    case 'fresh': {
      addHands(kept, 1, (rank) => sizeOf(rank) === size);
      const now = drawUnseen(kept, 0);
      weighMade(now, confidence);
      return drawOn(now, draws);
    }
    case 'drewOne':
    case 'drewTwo':
    case 'drewMore':
      addHands(kept, confidence, (rank) => sizeOf(rank) === size && highOf(rank) <= maxHighCard);
      addHands(kept, 1 - confidence, (rank) => sizeOf(rank) === size);
      return drawUnseen(kept, draws);
    case 'raisedEarly':
    case 'raisedMiddle':
    case 'raisedLate':
      addHands(kept, 1, (rank) => isOpened(rank, name));
      return drawOn(kept, draws);
    case 'anything':
      addHands(kept, 1, () => true);
      return drawOn(kept, draws);
  }
}

const POSITION_OF = { raisedEarly: 'early', raisedMiddle: 'middle', raisedLate: 'late' } as const;

function isOpened(rank: number, name: keyof typeof POSITION_OF): boolean {
  const range = OPENING_RANGES[POSITION_OF[name]];
  switch (sizeOf(rank)) {
    case 4:
      return isWithin(rank, range.badugi);
    case 3:
      return isWithin(rank, range.threeCard);
    case 2:
      return highOf(rank) <= range.twoCard.maxHighCard;
    default:
      return false;
  }
}

/** Spreads a weight over hands as often as each is dealt. */
function addHands(into: Float64Array, weight: number, fits: (rank: number) => boolean): void {
  const deals = countDeals();
  let total = 0;
  for (let rank = 1; rank < RANK_COUNT; rank++) if (fits(rank)) total += deals[rank]!;
  for (let rank = 1; rank < RANK_COUNT; rank++)
    if (fits(rank)) into[rank]! += (weight * deals[rank]!) / total;
}

/** The draw he kept these for, his discards being unknown, and as many draws after it. */
function drawUnseen(kept: Float64Array, draws: number): Float64Array {
  const now = new Float64Array(RANK_COUNT);
  for (let rank = 1; rank < LOWEST_BADUGI; rank++) {
    if (kept[rank]! > 0) addOutcomes(now, kept[rank]!, rank, DECK_SIZE - sizeOf(rank), 1);
  }
  return drawOn(now, draws);
}

/** Whole hands and as many draws, the next from so many unseen cards: hands that draw alike go on together. */
function drawOn(now: Float64Array, draws: number, unseen = DECK_SIZE - 4): Float64Array {
  if (draws === 0) return now;
  const last = new Float64Array(RANK_COUNT);
  for (let size = 1; size < 4; size++) {
    const next = new Float64Array(RANK_COUNT);
    for (let rank = 1; rank < LOWEST_BADUGI; rank++) {
      if (sizeOf(rank) === size && now[rank]! > 0) addOutcomes(next, now[rank]!, rank, unseen, 1);
    }
    const then = drawOn(next, draws - 1, unseen - (4 - size));
    for (let rank = 1; rank < RANK_COUNT; rank++) last[rank]! += then[rank]!;
  }
  for (let rank = LOWEST_BADUGI; rank < RANK_COUNT; rank++) last[rank]! += now[rank]!;
  return last;
}

/** Gives badugis this weight together, and the rest to the other hands. */
function weighMade(hands: Float64Array, weight: number): void {
  let made = 0;
  for (let rank = LOWEST_BADUGI; rank < RANK_COUNT; rank++) made += hands[rank]!;
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    hands[rank]! *= rank >= LOWEST_BADUGI ? weight / made : (1 - weight) / (1 - made);
  }
}

function sumUp(hands: Float64Array): Shares {
  const shares = new Float64Array(RANK_COUNT);
  let worse = 0;
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    shares[rank] = worse + hands[rank]! / 2;
    worse += hands[rank]!;
  }
  return shares;
}

let deals: Float64Array | undefined;

/** By rank: how many of the 270,725 deals of four cards have it. */
function countDeals(): Float64Array {
  if (deals !== undefined) return deals;
  deals = new Float64Array(RANK_COUNT);
  for (let d = 3; d < DECK_SIZE; d++) {
    for (let c = 2; c < d; c++) {
      for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) deals[rankBadugi4(a, b, c, d)]!++;
    }
  }
  return deals;
}
