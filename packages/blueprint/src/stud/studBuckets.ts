import { Xoshiro256, type Card } from '@doorcard/cards';
import { dealCards } from './dealCards.js';
import { BEFORE, BOARD, MEASURES, OTHER_KIND, OWN, type Measure, type StudMeasures } from './measures.js';
import { NestedClasses, type Division } from './nestedClasses.js';
import { MOST_CARDS } from './rankSet.js';
import { SeenCards } from './seenCards.js';

const STREETS = 5;
const LAST_STREET = STREETS - 1;
const DECK = 52;
const SAMPLE = 12_000;

/** How hands of a stud game are grouped. */
export interface StudBuckets {
  readonly id: string;
  /** By street. */
  readonly counts: readonly number[];
  /** Fills in the buckets of all streets of a deal. */
  readonly fillBuckets: (own: ArrayLike<Card>, other: ArrayLike<Card>, into: Int32Array) => void;
  /** `other` needs only the up cards of the other player, in their places. */
  readonly bucketOf: (street: number, own: ArrayLike<Card>, other: ArrayLike<Card>) => number;
  /** What the bucket goes by, for people. */
  readonly partsOf: (street: number, own: ArrayLike<Card>, other: ArrayLike<Card>) => StudParts;
}

export interface StudParts {
  /** The chance of the own cards against what the other shows, from 0 to 1; in Stud8 the share of the pot. */
  readonly own: number;
  /** The same for the own board, without the cards that are down. */
  readonly ownBoard: number;
}

/** By street: what hands are divided by, one after the other, and into how many classes each. */
export type StudDivisions = readonly (readonly (readonly [Measure, number])[])[];

/** Hands that are likely to win are played on more often, so their classes are smaller. */
const weightOf = (chance: number): number => 0.25 + chance;

export function makeStudBuckets(id: string, measures: StudMeasures, divisions: StudDivisions): StudBuckets {
  const seen = new SeenCards();
  const numbers = new Float64Array(MEASURES.length);
  const needsKind = divisions.map((division) => division.some(([measure]) => measure === 'kind'));
  const needsOtherKind = divisions.map((division) => division.some(([measure]) => measure === 'otherKind'));
  /** Measures the streets in turn, and visits them from `from` to `end`. There are no new up cards on the last. */
  const follow: Follow = (own, other, from, end, visit) => {
    seen.begin(own, other);
    numbers[BOARD] = 0;
    for (let street = 0; ; street++) {
      if (street < LAST_STREET) {
        numbers[BEFORE] = numbers[BOARD]!;
        numbers[BOARD] = measures.boardChance(seen);
      }
      if (street >= from) {
        measures.measureOwn(seen, numbers, needsKind[street]!);
        if (needsOtherKind[street]!) numbers[OTHER_KIND] = measures.otherKind(seen);
        visit(street);
      }
      if (street === end) return;
      seen.advance(own, other);
    }
  };
  const classes = makeClasses(divisions, follow, numbers);
  return {
    id,
    counts: classes.map(({ count }) => count),
    fillBuckets: (own, other, into) =>
      follow(own, other, 0, LAST_STREET, (street) => {
        into[street] = classes[street]!.classify(numbers);
      }),
    bucketOf: (street, own, other) => {
      follow(own, other, street, street, ignore);
      return classes[street]!.classify(numbers);
    },
    partsOf: (street, own, other) => {
      follow(own, other, street, street, ignore);
      return { own: numbers[OWN]!, ownBoard: numbers[BOARD]! };
    },
  };
}

type Follow = (
  own: ArrayLike<Card>,
  other: ArrayLike<Card>,
  from: number,
  end: number,
  visit: (street: number) => void,
) => void;

const ignore = (): void => {};

/** By street: classes that hands of a fixed sample fill evenly. */
function makeClasses(divisions: StudDivisions, follow: Follow, numbers: Float64Array): NestedClasses[] {
  const rng = Xoshiro256.fromSeed(1n);
  const deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  const other = deck.subarray(MOST_CARDS);
  // By street and measure: a column of the sample.
  const columns = divisions.map(() => MEASURES.map(() => new Float64Array(SAMPLE)));
  for (let i = 0; i < SAMPLE; i++) {
    dealCards(deck, 2 * MOST_CARDS, rng);
    follow(deck, other, 0, LAST_STREET, (street) =>
      columns[street]!.forEach((column, place) => (column[i] = numbers[place]!)),
    );
  }
  return divisions.map((division, street) => {
    const named = division.map(([measure, count]): Division => [MEASURES.indexOf(measure), count]);
    return new NestedClasses(named, columns[street]!, columns[street]![OWN]!.map(weightOf));
  });
}
