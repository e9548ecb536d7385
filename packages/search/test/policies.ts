import { rankOf, type Card, type Rng } from '@doorcard/cards';
import { happens, type ActionFrequency } from '@doorcard/cpu';
import type { Action, View } from '@doorcard/engine';
import type { ImaginedPlayer } from '../src/policy.js';

/** A policy by its frequencies: at each decision the first of the listed actions that happens. */
export function makePolicy(name: string, list: (view: View) => readonly ActionFrequency[]): ImaginedPlayer {
  const choose = (view: View, rng: Rng): Action => {
    const options = list(view);
    let left = 1;
    for (const { action, frequency } of options.slice(0, -1)) {
      if (happens(frequency / left, rng)) return action;
      left -= frequency;
    }
    return options.at(-1)!.action;
  };
  return { name, choose, frequencies: list };
}

const sumRanks = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);

/** Raises the more, the higher its cards are; draws by their ranks, sometimes one card more. */
export const sloped = (name: string, slope: number): ImaginedPlayer =>
  makePolicy(name, ({ legal, mine }) => {
    const { cards } = mine!;
    if (legal!.draw !== undefined) {
      const sorted = cards.toSorted((a, b) => b - a);
      const count = sumRanks(cards) % 3;
      return [
        { action: { type: 'draw', discard: sorted.slice(0, count) }, frequency: 0.75 },
        { action: { type: 'draw', discard: sorted.slice(0, count + 1) }, frequency: 0.25 },
      ];
    }
    const passive: Action = legal!.check
      ? { type: 'check' }
      : legal!.call === undefined
        ? { type: 'bringIn' }
        : { type: 'call' };
    const chance = Math.min(0.9, 0.1 + (slope * sumRanks(cards)) / (12 * cards.length));
    if (legal!.raise === undefined) return [{ action: passive, frequency: 1 }];
    return [
      { action: { type: 'raise', to: legal!.raise.min }, frequency: chance },
      { action: passive, frequency: 1 - chance },
    ];
  });
