import type { Action, Legal } from '@doorcard/engine';

/** What a player of a limit game wants to do. A draw is not a wish: it names its cards. */
export type Wish = 'BRING_IN' | 'COMPLETE' | 'BET' | 'RAISE' | 'CALL' | 'CHECK' | 'FOLD';

const FOLD: Action = { type: 'fold' };
const CHECK: Action = { type: 'check' };
const CALL: Action = { type: 'call' };
const BRING_IN: Action = { type: 'bringIn' };

/** How often a player wanted only what it may not do, by the name of the rule. Should stay empty. */
export const fallbacks = new Map<string, number>();

/**
 * The first of the wishes that is legal. A wager is the smallest there is unless `to` says otherwise. When none is
 * legal the fallback of docs/design/players.md decides, which is counted under the name of the rule that asked.
 */
export function pickAction(legal: Legal, wishes: readonly Wish[], rule: string, to?: number): Action {
  for (let i = 0; i < wishes.length; i++) {
    const action = grant(legal, wishes[i]!, to);
    if (action !== undefined) return action;
  }
  return fallBack(legal, wishes[0], rule);
}

function grant(legal: Legal, wish: Wish, to: number | undefined): Action | undefined {
  switch (wish) {
    case 'COMPLETE':
    case 'BET':
    case 'RAISE':
      return legal.raise === undefined ? undefined : { type: 'raise', to: to ?? legal.raise.min };
    case 'CALL':
      return legal.call === undefined ? undefined : CALL;
    case 'CHECK':
      return legal.check ? CHECK : undefined;
    case 'FOLD':
      return legal.fold ? FOLD : undefined;
    case 'BRING_IN':
      return legal.bringIn === undefined ? undefined : BRING_IN;
  }
}

/** What each wish turns into, in this order; then the last resort. */
const INSTEAD: Readonly<Record<Wish, readonly Wish[]>> = {
  RAISE: ['CALL'],
  BET: ['CHECK'],
  COMPLETE: ['BRING_IN', 'CALL'],
  CALL: ['CHECK', 'FOLD'],
  BRING_IN: [],
  CHECK: [],
  FOLD: [],
};
const LAST_RESORT: readonly Wish[] = ['CHECK', 'CALL', 'FOLD', 'BRING_IN', 'RAISE'];

function fallBack(legal: Legal, wish: Wish | undefined, rule: string): Action {
  fallbacks.set(rule, (fallbacks.get(rule) ?? 0) + 1);
  for (const instead of [...(wish === undefined ? [] : INSTEAD[wish]), ...LAST_RESORT]) {
    const action = grant(legal, instead, undefined);
    if (action !== undefined) return action;
  }
  if (legal.draw !== undefined) return { type: 'draw', discard: [] };
  throw new Error(`${rule}: nothing is legal`);
}
