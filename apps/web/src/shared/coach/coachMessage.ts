import type { DecisionVerdict } from '@doorcard/coach';
import type { Drill, DrillLevel, EndlessFamily } from '@doorcard/coach/drill';
import type { Action, GameId, View } from '@doorcard/engine';
import type { HandVerdicts } from './handVerdicts.js';
import type { OpinionKind, OpinionState } from './opinion.js';

// Between the page and the thread of the coach. Both are one build, so nothing is checked twice; what comes from the
// database is. Hands are named by their ids and read from the record of what their owner saw; views hold only that.

/** From the page. */
export type CoachRequest =
  /** Verdicts on a kept hand: those that are kept, or new ones. */
  | { readonly type: 'review'; readonly hand: string }
  /** All kept hands without verdicts, one after the other, when nothing else is to be done. */
  | { readonly type: 'reviewAll' }
  /** More worlds for one decision of a hand. */
  | { readonly type: 'refine'; readonly hand: string; readonly place: number }
  /** A decision of the hand that is being played was made with help. */
  | { readonly type: 'help'; readonly hand: string; readonly place: number }
  /** What the options of a view are worth; an earlier question is given up. */
  | {
      readonly type: 'options';
      readonly request: number;
      readonly view: View;
      readonly players: readonly string[];
    }
  | { readonly type: 'noOptions' }
  /** How a hand would have gone on from a view. */
  | {
      readonly type: 'branch';
      readonly request: number;
      readonly view: View;
      readonly players: readonly string[];
      readonly actions: readonly Action[];
      readonly seed: number;
    }
  /** A new drill. */
  | {
      readonly type: 'deal';
      readonly request: number;
      readonly family: EndlessFamily;
      readonly game: GameId;
      readonly level: DrillLevel;
      readonly seed: number;
    }
  /** What somebody else says about a decision; kept with the hand, if it is one of a kept hand. */
  | {
      readonly type: 'opinion';
      readonly request: number;
      readonly kind: OpinionKind;
      readonly view: View;
      readonly taken: Action;
      readonly players: readonly string[];
      readonly keep: { readonly hand: string; readonly place: number } | undefined;
    }
  | { readonly type: 'noOpinion'; readonly request: number }
  /** Nobody looks: nothing is to be done until the page is seen again. */
  | { readonly type: 'pause'; readonly isPaused: boolean };

/** From the thread. */
export type CoachReply =
  | { readonly type: 'verdicts'; readonly verdicts: HandVerdicts; readonly isFinal: boolean }
  | { readonly type: 'background'; readonly done: number; readonly all: number }
  | {
      readonly type: 'optionValues';
      readonly request: number;
      readonly verdict: DecisionVerdict;
      readonly isFinal: boolean;
    }
  /** What the seat sees after these actions. */
  | { readonly type: 'branched'; readonly request: number; readonly views: readonly View[] }
  | { readonly type: 'dealt'; readonly request: number; readonly drill: Drill }
  | { readonly type: 'opinionState'; readonly request: number; readonly state: OpinionState }
  | { readonly type: 'coachFailed'; readonly code: string };
