import { makeCard, type Card } from '@doorcard/cards';
import { CardFace } from '../shared/cards/CardFace.js';
import { useRulesWords } from './useRulesWords.js';
import styles from './rules.module.css';
import hidden from '../shared/style/unseen.module.css';

interface CardPictureProps {
  readonly cards: readonly Card[];
  /** Those that count; the others are paler. */
  readonly playing: readonly Card[];
  readonly label?: string;
}

/** Cards in a row, as a picture in a text. */
export function CardPicture({ cards, playing, label }: CardPictureProps) {
  const w = useRulesWords();
  return (
    <ul className={styles.cardPicture} aria-label={label}>
      {cards.map((card) => (
        <li key={makeCard(card)} className={playing.includes(card) ? styles.plays : styles.idle}>
          <CardFace card={card} />
          {!playing.includes(card) && <span className={hidden.unseen}>{w.notPlaying}</span>}
        </li>
      ))}
    </ul>
  );
}
