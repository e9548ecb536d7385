import type { DrawRecord } from '@doorcard/engine';
import { LockIcon } from '../icons/tableIcons.js';
import { useWords } from '../language/useWords.js';
import styles from './DrawTokens.module.css';
import hidden from '../style/unseen.module.css';

interface DrawTokensProps {
  readonly draws: readonly DrawRecord[];
  /** A draw is to be decided now. */
  readonly isOpen?: boolean;
  /** All draws in words, below the tokens. */
  readonly hasWords?: boolean;
}

/** One token for each draw, the newest bright; standing pat has a lock and its word. */
export function DrawTokens({ draws, isOpen = false, hasWords = false }: DrawTokensProps) {
  const { table, tableParts } = useWords();
  const inWords = table.drawsInWords(draws);
  // A token of standing pat has its word already.
  const isPrinted = hasWords && draws.some((draw) => draw !== 'pat');
  return (
    <span className={styles.draws} title={isPrinted ? undefined : inWords} data-part="draws">
      <span className={styles.tokens} aria-hidden="true">
        {draws.map((draw, i) => (
          <span
            key={i}
            className={`${styles.token} ${i === draws.length - 1 && !isOpen ? styles.newest : ''}`}
          >
            {draw === 'pat' ? (
              <>
                <LockIcon /> <span className={styles.pat}>{tableParts.pat}</span>
              </>
            ) : (
              draw
            )}
          </span>
        ))}
        {isOpen && <span className={`${styles.token} ${styles.open}`}>?</span>}
      </span>
      <span className={isPrinted ? styles.words : hidden.unseen}>{inWords}</span>
    </span>
  );
}
