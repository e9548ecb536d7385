import { unwrap, Xoshiro256 } from '@doorcard/cards';
import {
  act,
  checkSetup,
  Hand,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  type Action,
  type Setup,
} from '@doorcard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CPU_PROFILES } from '../src/badugi/strategyProfile.js';
import { decideLv0 } from '../src/lv0.js';
import type { Decide } from '../src/player.js';
import { decideRazzLv2 } from '../src/razz/razzLv2.js';
import { streamOf } from '../src/stream.js';
import { decideStud8Lv2 } from '../src/stud8/stud8Lv2.js';
import { BALANCED } from './stud8Scene.js';
import { fallbacks } from '../src/wish.js';

// Whole hands: every decision is legal, nothing falls back, and nothing throws.

const HANDS = 60;
const DEEP = 4000;

/** How often each action was chosen, and how often with a shared card on the table. */
type Counts = Record<Action['type'] | 'shared', number>;

const razz: Decide = (view, legal, rng) => decideRazzLv2(view, legal, rng, CPU_PROFILES[0]!);

const GAMES = [
  ['razz', razz],
  ['stud8', (...[view, legal, rng]: Parameters<Decide>) => decideStud8Lv2(view, legal, rng, BALANCED)],
] as const;

describe.each(GAMES)('%s', (game, decide) => {
  beforeEach(() => fallbacks.clear());
  afterEach(() => expect([...fallbacks]).toEqual([]));

  /** Plays hands and counts what was done. The first seats only call, if this many are asked for. */
  function play(stacks: readonly number[], seed: bigint, callers = 0): Counts {
    const hand = new Hand(makePlan(setupOf(game, stacks)));
    const rng = Xoshiro256.fromSeed(seed);
    const counts: Counts = { fold: 0, check: 0, call: 0, bringIn: 0, raise: 0, draw: 0, shared: 0 };
    for (let i = 0; i < HANDS; i++) {
      hand.deal({ kind: 'rng', rng });
      for (let decision = 0; hand.actor >= 0; decision++) {
        const seat = hand.actor;
        const view = makeView(hand, seat);
        const legal = view.legal!;
        const { action } =
          seat < callers ? decideLv0(legal) : decide(view, legal, streamOf(0, i, seat, decision));
        unwrap(act(hand, seat, action));
        if (seat < callers) continue;
        counts[action.type]++;
        if (view.board.length > 0) counts.shared++;
      }
    }
    return counts;
  }

  test.each([2, 3, 6, 8])('%i players play hands to the end', (seats) => {
    const counts = play(new Array<number>(seats).fill(DEEP), 1n);
    for (const type of ['fold', 'call', 'raise'] as const) expect(counts[type]).toBeGreaterThan(0);
    // Heads-up almost every hand completes.
    if (seats > 2) expect(counts.bringIn).toBeGreaterThan(0);
  });
  test('seven callers in a full game reach the shared card', () => {
    expect(play(new Array<number>(8).fill(DEEP), 2n, 7).shared).toBeGreaterThan(0);
  });
  test('short stacks go all-in without a wrong word', () => {
    play([15, 35, 75, 160, 300, DEEP], 3n);
    play([60, DEEP], 4n);
  });
});

const setupOf = (game: 'razz' | 'stud8', stacks: readonly number[]): Setup =>
  unwrap(
    checkSetup({
      variant: VARIANTS[game],
      rules: RULE_SETS.wsop,
      stacks,
      antes: stacks.map(() => 10),
      blinds: [],
      bringIn: 20,
      smallBet: 40,
      bigBet: 80,
    }),
  );
