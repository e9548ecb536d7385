import { HANDS_FOR_INTERVAL, type WinRate } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { RateFigure } from './RateFigure.js';
import { writeBets } from './figures.js';
import { useProgressWords } from './useProgressWords.js';
import type { ProgressWords } from './words/progressWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './progress.module.css';

/** Before this many hands nobody is called ahead or behind. */
const HANDS_FOR_VERDICT = 500;

/** The figures that everything else explains. */
export function Summary({ rate }: { readonly rate: WinRate }) {
  const w = useProgressWords();
  const { hands, bets, per100, interval, handsForOne } = rate;
  return (
    <section className={styles.summary} aria-label={w.summary}>
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
            <span className={styles.under}>{w.neededMeaning}</span>
          </dd>
        </div>
      </dl>
      <p className={inputs.meaning}>{describeVerdict(w, rate)}</p>
    </section>
  );
}

/** What the interval says, or how many hands are missing before it says anything. */
function describeVerdict(w: ProgressWords, { hands, interval }: WinRate): string {
  if (hands < HANDS_FOR_INTERVAL) return w.moreForInterval(HANDS_FOR_INTERVAL, HANDS_FOR_INTERVAL - hands);
  if (hands < HANDS_FOR_VERDICT) return w.moreForVerdict(HANDS_FOR_VERDICT, HANDS_FOR_VERDICT - hands);
  const { low, high } = interval!;
  return w.verdicts[low > 0 ? 'winning' : high < 0 ? 'losing' : 'open'];
}
