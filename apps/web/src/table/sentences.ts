import type { View } from '@doorcard/engine';
import type { HandInfo } from '@doorcard/table';
import { describeEvent, type Words } from '@doorcard/text';
import { listPeople } from './people.js';

/** Something that happened, in words. */
export interface Sentence {
  readonly at: number;
  readonly text: string;
  readonly isStreet: boolean;
}

/** Everything that happened in a hand, a sentence each; antes are not worth one. */
export function listSentences(view: View | undefined, hand: HandInfo | undefined, words: Words): Sentence[] {
  if (view === undefined || hand === undefined) return [];
  const people = listPeople(hand, words);
  return view.events.flatMap((event, at) => {
    if (event.type === 'ante') return [];
    const text = describeEvent(words, event, view, people);
    return text === undefined ? [] : [{ at, text, isStreet: event.type === 'street' }];
  });
}
