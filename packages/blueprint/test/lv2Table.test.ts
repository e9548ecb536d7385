import { below, unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import { makeRegistry, readHeadsUpShares, usualEntries } from '@doorcard/cpu';
import {
  act,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  OVER,
  RULE_SETS,
  type Action,
  type View,
} from '@doorcard/engine';
import { expect, test } from 'vitest';
import { expectEqual } from '../../../test/shared/equal.js';
import { findAbstraction } from '../src/abstractions.js';
import { FOLD, RAISE } from '../src/game/bettingTree.js';
import { findPlace, type Place } from '../src/place.js';

// Level 2 looks up its table of two players by code of its own. Here it is looked up by the abstraction that the table
// was trained with, in random hands.

const abstraction = unwrap(findAbstraction('badugi/short'));
const lv2 = unwrap(makeRegistry(usualEntries).find('lv2'));

/** The rest of the draws, by cards that count, after the usual one. */
const OTHER_DRAWS = [[], [0], [0, 3], [0, 2, 3], [1, 2]];

/** By what an action does: how often it is taken. */
function findExpected(view: View, place: Place): Map<string, number> {
  const round = abstraction.game.rounds[place.round]!;
  const bucket = abstraction.bucketOf(view);
  const found = new Map<string, number>();
  if (round.kind === 'draw') {
    const shares = readHeadsUpShares(place.round, 0, round.rows[place.context]!, bucket);
    const hand = abstraction.describeHand(view);
    const cards = hand.game === 'badugi' ? hand.cards : 0;
    let rest = 1;
    OTHER_DRAWS[cards]!.forEach((count, i) => {
      found.set(nameDraw(abstraction.discard!(view, count)), shares[i]!);
      rest -= shares[i]!;
    });
    found.set(nameDraw(abstraction.discard!(view, 4 - cards)), rest);
    return found;
  }
  const { firsts, counts } = round.tree;
  const row = round.rows[place.player][place.context]!;
  const shares = readHeadsUpShares(place.round, place.state, row, bucket);
  const first = firsts[place.state]!;
  const mayRaise = first + counts[place.state]! > RAISE;
  const fold = first === FOLD ? shares[0]! : 0;
  const raise = mayRaise ? shares.at(-1)! : 0;
  found.set('fold', fold);
  found.set('raise', view.legal!.raise === undefined ? 0 : raise);
  found.set(view.legal!.check ? 'check' : 'call', 1 - fold - found.get('raise')!);
  return found;
}

const nameDraw = (cards: readonly number[]): string => `draw ${cards.toSorted((a, b) => a - b).join()}`;
const nameAction = (action: Action): string =>
  action.type === 'draw' ? nameDraw(action.discard) : action.type;

/** Any action, folds seldom, so that hands go on. */
function pickAction({ legal, mine }: View, rng: Rng): Action {
  if (legal!.draw !== undefined) {
    return { type: 'draw', discard: mine!.cards.filter(() => below(rng, 3) === 0) };
  }
  if (legal!.raise !== undefined && below(rng, 3) === 0) return { type: 'raise', to: legal!.raise.min };
  if (legal!.call !== undefined && below(rng, 12) === 0) return { type: 'fold' };
  return { type: legal!.check ? 'check' : 'call' };
}

test.each(['wsop', 'pokerstars'] as const)(
  'level 2 plays its table of two players as the abstraction finds it, with the rules of %s',
  (rules) => {
    const rng = Xoshiro256.fromSeed(41n);
    const hand = new Hand(makePlan(makeDefaultSetup('badugi', 2, RULE_SETS[rules])));
    const met = new Set<number>();
    let compared = 0;
    for (let i = 0; i < 3000; i++) {
      hand.deal({ kind: 'rng', rng });
      while (hand.phase !== OVER) {
        const view = makeView(hand, hand.actor);
        const place = findPlace(abstraction.game, view);
        if (typeof place === 'string') throw new Error(place);
        const { legal } = view;
        const isChoice = legal!.raise !== undefined || legal!.fold || legal!.draw !== undefined;
        if (isChoice) {
          const expected = findExpected(view, place);
          const frequencies = lv2.frequencies(view);
          let sum = 0;
          for (const { action, frequency } of frequencies) {
            expectEqual(Math.abs((expected.get(nameAction(action)) ?? 0) - frequency) < 1e-9, true);
            sum += frequency;
          }
          expectEqual(Math.abs(sum - 1) < 1e-9, true);
          met.add(place.round);
          compared++;
        }
        unwrap(act(hand, hand.actor, pickAction(view, rng)));
      }
    }
    expect(met.size).toBe(abstraction.game.rounds.length);
    expect(compared).toBeGreaterThan(20_000);
  },
);
