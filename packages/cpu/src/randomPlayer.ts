import { below, type Card, type Rng } from '@doorcard/cards';
import type { Action, Legal, View } from '@doorcard/engine';
import type { CpuDecision } from './player.js';

/** One fold in so many, where checking is not free. */
const FOLDS = 20;

/**
 * Never folds when checking is free, otherwise once in twenty times; else any kind of action, then any of its amounts.
 * At a draw any number of cards, then any cards.
 */
export function decideAtRandom(view: View, legal: Legal, rng: Rng): CpuDecision {
  return {
    action: chooseAtRandom(legal, view.mine!.cards, rng),
    reason: { code: 'random', rule: 'random', data: {} },
  };
}

function chooseAtRandom(legal: Legal, hole: readonly Card[], rng: Rng): Action {
  if (legal.draw !== undefined) return { type: 'draw', discard: drawAtRandom(hole, legal.draw.max, rng) };
  if (legal.fold && !legal.check && below(rng, FOLDS) === 0) return { type: 'fold' };
  const kinds: (() => Action)[] = [];
  if (legal.check) kinds.push(() => ({ type: 'check' }));
  if (legal.call !== undefined) kinds.push(() => ({ type: 'call' }));
  if (legal.bringIn !== undefined) kinds.push(() => ({ type: 'bringIn' }));
  const { raise } = legal;
  if (raise !== undefined) {
    const { min, max, sizes } = raise;
    kinds.push(() => ({
      type: 'raise',
      to: sizes === undefined ? min + below(rng, max - min + 1) : sizes[below(rng, sizes.length)]!,
    }));
  }
  return kinds[below(rng, kinds.length)]!();
}

function drawAtRandom(hole: readonly Card[], max: number, rng: Rng): Card[] {
  const cards = [...hole];
  const count = below(rng, max + 1);
  return Array.from({ length: count }, () => cards.splice(below(rng, cards.length), 1)[0]!);
}
