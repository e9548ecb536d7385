import { unwrap, type Result } from '@doorcard/cards';
import { useEffect, useMemo, useState } from 'react';
import { addressOf, goTo, useRouteTail } from '../shared/address/route.js';
import { makeRow } from '../shared/hands/handRow.js';
import type { KeptHand } from '../shared/hands/keptHand.js';
import { readHand } from '../shared/hands/readHand.js';
import { Fault } from './Fault.js';
import { HandHeading } from './HandHeading.js';
import { ReplayView } from './ReplayView.js';
import { readLinkData, type LinkedHand } from '../shared/hands/handLink.js';
import { makeRecords } from '../shared/hands/handRecords.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import pages from '../shared/style/page.module.css';
import styles from './history.module.css';

/** A hand that came with an address. Nothing of it is kept until the visitor asks for it. */
export function SharedHandPage() {
  const data = useRouteTail();
  const { linked: w, opening } = useHistoryWords();
  const [read, setRead] = useState<Result<LinkedHand>>();
  useEffect(() => {
    let isHere = true;
    const open = async (): Promise<void> => {
      const result = await readLinkData(data);
      if (isHere) setRead(result);
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [data]);
  return (
    <main className={`${pages.page} ${styles.history} ${styles.handPage}`}>
      {read === undefined && <p role="status">{opening}</p>}
      {read?.ok === false && (
        <>
          <h1>{w.bad}</h1>
          <Fault error={read.error} />
        </>
      )}
      {read?.ok === true && <LinkedReplay link={read.value} />}
    </main>
  );
}

function LinkedReplay({ link }: { readonly link: LinkedHand }) {
  const { linked: w } = useHistoryWords();
  const error = useHandStore((state) => state.error);
  const add = useHandStore((state) => state.add);
  const [isThere, setThere] = useState(false);
  const hand = useMemo(() => makeLinkedHand(link), [link]);
  const { row, records } = hand;
  const keep = async (): Promise<void> => {
    const kept = await add([hand]);
    if (kept === undefined) return;
    if (kept.has(row.id)) goTo('history', encodeURIComponent(row.id));
    else setThere(true);
  };
  return (
    <>
      <section className={notes.note}>
        <h2>{w.title}</h2>
        <p>{w[link.cards]}</p>
        <div className={inputs.buttons} role="status">
          {isThere ? (
            <p>
              {w.there} <a href={addressOf('history', encodeURIComponent(row.id))}>{w.open}</a>
            </p>
          ) : (
            <Button look="key" onClick={() => void keep()}>
              {w.keep}
            </Button>
          )}
        </div>
      </section>
      {error !== undefined && <Fault error={error} />}
      <HandHeading row={row} />
      <ReplayView
        money={row}
        you={row.you}
        players={row.players}
        seen={records.seen}
        all={records.all}
        reasons={[]}
      />
    </>
  );
}

/** The record was played once already when the link was read. */
function makeLinkedHand({ id, at, you, players, seed, phh }: LinkedHand): KeptHand {
  const read = unwrap(readHand(phh));
  const row = makeRow(read, { id, at, kind: 'link', you, players, seed });
  return { row, records: makeRecords(id, read, you) };
}
