import { listDecisions } from './decision.js';
import type { HandEvent } from './event.js';
import { followEvents } from './eventLog.js';
import { EventWriter } from './eventWriter.js';
import { Hand } from './hand.js';

/** All events of a hand so far. They depend only on its cards and decisions. */
export const listEvents = (hand: Hand): HandEvent[] => followEvents(hand).events.slice();

/**
 * Records the events of a hand that is about to be dealt, in the list that it returns, until another sink is set. For
 * hands that are played once: `listEvents` plays them a second time.
 */
export function recordEvents(hand: Hand): HandEvent[] {
  const events: HandEvent[] = [];
  hand.sink = new EventWriter(hand, events);
  return events;
}

/** The same cards and the first `decisions` decisions: any earlier point of a hand. */
export function rewind(hand: Hand, decisions: number): Hand {
  const copy = new Hand(hand.plan);
  copy.deal({ kind: 'script', cards: hand.dealtCards() }, hand.mucked);
  for (const { code, amount } of listDecisions(hand).slice(0, decisions)) {
    if (!copy.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
  }
  return copy;
}
