import { boldestFirst, colourActions } from './grid/actionColours.js';
import { writeShare } from './run/figures.js';
import styles from './lab.module.css';

interface ShareBarProps {
  readonly actions: Parameters<typeof colourActions>[0];
  /** By action. */
  readonly names: readonly string[];
  readonly shares: readonly number[];
  /** Short names inside the parts that have room. */
  readonly labels?: readonly string[];
}

/** Shares this large have room for their number, and larger ones for a word. */
const [ROOM, ROOM_FOR_WORD] = [0.09, 0.24];

/** How often each action is taken, as a bar: the boldest first. Folds are hatched. */
export function ShareBar({ actions, names, shares, labels }: ShareBarProps) {
  const colours = colourActions(actions);
  const order = boldestFirst(actions);
  const text = order.map((at) => `${names[at]} ${writeShare(shares[at]!)}`).join(', ');
  return (
    <span className={styles.shares} role="img" aria-label={text} data-tall={labels !== undefined}>
      {order.map((at) => {
        const share = shares[at]!;
        if (!(share > 0.001)) return null;
        return (
          <span
            key={at}
            data-kind={actions[at]!.kind}
            style={{ flexGrow: share, backgroundColor: colours[at]! }}
            aria-hidden="true"
          >
            {labels !== undefined &&
              share > ROOM &&
              (share > ROOM_FOR_WORD
                ? `${labels[at]} ${(100 * share).toFixed(0)}`
                : (100 * share).toFixed(0))}
          </span>
        );
      })}
    </span>
  );
}
