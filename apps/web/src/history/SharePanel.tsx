import { useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import type { KeptHand } from '../shared/hands/keptHand.js';
import { makeLinkData } from '../shared/hands/handLink.js';
import type { Sight } from '../shared/hands/sight.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './history.module.css';

/** Links that carry the hand itself: as it was seen, or, by a choice of its own, with all cards. */
export function SharePanel({ hand: { row, records } }: { readonly hand: KeptHand }) {
  const { share: w } = useHistoryWords();
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const make = async (cards: Sight, phh: string): Promise<void> => {
    const { id, at, you, players, seed } = row;
    const data = await makeLinkData({ id, at, cards, you, players, seed, phh });
    const address = new URL(addressOf('hand', data), location.href).href;
    setLink(address);
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    );
  };
  const { all } = records;
  return (
    <section className={styles.panel}>
      <h2>{w.name}</h2>
      <div className={styles.shareChoice}>
        <Button onClick={() => void make('seen', records.seen)} aria-describedby="share-seen">
          {w.seen}
        </Button>
        <p id="share-seen" className={inputs.meaning}>
          {w.seenMeaning}
        </p>
      </div>
      {all !== null && (
        <div className={styles.shareChoice}>
          <Button onClick={() => void make('all', all)} aria-describedby="share-all">
            {w.all}
          </Button>
          <p id="share-all" className={inputs.meaning}>
            {w.allMeaning}
          </p>
        </div>
      )}
      {link !== undefined && (
        <label className={inputs.field}>
          <span>{w.link}</span>
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p className={inputs.meaning} role="status">
        {link === undefined ? '' : isCopied ? w.copied : w.copyIt}
      </p>
    </section>
  );
}
