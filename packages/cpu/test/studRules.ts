import { Xoshiro256 } from '@doorcard/cards';
import { makeDefaultSetup, RULE_SETS } from '@doorcard/engine';
import { playHand, seatLevel } from './selfPlay.js';

/** How often each rule of level 2 fires in self-play: all personalities, tables of two, six and seven. */
export function countStudRules(hands: number, seed: number): Map<string, number> {
  const counts = new Map<string, number>();
  const rng = Xoshiro256.fromSeed(BigInt(seed));
  const tables = [2, 6, 7].map((seats) => ({
    setup: makeDefaultSetup('stud', seats, RULE_SETS.wsop),
    players: seatLevel('lv2', seats),
  }));
  for (let number = 0; number < hands; number++) {
    playHand({
      ...tables[number % tables.length]!,
      rng,
      table: seed,
      number,
      look: ({ decision: { reason } }) => counts.set(reason.rule, (counts.get(reason.rule) ?? 0) + 1),
    });
  }
  return counts;
}
