import { useEffect, useId, useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { makeLabTail, type LabTab } from '../shared/address/labAddress.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { listRows, readRecords } from '../shared/hands/handDatabase.js';
import { importText } from '../shared/hands/handImport.js';
import { makeLinkData } from '../shared/hands/handLink.js';
import type { HandRow, KeptHand } from '../shared/hands/keptHand.js';
import { useWords } from '../shared/language/useWords.js';
import { LabError } from './LabError.js';
import { listUsable, USABLE_GAMES, type UsableDecision } from './usableDecisions.js';
import { useLabWords } from './useLabWords.js';
import type { InputError } from '@doorcard/cards';
import styles from './lab.module.css';

/** The latest of them are offered. */
const MOST = 40;

interface Offered {
  /** Before the decision in the address. */
  readonly source: readonly [name: 'hand' | 'shared', value: string];
  readonly decisions: readonly UsableDecision[];
}

/** Fills the lab from a kept hand or a pasted history: a hand, then one of its decisions. */
export function HandImport({ tab, lead }: { readonly tab: LabTab; readonly lead: string }) {
  const { fromHand: w } = useLabWords();
  const words = useWords();
  const id = useId();
  const [rows, setRows] = useState<readonly HandRow[]>();
  const [isOpen, setOpen] = useState(false);
  const [offered, setOffered] = useState<Offered>();
  const [text, setText] = useState('');
  const [error, setError] = useState<InputError>();
  useEffect(() => {
    if (!isOpen || rows !== undefined) return;
    listRows().then(
      (kept) => setRows(kept.rows.filter(({ game }) => USABLE_GAMES[tab].includes(game)).slice(0, MOST)),
      () => setRows([]),
    );
  }, [isOpen, rows, tab]);
  const offer = async (hand: string): Promise<void> => {
    setError(undefined);
    setOffered(undefined);
    if (hand === '') return;
    const records = await readRecords(hand);
    if (!records.ok) return setError(records.error);
    setOffered({ source: ['hand', hand], decisions: listUsable(records.value.seen, tab) });
  };
  const paste = async (): Promise<void> => {
    setOffered(undefined);
    const { hands, refused } = importText(text, Date.now());
    setError(hands.length === 0 ? refused[0]?.error : undefined);
    const [first] = hands;
    if (first === undefined) return;
    setOffered({ source: ['shared', await packHand(first)], decisions: listUsable(first.records.seen, tab) });
  };
  return (
    <details
      className={styles.fromHand}
      data-part="from-hand"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{w.title}</summary>
      <p className={styles.meaning}>{lead}</p>
      <div className={styles.fromHandParts}>
        <label>
          {w.kept}
          <select
            name="kept"
            defaultValue=""
            disabled={rows === undefined || rows.length === 0}
            onChange={({ target }) => void offer(target.value)}
          >
            <option value="">{rows?.length === 0 ? w.noneKept : w.choose}</option>
            {rows?.map((row) => (
              <option key={row.id} value={row.id}>
                {w.row(words.shortGames[row.game], row.number, new Date(row.at).toLocaleString())}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.paste}>
          <label htmlFor={id}>{w.paste}</label>
          <textarea
            id={id}
            name="history"
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button disabled={text.trim() === ''} onClick={() => void paste()} data-part="read-history">
            {w.read}
          </Button>
        </div>
      </div>
      {error !== undefined && <LabError error={error} />}
      {offered !== undefined && (
        <div role="status" className={styles.buttons} data-part="decisions">
          {offered.decisions.length === 0 && <p>{w.noDecisions}</p>}
          {offered.decisions.map(({ place, street, seat }) => (
            <a
              key={place}
              className={buttonClass('plain')}
              data-decision={place}
              href={addressOf('lab', makeLabTail(tab, [offered.source, ['decision', String(place)]]))}
            >
              {w.decisionOf(place + 1, words.table.streets[street] ?? street, seat + 1)}
            </a>
          ))}
        </div>
      )}
    </details>
  );
}

/** A hand as the text of a link. */
const packHand = ({ row, records }: KeptHand): Promise<string> => {
  const { id, at, you, players, seed } = row;
  return makeLinkData({ id, at, cards: 'seen', you, players, seed, phh: records.seen });
};
