import { addressOf, useRouteTail } from '../shared/address/route.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { ErrorNote } from '../shared/controls/ErrorNote.js';
import { Filters } from './Filters.js';
import { LossReport } from './LossReport.js';
import { Report } from './Report.js';
import { readChoice } from './handFilter.js';
import type { CountedHands } from './progressMessage.js';
import { FAILED, useCountedHands } from './useCountedHands.js';
import { useProgressWords } from './useProgressWords.js';
import { buttonClass } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import pages from '../shared/style/page.module.css';
import styles from './progress.module.css';

/** What the kept hands say about their owner. */
export function ProgressPage() {
  // First of all: a component that waits for words must not have called other hooks before.
  useCoachWords();
  const w = useProgressWords();
  const { state, judged } = useCountedHands();
  return (
    <main className={`${pages.page} ${styles.progress}`}>
      <header>
        <h1>{w.title}</h1>
        <p className={inputs.meaning}>{w.lead}</p>
      </header>
      {state.type === 'counting' && (
        <div className={styles.counting} role="status">
          <progress value={state.done} max={Math.max(1, state.all)} aria-label={w.title} />
          <p>{w.counting(state.done, state.all)}</p>
        </div>
      )}
      {state.type === 'failed' &&
        (state.error.code === FAILED ? (
          <p className={`${notes.note} ${notes.error}`} role="alert">
            {w.failed} <code>{FAILED}</code>
          </p>
        ) : (
          <ErrorNote error={state.error} />
        ))}
      {state.type === 'counted' && <Counted counted={state.counted} judged={judged} />}
    </main>
  );
}

function Counted({
  counted,
  judged,
}: {
  readonly counted: CountedHands;
  readonly judged: ReturnType<typeof useCountedHands>['judged'];
}) {
  const w = useProgressWords();
  const choice = readChoice(useRouteTail());
  const skipped = Object.entries(counted.skipped);
  return (
    <>
      {skipped.length > 0 && (
        <p className={`${notes.note} ${notes.error}`} role="status">
          {w.skipped(skipped.reduce((sum, [, hands]) => sum + hands, 0))}{' '}
          {skipped.map(([code]) => (
            <code key={code}>{code} </code>
          ))}
        </p>
      )}
      {counted.points.length === 0 ? (
        <section className={styles.nothing}>
          <h2>{w.emptyTitle}</h2>
          <p>{w.empty}</p>
          <a className={buttonClass('key')} href={addressOf('start')}>
            {w.play}
          </a>
        </section>
      ) : (
        <>
          <Filters choice={choice} played={new Set(counted.points.map(({ game }) => game))} />
          {judged !== undefined && (
            <LossReport hands={judged.hands} unjudged={judged.unjudged} choice={choice} />
          )}
          <h2 className={styles.second}>{w.results}</h2>
          <Report counted={counted} choice={choice} />
        </>
      )}
    </>
  );
}
