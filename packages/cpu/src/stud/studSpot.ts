import type { Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import type { StrategyProfile } from '../badugi/strategyProfile.js';
import { choose } from '../choice.js';
import type { Verdict } from '../player.js';
import { happens } from '../stream.js';
import type { VisibleContext } from '../visibleContext.js';
import type { Wish } from '../wish.js';
import type { StudCode, StudData } from './studReason.js';
import { STUD_NUMBERS as N } from './studNumbers.js';

/** A decision that has to be taken. */
export interface StudSpot {
  readonly context: VisibleContext;
  readonly legal: Legal;
  readonly rng: Rng;
  readonly profile: StrategyProfile;
}

export const decideSpot = (
  { legal }: StudSpot,
  wishes: readonly Wish[],
  code: StudCode,
  rule: string,
  data: () => StudData,
): Verdict => choose(legal, wishes, code, rule, data);

/** How much more than a fair share a line asks among three or more: somebody calls more often. */
const CROWD = 1.15;

/** A line for two players, or what it asks among more: at least a fair share of the pot and some. */
export const shareOf = (headsUp: number, opponents: number): number =>
  opponents === 1 ? headsUp : Math.min(N.mostLine, (Math.max(0.5, headsUp) * 2 * CROWD) / (opponents + 1));

/** The bluff frequency that the tables are written for. */
const USUAL_BLUFFS = 0.17;

/** Whether a bluff that the tables take so often is made. */
export const bluffs = (probability: number, { profile, rng }: StudSpot): boolean =>
  happens(Math.min(1, (probability * profile.bluffFrequency) / USUAL_BLUFFS), rng);

/** How far a personality moves a line for bets and raises: down when it likes to wager. */
export const moveLine = (line: number, { aggressionFactor }: StrategyProfile): number =>
  line - 0.2 * (aggressionFactor - 1);

/** What a call needs: the price, what later bets add, and what the personality asks; never less than the price. */
export function findNeeds({ context, profile }: StudSpot, later: number): number {
  const { toCall, view } = context;
  return toCall / (view.pot + toCall) + Math.max(0, later + 0.1 * (profile.tightnessFactor - 1));
}
