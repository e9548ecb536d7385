import type { Card } from '@doorcard/cards';
import type { DrawRecord } from '@doorcard/engine';
import type { CardLayout } from '@doorcard/table/client';
import type { CSSProperties, ReactNode } from 'react';
import { CardFace } from '../cards/CardFace.js';
import { DrawTokens } from './DrawTokens.js';
import type { Row } from './layCards.js';
import { Plate } from './Plate.js';
import styles from './SeatBlock.module.css';

interface SeatBlockProps {
  readonly name: string;
  readonly about?: string | undefined;
  readonly layout: CardLayout;
  /** Chips, or the word for having folded or being out. */
  readonly second: ReactNode;
  readonly isActing: boolean;
  readonly isOut: boolean;
  readonly dealer?: string | undefined;
  readonly cards: ReactNode;
  /** How long the row of cards is: the bet is drawn beyond its end. */
  readonly row: Pick<Row, 'wide' | 'narrow'>;
  /** Up cards of somebody who folded; they stay all hand long. */
  readonly dead: readonly Card[];
  readonly draws: readonly DrawRecord[];
  readonly isOver: boolean;
  /** Between the seat and the pot: the bet, and at the end what it won or held. */
  readonly spot: ReactNode;
}

/** An opponent: plate, cards on the felt, and what lies towards the pot. Every part keeps its place. */
export function SeatBlock(props: SeatBlockProps) {
  const { name, about, layout, second, isActing, isOut, dealer, cards, row, dead, draws, isOver, spot } =
    props;
  return (
    <article
      className={`${styles.seat} ${styles[layout]}`}
      style={{ '--row-wide': row.wide, '--row-narrow': row.narrow } as CSSProperties}
      aria-label={name}
      aria-current={isActing}
      data-part="seat"
    >
      <div className={styles.who}>
        <span className={styles.plate}>
          <Plate name={name} about={about} isActing={isActing} isOut={isOut} dealer={dealer}>
            {second}
          </Plate>
          {dead.length > 0 && (
            <ol className={styles.dead} data-part="dead">
              {dead.map((card, i) => (
                <li key={card}>
                  <CardFace card={card} state="dead" isCovered={i < dead.length - 1} />
                </li>
              ))}
            </ol>
          )}
        </span>
      </div>
      <div className={styles.cards}>{cards}</div>
      {layout === 'draw' && (
        <div className={`${styles.draws} ${isOver ? styles.over : ''}`}>
          {draws.length > 0 && !isOut && <DrawTokens draws={draws} hasWords />}
        </div>
      )}
      <div className={styles.spot} data-part="spot">
        {spot}
      </div>
    </article>
  );
}
