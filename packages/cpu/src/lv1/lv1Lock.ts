import { aceToFive, eightOrBetter, rankLowBoard, type Card } from '@doorcard/cards';
import { readShape } from '../stud/handShape.js';
import { isLock } from '../stud/lock.js';
import type { VisibleContext } from '../visibleContext.js';
import type { StudGame } from './demand.js';

/** Whether no hand that fits what can be seen beats mine; in Stud8 neither high nor low. */
export function hasLock(game: StudGame, context: VisibleContext): boolean {
  switch (game) {
    case 'stud':
      return isLock(context, rankHigh);
    case 'razz':
      return isLock(context, rankRazz);
    case 'stud8':
      return isLock(context, rankHigh) && isLock(context, rankEight);
  }
}

const rankHigh = (cards: readonly Card[]): number => readShape(cards).strength;
const rankRazz = (cards: readonly Card[]): number =>
  cards.length < 5 ? rankLowBoard(cards) : aceToFive.rank(cards);
const rankEight = (cards: readonly Card[]): number => (cards.length < 5 ? 0 : eightOrBetter.rank(cards));
