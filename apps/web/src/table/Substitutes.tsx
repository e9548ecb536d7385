import { namePlayer } from '../start/playerName.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** Chairs whose player is not available, and who plays them. */
export function Substitutes() {
  const { words } = useTableWords();
  const table = useTable((state) => state.table);
  if (table === undefined || table.substitutes.length === 0) return null;
  return (
    <div className="note" role="status">
      <ul>
        {table.substitutes.map(({ chair, wanted, plays }) => (
          <li key={chair}>
            {words.table.substitute(table.chairs[chair]?.name ?? '', wanted, namePlayer(words, plays))}
          </li>
        ))}
      </ul>
    </div>
  );
}
