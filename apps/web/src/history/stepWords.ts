import type { HandEvent } from '@doorcard/engine';
import { describeEvent, type Person, type Words } from '@doorcard/text';
import { isKnown } from './keptHand.js';
import type { Sight, Step } from './replay.js';

/** What happened at a step, a sentence each. With all cards, also what was dealt face down, thrown and drawn. */
export function tellStep(words: Words, step: Step, sight: Sight, people: readonly Person[]): string[] {
  const { view } = step;
  if (sight === 'seen') {
    return step.seen.flatMap((event) => toList(describeEvent(words, event, view, people)));
  }
  return step.all.flatMap((event) => tellOpenly(words, event, step, people));
}

const toList = (text: string | undefined): string[] => (text === undefined ? [] : [text]);

function tellOpenly(words: Words, event: HandEvent, { view }: Step, people: readonly Person[]): string[] {
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
      return known.length === 0 ? [drawn] : [drawn, words.web.history.replay.throws(who, nameCards(known))];
    }
    default:
      return toList(describeEvent(words, event, view, people));
  }
}
