import { below, type Card, type Rng } from '@doorcard/cards';
import type { Action, Legal, View } from '@doorcard/engine';
import { makePlayer } from './cpuPlayer.js';
import type { ActionFrequency } from './frequencies.js';
import type { Verdict, CpuPlayer } from './player.js';

/** One fold in this many decisions, where checking is not free. */
const FOLDS = 20;

/**
 * Never folds when checking is free, otherwise once in twenty times; else any kind of action, then any of its amounts.
 * At a draw any number of cards, then any cards.
 */
function decideAtRandom(view: View, legal: Legal, rng: Rng): Verdict {
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

export function makeRandomPlayer(name: string): CpuPlayer {
  const frequencies: CpuPlayer['frequencies'] = ({ legal, mine }) => listAtRandom(legal!, mine!.cards);
  return { ...makePlayer(name, () => decideAtRandom), frequencies, knownFrequencies: frequencies };
}

/** All that it may do, with its probability; in no-limit games each amount is an action of its own. */
function listAtRandom(legal: Legal, hole: readonly Card[]): ActionFrequency[] {
  if (legal.draw !== undefined) return listDraws(hole, legal.draw.max);
  const isFoldable = legal.fold && !legal.check;
  const kinds: (readonly Action[])[] = [];
  if (legal.check) kinds.push([{ type: 'check' }]);
  if (legal.call !== undefined) kinds.push([{ type: 'call' }]);
  if (legal.bringIn !== undefined) kinds.push([{ type: 'bringIn' }]);
  if (legal.raise !== undefined) {
    const { min, max, sizes } = legal.raise;
    const amounts = sizes ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
    kinds.push(amounts.map((to): Action => ({ type: 'raise', to })));
  }
  if (kinds.length === 0) return [{ action: { type: 'fold' }, frequency: 1 }];
  const rest = (isFoldable ? 1 - 1 / FOLDS : 1) / kinds.length;
  return [
    ...(isFoldable ? [{ action: { type: 'fold' } as const, frequency: 1 / FOLDS }] : []),
    ...kinds.flatMap((actions) => actions.map((action) => ({ action, frequency: rest / actions.length }))),
  ];
}

/** First how many cards, then which. */
function listDraws(hole: readonly Card[], max: number): ActionFrequency[] {
  const draws: Card[][][] = Array.from({ length: max + 1 }, () => []);
  for (let bits = 0; bits < 1 << hole.length; bits++) {
    const discard = hole.filter((_, place) => ((bits >> place) & 1) === 1);
    draws[discard.length]?.push(discard);
  }
  return draws.flatMap((sets) =>
    sets.map((discard) => ({ action: { type: 'draw', discard }, frequency: 1 / (max + 1) / sets.length })),
  );
}
