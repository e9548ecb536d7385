import type { GameEstimate } from '@doorcard/arena';

// Estimates in JSON, as commands print them.

export const roundFigure = (value: number): number => Number(value.toFixed(6));

export const listInterval = ({ interval }: Pick<GameEstimate, 'interval'>): [number, number] | null =>
  interval === undefined ? null : [roundFigure(interval.low), roundFigure(interval.high)];

/** The result without luck, where it was measured. */
export function describeAdjusted({ adjusted }: Pick<GameEstimate, 'adjusted'>): object {
  if (adjusted === undefined) return {};
  const { per100, ratio, luck, handsForOne } = adjusted;
  return {
    luck_adjusted: {
      bb_per_100: roundFigure(per100),
      ci95: listInterval(adjusted),
      hands_for_1bb: handsForOne ?? null,
      deviation_ratio: ratio === undefined ? null : roundFigure(ratio),
      luck: { bb_per_100: roundFigure(luck.per100), ci95: listInterval(luck) },
    },
  };
}
