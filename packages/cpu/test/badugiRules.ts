import { Xoshiro256 } from '@doorcard/cards';
import { BADUGI_LV1_RULES, BADUGI_RULES } from '../src/badugi/badugiRules.js';
import { makeDefaultSetup, RULE_SETS } from '@doorcard/engine';
import { playHand, seatLevel } from './selfPlay.js';

/** Players, and how many big bets they have: two with few play by the rules, and two with many by their table. */
const TABLES = [
  [2, 100],
  [2, 14],
  [6, 100],
  [7, 100],
] as const;

/** How often each row of the tables of a level fires in this many hands, as many at each of the tables. */
export function countRules(level: 'lv1' | 'lv2', hands: number): ReadonlyMap<string, number> {
  const rules = level === 'lv1' ? BADUGI_LV1_RULES : BADUGI_RULES;
  const counts = new Map<string, number>(rules.map((rule) => [rule, 0]));
  for (const [seats, bets] of TABLES) {
    const players = seatLevel(level, seats);
    const usual = makeDefaultSetup('badugi', seats, RULE_SETS.wsop);
    const setup = { ...usual, stacks: usual.stacks.map(() => bets * usual.bigBet) };
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
