import type { Action, Chips, Legal, RaiseKind } from '@doorcard/engine';
import type { Words } from '../words.js';

/** What a language calls the things a player can do: on buttons, in hints and in reasons. */
export interface ActionWords {
  readonly fold: string;
  readonly check: string;
  readonly call: (chips: Chips | undefined) => string;
  readonly bringIn: (chips: Chips | undefined) => string;
  readonly raise: (as: RaiseKind, to: Chips) => string;
  /** The cards that go. */
  readonly draw: (count: number, cards: string) => string;
  readonly pat: string;
}

/** An action by its name. What was legal tells what a call costs and what a raise is called. */
export function describeAction(words: Words, action: Action, legal: Legal | null = null): string {
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
