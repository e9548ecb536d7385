import { stackChips } from './chipStacks.js';

const RADIUS = 8;
const TILT = 3.5;
const STEP = 3.5;
const MOST = 4;

/** An amount as it lies on the felt: a pile for each kind of chip. The amount itself stands beside it. */
export function Chips({ chips }: { readonly chips: number }) {
  const piles = stackChips(chips);
  if (piles.length === 0) return null;
  const highest = Math.min(MOST, Math.max(...piles.map(({ count }) => count)));
  const width = piles.length * 2 * (RADIUS + 1);
  const height = 2 * (TILT + 1) + STEP * (highest - 1);
  return (
    <svg
      className="chips"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {piles.map(({ kind, count }, pile) =>
        Array.from({ length: Math.min(count, MOST) }, (_, i) => (
          <ellipse
            key={`${kind} ${i}`}
            className={`chip-${kind % 3}`}
            cx={(2 * pile + 1) * (RADIUS + 1)}
            cy={height - TILT - 1 - i * STEP}
            rx={RADIUS}
            ry={TILT}
          />
        )),
      )}
    </svg>
  );
}
