import type { Action, Chips, Legal, RaiseKind } from '@doorcard/engine';
import type { CommonWords } from '../words.js';

/** The names of actions: on buttons, in hints and in reasons. */
export interface ActionWords {
  readonly fold: string;
  readonly check: string;
  readonly call: (chips: Chips | undefined) => string;
  readonly bringIn: (chips: Chips | undefined) => string;
  readonly raise: (as: RaiseKind, to: Chips) => string;
  /** The discarded cards. */
  readonly draw: (count: number, cards: string) => string;
  readonly pat: string;
}

/** The name of an action. `legal` gives the cost of a call and the name of a raise. */
export function describeAction(words: CommonWords, action: Action, legal: Legal | null = null): string {
  const { actions } = words;
  switch (action.type) {
    case 'fold':
    case 'check':
      return actions[action.type];
    case 'call':
      return actions.call(legal?.call);
    case 'bringIn':
      return actions.bringIn(legal?.bringIn);
    case 'raise':
      return actions.raise(legal?.raise?.as ?? 'raise', action.to);
    case 'draw':
      return action.discard.length === 0
        ? actions.pat
        : actions.draw(action.discard.length, words.nameCards(action.discard));
  }
}
