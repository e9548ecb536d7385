import type { Interval } from '@doorcard/history';

export type CriterionId =
  'SC-001' | 'SC-002' | 'SC-003' | 'SC-004' | 'SC-005' | 'SC-006' | 'SC-007' | 'SC-008';

/** The kind of a figure in the report. */
export type FigureId =
  | 'earlyFolds'
  | 'lateFolds'
  | 'smallBlindFolds'
  | 'positionGap'
  | 'winRate'
  | 'raiseRatio'
  | 'raisesAgainstMany'
  | 'raisesAgainstPat'
  | 'snow'
  | 'lateSnow'
  | 'stolen'
  | 'adherence'
  | 'playedAdherence'
  | 'rounds'
  | 'goodBreaks'
  | 'notJudged';

/** One measured number. */
export interface Figure {
  readonly id: FigureId;
  /** The player; absent if the figure is about all players. */
  readonly player?: string;
  /** A share from 0 to 1, a ratio, units per 100 hands, or rounds. */
  readonly value: number;
  readonly kind: 'share' | 'points' | 'ratio' | 'per100' | 'mean';
  /** How many decisions, spots or hands it comes from. */
  readonly n: number;
  readonly interval?: Interval;
  /** What the interval is compared with; absent if the figure has no target. */
  readonly target?: number;
  /** Whether the whole interval reaches the target, or for SC-004 contains it. */
  readonly isMet?: boolean;
}

export interface Criterion {
  readonly id: CriterionId;
  /** Undefined if there is no target. */
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

/** A figure whose whole interval has to reach the target. Without an interval it does not. */
export const atLeast = (figure: Omit<Figure, 'isMet' | 'target'>, target: number): Figure => ({
  ...figure,
  target,
  isMet: figure.interval !== undefined && figure.interval.low >= target,
});
