import type { GameId } from '@doorcard/engine';
import { CardFace } from '../shared/cards/CardFace.js';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './GameTiles.module.css';
import { SAMPLE_HANDS, TILES } from './sampleHands.js';
import { useStartWords } from './useStartWords.js';

/** The ten games, each with a good hand. A tap deals. */
export function GameTiles({ onDeal }: { readonly onDeal: (game: GameId) => void }) {
  const { table, shortGames } = useWords();
  const w = useStartWords();
  const isOpening = useTable((state) => state.status === 'opening');
  return (
    <ul className={styles.tiles}>
      {TILES.map((game) => {
        const { down, up } = SAMPLE_HANDS[game];
        return (
          <li key={game}>
            <button
              type="button"
              className={styles.tile}
              data-game={game}
              data-deal={game}
              aria-label={w.dealGame(table.games[game])}
              title={table.aims[game]}
              disabled={isOpening}
              onClick={() => onDeal(game)}
            >
              <span className={styles.name}>
                <GameMark game={game} /> {shortGames[game]}
              </span>
              <span className={styles.cards}>
                {down.map((card) => (
                  <span key={card} className={`${styles.card} ${styles.down}`}>
                    <CardFace card={card} state="down" />
                  </span>
                ))}
                {up.map((card) => (
                  <span key={card} className={styles.card}>
                    <CardFace card={card} />
                  </span>
                ))}
              </span>
              <span className={styles.hand}>{w.samples[game]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
