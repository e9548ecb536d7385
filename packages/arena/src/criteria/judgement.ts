import { CPU_PROFILES } from '@doorcard/cpu';
import { findMean, findShareInterval, normalQuantile } from '@doorcard/history';
import { confidenceOf } from '../looks.js';
import type { PlayerEstimate } from '../runMatches.js';
import { judgeBreaks } from './agreement.js';
import { atLeast, judge, type Criterion, type Figure, type FigureId } from './criterion.js';
import { mergeCounts, type Counts } from './selfPlay.js';
import { compareShares, compareStrata, type CountedShare, type Stratum } from './shares.js';
import { THRESHOLDS } from './thresholds.js';

const readShare = (counts: Counts, done: string, n: string): CountedShare => ({
  done: counts[done] ?? 0,
  n: counts[n] ?? 0,
});

const reportShare = (id: FigureId, { done, n }: CountedShare, player?: string): Figure => ({
  id,
  ...(player === undefined ? {} : { player }),
  kind: 'share',
  value: n === 0 ? 0 : done / n,
  n,
  interval: findShareInterval(done, n),
});

export function judgePosition(counts: Counts): Criterion {
  const [early, late, smallBlind] = ['early', 'late', 'smallBlind'].map((place) =>
    readShare(counts, `position/${place}/folds`, `position/${place}/n`),
  ) as [CountedShare, CountedShare, CountedShare];
  const n = early.n + late.n;
  const gap = early.n > 0 && late.n > 0 ? compareShares(early, late) : { value: 0 };
  return judge('SC-001', [
    atLeast({ id: 'positionGap', kind: 'points', n, ...gap }, THRESHOLDS.positionGap),
    reportShare('earlyFolds', early),
    reportShare('lateFolds', late),
    reportShare('smallBlindFolds', smallBlind),
  ]);
}

/** `results` are those of each personality against lv1. */
export const judgeWinRates = (results: readonly PlayerEstimate[]): Criterion =>
  judge(
    'SC-002',
    results.map(({ name, hands, per100, interval }) => {
      const figure: Figure = { id: 'winRate', player: name, kind: 'per100', value: per100, n: hands };
      const target = THRESHOLDS.winRate;
      const isMet = interval !== undefined && interval.low > target;
      return { ...figure, ...(interval && { interval }), target, isMet };
    }),
  );

export function judgeAggression(counts: Counts): Criterion {
  const classes = new Set(
    Object.keys(counts).flatMap((name) => (name.startsWith('aggression/') ? [name.split('/')[1]!] : [])),
  );
  const strata = [...classes].sort().map((name): Stratum => {
    const read = (against: string): CountedShare =>
      readShare(counts, `aggression/${name}/${against}/raises`, `aggression/${name}/${against}/n`);
    return { first: read('many'), second: read('pat') };
  });
  const shared = strata.filter(({ first, second }) => first.n > 0 && second.n > 0);
  const sum = (shares: readonly CountedShare[]): CountedShare => ({
    done: shares.reduce((total, { done }) => total + done, 0),
    n: shares.reduce((total, { n }) => total + n, 0),
  });
  const [many, pat] = [sum(shared.map(({ first }) => first)), sum(shared.map(({ second }) => second))];
  const ratio = many.done > 0 && pat.done > 0 ? compareStrata(shared) : { value: 0 };
  return judge('SC-003', [
    atLeast({ id: 'raiseRatio', kind: 'ratio', n: many.n + pat.n, ...ratio }, THRESHOLDS.raiseRatio),
    reportShare('raisesAgainstMany', many),
    reportShare('raisesAgainstPat', pat),
  ]);
}

const LATE_FACTOR = 1.25;
const MOST_OFTEN = 0.25;

/**
 * Two 95 % intervals for each of six personalities would miss a true frequency in every second report: they are wide
 * enough for all twelve together to be right 95 times in 100. Frequencies come from all hands, including `more`; stolen
 * pots only from the first, which are played among equals.
 */
export function judgeSnow(counts: Counts, more: Counts, players: readonly string[]): Criterion {
  const both = mergeCounts([counts, more]);
  const z = normalQuantile((1 + confidenceOf(2 * players.length)) / 2);
  const figures = players.flatMap((player, i): Figure[] => {
    const { bluffFrequency } = CPU_PROFILES[i]!;
    const measure = (id: FigureId, kind: string, target: number): Figure => {
      const { done, n } = readShare(both, `snow/${player}/${kind}/snows`, `snow/${player}/${kind}/n`);
      const interval = findShareInterval(done, n, z);
      const isMet = n > 0 && interval.low <= target && target <= interval.high;
      return { id, player, kind: 'share', value: n === 0 ? 0 : done / n, n, interval, target, isMet };
    };
    const snows = (counts[`snow/${player}/plain/snows`] ?? 0) + (counts[`snow/${player}/late/snows`] ?? 0);
    return [
      measure('snow', 'plain', bluffFrequency),
      measure('lateSnow', 'late', Math.min(MOST_OFTEN, LATE_FACTOR * bluffFrequency)),
      reportShare('stolen', { done: counts[`snow/${player}/stolen`] ?? 0, n: snows }, player),
    ];
  });
  return judge('SC-004', figures);
}

export const judgeAdherence = (counts: Counts, players: readonly string[]): Criterion =>
  judge(
    'SC-005',
    players.flatMap((player) => {
      const name = `adherence/${player}`;
      const played = readShare(counts, `${name}/played/good`, `${name}/played/n`);
      return [
        atLeast(
          reportShare('adherence', readShare(counts, `${name}/good`, `${name}/n`), player),
          THRESHOLDS.adherence,
        ),
        reportShare('playedAdherence', played, player),
      ];
    }),
  );

export const judgeRounds = (byPlayer: readonly (readonly [player: string, counts: Counts])[]): Criterion =>
  judge(
    'SC-006',
    byPlayer.map(([player, counts]) => {
      const n = counts['rounds/n'] ?? 0;
      const { value, interval } = findMean(n, counts['rounds/sum'] ?? 0, counts['rounds/squares'] ?? 0);
      return { id: 'rounds', player, kind: 'mean', value, n, ...(interval && { interval }) };
    }),
  );

export function judgeBreaking(counts: Counts): Criterion {
  const { agreed, n, notJudged } = judgeBreaks(counts);
  return judge('SC-007', [
    atLeast(reportShare('goodBreaks', { done: agreed, n }), THRESHOLDS.goodBreaks),
    reportShare('notJudged', { done: notJudged, n: n + notJudged }),
  ]);
}

/** Passed when all the others are. */
export const judgeAll = (criteria: readonly Criterion[]): Criterion => ({
  id: 'SC-008',
  figures: [],
  isPassed: criteria.every(({ isPassed }) => isPassed !== false),
});
