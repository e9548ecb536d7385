import { parseCards } from '@doorcard/cards';
import { CardFace } from '../shared/cards/CardFace.js';
import styles from './lab.module.css';

/** Cards of a text, as far as it can be read. */
export function BoardCards({
  text,
  state = 'up',
}: {
  readonly text: string;
  readonly state?: 'up' | 'dead';
}) {
  const cards = parseCards(text);
  if (!cards.ok) return null;
  return (
    <span className={styles.cards} data-state={state}>
      {cards.value.map((card) => (
        <span key={card} className={styles.card}>
          <CardFace card={card} state={state} />
        </span>
      ))}
    </span>
  );
}
