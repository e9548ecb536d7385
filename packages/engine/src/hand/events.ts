import { listDecisions } from './decision.js';
import type { HandEvent } from './event.js';
import { followEvents } from './eventLog.js';
import { Hand } from './hand.js';

/** All events of a hand so far: a pure function of its cards and decisions. */
export const listEvents = (hand: Hand): HandEvent[] => followEvents(hand).events.slice();

/** The same cards and the first so many of its decisions: any earlier point of a hand. */
export function rewind(hand: Hand, decisions: number): Hand {
  const copy = new Hand(hand.plan);
  copy.deal({ kind: 'script', cards: hand.dealtCards() }, hand.mucked);
  for (const { code, amount } of listDecisions(hand).slice(0, decisions)) {
    if (!copy.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
  }
  return copy;
}
