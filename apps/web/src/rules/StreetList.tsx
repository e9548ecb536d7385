import { VARIANTS, type GameId, type RuleSetId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { CardFace } from '../shared/cards/CardFace.js';
import { useWords } from '../shared/language/useWords.js';
import { pictureStreet } from './dealPicture.js';
import { exampleSetup, hasCap } from './gameFacts.js';
import { useRulesWords } from './useRulesWords.js';
import styles from './rules.module.css';

const STREET_CLASSES = { stud: 'streetsStud', draw: 'streetsDraw', board: 'streetsBoard' } as const;

interface StreetListProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** The deal, street by street: what comes, who opens, what a bet costs. */
export function StreetList({ game, ruleSet }: StreetListProps) {
  const words = useWords();
  const w = useRulesWords();
  const variant = VARIANTS[game];
  const { smallBet, bigBet } = exampleSetup(game, ruleSet);
  return (
    <ol className={`${styles.streets} ${styles[STREET_CLASSES[findLayout(game)]]}`}>
      {variant.streets.map((street, index) => (
        <li key={street.name}>
          <StreetPicture game={game} index={index} />
          <div>
            <h3>{words.table.streets[street.name] ?? street.name}</h3>
            <p>{w.dealt(street)}</p>
            <p>{w.opens(street, variant)}</p>
            {hasCap(variant) && (
              <p className={styles.betSize}>
                {w.bet(street.bet, street.bet === 'small' ? smallBet : bigBet)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The cards on the table then; the words beside it say the same. */
function StreetPicture({ game, index }: { readonly game: GameId; readonly index: number }) {
  const variant = VARIANTS[game];
  const isDraw = variant.streets[index]!.draw === true;
  return (
    <div className={styles.streetPicture} aria-hidden="true">
      {pictureStreet(variant, index).map(({ card, side, isNew }, place) => (
        // Cards that nobody sees have only their place as a key.
        <span
          key={place}
          className={`${styles[`dealt${side === 'up' ? 'Up' : side === 'down' ? 'Down' : 'Board'}`]} ${isNew || isDraw ? styles.new : styles.old}`}
        >
          <CardFace card={card} />
        </span>
      ))}
      {isDraw && (
        <svg className={styles.exchange} viewBox="0 0 24 24">
          <path d="M4 9h14l-4-4M20 15H6l4 4" />
        </svg>
      )}
    </div>
  );
}
