import { makeRank, type Card } from '@doorcard/cards';
import { useWords } from '../language/useWords.js';
import styles from './CardTag.module.css';
import { SUIT_SHAPES } from './suitShapes.js';

/** A dead card in a line of text. */
export function CardTag({ card }: { readonly card: Card }) {
  const words = useWords();
  const suit = card & 3;
  return (
    <span
      className={`${styles.tag} ${styles[`suit${suit}`]}`}
      role="img"
      aria-label={words.card(card)}
      data-face
    >
      {makeRank(card >> 2)}
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={SUIT_SHAPES[suit]} />
      </svg>
    </span>
  );
}
