import type { CurvePoint } from '@doorcard/arena';
import { writeChips } from '@doorcard/text';
import { useCallback, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import legend from '../shared/chart/legend.module.css';
import { useChart } from '../shared/chart/useChart.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './CurveChart.module.css';
import { drawCurve, LINES, type LineId } from './chart.js';
import { writeInterval, writeRate } from './figures.js';
import { useArenaWords } from './useArenaWords.js';

interface CurveChartProps {
  readonly points: readonly CurvePoint[];
  readonly name: string;
}

/** Rows of the table that says what the curve shows. */
const MOST_ROWS = 16;

/** How the result developed, as a picture and as a table. */
export function CurveChart({ points, name }: CurveChartProps) {
  const w = useArenaWords();
  const place = useRef<HTMLDivElement>(null);
  const { handNumber } = w;
  const draw = useCallback(
    (at: HTMLElement) => drawCurve(uPlot, at, points, handNumber),
    [points, handNumber],
  );
  useChart(place, draw);
  const isAdjusted = points.some(({ adjusted }) => adjusted !== undefined);
  const names: Readonly<Record<LineId, string>> = { raw: w.raw, adjusted: w.adjusted };
  const lines = LINES.filter(({ id }) => id === 'raw' || isAdjusted);
  const last = points.at(-1);
  const text =
    last === undefined
      ? w.curve
      : `${w.curve}: ${writeChips(last.hands)} ${w.handNumber}, ${[
          `${w.raw} ${writeRate(last.per100)} (${writeInterval(w, last)})`,
          ...(last.adjusted === undefined
            ? []
            : [`${w.adjusted} ${writeRate(last.adjusted.per100)} (${writeInterval(w, last.adjusted)})`]),
        ].join(', ')}`;
  return (
    <section className={styles.curve} aria-labelledby="curve">
      <h3 id="curve">{w.curve}</h3>
      <p className={inputs.meaning}>{w.curveMeaning(name)}</p>
      <ul className={`${legend.legend} ${styles.legend}`}>
        {lines.map(({ id, dash }) => (
          <li key={id} data-line={id}>
            <svg viewBox="0 0 32 10" aria-hidden="true">
              <rect width="32" height="10" />
              <line x1="0" x2="32" y1="5" y2="5" strokeDasharray={dash.join(' ')} />
            </svg>
            {names[id]}
          </li>
        ))}
      </ul>
      <div ref={place} className={styles.chart} role="img" aria-label={text} data-part="curve" />
      <details>
        <summary>{w.asTable}</summary>
        <table className={styles.table} aria-label={w.asTable}>
          <thead>
            <tr>
              <th scope="col">{w.hands}</th>
              {lines.map(({ id }) => (
                <th key={id} scope="col">
                  {names[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pickRows(points).map((point) => (
              <tr key={point.hands}>
                <th scope="row">{writeChips(point.hands)}</th>
                <td>
                  {writeRate(point.per100)} <small>{writeInterval(w, point)}</small>
                </td>
                {point.adjusted !== undefined && (
                  <td>
                    {writeRate(point.adjusted.per100)} <small>{writeInterval(w, point.adjusted)}</small>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Some of many points, the last one always. */
function pickRows(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const step = Math.ceil(points.length / MOST_ROWS);
  return points.filter((_, i) => (points.length - 1 - i) % step === 0);
}
