import { Children, type ReactNode } from 'react';
import styles from './SeatRing.module.css';

type Side = 'left' | 'top' | 'right';

/** Where opponents sit, from my left around the table. */
const SIDES: readonly (readonly Side[])[] = [
  [],
  ['top'],
  ['left', 'right'],
  ['left', 'top', 'right'],
  ['left', 'top', 'top', 'right'],
  ['left', 'top', 'top', 'top', 'right'],
  ['left', 'top', 'top', 'top', 'top', 'right'],
];

/** The opponents around the table. Each stays in one place, wherever the button is. */
export function SeatRing({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  // A phone has seats at its left and right edge, and one at the top where their number is odd.
  const middle = (all.length - 1) / 2;
  return (
    <ol className={styles.ring} data-count={all.length} data-part="ring">
      {all.map((child, i) => (
        <li
          key={i}
          data-side={SIDES[all.length]?.[i] ?? 'top'}
          data-edge={i === middle ? 'top' : i < middle ? 'left' : 'right'}
        >
          {child}
        </li>
      ))}
    </ol>
  );
}
