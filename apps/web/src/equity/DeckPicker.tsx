import { cardOf, makeCard, makeRank, rankOf, RANKS, SUITS, type Card } from '@doorcard/cards';
import { useEffect, useRef } from 'react';
import { SUIT_SHAPES } from '../cards/suits.js';
import { useWords } from '../language/LanguageProvider.js';
import { ANY_CARD, countCards, listKnown } from './cardText.js';
import { nameField } from './fieldName.js';
import { listFields, readField, sizeOf, type Field, type SpotText } from './spotText.js';

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
  const { web } = words;
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
    <section className="deck" aria-labelledby="deck-title">
      <div className="deck-head">
        <div>
          <h2 id="deck-title" ref={title} tabIndex={-1}>
            {web.equity.choose(nameField(words, active))}
          </h2>
          {!canTake && <p className="meaning">{web.equity.full}</p>}
        </div>
        {typeof active === 'number' && (
          <button
            type="button"
            className="any"
            aria-disabled={isFull}
            onClick={() => !isFull && onPick(undefined)}
          >
            {web.equity.anyCard} <span aria-hidden="true">{ANY_CARD}</span>
          </button>
        )}
      </div>
      {SUIT_ORDER.map((suit) => (
        <div key={suit} className="deck-suit">
          {RANK_ORDER.map((rank) => cardOf(rank, suit)).map((card) => (
            <button
              key={card}
              type="button"
              className={`deck-card suit-${suit}`}
              data-used={used.includes(card) && !mine.includes(card)}
              data-pick={makeCard(card)}
              aria-label={web.card(card)}
              aria-pressed={mine.includes(card)}
              aria-disabled={!pickable(card)}
              onClick={() => pickable(card) && onPick(card)}
            >
              <span aria-hidden="true">{makeRank(rankOf(card))}</span>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d={SUIT_SHAPES[suit]} />
              </svg>
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}
