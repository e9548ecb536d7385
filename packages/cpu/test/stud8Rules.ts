import { Xoshiro256 } from '@doorcard/cards';
import { makeDefaultSetup, RULE_SETS } from '@doorcard/engine';
import { STUD8_RULES } from '../src/stud8/stud8Rules.js';
import { playHand, seatLevel } from './selfPlay.js';

const SEATS = [2, 6, 7];

/** How often each row decides when all personalities play this many hands with two, six and seven players. */
export function countRules(hands: number): Map<string, number> {
  const counts = new Map<string, number>(STUD8_RULES.map((rule) => [rule, 0]));
  const rng = Xoshiro256.fromSeed(8n);
  for (const seats of SEATS) {
    const setup = makeDefaultSetup('stud8', seats, RULE_SETS.wsop);
    const players = seatLevel('lv2', 6);
    for (let number = 0; number < hands / SEATS.length; number++) {
      const shift = number % players.length;
      playHand({
        setup,
        players: Array.from({ length: seats }, (_, seat) => players[(seat + shift) % players.length]!),
        rng,
        table: seats,
        number,
        look: ({ decision: { reason } }) => counts.set(reason.rule, (counts.get(reason.rule) ?? 0) + 1),
      });
    }
  }
  return counts;
}
