/** What an opponent kept, as far as his draws and his betting show it. */
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
  'raisedBlind',
  'anything',
] as const;
export type ReadingName = (typeof READINGS)[number];

export interface Reading {
  readonly name: ReadingName;
  /** How many cards an honest player kept at least, 1..4. */
  readonly minHandType: number;
  /** The highest card of most of these hands, 1 (ace) to 13 (king). */
  readonly maxHighCard: number;
}

const read = (
  name: ReadingName,
  minHandType: number,
  maxHighCard: number,
): readonly [ReadingName, Reading] => [name, { name, minHandType, maxHighCard }];

export const READING_BY_NAME = Object.fromEntries([
  read('patStrong', 4, 10),
  read('patAfterOne', 4, 13),
  read('patAfterMore', 4, 13),
  read('patFirst', 4, 13),
  read('fresh', 3, 13),
  read('drewOne', 3, 8),
  read('drewTwo', 2, 13),
  read('drewMore', 1, 13),
  // Before the first draw: a hand that his seat raises with, or any hand.
  read('raisedEarly', 3, 8),
  read('raisedMiddle', 3, 9),
  read('raisedLate', 2, 13),
  read('raisedBlind', 2, 13),
  read('anything', 1, 13),
]) as Readonly<Record<ReadingName, Reading>>;
