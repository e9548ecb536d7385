import type { Interval } from '@doorcard/history';

export const CRITERIA = [
  'SC-001',
  'SC-002',
  'SC-003',
  'SC-004',
  'SC-005',
  'SC-006',
  'SC-007',
  'SC-008',
] as const;
export type CriterionId = (typeof CRITERIA)[number];

/** What a figure of the report is. */
export const FIGURES = [
  'earlyFolds',
  'lateFolds',
  'smallBlindFolds',
  'positionGap',
  'winRate',
  'raiseRatio',
  'raisesAgainstMany',
  'raisesAgainstPat',
  'snow',
  'lateSnow',
  'stolen',
  'adherence',
  'playedAdherence',
  'rounds',
  'goodBreaks',
  'notJudged',
] as const;
export type FigureId = (typeof FIGURES)[number];

/** One measured number. */
export interface Figure {
  readonly id: FigureId;
  /** Whose it is; absent where it is everybody's. */
  readonly player?: string;
  /** A share from 0 to 1, times as often, units per 100 hands, or rounds. */
  readonly value: number;
  readonly kind: 'share' | 'points' | 'ratio' | 'per100' | 'mean';
  /** How many decisions, spots or hands it comes from. */
  readonly n: number;
  readonly interval?: Interval;
  /** What the interval is held against; absent where the figure is only told. */
  readonly target?: number;
  /** Whether the whole interval reaches the target, or in SC-004 holds it. */
  readonly isMet?: boolean;
}

export interface Criterion {
  readonly id: CriterionId;
  /** Undefined where nothing is asked for. */
  readonly isPassed: boolean | undefined;
  readonly figures: readonly Figure[];
}

/** Passed when everything that has a target meets it; undefined when nothing has one. */
export function judge(id: CriterionId, figures: readonly Figure[]): Criterion {
  const judged = figures.filter(({ target }) => target !== undefined);
  return {
    id,
    figures,
    isPassed: judged.length === 0 ? undefined : judged.every(({ isMet }) => isMet === true),
  };
}

/** A figure whose whole interval has to reach the target. Without an interval it has not. */
export const atLeast = (figure: Omit<Figure, 'isMet' | 'target'>, target: number): Figure => ({
  ...figure,
  target,
  isMet: figure.interval !== undefined && figure.interval.low >= target,
});
