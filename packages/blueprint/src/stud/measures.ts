import { rankAceToFive7, rankEight7, rankHigh7 } from '@doorcard/cards';
import { FlushChances } from './flushChances.js';
import { outlookOf, type Outlook } from './outlook.js';
import { MOST_CARDS } from './rankSet.js';
import type { SeenCards } from './seenCards.js';

/** What a player of stud measures on a street: places in a list of numbers. */
export const MEASURES = ['own', 'kind', 'board', 'otherKind', 'before'] as const;
export type Measure = (typeof MEASURES)[number];

/** The chance of the own cards against what the other shows; in Stud8 the share of the pot. */
export const OWN = 0;
/** Which hand that is: large for draws; in Stud8 the part of the low half. */
const KIND = 1;
/** The chance of the own board against the other's, as everybody sees it. */
export const BOARD = 2;
/** How good the other board is; in Stud8 how much rather low than high. */
export const OTHER_KIND = 3;
/** The chance of the own board with one up card less. */
export const BEFORE = 4;

/** How a stud game is measured. */
export interface StudMeasures {
  /** Fills in the own cards, and their kind where it is needed. */
  readonly measureOwn: (seen: SeenCards, into: Float64Array, needsKind: boolean) => void;
  readonly boardChance: (seen: SeenCards) => number;
  readonly otherKind: (seen: SeenCards) => number;
}

const lowOutlook = outlookOf(rankAceToFive7);
const highOutlook = outlookOf(rankHigh7);
const eightOutlook = outlookOf(rankEight7);

/** The chance of the own cards against what the other board becomes, where its cards are dead; without flushes. */
function chanceOfRanks({ prospects, spreads }: Outlook, seen: SeenCards, from: 0 | 1): number {
  const { ownSet, size, otherBoard, up, dead } = seen;
  if (size === MOST_CARDS) {
    const place = spreads.placeOfSet(ownSet);
    return place < from ? 0 : spreads.chanceAt(place, otherBoard, up);
  }
  const more = prospects.valueLive(ownSet, size, dead) - prospects.valueOf(ownSet, size);
  return spreads.chanceOf(ownSet, size, otherBoard, up, more, from);
}

const varianceOfRanks = ({ spreads }: Outlook, { ownSet, size, otherBoard, up }: SeenCards): number =>
  size === MOST_CARDS ? 0 : spreads.varianceOf(ownSet, size, otherBoard, up);

/** The chance of the own board against the other's, without flushes. */
const chanceOfBoards = (
  { spreads }: Outlook,
  { ownBoard, otherBoard, up }: SeenCards,
  from?: 0 | 1,
): number => spreads.chanceOf(ownBoard, up, otherBoard, up, 0, from);

export function measureRazz(): StudMeasures {
  const low = lowOutlook();
  return {
    measureOwn: (seen, into, needsKind) => {
      into[OWN] = chanceOfRanks(low, seen, 0);
      if (needsKind) into[KIND] = varianceOfRanks(low, seen);
    },
    boardChance: (seen) => chanceOfBoards(low, seen),
    otherKind: ({ otherBoard, up }) => low.prospects.valueOf(otherBoard, up),
  };
}

export function measureStud(): StudMeasures {
  const high = highOutlook();
  const flushes = new FlushChances(high.spreads);
  return {
    measureOwn: (seen, into, needsKind) => {
      const chance = chanceOfRanks(high, seen, 0);
      const all = flushes.ownChance(seen, chance);
      into[OWN] = all;
      // A flush draw is most of the difference.
      if (needsKind) into[KIND] = varianceOfRanks(high, seen) + Math.abs(all - chance);
    },
    boardChance: (seen) => flushes.boardChance(seen, chanceOfBoards(high, seen)),
    otherKind: ({ otherBoard, up }) => high.prospects.valueOf(otherBoard, up),
  };
}

/** The share of the pot: half for each way, and all for the high hand where nobody has a low. */
const shareOf = (high: number, low: number, nobodyLow: number): number => (high * (1 + nobodyLow) + low) / 2;

/** Keeps the part of the low half steady where both are hopeless. */
const STEADY = 0.02;

export function measureStud8(): StudMeasures {
  const high = highOutlook();
  const low = eightOutlook();
  const flushes = new FlushChances(high.spreads);
  const { spreads } = low;
  return {
    measureOwn: (seen, into) => {
      const { ownSet, size, otherBoard, up } = seen;
      const ownHigh = flushes.ownChance(seen, chanceOfRanks(high, seen, 0));
      const ownLow = chanceOfRanks(low, seen, 1);
      const noLow =
        size === MOST_CARDS ? Number(spreads.placeOfSet(ownSet) < 1) : spreads.worstOf(ownSet, size);
      into[OWN] = shareOf(ownHigh, ownLow, noLow * spreads.worstOf(otherBoard, up));
      into[KIND] = (ownLow + STEADY) / (ownHigh + ownLow + 2 * STEADY);
    },
    boardChance: (seen) => {
      const { ownBoard, otherBoard, up } = seen;
      const nobody = spreads.worstOf(ownBoard, up) * spreads.worstOf(otherBoard, up);
      const boardHigh = flushes.boardChance(seen, chanceOfBoards(high, seen));
      return shareOf(boardHigh, chanceOfBoards(low, seen, 1), nobody);
    },
    otherKind: ({ otherBoard, up }) =>
      low.prospects.valueOf(otherBoard, up) - high.prospects.valueOf(otherBoard, up),
  };
}
