import { Xoshiro256 } from '@doorcard/cards';
import type { GameId, View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { believe } from '../src/belief/belief.js';
import { evaluate, type Verdict } from '../src/evaluation.js';
import { findPolicy, findUsualTypes } from '../src/usualTypes.js';
import { makeStakes, playScript, viewOf } from './handScript.js';

interface Spot {
  /** In the order of dealing: first those of seat 0, which has a hand that cannot lose. */
  readonly cards: string;
  /** Up to the last bet of the hand, which seat 1 makes after a check. */
  readonly words: string;
}

const DRAWS = 'd d k k';
const STUD_WORDS = 'b r c k k k k k k k r';
const BOARD_WORDS = 'c k k k k k k r';
const NUTS: Readonly<Record<GameId, Spot>> = {
  stud: { cards: 'AsKsQs 7h8h2c Js 9d Ts 4h 3d 5c 4c 9c', words: STUD_WORDS },
  stud8: { cards: 'AsKsQs 7h8h2c Js 9d Ts 4h 3d 5c 4c 9c', words: STUD_WORDS },
  razz: { cards: 'As2s3d 7h8hKc 4s 9d 5s 9h Kd Tc Qc 9c', words: STUD_WORDS },
  'limit-holdem': { cards: 'AsKs 7h8h QsJsTs 2c 3d', words: BOARD_WORDS },
  holdem: { cards: 'AsKs 7h8h QsJsTs 2c 3d', words: BOARD_WORDS },
  omaha8: { cards: 'AsKs9c9d 7h8h6c6d QsJsTs 2c 3d', words: BOARD_WORDS },
  plo: { cards: 'AsKs9c9d 7h8h6c6d QsJsTs 2c 3d', words: BOARD_WORDS },
  badugi: { cards: 'As2h3d4c 7h8s9dTc', words: `c k ${DRAWS} ${DRAWS} d d k r` },
  '2-7-triple': { cards: '2s3h4d5c7s 8h9sTd2c3c', words: `c k ${DRAWS} ${DRAWS} d d k r` },
  '2-7-single': { cards: '2s3h4d5c7s 8h9sTd2c3c', words: 'c k d d k r' },
};

function judge(view: View): Verdict {
  const rng = Xoshiro256.fromSeed(7n);
  const types = findUsualTypes(view.game as GameId);
  const belief = believe(view, types, { rng, particles: 100 });
  return evaluate(view, { belief, base: findPolicy('lv2'), worlds: 60, rng });
}

describe.each(Object.entries(NUTS))('%s: a hand that cannot lose', (game, { cards, words }) => {
  test('folding it to a bet is the worst', () => {
    const view = viewOf(playScript(makeStakes(game as GameId, 2), cards, words));
    expect([view.seat, view.legal!.fold]).toEqual([0, true]);
    const last = judge(view).actions.at(-1)!;
    expect(last.action.type).toBe('fold');
    // Nearly the whole pot is thrown away; in split games half of it may be somebody else's.
    expect(last.difference + 3 * last.error).toBeLessThan(-0.5);
  });

  test('so is folding it where checking is free', () => {
    const setup = makeStakes(game as GameId, 2, 4000, { freeFold: 'allow' });
    const view = viewOf(playScript(setup, cards, words.replace(/ k r$/, '')));
    expect([view.seat, view.legal!.fold, view.legal!.check]).toEqual([0, true, true]);
    const last = judge(view).actions.at(-1)!;
    expect(last.action.type).toBe('fold');
    expect(last.difference + 3 * last.error).toBeLessThan(-0.5);
  });
});

describe('drawing dead against up cards that are already better', () => {
  const DEAD: readonly [GameId, string, string][] = [
    // Four aces, four aces with no low possible, and a hand of pairs against A-2-3-4.
    ['stud', 'KsKd2s 7h8hAs Qd Ad 9c Ah Jc Ac 4d 5s', 'r c k r c r c r c r'],
    ['stud8', 'KsKdTs 7h8hAs Qd Ad Jd Ah Jc Ac Th 5s', 'r c r c r c r c r'],
    ['razz', 'KsKdKh 7h8hAs Kc 2d Qh 3h Qc 4c Jd 5s', 'b c r c r c r c r'],
  ];
  test.each(DEAD)('%s: calling and raising lose to folding', (game, cards, words) => {
    const view = viewOf(playScript(makeStakes(game, 2), cards, words));
    expect(view.seat).toBe(0);
    const { actions } = judge(view);
    expect(actions[0]!.action.type).toBe('fold');
    for (const { difference, error } of actions.slice(1)) expect(difference + 3 * error).toBeLessThan(-0.5);
  });
});
