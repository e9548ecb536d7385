import type { Runner, RunWatch } from '@doorcard/jobs';
import type { Match } from './match.js';
import { MatchRun } from './matchRun.js';
import type { MatchResult, PlayerEstimate } from './runMatches.js';

/** An open-ended match. */
export interface UntilResult extends MatchResult {
  readonly players: readonly PlayerEstimate[];
  readonly looks: number;
  readonly looksPlanned: number;
  /** Of every single interval. */
  readonly confidence: number;
  /** Whether all intervals became as narrow as requested. */
  readonly isReached: boolean;
}

/**
 * Plays until the interval of every player is at most `margin` units per 100 hands to either side, or until all groups
 * are played.
 */
export async function runUntil(
  runner: Runner,
  run: string,
  match: Match,
  margin: number,
  watch: RunWatch = {},
): Promise<UntilResult> {
  const played = new MatchRun(match, { margin });
  await played.play(runner, run, watch);
  const { result, players, confidence, isReached } = played;
  return {
    ...result,
    players,
    looks: played.looksDone,
    looksPlanned: played.looks.length,
    confidence,
    isReached,
  };
}
