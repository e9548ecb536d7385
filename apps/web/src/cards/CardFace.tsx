import { makeCard, makeRank, type Card } from '@doorcard/cards';
import { useWords } from '../language/LanguageProvider.js';
import { SUIT_SHAPES } from './suits.js';

/** A card, face up or face down. What tells it apart stands on its left edge, which stays free when cards overlap. */
export function CardFace({ card }: { readonly card: Card | undefined }) {
  const { web } = useWords();
  if (card === undefined) {
    return (
      <svg className="card back" viewBox="0 0 40 56" role="img" aria-label={web.hiddenCard}>
        <rect className="edge" x="0.5" y="0.5" width="39" height="55" rx="5" />
        <path className="pattern" d="M20 12l9 16-9 16-9-16z" />
      </svg>
    );
  }
  const suit = card & 3;
  const shape = SUIT_SHAPES[suit];
  return (
    <svg
      className={`card face suit-${suit}`}
      viewBox="0 0 40 56"
      role="img"
      aria-label={web.card(card)}
      data-card={makeCard(card)}
    >
      <rect className="edge" x="0.5" y="0.5" width="39" height="55" rx="5" />
      <text x="10.5" y="20" textAnchor="middle">
        {makeRank(card >> 2)}
      </text>
      <path d={shape} transform="translate(10 31) scale(0.66)" />
      <path d={shape} transform="translate(27.5 40) scale(1.05)" />
    </svg>
  );
}
