import type { Card } from '@doorcard/cards';
import type { View, ViewEvent } from '@doorcard/engine';
import type { ImaginedPlayer } from '../policy.js';

const PAIRS = 1326;

/**
 * The likelihoods of two down cards at the decisions of one hand. A player is asked several times in a hand, and what
 * was done before stays the same for every seat that looks. It saves time and changes no number.
 */
export class LikelihoodCache {
  private events: readonly ViewEvent[] = [];
  private stakes: View['stakes'] | undefined;
  private policies: readonly ImaginedPlayer[] = [];
  private epsilon = 0;
  /** By the number of events before a decision: by type and pair, -1 where it is not known. */
  private readonly tables = new Map<number, Float64Array>();

  /** Keeps what it has if this is a view of the same hand with the same policies. */
  begin({ events, stakes }: View, policies: readonly ImaginedPlayer[], epsilon: number): void {
    const isSame =
      stakes === this.stakes &&
      epsilon === this.epsilon &&
      policies.length === this.policies.length &&
      policies.every((policy, i) => policy === this.policies[i]) &&
      this.isSameHand(events);
    if (!isSame) {
      this.tables.clear();
      this.events = [];
    }
    this.stakes = stakes;
    this.policies = policies;
    this.epsilon = epsilon;
    if (events.length > this.events.length) this.events = events;
  }

  /** Views of one hand share the records of their events, and no two hands do. */
  private isSameHand(events: readonly ViewEvent[]): boolean {
    const length = Math.min(events.length, this.events.length);
    for (let i = 0; i < length; i++) if (events[i] !== this.events[i]) return false;
    return length > 0;
  }

  /** The likelihoods at the decision after this many events, by `placeOf`. */
  find(after: number): Float64Array {
    let table = this.tables.get(after);
    if (table === undefined) {
      table = new Float64Array(PAIRS * this.policies.length).fill(-1);
      this.tables.set(after, table);
    }
    return table;
  }

  placeOf(type: number, one: Card, other: Card): number {
    const [low, high] = one < other ? [one, other] : [other, one];
    return type * PAIRS + (high * (high - 1)) / 2 + low;
  }
}
