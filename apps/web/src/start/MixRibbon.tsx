import { ROTATIONS, type RotationId } from '@doorcard/engine';
import { GameMark } from '../shared/games/GameMark.js';
import { PlusIcon } from '../shared/icons/icons.js';
import { MIXES } from '../shared/tableChoice/tableChoice.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './MixRibbon.module.css';
import { useWords } from '../shared/language/useWords.js';
import { useStartWords } from './useStartWords.js';

interface MixRibbonProps {
  readonly onDeal: (mix: RotationId) => void;
  readonly onOwn: () => void;
}

/** The usual mixes as letters; a tap deals. */
export function MixRibbon({ onDeal, onOwn }: MixRibbonProps) {
  const w = useStartWords();
  const { shortGames } = useWords();
  const isOpening = useTable((state) => state.status === 'opening');
  return (
    <section className={styles.part} aria-labelledby="mixes">
      <h2 id="mixes" className={styles.head}>
        {w.mixesShort}
      </h2>
      <ul className={styles.ribbon}>
        {MIXES.map((mix) => (
          <li key={mix}>
            <button
              type="button"
              className={styles.mix}
              data-deal={mix}
              aria-label={w.dealGame(w.mixNames[mix])}
              title={ROTATIONS[mix].map((game) => shortGames[game]).join(' · ')}
              disabled={isOpening}
              onClick={() => onDeal(mix)}
            >
              <span className={styles.marks}>
                {ROTATIONS[mix].map((game) => (
                  <GameMark key={game} game={game} size="small" />
                ))}
              </span>
              {w.mixNames[mix]}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.own} onClick={onOwn}>
            <PlusIcon /> {w.own.short}
          </button>
        </li>
      </ul>
    </section>
  );
}
