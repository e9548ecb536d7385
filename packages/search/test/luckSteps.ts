import { Xoshiro256 } from '@doorcard/cards';
import type { Action, GameId, View } from '@doorcard/engine';
import { expect } from 'vitest';
import { LuckTree, stayIn, type Strategy } from './luckTree.js';

// Each correction alone: after a decision and the cards that follow it, counted in all ways in which they can come, the
// mean luck is the luck before. Together with the end of a hand this is all that luck consists of.

/** Bets, calls and folds in parts that depend on the cards of the player. */
export const bet: Strategy = (view) => {
  const { fold, check, raise } = view.legal!;
  const part = (view.mine!.cards.reduce((sum, card) => sum + card, 0) % 7) / 10 + 0.2;
  const others: Action[] = [];
  if (raise !== undefined) others.push({ type: 'raise', to: raise.min });
  if (fold && !check) others.push({ type: 'fold' });
  if (others.length === 0) return stayIn(view);
  return [
    ...stayIn(view).map(({ action }) => ({ action, frequency: part })),
    ...others.map((action) => ({ action, frequency: (1 - part) / others.length })),
  ];
};

/** By draw and seat: how many cards are drawn; where there are two numbers, each half of the time. */
type Draws = readonly (readonly (number | readonly [number, number])[])[];

export const drawBy =
  (draws: Draws, betting: Strategy): Strategy =>
  (view) => {
    if (view.phase !== 'drawing') return betting(view);
    const wanted = draws[view.street - 1]![view.seat!]!;
    const counts = typeof wanted === 'number' ? [wanted] : wanted;
    return counts.map((count) => ({
      action: { type: 'draw', discard: view.mine!.cards.slice(0, count) },
      frequency: 1 / counts.length,
    }));
  };

/** Steps that are counted; two cards can come in about 2,000 ways. */
const countSteps = (cards: number): number => (cards > 1 ? 1 : 3);
const MOST_HANDS = 100;

export interface StepCheck {
  readonly game: GameId;
  readonly seats?: number;
  readonly strategy: Strategy;
  /** Which decisions of the hand are checked. */
  readonly isWanted: (view: View) => boolean;
  /** What the steps must have had, or nothing was shown. */
  readonly cards: number;
  readonly folded?: number;
  readonly reshuffles?: number;
}

export const at =
  (street: number, phase: View['phase'], seat?: number) =>
  (view: View): boolean =>
    view.street === street && view.phase === phase && (seat === undefined || view.seat === seat);

export const TWO_PAT: Draws = [
  [0, 0],
  [0, 0],
  [0, 0],
];
export const withDraw = (street: number, draws: Draws[number]): Draws =>
  TWO_PAT.map((each, i) => (i === street - 1 ? draws : each));

/** Plays hands until enough of the wanted steps have been counted. */
export function checkSteps(check: StepCheck): void {
  const { game, seats = 2, strategy, isWanted, cards, folded = 0, reshuffles = 0 } = check;
  const tree = new LuckTree(game, strategy, seats);
  const rng = Xoshiro256.fromSeed(31n);
  const steps = countSteps(cards);
  let shown = 0;
  for (let hands = 0; shown < steps; hands++) {
    expect(hands).toBeLessThan(MOST_HANDS);
    for (const { dealt, line, view } of tree.playHand(rng)) {
      if (shown === steps || !isWanted(view) || view.seats.filter((seat) => seat.folded).length < folded)
        continue;
      // More cards would take too long to count.
      if (tree.countCards(dealt, line) > cards) continue;
      const before = tree.measure(dealt, line);
      const endings = [...tree.listEndings(dealt, line, 1)];
      expect(endings.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
      for (let seat = 0; seat < seats; seat++) {
        const after = endings.reduce((sum, { weight, luck }) => sum + weight * luck[seat]!, 0);
        expect(after).toBeCloseTo(before[seat]!, 6);
      }
      const isMoved = endings.some(({ luck }) => luck.some((chips, seat) => chips !== before[seat]));
      const mostCards = Math.max(...endings.map((ending) => ending.cards - dealt.length));
      const mostReshuffles = Math.max(...endings.map((ending) => ending.reshuffles));
      if (isMoved && mostCards === cards && mostReshuffles >= reshuffles) shown++;
    }
  }
}
