import type { OpenedPoint } from '@doorcard/solver/worker';
import { useStore } from 'zustand';
import { Button } from '../../shared/buttons/Button.js';
import { ActionTable } from '../ActionTable.js';
import { CopyLink } from '../CopyLink.js';
import { boldestFirst, colourActions } from '../grid/actionColours.js';
import { ExploitabilityBox } from '../run/ExploitabilityBox.js';
import { writeBytes, writeEv, writeShare } from '../run/figures.js';
import { RunFigures } from '../run/RunFigures.js';
import { ShareBar } from '../ShareBar.js';
import { useLabWords } from '../useLabWords.js';
import { PER_CHIP, type PointFields } from './pointFields.js';
import { PointResponsePanel } from './PointResponsePanel.js';
import { pointStore } from './pointStore.js';
import lab from '../lab.module.css';
import run from '../run/run.module.css';
import styles from './decision.module.css';

interface PointAnswerProps {
  readonly fields: PointFields;
  /** Whether something was changed since the run. */
  readonly isStale: boolean;
}

/** The answer as far as it is known: frequencies, values, how good they are, and the run. */
export function PointAnswer({ fields, isStale }: PointAnswerProps) {
  const { decision: w, run: r, solve, spot: s } = useLabWords();
  const state = useStore(pointStore);
  const { status, opened, report, progress, rest, checks, response } = state;
  if (status === 'none') return <p className={styles.none}>{w.none}</p>;
  const colours = colourActions(opened?.actions ?? []);
  const names = opened === undefined ? [] : nameActions(opened, solve);
  return (
    <div className={styles.answer} data-part="answer" data-status={status}>
      {isStale && <p role="status">{w.stale}</p>}
      {opened !== undefined && report !== undefined && (
        <section className={lab.box} aria-label={w.strategy}>
          <h2>{w.strategyOf(fields.hero)}</h2>
          <ShareBar
            actions={opened.actions}
            names={names}
            shares={report.frequencies}
            labels={names.map((name) => name.split(' ')[0]!)}
          />
          <ActionTable
            columns={[
              { id: 'frequency', name: s.played },
              { id: 'ev', name: solve.columns.ev },
            ]}
            rows={boldestFirst(opened.actions).map((at) => ({
              word: opened.actions[at]!.action,
              name: names[at]!,
              colour: colours[at]!,
              figures: [
                `${(100 * report.frequencies[at]!).toFixed(2)}%`,
                report.evs === null ? '–' : writeEv(report.evs[at]! / PER_CHIP),
              ],
            }))}
          />
          <p className={styles.facts}>{listFacts(opened, w)}</p>
        </section>
      )}
      {response !== undefined && opened !== undefined && (
        <PointResponsePanel response={response} names={names} />
      )}
      <section className={run.panel} aria-label={r.title}>
        <ExploitabilityBox checks={checks} goal={Number(fields.goal)} />
        <RunFigures
          figures={[
            [w.iterations, String(rest?.iterations ?? progress?.iterations ?? 0)],
            [
              w.change,
              report === undefined || report.convergence === null ? '–' : writeShare(report.convergence),
            ],
            [r.time, r.seconds((rest?.seconds ?? progress?.seconds ?? 0).toFixed(1))],
            [r.memory, opened === undefined ? '–' : writeBytes(opened.bytes)],
          ]}
        />
        <div className={run.buttons}>
          {status === 'running' && (
            <>
              <Button look="key" onClick={state.pause} data-part="pause">
                {r.pause}
              </Button>
              <Button onClick={state.cancel} data-part="cancel">
                {r.cancel}
              </Button>
            </>
          )}
          {status === 'paused' && (
            <Button look="key" onClick={() => void state.resume()} data-part="resume">
              {r.resume}
            </Button>
          )}
          <CopyLink />
        </div>
        {status === 'ended' && rest !== undefined && rest.status !== 'paused' && (
          <p role="status" data-part="ended">
            {r.ended(solve.ends[rest.status], rest.iterations)}
          </p>
        )}
        <p className={styles.facts}>{w.changeMeaning}</p>
      </section>
    </div>
  );
}

const nameActions = ({ actions }: OpenedPoint, solve: ReturnType<typeof useLabWords>['solve']): string[] =>
  actions.map(({ kind, chips, percent }) =>
    solve.action({ kind, to: String(chips / PER_CHIP), percent: percent.toFixed(0) }),
  );

const listFacts = (opened: OpenedPoint, w: ReturnType<typeof useLabWords>['decision']): string =>
  [
    w.combos(opened.villainCombos.live, opened.villainCombos.raw),
    ...(opened.requiredEquity > 0 ? [w.required((100 * opened.requiredEquity).toFixed(1))] : []),
    w.buckets[opened.sprBucket],
    w.menu(opened.menu),
    ...(opened.heroRangeSource === 'symmetric' ? [w.symmetric] : []),
  ].join(' ');
