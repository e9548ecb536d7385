import { cardOf, makeCard, makeRank, rankOf, RANKS, SUITS, type Card } from '@doorcard/cards';
import { useEffect, useRef } from 'react';
import { SUIT_SHAPES } from '../shared/cards/suitShapes.js';
import { useWords } from '../shared/language/useWords.js';
import { ANY_CARD, countCards, listKnown } from './cardText.js';
import { nameField } from './fieldName.js';
import { listFields, readField, sizeOf, type Field, type SpotText } from './spotText.js';
import { useEquityWords } from './useEquityWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './equity.module.css';

interface DeckPickerProps {
  readonly text: SpotText;
  readonly active: Field;
  readonly onPick: (card: Card | undefined) => void;
  /** Where the deck moves along with the fields, the reader moves with it. */
  readonly takesFocus: boolean;
}

/** From spades to clubs, from the ace down. */
const SUIT_ORDER = SUITS.map((_, suit) => suit).toReversed();
const RANK_ORDER = RANKS.map((_, rank) => rank).toReversed();

/** All cards of the deck. A tap gives one to the field that is active or takes it back. */
export function DeckPicker({ text, active, onPick, takesFocus }: DeckPickerProps) {
  const words = useWords();
  const w = useEquityWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const written = readField(text, active);
  const mine = listKnown(written);
  const used = listFields(text).flatMap((field) => listKnown(readField(text, field)));
  const isFull = countCards(written) >= sizeOf(text, active);
  const canTake = !isFull || written.includes(ANY_CARD);
  const pickable = (card: Card): boolean => mine.includes(card) || (canTake && !used.includes(card));
  return (
    <section className={styles.deck} aria-labelledby="deck-title">
      <div className={styles.deckHead}>
        <div>
          <h2 id="deck-title" ref={title} tabIndex={-1}>
            {w.choose(nameField(w, active))}
          </h2>
          {!canTake && <p className={inputs.meaning}>{w.full}</p>}
        </div>
        {typeof active === 'number' && (
          <button
            type="button"
            className={styles.any}
            aria-disabled={isFull}
            onClick={() => !isFull && onPick(undefined)}
          >
            {w.anyCard} <span aria-hidden="true">{ANY_CARD}</span>
          </button>
        )}
      </div>
      {SUIT_ORDER.map((suit) => (
        <div key={suit} className={styles.deckSuit}>
          {RANK_ORDER.map((rank) => cardOf(rank, suit)).map((card) => (
            <Button
              key={card}

              className={`${styles.deckCard} ${styles[`suit${suit}`]}`}
              data-used={used.includes(card) && !mine.includes(card)}
              data-pick={makeCard(card)}
              aria-label={words.card(card)}
              aria-pressed={mine.includes(card)}
              aria-disabled={!pickable(card)}
              onClick={() => pickable(card) && onPick(card)}
            >
              <span aria-hidden="true">{makeRank(rankOf(card))}</span>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d={SUIT_SHAPES[suit]} />
              </svg>
            </Button>
          ))}
        </div>
      ))}
    </section>
  );
}
