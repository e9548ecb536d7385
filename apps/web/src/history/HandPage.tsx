import type { Result } from '@doorcard/cards';
import { useEffect, useState } from 'react';
import { addressOf, goTo } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Fault } from './Fault.js';
import { nameFault, readPapers } from './handDatabase.js';
import { HandExport } from './HandExport.js';
import { HandHeading } from './HandHeading.js';
import { useShelf } from './handShelf.js';
import type { HandPapers } from './keptHand.js';
import { NoteField } from './NoteField.js';
import { ReplayView } from './ReplayView.js';
import { SharePanel } from './SharePanel.js';
import { StarButton } from './StarButton.js';

/** One kept hand: its replay, its note, and ways to take it elsewhere. */
export function HandPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const { replay: w, removal } = web.history;
  const status = useShelf((state) => state.status);
  const error = useShelf((state) => state.error);
  const row = useShelf((state) => state.rows.find((each) => each.id === id));
  const broken = useShelf((state) => state.broken.find((each) => each.id === id));
  const remove = useShelf((state) => state.remove);
  const papers = usePapers(id);
  const [isAsking, setAsking] = useState(false);
  const removeAndLeave = async (): Promise<void> => {
    await remove([id]);
    goTo('history');
  };
  return (
    <main className="history hand-page">
      <p>
        <a className="back" href={addressOf('history')}>
          {w.back}
        </a>
      </p>
      {error !== undefined && <Fault error={error} />}
      {broken !== undefined && <Fault error={broken.error} />}
      {status === 'unread' && <p role="status">{web.history.opening}</p>}
      {status === 'ready' && row === undefined && broken === undefined && <h1>{w.missing}</h1>}
      {row !== undefined && (
        <>
          <HandHeading row={row}>
            <StarButton row={row} />
          </HandHeading>
          {papers?.ok === false && <Fault error={papers.error} />}
          {papers?.ok === true && (
            <ReplayView money={row} you={row.you} players={row.players} {...takeRecords(papers.value)} />
          )}
          <div className="panels">
            <section className="panel">
              <h2>{w.details}</h2>
              <NoteField row={row} />
              <div className="buttons">
                <button type="button" onClick={() => setAsking(true)}>
                  {removal.one}
                </button>
              </div>
            </section>
            {papers?.ok === true && <SharePanel hand={{ row, papers: papers.value }} />}
            <HandExport id={id} />
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          count={1}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void removeAndLeave();
          }}
        />
      )}
    </main>
  );
}

const takeRecords = ({ seen, all, reasons }: HandPapers): Pick<HandPapers, 'seen' | 'all' | 'reasons'> => ({
  seen,
  all,
  reasons,
});

/** The records of a hand; undefined until they are read. */
function usePapers(id: string): Result<HandPapers> | undefined {
  const [papers, setPapers] = useState<Result<HandPapers>>();
  useEffect(() => {
    let isHere = true;
    const show = (read: Result<HandPapers>): void => {
      if (isHere) setPapers(read);
    };
    const fail = (fault: unknown): void => show({ ok: false, error: nameFault(fault) });
    readPapers(id).then(show, fail);
    return () => {
      isHere = false;
    };
  }, [id]);
  return papers;
}
