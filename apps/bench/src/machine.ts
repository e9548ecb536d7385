import { Xoshiro256 } from '@doorcard/cards';
import { callApart } from './apart.js';
import { measurePokerTs, USUAL, type Rate } from './pokerTs.js';

/** What poker-ts plays in a second on the machine for which the goals in seconds were set (docs/benchmarks/engine.md). */
const USUAL_RATE = 460_000;
const SEED = 1n;

/** @public called by its name, in a separate process */
export const playPokerTs = (): Rate => measurePokerTs(Xoshiro256.fromSeed(SEED), 2, USUAL);

/** Decisions per second of a program that is not ours and does not change: it shows how fast the machine is just now. */
export const measureMachine = (): number => (callApart('machine.js', 'playPokerTs') as Rate).decisions;

/**
 * Goals in seconds mean little on a machine of another speed, so each run says how fast its machine was. It is a rough
 * measure: programs do not all slow down alike.
 */
export function describeMachine(before: number, after: number): string {
  const millions = (value: number): string => `${(value / 1e6).toFixed(2)} M`;
  return (
    `machine: poker-ts plays ${millions(before)} decisions/s before this run and ${millions(after)} after it ` +
    `(${millions(USUAL_RATE)} where the goals were set)`
  );
}
