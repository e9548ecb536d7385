import { unwrap, type Result } from '@doorcard/cards';
import { useEffect, useMemo, useState } from 'react';
import { addressOf, goTo, useRouteTail } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { Fault } from './Fault.js';
import { HandHeading } from './HandHeading.js';
import { readLinkData, type LinkedHand } from './handLink.js';
import { makePapers } from './handPapers.js';
import { makeRow } from './handRow.js';
import { useShelf } from './handShelf.js';
import type { KeptHand } from './keptHand.js';
import { readHand } from './readHand.js';
import { ReplayView } from './ReplayView.js';

/** A hand that came with an address. Nothing of it is kept until the visitor asks for it. */
export function SharedHandPage() {
  const data = useRouteTail();
  const { linked: w, opening } = useWords().web.history;
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
    <main className="history hand-page">
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
  const { linked: w } = useWords().web.history;
  const error = useShelf((state) => state.error);
  const add = useShelf((state) => state.add);
  const [isThere, setThere] = useState(false);
  const hand = useMemo(() => makeLinkedHand(link), [link]);
  const { row, papers } = hand;
  const keep = async (): Promise<void> => {
    const kept = await add([hand]);
    if (kept === undefined) return;
    if (kept.has(row.id)) goTo('history', encodeURIComponent(row.id));
    else setThere(true);
  };
  return (
    <>
      <section className="note">
        <h2>{w.title}</h2>
        <p>{w[link.cards]}</p>
        <div className="buttons" role="status">
          {isThere ? (
            <p>
              {w.there} <a href={addressOf('history', encodeURIComponent(row.id))}>{w.open}</a>
            </p>
          ) : (
            <button type="button" className="main" onClick={() => void keep()}>
              {w.keep}
            </button>
          )}
        </div>
      </section>
      {error !== undefined && <Fault error={error} />}
      <HandHeading row={row} />
      <ReplayView
        money={row}
        you={row.you}
        players={row.players}
        seen={papers.seen}
        all={papers.all}
        reasons={[]}
      />
    </>
  );
}

/** The record was played once already when the link was read. */
function makeLinkedHand({ id, at, you, players, seed, phh }: LinkedHand): KeptHand {
  const read = unwrap(readHand(phh));
  const row = makeRow(read, { id, at, kind: 'link', you, players, seed });
  return { row, papers: makePapers(id, read, you) };
}
