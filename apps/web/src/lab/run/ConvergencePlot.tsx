import { useLabWords } from '../useLabWords.js';
import type { CheckPoint } from './solveStore.js';
import { writePercent } from './figures.js';
import styles from './run.module.css';

interface ConvergencePlotProps {
  readonly checks: readonly CheckPoint[];
  /** In percent of the pot. */
  readonly goal: number;
}

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [376, 176, 44, 28, 10, 20];

/** Exploitability against iterations, both on a log scale, with the goal. What it shows is also said. */
export function ConvergencePlot({ checks, goal }: ConvergencePlotProps) {
  const { run: w } = useLabWords();
  const shown = checks.filter(({ percent }) => percent > 0);
  const last = checks.at(-1);
  const values = [goal > 0 ? goal : 0.1, ...shown.map(({ percent }) => percent)];
  const top = Math.ceil(Math.log10(Math.max(1, ...values)));
  const bottom = Math.floor(Math.log10(Math.min(1, ...values)) - 0.05);
  const right = Math.max(2, Math.ceil(Math.log10(Math.max(10, ...shown.map(({ at }) => at))) * 2) / 2);
  const first = Math.min(1, ...shown.slice(0, 1).map(({ at }) => Math.log10(at)));
  const x = (at: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * (Math.log10(Math.max(1, at)) - first)) / (right - first);
  const y = (percent: number): number =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (top - Math.log10(percent))) / (top - bottom);
  const rows = Array.from({ length: top - bottom + 1 }, (_, i) => 10 ** (bottom + i));
  const columns = [10, 30, 100, 300, 1000, 3000, 10_000, 100_000].filter(
    (at) => Math.log10(at) >= first && Math.log10(at) <= right,
  );
  const text =
    last === undefined
      ? w.plotEmpty(writePercent(goal))
      : w.plotText(writePercent(last.percent), last.at, writePercent(goal));
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text}
      data-part="plot"
    >
      {rows.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value >= 1 ? value : value.toFixed(Math.round(-Math.log10(value)))}
          </text>
        </g>
      ))}
      {columns.map((at) => (
        <text key={at} x={x(at)} y={HEIGHT - 8} textAnchor="middle">
          {at >= 1000 ? `${at / 1000}k` : at}
        </text>
      ))}
      {goal > 0 && (
        <>
          <line className={styles.goal} x1={LEFT} x2={WIDTH - RIGHT} y1={y(goal)} y2={y(goal)} />
          <text className={styles.goalText} x={LEFT + 4} y={y(goal) + 15}>
            {w.goalMark(writePercent(goal))}
          </text>
        </>
      )}
      <polyline
        className={styles.curve}
        points={shown.map(({ at, percent }) => `${x(at)},${y(percent)}`).join(' ')}
      />
      {shown.length > 0 && (
        <circle className={styles.now} r="4.5" cx={x(shown.at(-1)!.at)} cy={y(shown.at(-1)!.percent)} />
      )}
    </svg>
  );
}
