import type { Action, ViewEvent } from '@doorcard/engine';
import type { Words } from '../words.js';
import { describeAction } from './actionWords.js';

/** What a decision became: only that tells a bet from a completion, and what a call cost. */
export interface Decided {
  readonly street: string;
  readonly event: ViewEvent;
}

const DECISIONS: readonly string[] = ['fold', 'check', 'call', 'bringIn', 'raise', 'discard'];

/** By number of the decision. */
export function listDecided(events: readonly ViewEvent[]): Decided[] {
  let street = '';
  return events.flatMap((event) => {
    if (event.type === 'street') street = event.name;
    return DECISIONS.includes(event.type) ? [{ street, event }] : [];
  });
}

/** What was decided, in words; without its event as the action alone tells it. */
export function nameDecision(words: Words, action: Action, event: ViewEvent | undefined): string {
  if (event?.type === 'raise') return words.actions.raise(event.as, event.to);
  if (event?.type === 'call' || event?.type === 'bringIn') return words.actions[event.type](event.chips);
  return describeAction(words, action);
}
