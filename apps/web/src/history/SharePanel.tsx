import { useState } from 'react';
import { addressOf } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { makeLinkData } from './handLink.js';
import type { KeptHand } from './keptHand.js';
import type { Sight } from './replay.js';

/** Links that carry the hand itself: as it was seen, or, by a choice of its own, with all cards. */
export function SharePanel({ hand: { row, papers } }: { readonly hand: KeptHand }) {
  const { share: w } = useWords().web.history;
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
  const { all } = papers;
  return (
    <section className="panel">
      <h2>{w.name}</h2>
      <div className="share-choice">
        <button type="button" onClick={() => void make('seen', papers.seen)} aria-describedby="share-seen">
          {w.seen}
        </button>
        <p id="share-seen" className="meaning">
          {w.seenMeaning}
        </p>
      </div>
      {all !== null && (
        <div className="share-choice">
          <button type="button" onClick={() => void make('all', all)} aria-describedby="share-all">
            {w.all}
          </button>
          <p id="share-all" className="meaning">
            {w.allMeaning}
          </p>
        </div>
      )}
      {link !== undefined && (
        <label className="field">
          <span>{w.link}</span>
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p className="meaning" role="status">
        {link === undefined ? '' : isCopied ? w.copied : w.copyIt}
      </p>
    </section>
  );
}
