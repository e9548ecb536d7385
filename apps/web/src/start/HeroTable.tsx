import { parseCard, type Card } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { Avatar } from '../shared/avatars/Avatar.js';
import { CardFace } from '../shared/cards/CardFace.js';
import type { OpenTable } from '../shared/preferences/openTable.js';
import styles from './HeroTable.module.css';
import { SAMPLE_HANDS } from './sampleHands.js';

interface HeroTableProps {
  readonly game: GameId;
  readonly open: OpenTable | undefined;
  readonly people: readonly string[];
}

const MOST_FACES = 5;

const readCards = (names: readonly string[]): Card[] =>
  names.flatMap((name) => {
    const card = parseCard(name);
    return card.ok ? [card.value] : [];
  });

/** The far edge of a table with the cards of the hand that waits, or a good one of the game. A picture, not a control. */
export function HeroTable({ game, open, people }: HeroTableProps) {
  const kept = { down: readCards(open?.down ?? []), up: readCards(open?.up ?? []) };
  const hand = kept.down.length + kept.up.length > 0 ? kept : SAMPLE_HANDS[game];
  const others = open?.others ?? people.map((name) => ({ name, isOut: false }));
  const count = hand.down.length + hand.up.length;
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.rail} />
      <ul className={styles.faces}>
        {others.slice(0, MOST_FACES).map(({ name, isOut }, i) => (
          <li key={`${i} ${name}`} className={styles[`face${i}`]}>
            <Avatar name={name} isQuiet={isOut} />
          </li>
        ))}
      </ul>
      <div className={`${styles.cards} ${count > 5 ? styles.many : ''}`}>
        {hand.down.map((card) => (
          <div key={card} className={`${styles.card} ${styles.down}`}>
            <CardFace card={card} state="down" />
          </div>
        ))}
        {hand.up.map((card, i) => (
          <div key={card} className={`${styles.card} ${i === 0 && hand.down.length > 0 ? styles.first : ''}`}>
            <CardFace card={card} />
          </div>
        ))}
      </div>
    </div>
  );
}
