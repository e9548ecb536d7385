import { listAwards } from '@doorcard/table/client';
import { listPeople, nameHolding } from '@doorcard/text';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** Hands that were shown and won nothing: for a phone, where the seats are too small for their names. */
export function Beaten() {
  const { words } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  if (view === undefined || hand === undefined || view.phase !== 'over') return null;
  const winners = listAwards(view).flatMap((award) => award.winners.map(({ seat }) => seat));
  const people = listPeople(words, hand);
  const beaten = view.seats.flatMap(({ shown }, seat) =>
    shown === null || seat === view.seat || winners.includes(seat)
      ? []
      : [{ name: people[seat]!.name, holding: nameHolding(words, view.game, shown, view.board) }],
  );
  if (beaten.length === 0) return null;
  return (
    <ul className="beaten">
      {beaten.map(({ name, holding }) => (
        <li key={name}>
          {name} {holding}
        </li>
      ))}
    </ul>
  );
}
