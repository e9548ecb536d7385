import { checkLate, type DecisionVerdict, type OpinionProgress, type SolvedVerdict } from '@doorcard/coach';
import type { Action, View } from '@doorcard/engine';
import { STRATEGY_FILES } from '@doorcard/strategies';

// Second opinions: they are shown beside a verdict and never added up.

/** Who is asked: a solver for late streets of two players, or the trained strategy of level 4. */
export type OpinionKind = 'solved' | 'trained';

/** Rollouts with level 4 in every seat, the own one included. */
export interface TrainedOpinion {
  readonly verdict: DecisionVerdict;
  /** How often level 4 takes each action here; actions that it never takes are not listed. */
  readonly mix: readonly { readonly action: Action; readonly frequency: number }[];
}

/** What has been said about one decision of a hand. */
export interface KeptOpinions {
  readonly place: number;
  readonly solved?: SolvedVerdict | undefined;
  readonly trained?: TrainedOpinion | undefined;
}

/** How far an opinion is. */
export type OpinionState =
  | { readonly status: 'ranges' }
  | { readonly status: 'solving'; readonly progress: OpinionProgress }
  | { readonly status: 'loading' }
  | { readonly status: 'playing'; readonly worlds: number; readonly most: number }
  | { readonly status: 'done'; readonly solved?: SolvedVerdict; readonly trained?: TrainedOpinion }
  | { readonly status: 'refused'; readonly code: string };

/** Why nobody can be asked about a decision, as a code; undefined if somebody can. Costs nothing. */
export const checkOpinion: Readonly<Record<OpinionKind, (view: View) => string | undefined>> = {
  solved: (view) => {
    const refusal = checkLate(view);
    return refusal === undefined || refusal.ok ? undefined : refusal.error.code;
  },
  trained: ({ game, seats }) => {
    if (STRATEGY_FILES[game] === undefined) return 'trained/game';
    return seats.filter(({ folded }) => !folded).length === 2 ? undefined : 'trained/players';
  },
};
