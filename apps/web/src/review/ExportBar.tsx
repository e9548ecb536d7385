import type { DecisionVerdict, OwnDecision } from '@doorcard/coach';
import type { WriteChips } from '@doorcard/text';
import { useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { download, downloadBlob } from '../shared/browser/download.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { makeExport } from '../shared/hands/handExport.js';
import { makeLinkData } from '../shared/hands/handLink.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import styles from './review.module.css';
import { drawTable } from './tablePicture.js';
import type { ReviewedHand } from './useReviewedHand.js';
import { useReviewWords } from './useReviewWords.js';

interface ExportBarProps {
  readonly hand: ReviewedHand;
  readonly own: OwnDecision;
  readonly verdict: DecisionVerdict | undefined;
  readonly words: SharedWords;
  readonly amount: WriteChips;
}

/** The hand elsewhere: a link that carries it, a picture of this moment, a file, the replay. */
export function ExportBar({ hand, own, verdict, words, amount }: ExportBarProps) {
  const w = useReviewWords();
  const { coach } = useCoachWords();
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const { row, records } = hand.kept;
  const share = async (): Promise<void> => {
    const { id, at, you, players, seed } = row;
    const data = await makeLinkData({ id, at, cards: 'seen', you, players, seed, phh: records.seen });
    const address = new URL(addressOf('hand', data), location.href).href;
    setLink(address);
    const copy = navigator.clipboard.writeText(address);
    setCopied(
      await copy.then(
        () => true,
        () => false,
      ),
    );
  };
  const save = async (): Promise<void> => {
    const caption = verdict === undefined ? '' : coach.labels[verdict.label];
    const blob = await drawTable({ view: own.view, names: hand.names, words, amount, caption });
    downloadBlob(`doorcard-${row.id}-${own.place}.png`, blob);
  };
  const write = (): void => {
    const { name, text } = makeExport([hand.kept], 'phh', 'seen');
    download(name, text);
  };
  return (
    <div className={styles.exports}>
      <Button look="quiet" onClick={() => void share()} data-part="share">
        {link !== undefined && isCopied ? w.shared : w.share}
      </Button>
      <Button look="quiet" onClick={() => void save()} data-part="png">
        {w.picture}
      </Button>
      <Button look="quiet" onClick={write} data-part="phh">
        {w.file}
      </Button>
      <a className={buttonClass('quiet')} href={addressOf('history', encodeURIComponent(row.id))}>
        {w.replay}
      </a>
      {link !== undefined && (
        <input
          className={styles.link}
          aria-label={w.copyIt}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
