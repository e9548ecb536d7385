import type { OpenedPoint, PointResponse } from '@doorcard/solver/worker';
import { writeEv } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import { PER_CHIP } from './pointFields.js';
import styles from './decision.module.css';

interface PointResponsePanelProps {
  readonly response: PointResponse;
  readonly opened: OpenedPoint;
  readonly names: readonly string[];
}

/** The best response to a villain who does not change. It is not an equilibrium, and says so. */
export function PointResponsePanel({ response, opened, names }: PointResponsePanelProps) {
  const { decision: w, solve } = useLabWords();
  const gain = response.ev - response.equilibriumEv;
  return (
    <section className={styles.box} aria-label={w.response} data-part="response">
      <h2>{w.response}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{solve.columns.action}</th>
            <th scope="col">{w.best}</th>
            <th scope="col">{solve.columns.ev}</th>
          </tr>
        </thead>
        <tbody>
          {response.actions
            .map((action, at) => ({ ...action, name: names[at]! }))
            .toReversed()
            .map(({ name, action, frequency, ev }) => (
              <tr key={action} data-row={opened.actions.find((each) => each.action === action)?.action}>
                <th scope="row">{name}</th>
                <td>{frequency === 1 ? '✓' : ''}</td>
                <td>{writeEv(ev / PER_CHIP)}</td>
              </tr>
            ))}
        </tbody>
      </table>
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
