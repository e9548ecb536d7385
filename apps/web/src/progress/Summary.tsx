import type { WinRate } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { useWords } from '../language/LanguageProvider.js';
import { writeBets } from './figures.js';
import { RateFigure } from './RateFigure.js';

/** The figures that everything else explains. */
export function Summary({ rate }: { readonly rate: WinRate }) {
  const { progress: w } = useWords().web;
  const { hands, bets, per100, interval, handsForOne } = rate;
  const verdict =
    interval === undefined ? undefined : interval.low > 0 ? 'winning' : interval.high < 0 ? 'losing' : 'open';
  return (
    <section className="summary" aria-label={w.summary}>
      <dl>
        <div>
          <dt>{w.hands}</dt>
          <dd>{writeChips(hands)}</dd>
        </div>
        <div>
          <dt>{w.result}</dt>
          <dd>{w.bets(writeBets(bets))}</dd>
        </div>
        <div>
          <dt>{w.per100}</dt>
          <dd>
            <RateFigure per100={per100} interval={interval} />
          </dd>
        </div>
        <div>
          <dt>{w.needed}</dt>
          <dd>
            {handsForOne === undefined || handsForOne === 0 ? '–' : writeChips(handsForOne)}
            <span className="under">{w.neededMeaning}</span>
          </dd>
        </div>
      </dl>
      {verdict !== undefined && <p className="meaning">{w.verdicts[verdict]}</p>}
    </section>
  );
}
