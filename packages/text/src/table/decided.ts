import type { Action, ViewEvent } from '@doorcard/engine';
import type { CommonWords } from '../words.js';
import { describeAction } from './actionWords.js';

/** What a decision led to: only the event distinguishes a bet from a completion and has the cost of a call. */
export interface Decided {
  readonly street: string;
  readonly event: ViewEvent;
}

const DECISIONS: readonly string[] = ['fold', 'check', 'call', 'bringIn', 'raise', 'discard'];

/** By index of the decision. */
export function listDecided(events: readonly ViewEvent[]): Decided[] {
  let street = '';
  return events.flatMap((event) => {
    if (event.type === 'street') street = event.name;
    return DECISIONS.includes(event.type) ? [{ street, event }] : [];
  });
}

/** The decision in words; without its event, only the action. */
export function nameDecision(words: CommonWords, action: Action, event: ViewEvent | undefined): string {
  if (event?.type === 'raise') return words.actions.raise(event.as, event.to);
  if (event?.type === 'call' || event?.type === 'bringIn') return words.actions[event.type](event.chips);
  return describeAction(words, action);
}
