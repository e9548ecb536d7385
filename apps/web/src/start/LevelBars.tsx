import { LEVELS, type LevelChoice } from '../shared/tableChoice/players.js';
import styles from './LevelBars.module.css';

const BARS = LEVELS.length - 1;

/** How strong a level is, as bars; its name is beside them. A sparring partner has none. */
export function LevelBars({ level }: { readonly level: LevelChoice | undefined }) {
  if (level === undefined) return null;
  const strength = LEVELS.indexOf(level);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${BARS * 5} 12`} aria-hidden="true">
      {Array.from({ length: BARS }, (_, i) => {
        const height = 4 + (8 * i) / (BARS - 1);
        return (
          <rect
            key={i}
            className={i < strength ? styles.full : styles.empty}
            x={i * 5 + 0.5}
            y={12 - height + 0.5}
            width="3.6"
            height={height - 1}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
