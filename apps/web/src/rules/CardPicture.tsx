import { makeCard, type Card } from '@doorcard/cards';
import { CardFace } from '../cards/CardFace.js';
import { useWords } from '../language/LanguageProvider.js';

interface CardPictureProps {
  readonly cards: readonly Card[];
  /** Those that count; the others are paler. */
  readonly playing: readonly Card[];
  readonly label?: string;
}

/** Cards in a row, as a picture in a text. */
export function CardPicture({ cards, playing, label }: CardPictureProps) {
  const { rules } = useWords().web;
  return (
    <ul className="card-picture" aria-label={label}>
      {cards.map((card) => (
        <li key={makeCard(card)} className={playing.includes(card) ? 'plays' : 'idle'}>
          <CardFace card={card} />
          {!playing.includes(card) && <span className="unseen">{rules.notPlaying}</span>}
        </li>
      ))}
    </ul>
  );
}
