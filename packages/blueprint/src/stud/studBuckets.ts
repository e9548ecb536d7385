import { rankHigh7, type Card } from '@doorcard/cards';
import {
  classifyFinal,
  classifyLive,
  classifyRanks,
  countSuited,
  eightProspects,
  highProspects,
  lowProspects,
  type CardClass,
  type LiveClass,
} from './ownClasses.js';
import { MOST_CARDS } from './rankSet.js';

// A bucket of stud is what a player holds, what he shows and what the other shows. Cards are in the order of the dealer:
// two down, four up, one down.

const STREETS = 5;
const FIRST_UP = 2;
const MOST_UP = 6;

/** How hands of a stud game are grouped. */
export interface StudBuckets {
  readonly id: string;
  /** By street. */
  readonly counts: readonly number[];
  /** `other` needs only the up cards of the other player, in their places. */
  readonly bucketOf: (street: number, own: ArrayLike<Card>, other: ArrayLike<Card>) => number;
  /** The parts of a bucket, for people. */
  readonly partsOf: (street: number, bucket: number) => StudParts;
}

export interface StudParts {
  /** The class of the own cards, from 0 to 1. */
  readonly own: number;
  readonly ownBoard: number;
  readonly otherBoard: number;
}

/** One way to classify: how many classes there are by street, and the class. */
interface Part<Class> {
  readonly counts: readonly number[];
  readonly classify: Class;
}

interface StudForm {
  readonly id: string;
  readonly own: Part<LiveClass>;
  readonly ownBoard: Part<CardClass>;
  readonly otherBoard: Part<CardClass>;
}

function makeStudBuckets({ id, own, ownBoard, otherBoard }: StudForm): StudBuckets {
  const counts = own.counts.map((count, i) => count * ownBoard.counts[i]! * otherBoard.counts[i]!);
  return {
    id,
    counts,
    bucketOf: (street, cards, other) => {
      const size = street + 3;
      const up = Math.min(size, MOST_UP);
      return (
        (own.classify(cards, size, other) * ownBoard.counts[street]! +
          ownBoard.classify(cards, FIRST_UP, up)) *
          otherBoard.counts[street]! +
        otherBoard.classify(other, FIRST_UP, up)
      );
    },
    partsOf: (street, bucket) => {
      const others = otherBoard.counts[street]!;
      const boards = ownBoard.counts[street]! * others;
      const share = (index: number, of: number): number => (index + 0.5) / of;
      return {
        own: share(Math.floor(bucket / boards), own.counts[street]!),
        ownBoard: share(Math.floor((bucket % boards) / others), ownBoard.counts[street]!),
        otherBoard: share(bucket % others, others),
      };
    },
  };
}

const onEveryStreet = (count: number): number[] => new Array<number>(STREETS).fill(count);
/** `classifyRanks` counts by number of cards: boards have one to four, hands three to seven. */
const forBoards = (count: number): number[] => [0, count, count, count, count];
const forHands = (counts: readonly number[]): number[] => [0, 0, 0, ...counts];

/** Razz, with these numbers of classes: of own cards by street, and of both boards. */
export function makeRazzBuckets(
  id: string,
  own: readonly number[],
  ownBoard: number,
  otherBoard: number,
): StudBuckets {
  const prospects = lowProspects();
  return makeStudBuckets({
    id,
    own: { counts: own, classify: classifyLive(prospects, forHands(own)) },
    ownBoard: { counts: onEveryStreet(ownBoard), classify: classifyRanks(prospects, forBoards(ownBoard)) },
    otherBoard: {
      counts: onEveryStreet(otherBoard),
      classify: classifyRanks(prospects, forBoards(otherBoard)),
    },
  });
}

/** Suited cards that make a flush draw worth telling apart, by number of cards. */
const FLUSH_DRAW = [9, 9, 9, 3, 4, 4, 4, 9] as const;
const FLUSH = 5;

/** Stud Hi: own cards by ranks and whether a flush is near; a made flush counts as the best class but one. */
export function makeHighBuckets(
  id: string,
  own: number,
  final: number,
  ownBoard: number,
  otherBoard: number,
): StudBuckets {
  const prospects = highProspects();
  const byRanks = classifyLive(prospects, forHands(new Array<number>(4).fill(own)));
  const byRank = classifyFinal(rankHigh7, final);
  const classify: LiveClass = (cards, size, other) => {
    if (size === MOST_CARDS) return byRank(cards, 0, size);
    const suited = countSuited(cards, 0, size);
    if (suited >= FLUSH) return 2 * (own - 2) + 1;
    return 2 * byRanks(cards, size, other) + Number(suited >= FLUSH_DRAW[size]!);
  };
  return makeStudBuckets({
    id,
    own: { counts: [2 * own, 2 * own, 2 * own, 2 * own, final], classify },
    ownBoard: { counts: onEveryStreet(ownBoard), classify: classifyRanks(prospects, forBoards(ownBoard)) },
    otherBoard: {
      counts: onEveryStreet(otherBoard),
      classify: classifyRanks(prospects, forBoards(otherBoard)),
    },
  });
}

/** Stud8: both halves of the pot, each by ranks; a flush draw lifts the high half by one class, a flush to the best. */
export function makeSplitBuckets(
  id: string,
  high: number,
  low: number,
  ownBoard: readonly [high: number, low: number],
  otherBoard: readonly [high: number, low: number],
): StudBuckets {
  const highs = highProspects();
  const lows = eightProspects();
  const onHands = (prospects: typeof highs, count: number): LiveClass =>
    classifyLive(prospects, forHands(new Array<number>(STREETS).fill(count)));
  const highRanks = onHands(highs, high);
  const lowRanks = onHands(lows, low);
  const finalHigh = classifyFinal(rankHigh7, high);
  const classifyHigh: LiveClass = (cards, size, other) => {
    if (size === MOST_CARDS) return finalHigh(cards, 0, size);
    const suited = countSuited(cards, 0, size);
    if (suited >= FLUSH) return high - 1;
    return Math.min(high - 1, highRanks(cards, size, other) + Number(suited >= FLUSH_DRAW[size]!));
  };
  const both = ([highCount, lowCount]: readonly [number, number]): Part<CardClass> => {
    const highBoard = classifyRanks(highs, forBoards(highCount));
    const lowBoard = classifyRanks(lows, forBoards(lowCount));
    return {
      counts: onEveryStreet(highCount * lowCount),
      classify: (cards, from, to) => highBoard(cards, from, to) * lowCount + lowBoard(cards, from, to),
    };
  };
  return makeStudBuckets({
    id,
    own: {
      counts: onEveryStreet(high * low),
      classify: (cards, size, other) => classifyHigh(cards, size, other) * low + lowRanks(cards, size, other),
    },
    ownBoard: both(ownBoard),
    otherBoard: both(otherBoard),
  });
}
