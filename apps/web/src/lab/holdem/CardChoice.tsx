import { cardOf, makeCard, RANKS, SUITS, type Card } from '@doorcard/cards';
import { CardTag } from '../../shared/cards/CardTag.js';
import { useLabWords } from '../useLabWords.js';
import styles from './holdem.module.css';

const SUIT_ORDER = SUITS.map((_, suit) => suit).toReversed();
const RANK_ORDER = RANKS.map((_, rank) => rank).toReversed();

interface CardChoiceProps {
  readonly dead: readonly Card[];
  readonly onChoose: (card: Card) => void;
}

/** The cards that can come next. */
export function CardChoice({ dead, onChoose }: CardChoiceProps) {
  const { spot: w } = useLabWords();
  return (
    <section className={styles.deck} aria-label={w.chooseCard}>
      <h3>{w.chooseCard}</h3>
      {SUIT_ORDER.map((suit) => (
        <div key={suit}>
          {RANK_ORDER.map((rank) => cardOf(rank, suit)).map((card) => (
            <button
              key={card}
              type="button"
              data-card={makeCard(card)}
              disabled={dead.includes(card)}
              onClick={() => onChoose(card)}
            >
              <CardTag card={card} />
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}
