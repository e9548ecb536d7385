import { addressOf, useRouteTail } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { ErrorNote } from '../table/ErrorNote.js';
import { Filters } from './Filters.js';
import { readChoice } from './handFilter.js';
import type { CountedHands } from './progressMessage.js';
import { Report } from './Report.js';
import { FAILED, useCountedHands } from './useCountedHands.js';

/** What the kept hands say about their owner. */
export function ProgressPage() {
  const { progress: w } = useWords().web;
  const state = useCountedHands();
  return (
    <main className="progress">
      <header>
        <h1>{w.title}</h1>
        <p className="meaning">{w.lead}</p>
      </header>
      {state.type === 'counting' && (
        <div className="counting" role="status">
          <progress value={state.done} max={Math.max(1, state.all)} aria-label={w.title} />
          <p>{w.counting(state.done, state.all)}</p>
        </div>
      )}
      {state.type === 'failed' &&
        (state.error.code === FAILED ? (
          <p className="note error" role="alert">
            {w.failed} <code>{FAILED}</code>
          </p>
        ) : (
          <ErrorNote error={state.error} />
        ))}
      {state.type === 'counted' && <Counted counted={state.counted} />}
    </main>
  );
}

function Counted({ counted }: { readonly counted: CountedHands }) {
  const { progress: w } = useWords().web;
  const choice = readChoice(useRouteTail());
  const skipped = Object.entries(counted.skipped);
  return (
    <>
      {skipped.length > 0 && (
        <p className="note error" role="status">
          {w.skipped(skipped.reduce((sum, [, hands]) => sum + hands, 0))}{' '}
          {skipped.map(([code]) => (
            <code key={code}>{code} </code>
          ))}
        </p>
      )}
      {counted.points.length === 0 ? (
        <section className="nothing">
          <h2>{w.emptyTitle}</h2>
          <p>{w.empty}</p>
          <a className="button main" href={addressOf('start')}>
            {w.play}
          </a>
        </section>
      ) : (
        <>
          <Filters choice={choice} played={new Set(counted.points.map(({ game }) => game))} />
          <Report counted={counted} choice={choice} />
        </>
      )}
    </>
  );
}
