import type { Chips } from '../setup.js';
import { RAISE_TO, type Hand } from './hand.js';

/** One decision as `Hand.act` takes it. */
export interface PackedDecision {
  readonly code: number;
  /** For RAISE_TO only; 0 otherwise. */
  readonly amount: Chips;
}

/** The decision at an offset of the packed list, and the offset of the next one. */
export function readDecision(hand: Hand, start: number): PackedDecision & { readonly next: number } {
  let at = start;
  const code = hand.logAt(at++);
  let amount = 0;
  if (code === RAISE_TO) {
    let scale = 1;
    for (;;) {
      const byte = hand.logAt(at++);
      amount += (byte % 128) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
  }
  return { code, amount, next: at };
}

/** The decisions of a hand, read from its packed list. */
export function listDecisions(hand: Hand): PackedDecision[] {
  const decisions: PackedDecision[] = [];
  for (let at = 0; at < hand.logLength;) {
    const { code, amount, next } = readDecision(hand, at);
    decisions.push({ code, amount });
    at = next;
  }
  return decisions;
}
