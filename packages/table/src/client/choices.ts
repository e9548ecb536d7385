import type { Card } from '@doorcard/cards';
import type { Action, Chips, Legal, LegalRaise, RaiseKind } from '@doorcard/engine';
import { isFreeRaise } from './amounts.js';
import type { TableKey } from './keys.js';
import type { TableState } from './tableState.js';
import { findQuestion } from './turn.js';

interface Choice {
  readonly key: TableKey;
  readonly action: Action;
}

/** An option of the player, with its action and the name of its key. The words for the code are in `text`. */
export type ActionChoice =
  | (Choice & { readonly code: 'fold' | 'check' | 'pat' })
  | (Choice & { readonly code: 'call' | 'bringIn'; readonly chips: Chips })
  | (Choice & { readonly code: 'raise'; readonly as: RaiseKind; readonly to: Chips })
  /** Discards the marked cards; disabled while none is marked. */
  | (Choice & {
      readonly code: 'draw';
      readonly count: number;
      readonly max: number;
      readonly isOff: boolean;
    })
  | AmountChoice;

/** A raise of any amount, which the player has to enter first. */
export interface AmountChoice {
  readonly code: 'amount';
  readonly key: TableKey;
  readonly raise: LegalRaise;
}

/** From passive to aggressive; none when it is not the player's turn. */
export function listChoices(state: TableState): ActionChoice[] {
  const legal = findQuestion(state);
  return legal === null ? [] : listLegalChoices(legal, state.marked);
}

export function listLegalChoices(legal: Legal, marked: readonly Card[]): ActionChoice[] {
  const { fold, check, call, bringIn, raise, draw } = legal;
  if (draw !== undefined) return listDraws(marked, draw.max);
  const choices: ActionChoice[] = [];
  if (fold) choices.push({ code: 'fold', key: 'fold', action: { type: 'fold' } });
  if (check) choices.push({ code: 'check', key: 'call', action: { type: 'check' } });
  if (call !== undefined) choices.push({ code: 'call', key: 'call', chips: call, action: { type: 'call' } });
  if (bringIn !== undefined) {
    choices.push({ code: 'bringIn', key: 'call', chips: bringIn, action: { type: 'bringIn' } });
  }
  return raise === undefined ? choices : [...choices, ...listRaises(raise)];
}

function listRaises(raise: LegalRaise): ActionChoice[] {
  if (isFreeRaise(raise)) return [{ code: 'amount', key: 'raise', raise }];
  const { as, min, sizes = [min] } = raise;
  return sizes.map((to, i) => ({
    code: 'raise',
    key: i === 0 ? 'raise' : 'bet',
    as,
    to,
    action: { type: 'raise', to },
  }));
}

const listDraws = (marked: readonly Card[], max: number): ActionChoice[] => [
  { code: 'pat', key: 'pat', action: { type: 'draw', discard: [] } },
  {
    code: 'draw',
    key: 'draw',
    count: marked.length,
    max,
    isOff: marked.length === 0,
    action: { type: 'draw', discard: marked },
  },
];
