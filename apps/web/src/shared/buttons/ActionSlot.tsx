import type { ReactNode } from 'react';
import { KeyCap } from './Button.js';
import styles from './ActionSlot.module.css';

interface ActionSlotProps {
  /** Its place and colour: the left, the middle or the right one. */
  readonly slot: 'fold' | 'call' | 'raise';
  readonly icon: ReactNode;
  readonly label: string;
  readonly shortcut: string;
  readonly ariaKey: string | undefined;
  readonly isOff: boolean;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
}

/** One action. All have the same weight, so that none is advice. */
export const ActionSlot = (props: ActionSlotProps) => {
  const { slot, icon, label, shortcut, ariaKey, isOff, type = 'button', onPress } = props;
  return (
    <button
      type={type}
      className={`${styles.slot} ${styles[slot]}`}
      aria-keyshortcuts={ariaKey}
      disabled={isOff}
      onClick={onPress}
      data-slot={slot}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
      <KeyCap name={shortcut} />
    </button>
  );
};
