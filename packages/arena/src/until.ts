import type { Runner, RunWatch } from '@doorcard/jobs';
import { USUAL_CONFIDENCE } from './estimate.js';
import { countRotations, type Match } from './match.js';
import { estimatePlayers, runStretches, type MatchResult, type PlayerEstimate } from './runMatches.js';
import { joinShards, type ShardSums } from './shard.js';

/** Hands before the first check. */
const FIRST_LOOK = 2000;

/** The numbers of groups at which an open-ended match is checked: each time twice as many, and at the end. */
export function planLooks(match: Match): number[] {
  const looks: number[] = [];
  const first = Math.ceil(FIRST_LOOK / countRotations(match));
  for (let look = first; look < match.groups; look *= 2) looks.push(look);
  return [...looks, match.groups];
}

/**
 * The confidence of each check, so that all of them together are right 95 times in 100: Bonferroni's share of the 5 %.
 * It holds whatever makes the match stop, since the checks are planned before the first hand.
 */
export const confidenceOf = (looks: number): number => 1 - (1 - USUAL_CONFIDENCE) / looks;

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
  const plan = planLooks(match);
  const confidence = confidenceOf(plan.length);
  let sums: ShardSums = { parts: [], styles: [] };
  for (let look = 0; ; look++) {
    const [from, to] = [plan[look - 1] ?? 0, plan[look]!];
    const [played] = await runStretches(runner, `${run}-${look}`, [{ match, from, to }], {
      ...watch,
      onProgress: (done) => watch.onProgress?.((from + done * (to - from)) / match.groups),
    });
    sums = joinShards([sums, played!]);
    const players = estimatePlayers({ match, ...sums }, confidence);
    const isReached = players.every((player) => isNarrow(player, margin));
    if (!isReached && look + 1 < plan.length) continue;
    return { match, ...sums, players, looks: look + 1, looksPlanned: plan.length, confidence, isReached };
  }
}

/** By the adjusted result where there is one: it is why a luck-adjusted match can stop sooner. */
function isNarrow({ interval: raw, adjusted }: PlayerEstimate, margin: number): boolean {
  const interval = adjusted === undefined ? raw : adjusted.interval;
  return interval !== undefined && interval.high - interval.low <= 2 * margin;
}
