import type { LateFile } from '@doorcard/solver/late';
import { useEffect, useRef, useState } from 'react';
import { addressOf, replaceAddress } from '../../shared/address/route.js';
import { makeLabTail } from '../../shared/address/labAddress.js';
import { BelievingNote } from '../BelievingNote.js';
import { HandImport } from '../HandImport.js';
import { loadSaved } from '../run/loadSaved.js';
import { lateStore } from '../run/solveStore.js';
import { useSolved } from '../run/useSolved.js';
import { TabNotes } from '../TabNotes.js';
import { useBelievedSpot } from '../useBelievedSpot.js';
import { useLabWords } from '../useLabWords.js';
import {
  fieldsOfFile,
  LATE_PRESETS,
  listLateFields,
  makeFile,
  readLateFields,
  type LateFields,
} from './lateFields.js';
import { LateForm } from './LateForm.js';
import { LateSolution } from './LateSolution.js';

/** What a file says, whatever the order of its fields: one with ranges as texts by the fields of this page. */
function describe(file: LateFile): string {
  const isText = file.ranges.every((range) => typeof range === 'string');
  const entries = Object.entries(isText ? makeFile(fieldsOfFile(file)) : file);
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Late streets of stud games and the betting after the last draw. */
export function LateTab({ fields: query }: { readonly fields: URLSearchParams }) {
  const w = useLabWords();
  const believed = useBelievedSpot('late', query);
  const read = readLateFields(query);
  const fields = read.ok ? read.value : LATE_PRESETS.razz;
  const node = query.get('node') ?? '';
  const { solved, error, setLaidOut, isShown } = useSolved<LateFile>(lateStore);
  /** A file that was opened: its ranges may have a weight for each hand, which no address holds. */
  const [loaded, setLoaded] = useState<LateFile>();
  const fromHand = believed.status === 'made' && believed.spot.tab === 'late' ? believed.spot : undefined;
  const hand = ['hand', 'shared', 'decision'].map((name): [string, string] => [name, query.get(name) ?? '']);
  const go = (list: [string, string][], path: string): void =>
    replaceAddress(addressOf('lab', makeLabTail('late', [...list, ['node', path]])));
  const write = (next: LateFields, path = ''): void => go(listLateFields(next), path);
  const wanted = fromHand?.file ?? makeFile(fields);
  const isSame = solved !== undefined && (solved === loaded || describe(wanted) === describe(solved));
  const started = useRef<unknown>(undefined);
  // A spot of a hand is solved at once: that was asked for.
  const file = fromHand?.file;
  useEffect(() => {
    if (file === undefined || started.current === file || isSame) return;
    started.current = file;
    void lateStore.getState().start(file);
  }, [file, isSame]);
  const run = (): void => {
    setLaidOut(false);
    write(fields);
    void lateStore.getState().start(makeFile(fields));
  };
  const load = async (saved: File): Promise<void> => {
    const opened = await loadSaved<LateFile>(lateStore, saved, 'game');
    if (opened === undefined) return;
    setLaidOut(false);
    setLoaded(opened);
    write(fieldsOfFile(opened));
  };
  const isSolution = isShown(isSame);
  if (believed.status === 'working') return <BelievingNote />;
  return (
    <>
      <TabNotes
        read={read}
        believed={believed}
        error={isSolution ? undefined : error}
        hasBeliefs={fromHand !== undefined}
      />
      {isSolution && solved !== undefined ? (
        <LateSolution
          file={solved}
          fields={fromHand === undefined ? fields : fieldsOfFile(fromHand.file)}
          held={fromHand?.held ?? ''}
          node={node}
          onNode={(path) => (fromHand === undefined ? write(fields, path) : go(hand, path))}
          onLayOut={() => {
            setLaidOut(true);
            if (fromHand !== undefined) write(fieldsOfFile(fromHand.file));
          }}
          onLocks={
            fromHand !== undefined
              ? undefined
              : (locks) => {
                  const next = { ...fields, locks };
                  write(next, node);
                  void lateStore.getState().start(makeFile(next));
                }
          }
        />
      ) : (
        <>
          <LateForm
            fields={fields}
            onChange={(next) => {
              setLoaded(undefined);
              write(next);
            }}
            onRun={run}
            onLoad={(saved) => void load(saved)}
          />
          <HandImport tab="late" lead={w.fromHand.late} />
        </>
      )}
    </>
  );
}
