import { useLabWords } from '../useLabWords.js';
import { STREETS, usesStreet, type MenuFields, type SpotFields, type Street } from './spotFields.js';
import styles from './holdem.module.css';

interface MenuTableProps {
  readonly fields: SpotFields;
  readonly onChange: (menus: SpotFields['menus']) => void;
}

const COLUMNS = [
  'oopBet',
  'oopRaise',
  'donk',
  'ipBet',
  'ipRaise',
] as const satisfies readonly (keyof MenuFields)[];

/** The bet sizes of both players on every street that is still to come. */
export function MenuTable({ fields, onChange }: MenuTableProps) {
  const { menu: w, streets } = useLabWords();
  const { menus, board } = fields;
  const shown = STREETS.filter((street) => usesStreet(board, street));
  const write = (street: Street, column: keyof MenuFields, value: string): void =>
    onChange({ ...menus, [street]: { ...menus[street], [column]: value } });
  return (
    <div className={styles.menus}>
      <div className={styles.scroll}>
        <table>
          <caption>{w.title}</caption>
          <thead>
            <tr>
              <th scope="col">{w.street}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {w.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((street) => (
              <tr key={street}>
                <th scope="row">{streets[street]}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    {column === 'donk' && street === shown[0] ? (
                      '–'
                    ) : (
                      <input
                        type="text"
                        name={`${street}-${column}`}
                        aria-label={w.field(streets[street], w.columns[column])}
                        value={menus[street][column]}
                        spellCheck={false}
                        autoCapitalize="off"
                        onChange={({ target }) => write(street, column, target.value)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.meaning}>{w.meaning}</p>
    </div>
  );
}
