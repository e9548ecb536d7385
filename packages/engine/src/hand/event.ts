import type { Card } from '@doorcard/cards';
import type { Chips, Seat } from '../setup.js';
import type { Half } from './settlement.js';

/** The poker term for a wager. */
export type RaiseKind = 'bet' | 'raise' | 'complete';

/** A card and whether it is face up. An unknown card is UNKNOWN_CARD. */
export interface DealtCard {
  readonly card: Card;
  readonly up: boolean;
}

/** Everything that happens in a hand, in order, with all cards open: for histories, not for players. */
export type HandEvent =
  | { readonly type: 'ante' | 'blind'; readonly seat: Seat; readonly chips: Chips }
  | { readonly type: 'street'; readonly street: number; readonly name: string }
  | { readonly type: 'deal'; readonly seat: Seat; readonly cards: readonly DealtCard[] }
  | { readonly type: 'board'; readonly cards: readonly Card[] }
  | PublicAction
  | {
      readonly type: 'discard';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly places: number;
    }
  | { readonly type: 'draw'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'reshuffle' }
  | { readonly type: 'return'; readonly seat: Seat; readonly chips: Chips }
  | { readonly type: 'show'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'muck'; readonly seat: Seat }
  | {
      readonly type: 'win';
      readonly seat: Seat;
      readonly chips: Chips;
      readonly pot: number;
      readonly half: Half;
    };

/** What a player does with chips; everybody sees it. `chips` is what it cost, `allIn` whether nothing is left. */
export type PublicAction =
  | { readonly type: 'fold' | 'check'; readonly seat: Seat }
  | { readonly type: 'call' | 'bringIn'; readonly seat: Seat; readonly chips: Chips; readonly allIn: boolean }
  | {
      readonly type: 'raise';
      readonly seat: Seat;
      readonly to: Chips;
      readonly chips: Chips;
      readonly as: RaiseKind;
      readonly allIn: boolean;
    };
