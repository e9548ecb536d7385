import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `key` is what to press now; `plain` anything else that is pressed; `quiet` has no face until it is hovered. */
  readonly look?: 'key' | 'plain' | 'quiet';
  /** The name of the key that does the same; phones do not show it. */
  readonly shortcut?: string | undefined;
  readonly icon?: ReactNode;
}

/** A button with words. A link that looks the same takes `buttonClass`. */
export function Button({ look = 'plain', shortcut, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`${buttonClass(look)} ${className ?? ''}`}>
      {icon}
      <span className={styles.label}>{children}</span>
      {shortcut !== undefined && <KeyCap name={shortcut} />}
    </button>
  );
}

export const buttonClass = (look: 'key' | 'plain' | 'quiet'): string => `${styles.button} ${styles[look]}`;

/** A key as it is printed on a keyboard. */
export const KeyCap = ({ name }: { readonly name: string }) => (
  <kbd className={styles.cap} aria-hidden="true">
    {name}
  </kbd>
);
