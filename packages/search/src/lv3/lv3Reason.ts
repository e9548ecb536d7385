import type { Action } from '@doorcard/engine';
import type { OpponentRead } from '../belief/holdingClass.js';

/** Why level 3 does something: it agrees with level 2, has found something better, or cannot tell the two apart. */
export type SearchCode = 'search_agrees' | 'search_better' | 'search_close';

/** An action with what it wins, in big bets, and its 95 % interval. */
export interface SearchValue {
  readonly action: Action;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The numbers behind a decision. */
export interface SearchData {
  /** The best action, and the next best. */
  readonly best?: SearchValue;
  readonly next?: SearchValue;
  /** What level 2 would do, where that is neither. */
  readonly usual?: SearchValue;
  readonly worlds?: number;
  /** The effective number of samples, where it is smaller than the number of worlds. */
  readonly effective?: number;
  /** The live opponents. */
  readonly opponents?: readonly OpponentRead[];
}
