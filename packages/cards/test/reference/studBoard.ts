import { lowValue, rankOfLowValue } from './aceToFive.js';
import { groupValues, nameGroups } from './groups.js';
import type { NamedHand } from './hand.js';

/** From the fewest equal cards to the most; straights and flushes do not count on a board. */
const BOARD_ORDER = ['noPair', 'pair', 'twoPair', 'trips', 'quads'];

/** The highest board opens: Stud Hi and Stud8. */
export function highBoardReference(board: readonly number[]): NamedHand {
  const ranks = groupValues(board.map((card) => card >> 2));
  const category = nameGroups(ranks);
  return { category, ranks, key: [BOARD_ORDER.indexOf(category), ...ranks] };
}

/** The lowest board opens, ace low, unpaired before paired: Razz. */
export function lowBoardReference(board: readonly number[]): NamedHand {
  const values = groupValues(board.map(lowValue));
  const category = nameGroups(values);
  return {
    category,
    ranks: values.map(rankOfLowValue),
    key: [4 - BOARD_ORDER.indexOf(category), ...values.map((value) => 12 - value)],
  };
}
