import type { Drill } from '@doorcard/coach/drill';
import { describeQuestion } from '@doorcard/text';
import { useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './ShareToday.module.css';
import { useDrillText } from './useDrillText.js';
import { useDrillWords } from './useDrillWords.js';

interface ShareTodayProps {
  readonly drill: Drill;
  readonly isRight: boolean;
  /** The date as a number: 20261117. */
  readonly seed: number;
}

/** The spot of the day as text, without its answer. */
export function ShareToday({ drill, isRight, seed }: ShareTodayProps) {
  const { today: w } = useDrillWords();
  const words = useDrillText();
  const [isCopied, setCopied] = useState<boolean>();
  const date = String(seed).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const question = describeQuestion(words, drill.question).join(' / ');
  const address = new URL(addressOf('drill', 'today'), location.href).href;
  const text = w.text(date, words.shortGames[drill.game], question, isRight, address);
  const copy = async (): Promise<void> =>
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  return (
    <div className={styles.share}>
      <Button onClick={() => void copy()} data-part="share">
        {isCopied === true ? w.copied : w.share}
      </Button>
      {isCopied !== undefined && (
        <textarea
          aria-label={w.copyIt}
          readOnly
          rows={4}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
