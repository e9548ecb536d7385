import { aceToFive, eightOrBetter, rankLowBoard, type Card } from '@doorcard/cards';
import { readShape } from '../stud/handShape.js';
import { cannotLose } from '../stud/bestPossible.js';
import { isLock } from '../stud/lock.js';
import type { VisibleContext } from '../visibleContext.js';
import type { StudGame } from './demand.js';

/** Whether a hand cannot lose, whatever the others hold and get; asked at every decision, so only where it is cheap. */
export const cannotLoseIn = (game: StudGame, context: VisibleContext): boolean =>
  game === 'stud' && cannotLose(context);

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
