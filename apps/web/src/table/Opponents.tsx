import { Seat } from './Seat.js';
import { useTable } from './useTable.js';

/** Everybody but me, from my left around the table. Each stays in one place, whoever has the button. */
export function Opponents() {
  const table = useTable((state) => state.table)!;
  const { chairs, you } = table;
  const order = chairs.map((_, i) => ((you ?? -1) + 1 + i) % chairs.length);
  const others = order.filter((chair) => chair !== you && chairs[chair] !== null);
  return (
    <ol className={`opponents of-${others.length}`}>
      {others.map((chair) => (
        <li key={chair}>
          <Seat chair={chair} />
        </li>
      ))}
    </ol>
  );
}
