import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../shared/buttons/Button.js';
import { LabError } from '../LabError.js';
import { useLabWords } from '../useLabWords.js';
import { ExploitabilityBox } from './ExploitabilityBox.js';
import { writeBytes, writePercent } from './figures.js';
import { RunFigures } from './RunFigures.js';
import type { SolveState, SolveStore } from './solveStore.js';
import { guessRest } from './timeEstimate.js';
import styles from './run.module.css';

interface RunPanelProps {
  readonly store: SolveStore<never>;
  /** In percent of the pot, and the most iterations. */
  readonly goal: number;
  readonly iterations: number;
  /** Nodes of the betting tree, where they are known. */
  readonly nodes?: number | undefined;
}

/** How a run goes: its exploitability, what it takes, and what can be done with it. */
export function RunPanel({ store, goal, iterations, nodes }: RunPanelProps) {
  const { run: w, solve } = useLabWords();
  const state = useStore(store);
  const { status, checks, progress, rest, opened, error } = state;
  const [next, setNext] = useState('');
  const further = next === '' ? writePercent(goal / 5) : next;
  return (
    <section className={styles.panel} aria-label={w.title} data-part="run" data-status={status}>
      <ExploitabilityBox checks={checks} goal={goal} />
      <RunFigures
        figures={[
          [w.memory, opened === undefined ? '–' : writeBytes(opened.memory.total)],
          [w.time, writeTime(state, w.milliseconds, w.seconds)],
          ...(nodes === undefined ? [] : [[w.nodes, String(nodes)] as const]),
          [w.threads, String(rest?.threads ?? progress?.threads ?? 1)],
        ]}
      />
      {error !== undefined && <LabError error={error} />}
      <div className={styles.buttons}>
        {status === 'running' && (
          <>
            <Button look="key" onClick={store.getState().pause} data-part="pause">
              {w.pause}
            </Button>
            <Button onClick={store.getState().cancel} data-part="cancel">
              {w.cancel}
            </Button>
          </>
        )}
        {status === 'paused' && (
          <>
            <Button look="key" onClick={() => void store.getState().resume()} data-part="resume">
              {w.resume}
            </Button>
            <Button onClick={store.getState().cancel} data-part="cancel">
              {w.end}
            </Button>
          </>
        )}
        {status === 'ended' && opened !== undefined && (
          <form
            className={styles.further}
            onSubmit={(event) => {
              event.preventDefault();
              void store.getState().extend(Number(further), (progress?.iterations ?? 0) + iterations);
            }}
          >
            <Button type="submit" look="key" data-part="extend">
              {w.runOn}
            </Button>
            <label>
              {w.toGoal}{' '}
              <input inputMode="decimal" value={further} onChange={({ target }) => setNext(target.value)} /> %
            </label>
          </form>
        )}
      </div>
      {(status === 'running' || status === 'paused' || status === 'opening') && (
        <Progress state={state} goal={goal} iterations={iterations} />
      )}
      {status === 'ended' && rest !== undefined && rest.status !== 'paused' && (
        <p className={styles.note} role="status" data-part="ended">
          {w.ended(solve.ends[rest.status], rest.iterations)}
        </p>
      )}
    </section>
  );
}

function Progress({
  state,
  goal,
  iterations,
}: { readonly state: SolveState } & Omit<RunPanelProps, 'store'>) {
  const { run: w } = useLabWords();
  const { progress, checks, status } = state;
  const done = progress?.iterations ?? 0;
  const left = progress && guessRest(progress, checks.at(-1), goal, iterations);
  return (
    <div className={styles.progress} role="status">
      <progress value={Math.min(done, iterations)} max={iterations} aria-label={w.title} />
      <p>
        <span>{status === 'opening' ? w.opening : w.iteration(done, iterations)}</span>
        {status === 'paused' ? (
          <span>{w.paused}</span>
        ) : (
          left !== undefined && <span>{w.left(Math.ceil(left))}</span>
        )}
      </p>
    </div>
  );
}

function writeTime(
  { rest, progress }: SolveState,
  milliseconds: (count: number) => string,
  seconds: (count: string) => string,
): string {
  const taken = rest?.seconds ?? progress?.seconds;
  if (taken === undefined) return '–';
  return taken < 1 ? milliseconds(Math.round(1000 * taken)) : seconds(taken.toFixed(1));
}
