import { Xoshiro256 } from '@doorcard/cards';
import { BADUGI_LV1_RULES, BADUGI_RULES } from '../src/badugi/badugiRules.js';
import { makeDefaultSetup, RULE_SETS } from '@doorcard/engine';
import { playHand, seatLevel } from './selfPlay.js';

const TABLES = [2, 6, 7];

/** How often each row of the tables of a level fires in this many hands, a third of them at each size of table. */
export function countRules(level: 'lv1' | 'lv2', hands: number): ReadonlyMap<string, number> {
  const rules = level === 'lv1' ? BADUGI_LV1_RULES : BADUGI_RULES;
  const counts = new Map<string, number>(rules.map((rule) => [rule, 0]));
  for (const seats of TABLES) {
    const players = seatLevel(level, seats);
    const setup = makeDefaultSetup('badugi', seats, RULE_SETS.wsop);
    const rng = Xoshiro256.fromSeed(BigInt(61 + seats));
    for (let number = 0; number < hands / TABLES.length; number++) {
      playHand({
        setup,
        // The personalities change seats.
        players: players.map((_, seat) => players[(seat + number) % seats]!),
        rng,
        table: seats,
        number,
        look: ({ decision: { reason } }) => {
          if (reason.rule !== 'only') counts.set(reason.rule, (counts.get(reason.rule) ?? 0) + 1);
        },
      });
    }
  }
  return counts;
}
