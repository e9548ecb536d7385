import type { GameId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { listPeople } from '@doorcard/text';
import { Avatar } from '../shared/avatars/Avatar.js';
import { CardFace } from '../shared/cards/CardFace.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './CoachPanel.module.css';
import { readBoard } from './readBoard.js';
import { useTableWords } from './useTableWords.js';

/** In stud: the up cards of those who are still in, and what everybody can see in them. */
export function BoardsRead() {
  const { words, w } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  if (view === undefined || hand === undefined || findLayout(view.game as GameId) !== 'stud') return null;
  const people = listPeople(words, hand);
  const rivals = view.seats.flatMap(({ up, folded }, seat) =>
    folded || seat === view.seat || up.length < 2 ? [] : [{ seat, up }],
  );
  if (rivals.length === 0) return null;
  return (
    <section className={styles.section} aria-label={w.boards.title} data-part="boards">
      <header className={styles.head}>
        <h2>{w.boards.title}</h2>
      </header>
      <ul className={styles.boards}>
        {rivals.map(({ seat, up }) => {
          const signs = readBoard(view.game as GameId, up).map(w.boards.sign);
          return (
            <li key={seat}>
              <span className={styles.face}>
                <Avatar name={people[seat]!.name} />
              </span>
              <span className={styles.what}>
                <strong>{people[seat]!.name}</strong>
                <small>{signs.length === 0 ? w.boards.nothing : signs.join(w.listBetween)}</small>
              </span>
              <span className={styles.up}>
                {up.map((card) => (
                  <CardFace key={card} card={card} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
