import { VARIANTS, type GameId, type RuleSetId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { CardFace } from '../cards/CardFace.js';
import { useWords } from '../language/LanguageProvider.js';
import { pictureStreet } from './dealPicture.js';
import { exampleSetup, hasCap } from './gameFacts.js';

interface StreetListProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** The deal, street by street: what comes, who opens, what a bet costs. */
export function StreetList({ game, ruleSet }: StreetListProps) {
  const words = useWords();
  const { rules: w } = words.web;
  const variant = VARIANTS[game];
  const { smallBet, bigBet } = exampleSetup(game, ruleSet);
  return (
    <ol className={`streets streets-${findLayout(game)}`}>
      {variant.streets.map((street, index) => (
        <li key={street.name}>
          <StreetPicture game={game} index={index} />
          <div>
            <h3>{words.table.streets[street.name] ?? street.name}</h3>
            <p>{w.dealt(street)}</p>
            <p>{w.opens(street, variant)}</p>
            {hasCap(variant) && (
              <p className="bet-size">{w.bet(street.bet, street.bet === 'small' ? smallBet : bigBet)}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What lies on the table then; the words beside it say the same. */
function StreetPicture({ game, index }: { readonly game: GameId; readonly index: number }) {
  const variant = VARIANTS[game];
  const isDraw = variant.streets[index]!.draw === true;
  return (
    <div className="street-picture" aria-hidden="true">
      {pictureStreet(variant, index).map(({ card, side, isNew }, place) => (
        // Cards that nobody sees have nothing but their place.
        <span key={place} className={`dealt-${side} ${isNew || isDraw ? 'new' : 'old'}`}>
          <CardFace card={card} />
        </span>
      ))}
      {isDraw && (
        <svg className="exchange" viewBox="0 0 24 24">
          <path d="M4 9h14l-4-4M20 15H6l4 4" />
        </svg>
      )}
    </div>
  );
}
