import type { WinRate } from '@doorcard/history';
import { useCallback, useMemo, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useProgressWords } from './useProgressWords.js';
import { makeCurve } from './curve.js';
import { drawChart, LINES } from './chart.js';
import { writeBets } from './figures.js';
import type { HandPoint } from './progressMessage.js';
import legend from '../shared/chart/legend.module.css';
import { useChart } from '../shared/chart/useChart.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './progress.module.css';

interface ResultChartProps {
  readonly points: readonly HandPoint[];
  readonly rate: WinRate;
}

/** The result hand by hand. Its lines differ in dashes, not in colour alone; what it shows is also said. */
export function ResultChart({ points, rate }: ResultChartProps) {
  const w = useProgressWords();
  const place = useRef<HTMLDivElement>(null);
  const curve = useMemo(() => makeCurve(points), [points]);
  const { handNumber } = w;
  const draw = useCallback((at: HTMLElement) => drawChart(uPlot, at, curve, handNumber), [curve, handNumber]);
  useChart(place, draw);
  const text = w.curveText(
    points.length,
    w.bets(writeBets(rate.bets)),
    w.bets(writeBets(rate.showdownBets)),
    w.bets(writeBets(rate.otherBets)),
  );
  return (
    <section className={styles.curve}>
      <h2>{w.curve}</h2>
      <p className={inputs.meaning}>{w.curveMeaning}</p>
      <ul className={`${legend.legend} ${styles.legend}`}>
        {LINES.map(({ id, dash }) => (
          <li key={id}>
            <svg className={styles[id]} viewBox="0 0 32 10" aria-hidden="true">
              <line x1="0" x2="32" y1="5" y2="5" strokeDasharray={dash.join(' ')} />
            </svg>
            {w.lines[id]}
          </li>
        ))}
        <li>
          <svg className={styles.band} viewBox="0 0 32 10" aria-hidden="true">
            <rect width="32" height="10" />
          </svg>
          {w.lines.band}
        </li>
      </ul>
      <div ref={place} className={styles.chart} role="img" aria-label={text} />
      <p className={inputs.meaning}>{text}</p>
    </section>
  );
}
