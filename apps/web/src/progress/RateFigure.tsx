import type { WinRate } from '@doorcard/history';
import { useWords } from '../language/LanguageProvider.js';
import { writeBets } from './figures.js';

/** Big bets per 100 hands, with the interval under it or that there are too few hands for one. */
export function RateFigure({ per100, interval }: Pick<WinRate, 'per100' | 'interval'>) {
  const { progress: w } = useWords().web;
  return (
    <>
      {writeBets(per100!)}
      <span className="under">
        {interval === undefined ? w.tooFew : w.between(writeBets(interval.low), writeBets(interval.high))}
      </span>
    </>
  );
}
