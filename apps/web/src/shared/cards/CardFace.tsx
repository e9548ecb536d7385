import { makeCard, makeRank, type Card } from '@doorcard/cards';
import { useWords } from '../language/useWords.js';
import styles from './CardFace.module.css';
import { SUIT_SHAPES } from './suitShapes.js';

interface CardFaceProps {
  /** Undefined is a card that lies face down. */
  readonly card: Card | undefined;
  /** `down` is my own card that nobody else sees; `dead` is an up card of somebody who folded. */
  readonly state?: 'up' | 'down' | 'dead';
  /** Other cards cover its right side: rank and suit are both at the left. */
  readonly isCovered?: boolean;
}

/** A card. It fills its parent's width, and its drawing follows from that width: under 46 px, to 71 px, larger. */
export function CardFace({ card, state = 'up', isCovered = false }: CardFaceProps) {
  const words = useWords();
  if (card === undefined) {
    return (
      <span className={styles.card} role="img" aria-label={words.hiddenCard} data-face="back">
        <CardBack />
      </span>
    );
  }
  const suit = card & 3;
  const shape = SUIT_SHAPES[suit];
  return (
    <span
      className={`${styles.card} ${styles[state]} ${styles[`suit${suit}`]} ${isCovered ? styles.covered : ''}`}
      role="img"
      aria-label={words.card(card)}
      data-face={state}
      data-card={makeCard(card)}
    >
      <svg className={styles.face} viewBox="0 0 64 90" aria-hidden="true">
        <text className={styles.rank}>{makeRank(card >> 2)}</text>
        <path className={styles.index} d={shape} />
        <path className={styles.pip} d={shape} />
      </svg>
    </span>
  );
}

/** The back: a door that stands ajar. */
const CardBack = () => (
  <svg className={styles.back} viewBox="0 0 64 90" aria-hidden="true">
    <rect className={styles.field} x="3.5" y="3.5" width="57" height="83" rx="4" />
    <rect className={styles.frame} x="8" y="8" width="48" height="74" rx="2.5" />
    <path className={styles.doorway} d="M20 68V24h24v44" />
    <path className={styles.leaf} d="M20 24l15 5v44l-15-5z" />
    <circle className={styles.knob} cx="31.5" cy="51" r="1.8" />
  </svg>
);
