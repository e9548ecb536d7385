import type { View } from '@doorcard/engine';
import type { CommonWords } from '../words.js';
import { describeEvent, type Person } from './eventWords.js';

/** An event of a hand in words. */
export interface Sentence {
  /** The index of the event. */
  readonly at: number;
  readonly text: string;
  readonly isStreet: boolean;
}

/** All events of a hand, one sentence each. Antes are left out: everybody posts the same. */
export const listSentences = (words: CommonWords, view: View, people: readonly Person[]): Sentence[] =>
  view.events.flatMap((event, at) => {
    const text = event.type === 'ante' ? undefined : describeEvent(words, event, view, people);
    return text === undefined ? [] : [{ at, text, isStreet: event.type === 'street' }];
  });
