import { cards as parseCards, high, rankOf, Xoshiro256, type Card } from '@doorcard/cards';
import type { Action, View } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { believe } from '../src/belief/belief.js';
import { evaluate } from '../src/evaluation.js';
import { makeStakes, playScript, viewOf } from './handScript.js';
import { makePolicy } from './policies.js';

// The river of limit hold'em, heads-up: what checking and betting are worth is counted over all 990 holdings of the
// opponent, and over what he does with each. Of 2,000 seeds, 95 % of the 95 % intervals must contain it.

const EPSILON = 0.15;
const BOARD = parseCards('Kd9s5h2c7d');
const MINE = parseCards('9d8h');
const BIG_BET = 80;
const POT = 80;

const hasPair = (cards: readonly Card[], board: readonly Card[]): boolean =>
  rankOf(cards[0]!) === rankOf(cards[1]!) ||
  cards.some((card) => board.some((other) => rankOf(other) === rankOf(card)));

/** How often each type bets when checked to, and calls a bet, with a pair and without. */
const HABITS = [
  { bets: [0.6, 0.25], calls: [0.95, 0.15] },
  { bets: [0.2, 0.1], calls: [1, 0.6] },
] as const;
const WEIGHTS = [0.65, 0.35];

const passive = ({ legal }: View): Action => ({ type: legal!.check ? 'check' : 'call' });
const types = HABITS.map(({ bets, calls }, i) => ({
  weight: WEIGHTS[i]!,
  player: makePolicy(`habit ${i}`, (view) => {
    const { legal, mine, board, street } = view;
    // Before the flop everybody calls.
    if (street === 0) return [{ action: passive(view), frequency: 1 }];
    const at = hasPair(mine!.cards, board) ? 0 : 1;
    if (legal!.check) {
      return [
        { action: { type: 'raise', to: legal!.raise!.min }, frequency: bets[at] },
        { action: { type: 'check' }, frequency: 1 - bets[at] },
      ];
    }
    if (calls[at] === 1) return [{ action: { type: 'call' }, frequency: 1 }];
    return [
      { action: { type: 'call' }, frequency: calls[at] },
      { action: { type: 'fold' }, frequency: 1 - calls[at] },
    ];
  }),
}));
const caller = makePolicy('caller', (view) => [{ action: passive(view), frequency: 1 }]);

function count(): { readonly check: number; readonly raise: number } {
  const left = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !BOARD.includes(card) && !MINE.includes(card),
  );
  const weigh = (chance: number, choices: number): number => (1 - EPSILON) * chance + EPSILON / choices;
  const mine = high.rank([...MINE, ...BOARD]);
  let [total, check, raise] = [0, 0, 0];
  for (let i = 0; i < left.length; i++) {
    for (let j = 0; j < i; j++) {
      const pair = [left[i]!, left[j]!];
      const his = high.rank([...pair, ...BOARD]);
      // The part of the final pot, less what is put in from now on.
      const showdown = (bets: number): number =>
        (mine > his ? 1 : mine === his ? 0.5 : 0) * (POT + 2 * bets * BIG_BET) - bets * BIG_BET;
      HABITS.forEach(({ bets, calls }, type) => {
        const now = hasPair(pair, BOARD) ? 0 : 1;
        const before = [3, 4].map((cards) => (hasPair(pair, BOARD.slice(0, cards)) ? 0 : 1));
        const weight = before.reduce<number>(
          (product, at) => product * weigh(1 - bets[at], 2),
          WEIGHTS[type]! * weigh(1, 3),
        );
        total += weight;
        check += weight * (bets[now] * showdown(1) + (1 - bets[now]) * showdown(0));
        raise += weight * (calls[now] * showdown(1) + (1 - calls[now]) * POT);
      });
    }
  }
  return { check: check / total / BIG_BET, raise: raise / total / BIG_BET };
}

test('93.5 to 96.5 % of the intervals contain the counted value, and those of differences too', () => {
  const view = viewOf(playScript(makeStakes('limit-holdem', 2), '9d8h 3c3h Kd9s5h 2c 7d', 'c k k k k k'));
  expect([view.seat, view.street, view.pot]).toEqual([0, 3, POT]);
  const values = count();
  const best = Math.max(values.check, values.raise);
  // The better action is clear enough to be chosen in both halves nearly always.
  expect(Math.abs(values.check - values.raise)).toBeGreaterThan(0.15);
  const belief = believe(view, types, { rng: Xoshiro256.fromSeed(1n), epsilon: EPSILON });
  const seeds = 2000;
  const inside = { check: 0, raise: 0, difference: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const verdict = evaluate(view, {
      belief,
      base: caller,
      worlds: 200,
      rng: Xoshiro256.fromSeed(BigInt(seed)),
    });
    for (const { action, mean, meanError, difference, error } of verdict.actions) {
      const type = action.type as 'check' | 'raise';
      if (Math.abs(mean - values[type]) <= 1.96 * meanError) inside[type]++;
      if (values[type] < best && Math.abs(difference - (values[type] - best)) <= 1.96 * error)
        inside.difference++;
    }
  }
  for (const number of Object.values(inside)) {
    expect(number).toBeGreaterThanOrEqual(0.935 * seeds);
    expect(number).toBeLessThanOrEqual(0.965 * seeds);
  }
});
