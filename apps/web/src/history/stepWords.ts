import type { HandEvent } from '@doorcard/engine';
import { describeEvent, type CommonWords, type Person } from '@doorcard/text';
import { isKnown } from '../shared/hands/keptHand.js';
import type { Sight } from '../shared/hands/sight.js';
import type { Step } from './replay.js';
import type { HistoryPageWords } from './words/historyWords.js';

type ThrowWords = Pick<HistoryPageWords['replay'], 'throws'>;

/** What happened at a step, a sentence each. With all cards, also what was dealt face down, thrown and drawn. */
export function tellStep(
  words: CommonWords,
  w: ThrowWords,
  step: Step,
  sight: Sight,
  people: readonly Person[],
): string[] {
  const { view } = step;
  if (sight === 'seen') {
    return step.seen.flatMap((event) => toList(describeEvent(words, event, view, people)));
  }
  return step.all.flatMap((event) => tellOpenly(words, w, event, step, people));
}

const toList = (text: string | undefined): string[] => (text === undefined ? [] : [text]);

function tellOpenly(
  words: CommonWords,
  w: ThrowWords,
  event: HandEvent,
  { view }: Step,
  people: readonly Person[],
): string[] {
  const { events, nameCards } = words;
  switch (event.type) {
    case 'deal': {
      const known = event.cards.map(({ card }) => card).filter(isKnown);
      return known.length === 0 ? [] : [events.dealt(people[event.seat]!, nameCards(known))];
    }
    case 'draw': {
      const known = event.cards.filter(isKnown);
      return known.length === 0 ? [] : [events.dealt(people[event.seat]!, nameCards(known))];
    }
    case 'discard': {
      const who = people[event.seat]!;
      const known = event.cards.filter(isKnown);
      const drawn = events.draw(who, event.cards.length);
      return known.length === 0 ? [drawn] : [drawn, w.throws(who, nameCards(known))];
    }
    default:
      return toList(describeEvent(words, event, view, people));
  }
}
