import type { ReactNode } from 'react';
import { writeShare } from './run/figures.js';
import styles from './lab.module.css';

interface HandTableProps {
  readonly title: string;
  /** The heads of the columns before the actions: the hand and its figures. */
  readonly columns: readonly string[];
  /** Of the actions. */
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly figures: readonly (string | number)[];
    /** How often the hand takes each action. */
    readonly frequencies: readonly number[];
  }[];
  readonly onOpen?: (isOpen: boolean) => void;
  /** Below the table. */
  readonly children?: ReactNode;
}

/** Hands and how often they take each action, behind a title that opens the table. */
export const HandTable = ({ title, columns, names, rows, onOpen, children }: HandTableProps) => (
  <details className={styles.text} onToggle={({ currentTarget }) => onOpen?.(currentTarget.open)}>
    <summary>{title}</summary>
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {[...columns, ...names].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, frequencies }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[...figures, ...frequencies.map(writeShare)].map((figure, at) => (
                <td key={at}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {children}
  </details>
);
