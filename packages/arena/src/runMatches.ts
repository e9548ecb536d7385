import { VARIANTS, makeDefaultSetup, RULE_SETS, type GameId } from '@doorcard/engine';
import { makeJobPlan, runPlan, type Runner, type RunWatch, type Shard } from '@doorcard/jobs';
import {
  addSums,
  estimate,
  estimateAdjusted,
  type AdjustedEstimate,
  type Estimate,
  type Scale,
  type TotalSums,
} from './estimate.js';
import { countRotations, type Match } from './match.js';
import {
  joinShards,
  MATCH_SIGNATURE,
  MOST_GROUPS,
  type Part,
  type ShardInput,
  type ShardSums,
} from './shard.js';

/** How a match is cut into parts, which are the points of a curve, and shards. */
interface Cut {
  readonly parts: number;
  /** Hands of a part and of a shard at least. */
  readonly leastOfPart: number;
  readonly leastOfShard: number;
}

/** Enough groups for a shard, so that sending it costs little compared with playing it. */
const USUAL_CUT: Cut = { parts: 64, leastOfPart: 50, leastOfShard: 1000 };

/** A part is a shard, and there are many of them, so that progress is seen often. */
export const cutFine = (hands: number): Cut => ({ parts: 512, leastOfPart: hands, leastOfShard: 1 });

/** Where parts and shards begin; they depend on the match alone. */
function cutGroups(match: Match, from: number, to: number, cut: Cut): number[][] {
  const rotations = countRotations(match);
  const { parts, leastOfPart, leastOfShard } = cut;
  const size = Math.min(
    MOST_GROUPS,
    Math.max(Math.ceil(leastOfPart / rotations), Math.ceil((to - from) / parts)),
  );
  const shards: number[][] = [];
  let cuts = [from];
  for (let group = Math.min(to, from + size); ; group = Math.min(to, group + size)) {
    cuts.push(group);
    if (group < to && (group - cuts[0]!) * rotations < leastOfShard) continue;
    shards.push(cuts);
    if (group === to) return shards;
    cuts = [group];
  }
}

/** The groups of a match between two of them, as shards. */
export const cutMatch = (
  match: Match,
  name: string,
  from: number,
  to: number,
  cut: Cut = USUAL_CUT,
): Shard<ShardInput>[] =>
  cutGroups(match, from, to, cut).map((cuts) => ({
    id: `${name}-${cuts[0]!}`,
    input: { match, cuts },
  }));

/** A match as far as it has been played. */
export interface MatchResult extends ShardSums {
  readonly match: Match;
}

/** Plays whole matches in one plan. */
export async function runMatches(
  runner: Runner,
  run: string,
  matches: readonly Match[],
  watch: RunWatch = {},
): Promise<MatchResult[]> {
  const shards = matches.map((match, i) => cutMatch(match, `m${i}`, 0, match.groups));
  const results = await runPlan(runner, makeJobPlan(MATCH_SIGNATURE, run, shards.flat()), watch);
  let at = 0;
  return matches.map((match, i) => ({
    match,
    ...joinShards(results.slice(at, (at += shards[i]!.length))),
  }));
}

/** By game of the match: the sums of some parts. */
const totalOf = (parts: readonly Part[]): TotalSums[] =>
  parts[0]!.map((_, game) =>
    parts.reduce<TotalSums | undefined>((total, games) => addSums(total, games[game]!), undefined)!,
  );

/** The big bet or big blind of a game in chips. */
function unitChips(game: GameId): number {
  const { smallBet, bigBet } = makeDefaultSetup(game, 2, RULE_SETS.wsop);
  return VARIANTS[game].betting === 'fixedLimit' ? bigBet : smallBet;
}

const scaleOf = (match: Match): Scale => ({
  units: match.games.map(unitChips),
  rotations: countRotations(match),
});

/** The result of a player in one game of a match. */
export interface GameEstimate extends Estimate {
  readonly game: GameId;
  readonly hands: number;
  /** In luck-adjusted matches. */
  readonly adjusted?: AdjustedEstimate | undefined;
}

/** The result of a match for one of its players. */
export interface PlayerEstimate extends Estimate {
  readonly name: string;
  readonly hands: number;
  /** In luck-adjusted matches. */
  readonly adjusted?: AdjustedEstimate | undefined;
  /** Per game; a game that is twice in a mix is listed once. */
  readonly games: readonly GameEstimate[];
}

/** By player, in the order of the match. */
export function estimatePlayers({ match, parts }: MatchResult, confidence?: number): PlayerEstimate[] {
  const totals = totalOf(parts);
  const scale = scaleOf(match);
  const hands = (of: readonly TotalSums[]): number =>
    scale.rotations * of.reduce((sum, { groups }) => sum + groups, 0);
  const games = [...new Set(match.games)];
  return match.players.map((name, player) => ({
    name,
    hands: hands(totals),
    ...estimate(totals, player, scale, confidence),
    adjusted: estimateAdjusted(totals, player, scale, confidence),
    games: games.map((game) => {
      const own = totals.filter((_, i) => match.games[i] === game);
      const ownScale = { ...scale, units: own.map(() => unitChips(game)) };
      return {
        game,
        hands: hands(own),
        ...estimate(own, player, ownScale, confidence),
        adjusted: estimateAdjusted(own, player, ownScale, confidence),
      };
    }),
  }));
}

/** The result of a player after some of the hands. */
export interface CurvePoint extends Estimate {
  readonly hands: number;
  /** In luck-adjusted matches. */
  readonly adjusted?: AdjustedEstimate | undefined;
}

/** How the result of a player developed, part by part. */
export function traceCurve({ match, parts }: MatchResult, player: number, confidence?: number): CurvePoint[] {
  const scale = scaleOf(match);
  let totals: readonly (TotalSums | undefined)[] = match.games.map(() => undefined);
  return parts.map((games) => {
    const now = games.map((sums, i) => addSums(totals[i], sums));
    totals = now;
    const hands = scale.rotations * now.reduce((sum, { groups }) => sum + groups, 0);
    return {
      hands,
      ...estimate(now, player, scale, confidence),
      adjusted: estimateAdjusted(now, player, scale, confidence),
    };
  });
}
