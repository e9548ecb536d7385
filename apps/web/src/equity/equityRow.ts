import type { Equity, HandEquity } from '@doorcard/cards';
import type { EquityColumn } from '@doorcard/text';

/** The columns of an answer: those of the command. */
export const listColumns = ({ hands }: Equity): Exclude<EquityColumn, 'hand'>[] =>
  hands[0]?.split === undefined
    ? ['equity', 'win', 'tie']
    : ['equity', 'scoop', 'part', 'high', 'low', 'quarter'];

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** One figure of a hand; an equity that was sampled has its interval. */
export function writeFigure(
  { win, tie, equity, interval, split }: HandEquity,
  column: Exclude<EquityColumn, 'hand'>,
  method: Equity['method'],
): string {
  switch (column) {
    case 'equity':
      return method === 'exact'
        ? percent(equity)
        : `${percent(equity)} ± ${(50 * (interval[1] - interval[0])).toFixed(2)}`;
    case 'win':
    case 'scoop':
      return percent(win);
    case 'tie':
    case 'part':
      return percent(tie);
    case 'high':
    case 'low':
    case 'quarter':
      return percent(split?.[column] ?? 0);
  }
}
