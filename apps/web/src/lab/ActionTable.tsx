import { useLabWords } from './useLabWords.js';
import styles from './ActionTable.module.css';

interface ActionTableProps {
  /** The columns after the action. */
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly {
    /** As in a path. */
    readonly word: string;
    readonly name: string;
    readonly colour?: string;
    /** By column. */
    readonly figures: readonly string[];
  }[];
}

/** Actions, one below the other, and figures about them. */
export function ActionTable({ columns, rows }: ActionTableProps) {
  const { solve } = useLabWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{solve.columns.action}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ word, name, colour, figures }) => (
          <tr key={word} data-row={word}>
            <th scope="row">
              {colour !== undefined && <i style={{ background: colour }} />} {name}
            </th>
            {columns.map(({ id }, at) => (
              <td key={id} data-column={id}>
                {figures[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
