import type { Rng } from '@doorcard/cards';
import { happens } from '@doorcard/cpu';
import type { Action, Legal, View } from '@doorcard/engine';
import { CALL, FOLD, RAISE } from '../game/bettingTree.js';
import { DRAW_COUNTS } from '../game/compiledGame.js';
import { findCell, findPlace, type Uncovered } from '../place.js';
import { readFrequencies, type Strategy } from '../strategy/strategy.js';
import type { MixedAction } from './trainedReason.js';

/** The actions of a view with their frequencies, or why the strategy does not apply. */
export type Mix = readonly (readonly [Action, MixedAction, number])[];

export function findMix(strategy: Strategy, view: View): Mix | Uncovered | 'unmet' {
  const { abstraction } = strategy;
  const place = findPlace(abstraction.game, view);
  if (typeof place === 'string') return place;
  const cell = findCell(abstraction, place, abstraction.bucketOf(view));
  const round = abstraction.game.rounds[place.round]!;
  if (round.kind === 'draw') {
    const shares = readFrequencies(strategy, cell, DRAW_COUNTS);
    if (shares === undefined) return 'unmet';
    return shares.flatMap((share, count) => {
      const name = `draw${count}` as MixedAction;
      return share > 0 ? [[{ type: 'draw', discard: abstraction.discard!(view, count) }, name, share]] : [];
    });
  }
  const first = round.tree.firsts[place.state]!;
  const shares = readFrequencies(strategy, cell, round.tree.counts[place.state]!);
  return shares === undefined ? 'unmet' : listWagers(view.legal!, shares, first);
}

/** Folds, calls and raises. Where a raise is capped earlier than in training, it becomes a call. */
function listWagers(legal: Legal, shares: readonly number[], first: number): Mix {
  const [fold, call, raise] = [FOLD, CALL, RAISE].map((kind) => shares[kind - first] ?? 0) as [
    number,
    number,
    number,
  ];
  const passive: MixedAction = legal.bringIn !== undefined ? 'bringIn' : legal.check ? 'check' : 'call';
  // With more than two players a check can be free where the strategy faced a bet.
  const folds = legal.check ? 0 : fold;
  const called = call + (fold - folds) + (legal.raise === undefined ? raise : 0);
  const mix: (readonly [Action, MixedAction, number])[] = [
    [{ type: 'fold' }, 'fold', folds],
    [{ type: passive }, passive, called],
  ];
  if (legal.raise !== undefined) mix.push([{ type: 'raise', to: legal.raise.min }, 'raise', raise]);
  return mix.filter(([, , share]) => share > 0);
}

/** One action of a mix, by chance. */
export function drawAction(mix: Mix, rng: Rng): Mix[number] {
  let rest = 1;
  for (const each of mix.slice(0, -1)) {
    if (happens(each[2] / rest, rng)) return each;
    rest -= each[2];
  }
  return mix.at(-1)!;
}
