import {
  aceToFive,
  badugi,
  deuceToSeven,
  eightOrBetter,
  high,
  highBoard,
  lowBoard,
  type Ranking,
} from '@doorcard/cards';
import { aceToFiveReference } from './aceToFive.js';
import { badugiReference } from './badugi.js';
import { deuceToSevenReference } from './deuceToSeven.js';
import { eightOrBetterReference } from './eightOrBetter.js';
import type { Reference } from './hand.js';
import { highReference } from './high.js';
import { highBoardReference, lowBoardReference } from './studBoard.js';

interface Checked {
  readonly ranking: Ranking;
  readonly reference: Reference;
}

/** Every ranking with the evaluator that checks it. */
export const CHECKED: readonly Checked[] = [
  { ranking: high, reference: highReference },
  { ranking: aceToFive, reference: aceToFiveReference },
  { ranking: eightOrBetter, reference: eightOrBetterReference },
  { ranking: deuceToSeven, reference: deuceToSevenReference },
  { ranking: badugi, reference: badugiReference },
  { ranking: highBoard, reference: highBoardReference },
  { ranking: lowBoard, reference: lowBoardReference },
];

interface CheckedSize extends Checked {
  readonly size: number;
}

type Row<T> = readonly [name: string, checked: T];

const listSizes = ({ ranking, reference }: Checked): Row<CheckedSize>[] =>
  ranking.sizes.map((size) => [
    `${ranking.id} of ${size} ${size === 1 ? 'card' : 'cards'}`,
    { ranking, reference, size },
  ]);

/** The same as rows for `test.each`, one for each number of cards. */
export const CHECKED_SIZES: readonly Row<CheckedSize>[] = CHECKED.flatMap(listSizes);

/** Rankings that look for the best five of six or seven cards. */
export const BEST_OF_FIVES = CHECKED_SIZES.filter(([, { size }]) => size > 5);

/** Rankings of exactly five cards. */
export const FIVES = CHECKED_SIZES.filter(([, { size }]) => size === 5);
