import type { Card } from '@doorcard/cards';
import { readDecision } from './decision.js';
import type { HandEvent } from './event.js';
import { EventWriter } from './eventWriter.js';
import { Hand } from './hand.js';

/**
 * The events of a hand, found by replaying its cards and decisions beside it. It remembers its position: asking after
 * every decision costs one decision only.
 */
export class EventLog {
  readonly events: HandEvent[] = [];
  /** How often the log has started over: a reader that follows it has to start over too. */
  beginnings = 0;
  private readonly copy: Hand;
  private readonly script: Card[] = [];
  private past = -1;
  private at = 0;

  constructor(private readonly hand: Hand) {
    this.copy = new Hand(hand.plan);
  }

  catchUp(): void {
    if (this.past !== this.hand.past) this.begin();
    this.takeCards();
    while (this.at < this.hand.logLength) {
      const { code, amount, next } = readDecision(this.hand, this.at);
      if (!this.copy.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
      this.at = next;
    }
  }

  /** The hand has not only moved forward since, or it is another hand. */
  private begin(): void {
    this.past = this.hand.past;
    this.beginnings++;
    this.events.length = 0;
    this.script.length = 0;
    this.at = 0;
    this.copy.sink = new EventWriter(this.copy, this.events);
    this.takeCards();
    this.copy.deal({ kind: 'script', cards: this.script }, this.hand.mucked);
  }

  private takeCards(): void {
    for (let i = this.script.length; i < this.hand.dealtCount; i++) this.script.push(this.hand.dealtAt(i));
  }
}

/**
 * One for each hand that is asked: a new one for every deal would burden the garbage collector with weak-map entries.
 */
const logs = new WeakMap<Hand, EventLog>();

/** The log of a hand, up to now. */
export function followEvents(hand: Hand): EventLog {
  let log = logs.get(hand);
  if (log === undefined) {
    log = new EventLog(hand);
    logs.set(hand, log);
  }
  log.catchUp();
  return log;
}
