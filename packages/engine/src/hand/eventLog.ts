import type { Card } from '@doorcard/cards';
import { readDecision } from './decision.js';
import type { HandEvent } from './event.js';
import { EventWriter } from './eventWriter.js';
import { Hand } from './hand.js';

/**
 * The events of a hand, found by playing its cards and decisions once more beside it. It remembers how far it has
 * come: who asks after every decision pays for that decision only.
 */
export class EventLog {
  readonly events: HandEvent[] = [];
  private readonly copy: Hand;
  private readonly script: Card[] = [];
  private readonly past: number;
  private at = 0;

  /** A log that is no longer current lends its second hand to the next. */
  constructor(
    private readonly hand: Hand,
    last?: EventLog,
  ) {
    this.past = hand.past;
    this.copy = last?.copy ?? new Hand(hand.plan);
    this.copy.sink = new EventWriter(this.copy, this.events);
    this.takeCards();
    this.copy.deal({ kind: 'script', cards: this.script }, hand.mucked);
  }

  /** Whether the hand has only gone on since. */
  get isCurrent(): boolean {
    return this.past === this.hand.past;
  }

  catchUp(): void {
    this.takeCards();
    while (this.at < this.hand.logLength) {
      const { code, amount, next } = readDecision(this.hand, this.at);
      if (!this.copy.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
      this.at = next;
    }
  }

  private takeCards(): void {
    for (let i = this.script.length; i < this.hand.dealtCount; i++) this.script.push(this.hand.dealtAt(i));
  }
}

const logs = new WeakMap<Hand, EventLog>();

/** The log of a hand, up to now. */
export function followEvents(hand: Hand): EventLog {
  let log = logs.get(hand);
  if (log === undefined || !log.isCurrent) {
    log = new EventLog(hand, log);
    logs.set(hand, log);
  }
  log.catchUp();
  return log;
}
