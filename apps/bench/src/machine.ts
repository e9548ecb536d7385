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

/** Goals in seconds say nothing on a machine of another speed, so each run says how fast its machine was. */
export function describeMachine(before: number, after: number): string {
  const rate = (before + after) / 2;
  const millions = (value: number): string => (value / 1e6).toFixed(2);
  return (
    `machine: poker-ts plays ${millions(before)} M decisions/s before this run and ${millions(after)} M after it; ` +
    `goals in units of time are for ${millions(USUAL_RATE)} M, so this machine has ` +
    `${(rate / USUAL_RATE).toFixed(2)} of that speed`
  );
}
