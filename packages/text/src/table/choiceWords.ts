import type { ActionChoice } from '@doorcard/table/client';
import { capital } from '../capital.js';
import type { Words } from '../words.js';

/** The words for choices. */
type ChoiceWords = Pick<Words, 'actions' | 'play'>;

/** The label of a choice, as on a key or a button. */
export function nameChoice({ actions, play }: ChoiceWords, choice: ActionChoice): string {
  switch (choice.code) {
    case 'fold':
    case 'check':
    case 'pat':
      return actions[choice.code];
    case 'call':
    case 'bringIn':
      return actions[choice.code](choice.chips);
    case 'raise':
      return actions.raise(choice.as, choice.to);
    case 'amount':
      return `${actions.raise(choice.raise.as, choice.raise.min)}…`;
    case 'draw':
      return play.draw(choice.count);
  }
}

/** What can be typed now: for a raise of any amount the minimum and maximum, for a draw the largest number of cards. */
export const listOffers = (words: ChoiceWords, choices: readonly ActionChoice[]): string[] =>
  choices.flatMap((choice) => nameOffer(words, choice)).map(capital);

function nameOffer(words: ChoiceWords, choice: ActionChoice): string[] {
  const { actions, play } = words;
  if (choice.code === 'draw') return [play.draw(choice.max)];
  if (choice.code !== 'amount') return [nameChoice(words, choice)];
  const { as, min, max } = choice.raise;
  return [actions.raise(as, min), actions.raise(as, max)];
}
