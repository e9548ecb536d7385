import type { ReactNode } from 'react';
import styles from './PlainPage.module.css';

interface PlainPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly buttons: ReactNode;
}

/** Instead of a page that cannot be shown: what is wrong, and what to do. */
export const PlainPage = ({ title, children, buttons }: PlainPageProps) => (
  <main className={styles.page} data-part="plain">
    <h1 className={styles.title}>{title}</h1>
    <p role="alert">{children}</p>
    <div className={styles.buttons}>{buttons}</div>
  </main>
);
