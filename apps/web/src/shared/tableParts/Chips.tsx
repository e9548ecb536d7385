import styles from './Chips.module.css';
import { CHIP_VALUES, stackChips, type ChipValue } from './chipStacks.js';

const RADIUS = 12.5;
const TILT = 8.6;
const THICK = 4.4;
const GAP = 3;
/** How wide a spot on the edge is, in radians. */
const SPOT = 0.2;

/** Spots on the edge: the dearer the more, so that a chip is known without its colour. */
const SPOTS: Readonly<Record<ChipValue, number>> = {
  1: 2,
  5: 3,
  25: 4,
  100: 5,
  500: 6,
  1000: 7,
  5000: 8,
  25_000: 9,
  100_000: 10,
};

interface ChipsProps {
  readonly chips: number;
  readonly mostPiles?: number;
}

/** An amount as chips on the felt. The number is always beside it. */
export function Chips({ chips, mostPiles }: ChipsProps) {
  const piles = stackChips(chips, mostPiles);
  if (piles.length === 0) return null;
  const highest = Math.max(...piles.map((pile) => pile.length));
  const width = piles.length * 2 * RADIUS + (piles.length - 1) * GAP;
  const height = 2 * TILT + THICK * highest;
  return (
    <svg
      className={styles.chips}
      viewBox={`0 0 ${width} ${height}`}
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `calc(${width} * max(1px, var(--u, 1px)) * var(--chip-scale, 1))`,
      }}
      aria-hidden="true"
      data-chips={chips}
    >
      {piles.map((pile, at) => (
        <g key={at} transform={`translate(${RADIUS + at * (2 * RADIUS + GAP)} ${height - TILT - THICK})`}>
          {pile.map((value, level) => (
            <Chip key={level} value={value} level={level} isTop={level === pile.length - 1} />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface ChipProps {
  readonly value: ChipValue;
  readonly level: number;
  readonly isTop: boolean;
}

function Chip({ value, level, isTop }: ChipProps) {
  const spots = SPOTS[value];
  return (
    <g transform={`translate(0 ${-level * THICK})`} className={styles[`kind${CHIP_VALUES.indexOf(value)}`]}>
      <path
        className={styles.side}
        d={`M${-RADIUS} 0v${THICK}a${RADIUS} ${TILT} 0 0 0 ${2 * RADIUS} 0v${-THICK}z`}
      />
      <path className={styles.edge} d={drawSpots(spots, level)} />
      {isTop && (
        <>
          <ellipse className={styles.top} rx={RADIUS} ry={TILT} />
          <ellipse
            className={styles.ring}
            rx={RADIUS - 2.1}
            ry={TILT - 1.5}
            pathLength={spots * 40}
            strokeDasharray="8 12"
          />
          <ellipse className={styles.middle} rx={RADIUS - 4.4} ry={TILT - 3.1} />
        </>
      )}
    </g>
  );
}

/** The spots on the half of the edge that is seen; those of neighbours do not lie above each other. */
function drawSpots(spots: number, level: number): string {
  const step = Math.PI / spots;
  return Array.from({ length: spots }, (_, i) => {
    const at = -Math.PI / 2 + step * (i + (level % 2 === 0 ? 0.5 : 0.15));
    const [from, to] = [Math.max(-1.5, at - SPOT / 2), Math.min(1.5, at + SPOT / 2)].map(
      (angle) => [RADIUS * Math.sin(angle), TILT * Math.cos(angle)] as const,
    ) as [readonly [number, number], readonly [number, number]];
    const places = [...from, to[0] - from[0], to[1] - from[1]].map((each) => each.toFixed(2));
    return `M${places[0]} ${places[1]}l${places[2]} ${places[3]}v${THICK}l${-Number(places[2])} ${-Number(places[3])}z`;
  }).join('');
}
