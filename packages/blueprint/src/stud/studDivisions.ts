import type { StudDivisions } from './studBuckets.js';
import type { StudGameId } from './studDeal.js';

// How hands are divided, by street: first by what everybody sees, then by the own cards.

/** 300 to 1,280 groups a street. */
const RAZZ: StudDivisions = [
  [
    ['board', 10],
    ['own', 30],
  ],
  ...[24, 30, 30, 40].map(
    (own) =>
      [
        ['board', 8],
        ['before', 4],
        ['own', own],
      ] as const,
  ),
];

/** Draws and made hands apart while cards are to come; on the last two streets also how good the other board is. */
const STUD: StudDivisions = [
  [
    ['board', 10],
    ['own', 16],
    ['kind', 2],
  ],
  ...[16, 20].map(
    (own) =>
      [
        ['board', 7],
        ['before', 4],
        ['own', own],
        ['kind', 2],
      ] as const,
  ),
  [
    ['board', 6],
    ['otherKind', 2],
    ['before', 3],
    ['own', 20],
    ['kind', 2],
  ],
  [
    ['board', 6],
    ['otherKind', 2],
    ['before', 4],
    ['own', 36],
  ],
];

/** High and low hands apart, and high and low boards. */
const STUD8: StudDivisions = [
  [
    ['board', 5],
    ['otherKind', 2],
    ['own', 12],
    ['kind', 3],
  ],
  ...[12, 12, 12, 12].map(
    (own) =>
      [
        ['board', 5],
        ['otherKind', 2],
        ['before', 3],
        ['own', own],
        ['kind', 3],
      ] as const,
  ),
];

/** What games are trained with. */
export const USUAL_DIVISIONS: Readonly<Record<StudGameId, StudDivisions>> = {
  razz: RAZZ,
  stud: STUD,
  stud8: STUD8,
};

/** The same groups on all later streets. */
const onLaterStreets = (third: StudDivisions[number], later: StudDivisions[number]): StudDivisions => [
  third,
  later,
  later,
  later,
  later,
];

/** What exploiters are trained with: other groups, and more of them. */
export const EXPLOITER_DIVISIONS: Readonly<Record<StudGameId, StudDivisions>> = {
  razz: onLaterStreets(
    [
      ['board', 13],
      ['own', 25],
    ],
    [
      ['board', 6],
      ['otherKind', 2],
      ['before', 4],
      ['own', 36],
    ],
  ),
  stud: onLaterStreets(
    [
      ['board', 13],
      ['own', 25],
    ],
    [
      ['board', 6],
      ['otherKind', 2],
      ['before', 4],
      ['own', 36],
    ],
  ),
  stud8: onLaterStreets(
    [
      ['board', 6],
      ['own', 12],
      ['kind', 4],
    ],
    [
      ['board', 6],
      ['before', 4],
      ['own', 14],
      ['kind', 4],
    ],
  ),
};
