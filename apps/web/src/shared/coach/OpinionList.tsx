import type { OpinionAction, SolvedVerdict } from '@doorcard/coach';
import { isSameAction } from '@doorcard/cpu';
import type { Action, View } from '@doorcard/engine';
import { capital, describeAction, describeSolved } from '@doorcard/text';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import type { OpinionKind, OpinionState, TrainedOpinion } from './opinion.js';
import actionTones from './actionTones.module.css';
import styles from './OpinionList.module.css';
import { useCoachWords } from './useCoachWords.js';
import type { Opinions } from './useOpinions.js';
import { findLook } from './ValueBars.js';
import { VerdictIcon } from './VerdictIcon.js';
import { halfOf, writeNumber, writeSigned } from './verdictText.js';

const KINDS: readonly OpinionKind[] = ['solved', 'trained'];
/** A loss below this is shown as 0.00. */
const NOTHING = 0.005;

interface OpinionListProps {
  readonly view: View;
  readonly opinions: Opinions;
  readonly words: SharedWords;
  /** Opinions that cost nothing, as items of a list. */
  readonly children?: ReactNode;
}

/** What others say about a decision: on a click, and beside the verdict. */
export function OpinionList({ view, opinions, words, children }: OpinionListProps) {
  const { opinions: w } = useCoachWords();
  return (
    <section className={styles.opinions} aria-label={w.title} data-part="opinions">
      <h3>{w.title}</h3>
      <ul className={styles.list}>
        {children}
        {KINDS.map((kind) => (
          <Opinion key={kind} kind={kind} view={view} opinions={opinions} words={words} />
        ))}
      </ul>
      <p className={styles.note}>{w.note}</p>
    </section>
  );
}

function Opinion({
  kind,
  view,
  opinions,
  words,
}: Omit<OpinionListProps, 'children'> & { readonly kind: OpinionKind }) {
  const { opinions: w } = useCoachWords();
  const state = opinions.states[kind];
  const isBusy = state !== undefined && state.status !== 'done' && state.status !== 'refused';
  const canAsk = state === undefined || (state.status === 'refused' && state.code === 'trained/not-fetched');
  return (
    <li className={styles.opinion} data-opinion={kind} data-status={state?.status ?? 'open'}>
      <div className={styles.head}>
        <b>{w.names[kind]}</b>
        {canAsk && (
          <Button onClick={() => opinions.ask(kind)} data-part="ask">
            {w.ask[kind]}
          </Button>
        )}
        {isBusy && (
          <Button look="quiet" onClick={() => opinions.stop(kind)}>
            {w.stop}
          </Button>
        )}
      </div>
      {state === undefined && <p>{w.meanings[kind]}</p>}
      {isBusy && <Working state={state} />}
      <div role="status">
        {state?.status === 'refused' && <p>{w.refusals[state.code] ?? w.refused}</p>}
        {state?.status === 'done' && state.solved !== undefined && (
          <Solved view={view} solved={state.solved} words={words} />
        )}
        {state?.status === 'done' && state.trained !== undefined && (
          <Trained view={view} trained={state.trained} words={words} />
        )}
      </div>
    </li>
  );
}

const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

/** Where both solves stop, as a share of the pot, and where they about begin. */
const GOAL = 0.0005;
const BEGIN = 0.3;

function Working({ state }: { readonly state: OpinionState }) {
  const { opinions: w } = useCoachWords();
  switch (state.status) {
    case 'ranges':
      return <Bar text={w.ranges} />;
    case 'loading':
      return <Bar text={w.loading} />;
    case 'playing':
      return (
        <Bar
          text={w.playing(state.worlds.toLocaleString('en'), state.most.toLocaleString('en'))}
          share={state.worlds / state.most}
        />
      );
    case 'solving': {
      const { pair, pairs, iterations, exploitability = BEGIN } = state.progress;
      const done = Math.log(BEGIN / exploitability) / Math.log(BEGIN / GOAL);
      return (
        <Bar
          text={w.solving(pair + 1, pairs, iterations.toLocaleString('en'), percent(exploitability, 2))}
          share={(pair + Math.min(1, Math.max(0, done))) / pairs}
        />
      );
    }
    default:
      return null;
  }
}

const Bar = ({ text, share }: { readonly text: string; readonly share?: number }) => (
  <label className={styles.working}>
    <progress {...(share === undefined ? {} : { value: share })} max={1} />
    <span>{text}</span>
  </label>
);

interface Row {
  readonly action: Action;
  readonly value: string;
  readonly half?: string;
  readonly frequency: number;
}

function Rows({
  view,
  rows,
  taken,
  words,
}: {
  readonly view: View;
  readonly rows: readonly Row[];
  readonly taken: Action;
  readonly words: SharedWords;
}) {
  const { opinions: w, bars } = useCoachWords();
  return (
    <ul className={styles.rows}>
      {rows.map(({ action, value, half, frequency }) => {
        const { look, icon } = findLook(action);
        const isTaken = isSameAction(action, taken);
        return (
          <li key={JSON.stringify(action)} className={styles.row}>
            <span className={`${styles.sign} ${actionTones[look]}`}>{icon}</span>
            <span className={styles.name}>
              {capital(describeAction(words, action, view.legal))}
              {isTaken && <small> {bars.you}</small>}
            </span>
            <span className={styles.share}>{w.taken(percent(frequency))}</span>
            <span className={styles.value}>
              <b>{value}</b>
              {half !== undefined && <small> ± {half}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Solved({
  view,
  solved,
  words,
}: {
  readonly view: View;
  readonly solved: SolvedVerdict;
  readonly words: SharedWords;
}) {
  const c = useCoachWords();
  const { loss, label, taken, actions, source } = solved;
  const [, agreement] = describeSolved({ ...words, coach: c.coach }, view, solved);
  return (
    <>
      <Loss label={label} taken={nameAction(words, view, taken)} loss={loss} />
      <Rows
        view={view}
        taken={taken}
        words={words}
        rows={actions.map((each: OpinionAction) => ({ ...each, value: writeSigned(each.value) }))}
      />
      <p>
        {c.opinions.solved(percent(source.exploitability, 2))} {agreement}
      </p>
    </>
  );
}

function Trained({
  view,
  trained: { verdict, mix },
  words,
}: {
  readonly view: View;
  readonly trained: TrainedOpinion;
  readonly words: SharedWords;
}) {
  const { opinions: w } = useCoachWords();
  const often = (action: Action): number =>
    mix.find((each) => isSameAction(each.action, action))?.frequency ?? 0;
  // What nobody does is not interesting, unless it was done.
  const shown = verdict.actions.filter(
    ({ action }, i) => i === 0 || often(action) > 0 || isSameAction(action, verdict.taken),
  );
  return (
    <>
      <Loss
        label={null}
        taken={nameAction(words, view, verdict.taken)}
        loss={verdict.loss.mean}
        half={halfOf(verdict.loss)}
      />
      <Rows
        view={view}
        taken={verdict.taken}
        words={words}
        rows={shown.map(({ action, value }) => ({
          action,
          value: action.type === 'fold' ? writeNumber(0) : writeSigned(value.mean),
          ...(action.type === 'fold' ? {} : { half: writeNumber(halfOf(value)) }),
          frequency: often(action),
        }))}
      />
      <p>{w.trained(verdict.worlds.toLocaleString('en'))}</p>
    </>
  );
}

const nameAction = (words: SharedWords, view: View, action: Action): string =>
  capital(describeAction(words, action, view.legal));

/** What the taken action loses, with its label where there is one. */
function Loss({
  label,
  taken,
  loss,
  half,
}: {
  readonly label: SolvedVerdict['label'];
  readonly taken: string;
  readonly loss: number;
  readonly half?: number;
}) {
  const { opinions: w, coach } = useCoachWords();
  return (
    <p className={styles.loss} data-label={label ?? 'none'}>
      {label !== null && <VerdictIcon label={label} />}
      {label !== null && <b>{coach.labels[label]}</b>}
      <span>
        {loss < NOTHING ? w.losesNothing(taken) : w.loses(taken, writeNumber(loss))}
        {half !== undefined && loss >= NOTHING && <small> ± {writeNumber(half)}</small>}
      </span>
    </p>
  );
}
