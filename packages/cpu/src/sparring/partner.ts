import type { Card, Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { listThrown } from '../badugi/badugiRank.js';
import { decideDraw } from '../equity/deuceDraw.js';
import { choose } from '../choice.js';
import type { Verdict } from '../player.js';
import type { Wish } from '../wish.js';
import type { SparringCode, SparringData } from './sparringReason.js';

/** How a sparring partner acts. The view is one in which it has a choice. */
export type Partner = (view: View, legal: Legal, rng: Rng) => Verdict;

// What each wish turns into where it is not open. Partners never fold a free card.
export const RAISE: readonly Wish[] = ['RAISE', 'CALL', 'CHECK', 'BRING_IN'];
export const CALL: readonly Wish[] = ['CHECK', 'CALL', 'BRING_IN'];
export const FOLD: readonly Wish[] = ['CHECK', 'BRING_IN', 'FOLD'];

/** An action by a rule named after the partner. */
export const act = (
  legal: Legal,
  wishes: readonly Wish[],
  code: SparringCode,
  rule: string,
  data: SparringData = {},
): Verdict => choose(legal, wishes, code, `sparring/${rule}`, data);

export const throwCards = (discard: readonly Card[], code: SparringCode, rule: string): Verdict => ({
  action: { type: 'draw', discard },
  reason: { code, rule: `sparring/${rule}`, data: {} },
});

/** The usual draw: keeps what counts. */
export function drawAsUsual(view: View): Verdict {
  if (view.game === 'badugi') return throwCards(listThrown(view.mine!.cards), 'spar_draws', 'draw');
  return decideDraw(view);
}

/** Whether nobody has raised or completed on the first street. */
export const isFirstIn = ({ street, events }: View): boolean =>
  street === 0 && !events.some(({ type }) => type === 'raise');
