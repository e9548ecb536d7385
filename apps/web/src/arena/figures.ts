import type { PlayerEstimate } from '@doorcard/arena';
import type { ArenaPageWords } from './words/arenaPageWords.js';

type Figures = Pick<PlayerEstimate, 'per100' | 'interval'>;

/** With its sign, and a minus that is as wide as a plus: +7.47. */
export function writeRate(value: number): string {
  const text = Math.abs(value).toFixed(2);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

export const writeInterval = ({ between }: ArenaPageWords, { interval }: Figures): string =>
  interval === undefined ? '–' : between(writeRate(interval.low), writeRate(interval.high));
