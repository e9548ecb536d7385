import type { PointResponse } from '@doorcard/solver/worker';
import { ActionTable } from '../ActionTable.js';
import { writeEv } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import { PER_CHIP } from './pointFields.js';
import lab from '../lab.module.css';
import styles from './decision.module.css';

interface PointResponsePanelProps {
  readonly response: PointResponse;
  readonly names: readonly string[];
}

/** The best response to a villain who does not change. It is not an equilibrium, and says so. */
export function PointResponsePanel({ response, names }: PointResponsePanelProps) {
  const { decision: w, solve } = useLabWords();
  const gain = response.ev - response.equilibriumEv;
  return (
    <section className={lab.box} aria-label={w.response} data-part="response">
      <h2>{w.response}</h2>
      <ActionTable
        columns={[
          { id: 'best', name: w.best },
          { id: 'ev', name: solve.columns.ev },
        ]}
        rows={response.actions
          .map(({ action, frequency, ev }, at) => ({
            word: action,
            name: names[at]!,
            figures: [frequency === 1 ? '✓' : '', writeEv(ev / PER_CHIP)],
          }))
          .toReversed()}
      />
      <p className={styles.facts} data-part="gain">
        {w.gain(
          writeEv(response.ev / PER_CHIP),
          writeEv(response.equilibriumEv / PER_CHIP),
          (gain / PER_CHIP).toFixed(2),
        )}
      </p>
      <p className={styles.facts}>{w.notEquilibrium}</p>
    </section>
  );
}
