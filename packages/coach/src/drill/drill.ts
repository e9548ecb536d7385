import type { Card, HandDescription } from '@doorcard/cards';
import type { Action, Chips, GameId, View } from '@doorcard/engine';
import type { Fact } from '../verdict/facts.js';
import type { DecisionVerdict, JudgedAction } from '../verdict/judge.js';

/** Questions whose answer can be counted exactly. */
export const COUNTED_FAMILIES = ['potOdds', 'deadOuts', 'handNames', 'halves'] as const;

/** What to do in a hand: third street, a draw, a bet on fifth street. The answer is a verdict by rollouts. */
export const SPOT_FAMILIES = ['thirdStreet', 'drawing', 'fifthPrice'] as const;
export type SpotFamily = (typeof SPOT_FAMILIES)[number];

/** The families that never run out: every question is new. */
export const ENDLESS_FAMILIES = [...COUNTED_FAMILIES, ...SPOT_FAMILIES] as const;
export type EndlessFamily = (typeof ENDLESS_FAMILIES)[number];

/** All families; the last asks for the learner's own mistakes again. */
export const FAMILIES = [...ENDLESS_FAMILIES, 'ownMistakes'] as const;
export type FamilyId = (typeof FAMILIES)[number];

/** 1 is the easiest. What a level changes is said in the file of each family. */
export const LEVELS = [1, 2, 3] as const;
export type DrillLevel = (typeof LEVELS)[number];

/** A draw that needs one more card. */
export type DrawKind = 'flush' | 'straight' | 'low';

/** What is asked, as data that each language puts into words. Players count from 0; player 0 is the learner. */
export type Question =
  | { readonly kind: 'potOdds'; readonly pot: Chips; readonly toCall: Chips }
  | {
      readonly kind: 'deadOuts';
      readonly draw: DrawKind;
      readonly mine: readonly Card[];
      /** The up cards of each opponent, folded or not. */
      readonly boards: readonly (readonly Card[])[];
    }
  | {
      readonly kind: 'handNames';
      readonly half: 'whole' | 'high' | 'low';
      readonly mine: readonly Card[];
      readonly board: readonly Card[];
    }
  | {
      readonly kind: 'halves';
      readonly hands: readonly (readonly Card[])[];
      readonly board: readonly Card[];
    }
  /** What the seat of the view does here. */
  | { readonly kind: 'decision'; readonly view: View };

/** One of the answers to choose from. */
export type DrillAnswer =
  /** The share of the pot that a call needs, 0 to 1. */
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'count'; readonly count: number }
  /** Null: no low. */
  | { readonly kind: 'hand'; readonly hand: HandDescription | null }
  /** The winners of each half; several players split it. The list of the low is empty if nobody has one. */
  | { readonly kind: 'winners'; readonly high: readonly number[]; readonly low: readonly number[] }
  | { readonly kind: 'action'; readonly action: Action };

/** Why the answer is right. */
export type Explanation =
  | { readonly kind: 'potOdds'; readonly toCall: Chips; readonly finalPot: Chips }
  | { readonly kind: 'deadOuts'; readonly outs: readonly Card[]; readonly dead: readonly Card[] }
  | { readonly kind: 'handNames'; readonly playing: readonly Card[] }
  | {
      readonly kind: 'halves';
      readonly high: readonly HandDescription[];
      readonly low: readonly (HandDescription | null)[];
    }
  /** What each action wins and loses, the best first, against whom, in how many worlds; what mattered. */
  | {
      readonly kind: 'decision';
      readonly actions: readonly Pick<JudgedAction, 'action' | 'value' | 'loss'>[];
      readonly source: DecisionVerdict['source'];
      readonly worlds: number;
      readonly facts: readonly Fact[];
      /** What the learner did at the table, if it is a mistake of his own. */
      readonly taken?: Action;
    };

/** A question with its answers, ready to be asked. */
export interface Drill {
  readonly family: FamilyId;
  readonly game: GameId;
  readonly level: DrillLevel;
  /** Equal for two drills that differ only in the names of suits. */
  readonly key: string;
  readonly question: Question;
  /** In the order in which they are shown. */
  readonly answers: readonly DrillAnswer[];
  /** Indices of the answers that are right. */
  readonly accepted: readonly number[];
  readonly explanation: Explanation;
}
