import { makeCard, type Card } from '@doorcard/cards';
import type { DrawRecord } from '@doorcard/engine';
import type { CardLayout, LyingCard } from '@doorcard/table/client';
import type { CSSProperties, ReactNode } from 'react';
import { CardFace } from '../cards/CardFace.js';
import styles from './CardRow.module.css';
import { layCards } from './layCards.js';

interface CardRowProps {
  readonly cards: readonly LyingCard[];
  readonly layout: CardLayout;
  readonly isMine: boolean;
  /** Shown to everybody: mine lie no longer face down. */
  readonly isShown?: boolean;
  readonly draws?: readonly DrawRecord[];
  /** Mine that are turned up slowly: the last ones of a hand. */
  readonly squeezed?: readonly Card[];
  /** Cards that are raised: those that win. */
  readonly raised?: readonly Card[];
  readonly label?: string | undefined;
  /** What is around a card, for those that can be pressed. */
  readonly wrap?: ((card: Card, place: number, face: ReactNode) => ReactNode) | undefined;
}

/** The cards of a seat, in a row on the felt. A card that joins moves the others, and nothing else on the table. */
export function CardRow(props: CardRowProps) {
  const { cards, layout, isMine, isShown = false, draws = [] } = props;
  const { squeezed = [], raised = [], label, wrap } = props;
  const { places, wide, narrow } = layCards(cards, layout, isMine);
  const row = { '--wide': wide, '--narrow-cards': narrow } as CSSProperties;
  return (
    <ol
      className={`${styles.row} ${isMine ? styles.mine : styles.other} ${styles[layout]}`}
      style={row}
      aria-label={label}
      data-part="cards"
    >
      {cards.map(({ card, isUp }, place) => {
        const at = places[place]!;
        const isLow = layout === 'stud' && !isUp && isMine;
        const face = (
          <CardFace card={card} state={isLow && !isShown ? 'down' : 'up'} isCovered={at.isCovered} />
        );
        const isSqueezed = card !== undefined && squeezed.includes(card);
        const isRaised = card !== undefined && raised.includes(card);
        return (
          <li
            key={card === undefined ? nameHidden(place, cards.length, draws) : makeCard(card)}
            className={`${isLow ? styles.low : ''} ${card === undefined ? styles.hidden : ''} ${isRaised ? styles.raised : ''}`}
            style={{ '--x': at.wide, '--xn': at.narrow, '--place': place } as CSSProperties}
          >
            {card !== undefined && wrap !== undefined ? wrap(card, place, face) : face}
            {isSqueezed && (
              <span className={styles.cover} aria-hidden="true" data-part="squeeze">
                <CardFace card={undefined} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Cards that nobody sees have only their place as a key; those that were drawn last are new ones. */
function nameHidden(place: number, count: number, draws: readonly DrawRecord[]): string {
  const last = draws.at(-1);
  const isFresh = typeof last === 'number' && place >= count - last;
  return isFresh ? `hidden ${place} after ${draws.length}` : `hidden ${place}`;
}
