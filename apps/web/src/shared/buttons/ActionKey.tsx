import type { ComponentProps, ReactNode } from 'react';
import styles from './ActionKey.module.css';
import { KeyCap } from './Button.js';

interface ActionKeyProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** At the table, among actions to choose from, or an answer in words. */
  readonly shape: 'slot' | 'choice' | 'answer';
  /** The colour of an action: that of its place at the table. */
  readonly look?: 'fold' | 'call' | 'raise';
  readonly icon?: ReactNode;
  readonly label: string;
  /** The name of the key that does the same; phones do not show it. */
  readonly shortcut?: string | undefined;
  /** Known to be right or wrong. */
  readonly mark?: 'right' | 'wrong' | undefined;
}

/** One of several actions or answers. All have the same weight, so that none is advice. */
export const ActionKey = ({ shape, look, icon, label, shortcut, mark, ...rest }: ActionKeyProps) => (
  <button
    type="button"
    {...rest}
    className={[styles.key, styles[shape], look && styles[look], mark && styles[mark]]
      .filter(Boolean)
      .join(' ')}
    data-mark={mark}
  >
    {icon !== undefined && <span className={styles.icon}>{icon}</span>}
    <span className={styles.label}>{label}</span>
    {shortcut !== undefined && <KeyCap name={shortcut} />}
  </button>
);
