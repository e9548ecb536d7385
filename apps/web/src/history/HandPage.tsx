import type { Result } from '@doorcard/cards';
import { useEffect, useState } from 'react';
import { addressOf, goTo } from '../shared/address/route.js';
import { nameFault, readRecords } from '../shared/hands/handDatabase.js';
import type { HandRecords } from '../shared/hands/keptHand.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Fault } from './Fault.js';
import { HandExport } from './HandExport.js';
import { HandHeading } from './HandHeading.js';
import { NoteField } from './NoteField.js';
import { ReplayView } from './ReplayView.js';
import { SharePanel } from './SharePanel.js';
import { StarButton } from './StarButton.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import pages from '../shared/style/page.module.css';
import styles from './history.module.css';

/** One kept hand: its replay, its note, and ways to take it elsewhere. */
export function HandPage({ id }: { readonly id: string }) {
  const { replay: w, removal, opening } = useHistoryWords();
  const status = useHandStore((state) => state.status);
  const error = useHandStore((state) => state.error);
  const row = useHandStore((state) => state.rows.find((each) => each.id === id));
  const broken = useHandStore((state) => state.broken.find((each) => each.id === id));
  const remove = useHandStore((state) => state.remove);
  const records = useRecords(id);
  const [isAsking, setAsking] = useState(false);
  const removeAndLeave = async (): Promise<void> => {
    await remove([id]);
    goTo('history');
  };
  return (
    <main className={`${pages.page} ${styles.history} ${styles.handPage}`}>
      <p>
        <a className={styles.back} href={addressOf('history')}>
          {w.back}
        </a>
      </p>
      {error !== undefined && <Fault error={error} />}
      {broken !== undefined && <Fault error={broken.error} />}
      {status === 'unread' && <p role="status">{opening}</p>}
      {status === 'ready' && row === undefined && broken === undefined && <h1>{w.missing}</h1>}
      {row !== undefined && (
        <>
          <HandHeading row={row}>
            <StarButton row={row} />
          </HandHeading>
          {records?.ok === false && <Fault error={records.error} />}
          {records?.ok === true && (
            <ReplayView
              hand={row.id}
              money={row}
              you={row.you}
              players={row.players}
              {...takeRecords(records.value)}
            />
          )}
          <div className={styles.panels}>
            <section className={styles.panel}>
              <h2>{w.details}</h2>
              <NoteField row={row} />
              <div className={inputs.buttons}>
                <Button onClick={() => setAsking(true)}>{removal.one}</Button>
              </div>
            </section>
            {records?.ok === true && <SharePanel hand={{ row, records: records.value }} />}
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

const takeRecords = ({ seen, all, reasons }: HandRecords): Pick<HandRecords, 'seen' | 'all' | 'reasons'> => ({
  seen,
  all,
  reasons,
});

/** The records of a hand; undefined until they are read. */
function useRecords(id: string): Result<HandRecords> | undefined {
  const [records, setRecords] = useState<Result<HandRecords>>();
  useEffect(() => {
    let isHere = true;
    const show = (read: Result<HandRecords>): void => {
      if (isHere) setRecords(read);
    };
    const fail = (fault: unknown): void => show({ ok: false, error: nameFault(fault) });
    readRecords(id).then(show, fail);
    return () => {
      isHere = false;
    };
  }, [id]);
  return records;
}
