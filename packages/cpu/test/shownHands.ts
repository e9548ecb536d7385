import { highReference } from '../../cards/test/reference/high.js';
import { highBoardReference } from '../../cards/test/reference/studBoard.js';

const ORDER = [
  'noPair',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
];

/** Whether up cards alone beat a hand: a better class, or in the same class higher ranks in turn. */
export function beats(up: readonly number[], mine: readonly number[]): boolean {
  const his = highBoardReference(up);
  const own = mine.length >= 5 ? highReference(mine) : highBoardReference(mine);
  const classes = ORDER.indexOf(his.category) - ORDER.indexOf(own.category);
  if (classes !== 0) return classes > 0;
  for (let i = 0; i < Math.min(his.ranks.length, own.ranks.length); i++) {
    if (his.ranks[i] !== own.ranks[i]) return his.ranks[i]! > own.ranks[i]!;
  }
  return false;
}
