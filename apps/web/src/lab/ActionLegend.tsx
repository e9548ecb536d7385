import { boldestFirst, colourActions } from './grid/actionColours.js';
import { writeShare } from './run/figures.js';
import styles from './ActionLegend.module.css';

interface ActionLegendProps {
  readonly actions: readonly (Parameters<typeof colourActions>[0][number] & { readonly frequency: number })[];
  /** By action: what it is called, and how it is written in a path. */
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** Goes on with an action, where this player decides. */
  readonly onAction: ((word: string) => void) | undefined;
}

/** The actions of a decision with their colours and how often they are taken, the boldest first. */
export function ActionLegend({ actions, names, words, onAction }: ActionLegendProps) {
  const colours = colourActions(actions);
  return (
    <ul className={styles.legend} data-part="actions">
      {boldestFirst(actions).map((at) => {
        const word = words[at]!;
        const label = (
          <>
            <i style={{ background: colours[at]! }} /> {names[at]}{' '}
            <b data-share={word}>{writeShare(actions[at]!.frequency)}</b>
          </>
        );
        return (
          <li key={word}>
            {onAction === undefined ? (
              <span>{label}</span>
            ) : (
              <button type="button" data-action={word} onClick={() => onAction(word)}>
                {label}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
