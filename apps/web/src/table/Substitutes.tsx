import { namePlayer } from '@doorcard/text';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './Notes.module.css';
import { useTableWords } from './useTableWords.js';

/** Chairs whose player is not available, and who plays them. */
export function Substitutes() {
  const { words } = useTableWords();
  const table = useTable((state) => state.table);
  if (table === undefined || table.substitutes.length === 0) return null;
  return (
    <div className={styles.note} role="status">
      <ul>
        {table.substitutes.map(({ chair, wanted, plays }) => (
          <li key={chair}>
            {words.table.substitute(
              table.chairs[chair]?.name ?? '',
              namePlayer(words.players, wanted),
              namePlayer(words.players, plays),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
