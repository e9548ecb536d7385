import type { GameId } from '@doorcard/engine';
import { useWords } from '../shared/language/useWords.js';
import { CardPicture } from './CardPicture.js';
import { findHolding } from './exampleHands.js';
import { useRulesWords } from './useRulesWords.js';
import styles from './rules.module.css';

/** Which cards of a hand and a board play, once for each half of the pot. */
export function HoldingExample({ game }: { readonly game: GameId }) {
  const words = useWords();
  const w = useRulesWords();
  const holding = findHolding(game);
  if (holding === undefined) return null;
  const { hand, board, halves } = holding;
  return (
    <div className={styles.holding}>
      {halves.map(({ description, playing }, half) => (
        <figure key={half === 0 ? 'high' : 'low'}>
          <div className={styles.holdingCards}>
            <CardPicture cards={hand} playing={playing} label={w.yourCards} />
            {board.length > 0 && <CardPicture cards={board} playing={playing} label={w.board} />}
          </div>
          <figcaption>
            {halves.length > 1 && `${half === 0 ? words.halves.high : words.halves.low}: `}
            <strong>{description === undefined ? words.noLow : words.nameHand(description)}</strong>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
