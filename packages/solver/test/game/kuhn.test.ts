import { Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { bestResponseValue, exploitability, valueOf } from '../../src/game/bestResponse.js';
import { CHANCE, END, type Policy } from '../../src/game/game.js';
import { kuhn } from '../../src/game/kuhn.js';
import { FIRST_PLANS, playSlowly, SECOND_PLANS, SLOW_DEALS, type SlowPlan } from './slowKuhn.js';

/** Every state with the words for what the player to move knows. */
function listSituations(): Map<number, { situation: string; player: 0 | 1 }> {
  const found = new Map<number, { situation: string; player: 0 | 1 }>();
  const walk = (state: number, cards: readonly [number, number], moves: string): void => {
    const turn = kuhn.turn(state);
    if (turn === END || turn === CHANCE) return;
    const words: Record<string, string> = {
      '': 'opens',
      '0': 'after a check',
      '1': 'faces a bet',
      '01': 'checked and faces a bet',
    };
    found.set(kuhn.infoKey(state), { situation: `${cards[turn]} ${words[moves]!}`, player: turn });
    for (const move of [0, 1]) walk(kuhn.next(state, move), cards, `${moves}${move}`);
  };
  SLOW_DEALS.forEach(({ cards }, i) => walk(kuhn.next(kuhn.root(), i), cards, ''));
  return found;
}

const SITUATIONS = listSituations();

/** A mixed strategy by information key: how often the player bets or calls. */
function randomPolicy(seed: bigint): { policy: Policy; chipIn: Map<string, number> } {
  const rng = Xoshiro256.fromSeed(seed);
  const byKey = new Map([...SITUATIONS.keys()].map((key) => [key, rng.nextUint32() / 2 ** 32]));
  return {
    policy: (key) => [1 - byKey.get(key)!, byKey.get(key)!],
    chipIn: new Map([...SITUATIONS].map(([key, { situation }]) => [situation, byKey.get(key)!])),
  };
}

/** The probability that a mixed strategy plays like a plan. */
const chanceOf = (plan: SlowPlan, chipIn: ReadonlyMap<string, number>): number =>
  [...plan].reduce(
    (chance, [situation, does]) => chance * (does ? chipIn.get(situation)! : 1 - chipIn.get(situation)!),
    1,
  );

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('Kuhn poker', () => {
  test('has six deals, twelve information sets and thirty ends', () => {
    expect(kuhn.actions(kuhn.root())).toBe(6);
    expect(SITUATIONS.size).toBe(12);
    expect(new Set([...SITUATIONS.values()].map(({ situation }) => situation)).size).toBe(12);
    let ends = 0;
    const walk = (state: number): void => {
      if (kuhn.turn(state) === END) {
        ends++;
        expect(kuhn.payoff(state, 0)).toBe(-kuhn.payoff(state, 1));
        return;
      }
      for (let action = 0; action < kuhn.actions(state); action++) walk(kuhn.next(state, action));
    };
    walk(kuhn.root());
    expect(ends).toBe(30);
  });

  test.each([1n, 2n, 3n, 4n])('best responses equal the best of all 64 plans (seed %s)', (seed) => {
    const { policy, chipIn } = randomPolicy(seed);
    const worth = (one: SlowPlan, two: SlowPlan): number =>
      mean(SLOW_DEALS.map((deal) => playSlowly(deal, one, two)));
    const seconds = SECOND_PLANS.map((plan) => ({ plan, chance: chanceOf(plan, chipIn) }));
    const firsts = FIRST_PLANS.map((plan) => ({ plan, chance: chanceOf(plan, chipIn) }));
    const against = (one: SlowPlan): number =>
      seconds.reduce((sum, { plan, chance }) => sum + chance * worth(one, plan), 0);
    const facing = (two: SlowPlan): number =>
      firsts.reduce((sum, { plan, chance }) => sum + chance * worth(plan, two), 0);

    const best = Math.max(...FIRST_PLANS.map(against));
    const bestSecond = Math.max(...SECOND_PLANS.map((plan) => -facing(plan)));
    expect(bestResponseValue(kuhn, policy, 0)).toBeCloseTo(best, 12);
    expect(bestResponseValue(kuhn, policy, 1)).toBeCloseTo(bestSecond, 12);
    expect(exploitability(kuhn, policy)).toBeCloseTo((best + bestSecond) / 2, 12);
    const value = firsts.reduce((sum, { plan, chance }) => sum + chance * against(plan), 0);
    expect(valueOf(kuhn, policy, 0)).toBeCloseTo(value, 12);
    expect(valueOf(kuhn, policy, 1)).toBeCloseTo(-value, 12);
  });

  test("Kuhn's own equilibrium cannot be exploited and is worth -1/18", () => {
    // Kuhn 1950: the first player bluffs the jack with a, bets the king with 3a and calls a queen with a + 1/3.
    const a = 0.2;
    const chipIn: Record<string, number> = {
      '0 opens': a,
      '1 opens': 0,
      '2 opens': 3 * a,
      '0 checked and faces a bet': 0,
      '1 checked and faces a bet': a + 1 / 3,
      '2 checked and faces a bet': 1,
      '0 after a check': 1 / 3,
      '1 after a check': 0,
      '2 after a check': 1,
      '0 faces a bet': 0,
      '1 faces a bet': 1 / 3,
      '2 faces a bet': 1,
    };
    const policy: Policy = (key) => {
      const often = chipIn[SITUATIONS.get(key)!.situation]!;
      return [1 - often, often];
    };
    expect(exploitability(kuhn, policy)).toBeCloseTo(0, 12);
    expect(valueOf(kuhn, policy, 0)).toBeCloseTo(-1 / 18, 12);
  });
});
