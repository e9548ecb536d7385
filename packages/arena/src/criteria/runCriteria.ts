import type { RuleSetId } from '@doorcard/engine';
import { makeJobPlan, runPlan, type Runner, type RunWatch, type Shard } from '@doorcard/jobs';
import { openSeeds } from '../deck.js';
import { countGroups, type Match } from '../match.js';
import { estimatePlayers, runMatches } from '../runMatches.js';
import type { Criterion } from './criterion.js';
import {
  judgeAdherence,
  judgeAggression,
  judgeAll,
  judgeBreaking,
  judgePosition,
  judgeRounds,
  judgeSnow,
  judgeWinRates,
} from './judgement.js';
import { mergeCounts, SELF_PLAY_SIGNATURE, type SelfPlayInput } from './selfPlay.js';

export interface CriteriaOptions {
  readonly seed: string;
  readonly rules: RuleSetId;
  /** The hands of self-play at a full table; the matches against lv1 have twice as many. */
  readonly hands: number;
}

/** Names as the players have them. */
const PERSONALITIES = ['lv2', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6'] as const;
/** The table of the design has seven seats; the seventh player has the first profile again. */
const FULL_TABLE = [...PERSONALITIES, 'lv2'];
const HANDS_PER_SHARD = 1000;
/** lv1 is measured for one mean only, and each personality plays `random` for one kind of spot. */
const SIDE_PART = 4;

/** Measures the criteria of the Badugi players by self-play. */
export async function runCriteria(
  runner: Runner,
  run: string,
  options: CriteriaOptions,
  watch: RunWatch = {},
): Promise<Criterion[]> {
  const { hands, rules } = options;
  const nextSeed = openSeeds(options.seed);
  const side = Math.ceil(hands / SIDE_PART);
  const sample = makeShards('full', FULL_TABLE, hands, rules, nextSeed());
  const lv1Table = FULL_TABLE.map(() => 'lv1');
  const ofLv1 = makeShards('lv1', lv1Table, side, rules, nextSeed());
  // Among themselves hardly anybody draws two at the second draw, so a snow from late position is seldom possible. Three
  // players: with two a trained table decides, which snows as often as it was trained to.
  const snowy = PERSONALITIES.flatMap((player, i) =>
    makeShards(`snow${i + 1}`, [player, 'random', 'random'], side, rules, nextSeed()),
  );
  // The self-play takes about as long as the six matches.
  const half = (from: number): RunWatch => ({
    ...watch,
    onProgress: (done) => watch.onProgress?.(from + done / 2),
  });
  const shards = [...sample, ...ofLv1, ...snowy];
  const all = await runPlan(runner, makeJobPlan(SELF_PLAY_SIGNATURE, `${run}-play`, shards), half(0));
  const counts = mergeCounts(all.slice(0, sample.length));
  const lv1Counts = mergeCounts(all.slice(sample.length, sample.length + ofLv1.length));
  const snowCounts = mergeCounts(all.slice(sample.length + ofLv1.length));
  const matches = PERSONALITIES.map((player) => makeMatch(player, options, nextSeed()));
  const played = await runMatches(runner, `${run}-match`, matches, half(0.5));
  const criteria = [
    judgePosition(counts),
    judgeWinRates(played.map((result) => estimatePlayers(result)[0]!)),
    judgeAggression(counts),
    judgeSnow(counts, snowCounts, PERSONALITIES),
    judgeAdherence(counts, PERSONALITIES),
    judgeRounds([
      ['lv2', counts],
      ['lv1', lv1Counts],
    ]),
    judgeBreaking(counts),
  ];
  return [...criteria, judgeAll(criteria)];
}

function makeShards(
  name: string,
  players: readonly string[],
  hands: number,
  rules: RuleSetId,
  seed: string,
): Shard<SelfPlayInput>[] {
  return Array.from({ length: Math.ceil(hands / HANDS_PER_SHARD) }, (_, i) => {
    const from = i * HANDS_PER_SHARD;
    const to = Math.min(hands, from + HANDS_PER_SHARD);
    return { id: `${name}-${from}`, input: { players, seed, rules, from, to } };
  });
}

function makeMatch(player: string, { rules, hands }: CriteriaOptions, seed: string): Match {
  const players = [player, 'lv1'];
  const groups = countGroups(2 * hands, { players, duplicate: true });
  return { games: ['badugi'], players, rules, seed, duplicate: true, groups, styleEvery: 0 };
}
