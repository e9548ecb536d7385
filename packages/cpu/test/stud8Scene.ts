import { CPU_PROFILES } from '../src/badugi/strategyProfile.js';
import { listFrequencies } from '../src/frequencies.js';
import { styleOf, type Style } from '../src/stud8/lines.js';
import { decideStud8Lv2 } from '../src/stud8/stud8Lv2.js';
import { scene, type Scene } from './scene.js';

/** The personality that moves no line. */
export const BALANCED = styleOf(CPU_PROFILES[2]!);

/** A Stud8 hand, dealt by seat and played in words. */
export const stud8 = (hands: readonly string[], ...lines: readonly string[]): Scene =>
  scene({ game: 'stud8', hands }).play(...lines);

export type Street = 4 | 5 | 6 | 7;

export interface Spot {
  /** Who bets; nobody by default. */
  readonly bettor?: number;
  /** Who raises that bet before seat 0 acts. */
  readonly raiser?: number;
  /** Whether everybody bets and calls on the streets before, so that the pot is large. */
  readonly isLarge?: boolean;
  /** Door cards of seats that fold on 3rd street, and stay visible. */
  readonly gone?: readonly string[];
}

/** Seat 0 on a later street: the others have called so far, and call the bet if there is one. */
export function reach(street: Street, hands: readonly string[], spot: Spot = {}): Scene {
  const { bettor, raiser, gone = [], isLarge = false } = spot;
  const table = scene({ game: 'stud8', hands: [...hands, ...gone.map((door) => `..${door}`)] });
  while (table.view.street < street - 3) {
    const { legal } = table.view;
    const isGone = table.turn >= hands.length;
    // Somebody completes, so that a seat that had to bring in can fold.
    if (legal!.bringIn !== undefined) table.play('bring in');
    else if (isGone) table.play('fold');
    else if (table.view.wagers === 0 && (table.view.street === 0 || isLarge)) table.play('raise');
    else table.play(legal!.check ? 'check' : 'call');
  }
  const isReached = (): boolean => {
    const { wagers } = table.view;
    return table.turn === 0 && wagers >= (raiser !== undefined ? 2 : bettor !== undefined ? 1 : 0);
  };
  while (!isReached()) {
    const { wagers } = table.view;
    if (wagers === 0) table.play(table.turn === bettor ? 'raise' : 'check');
    else table.play(table.turn === raiser && wagers === 1 ? 'raise' : 'call');
  }
  return table;
}

/** How often the seat to act takes each action, in the words of the table. */
export function mixOf({ view }: Scene, style: Style = BALANCED): Record<string, number> {
  const mix: Record<string, number> = {};
  const legal = view.legal!;
  for (const { action, frequency } of listFrequencies(
    (rng) => decideStud8Lv2(view, legal, rng, style).action,
  )) {
    mix[action.type === 'raise' ? legal.raise!.as : action.type] = Math.round(frequency * 1000) / 1000;
  }
  return mix;
}

/** What the seat to act does most of the time. */
export function mostly(table: Scene, style: Style = BALANCED): string {
  const [most] = Object.entries(mixOf(table, style)).toSorted(([, a], [, b]) => b - a);
  return most![0];
}

/** The reason of one decision. */
export function why(
  { view }: Scene,
  roll = 0xffffffff,
): { rule: string; code: string; data: Record<string, unknown> } {
  const { reason } = decideStud8Lv2(view, view.legal!, { nextUint32: () => roll }, BALANCED);
  const data = typeof reason.data === 'function' ? reason.data() : reason.data;
  return { rule: reason.rule, code: reason.code, data: { ...data } };
}
