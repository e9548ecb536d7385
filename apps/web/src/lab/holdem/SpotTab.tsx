import { useEffect, useRef } from 'react';
import { addressOf, replaceAddress } from '../../shared/address/route.js';
import { makeLabTail } from '../../shared/address/labAddress.js';
import { BelievingNote } from '../BelievingNote.js';
import { TabNotes } from '../TabNotes.js';
import { useBelievedSpot } from '../useBelievedSpot.js';
import { useLabWords } from '../useLabWords.js';
import { loadSaved } from '../run/loadSaved.js';
import { spotStore } from '../run/solveStore.js';
import { useSolved } from '../run/useSolved.js';
import { HandImport } from '../HandImport.js';
import { PRESET_SPOTS } from './presets.js';
import { SpotForm } from './SpotForm.js';
import { SpotSolution } from './SpotSolution.js';
import { fieldsOfFile, listSpotFields, makeSpotFile, readSpotFields, type SpotFields } from './spotFields.js';
import type { SpotFile } from '@doorcard/solver/spot';

const BASE = PRESET_SPOTS.turn;

/** A file may have more than the fields, such as the algorithm. */
const describe = (fields: SpotFields): string => JSON.stringify(makeSpotFile(fields));

/** Hold'em spots: laid out, solved and browsed. The address has the spot and the decision that is shown. */
export function SpotTab({ fields: query }: { readonly fields: URLSearchParams }) {
  const w = useLabWords();
  const believed = useBelievedSpot('spot', query);
  const read = readSpotFields(query, BASE);
  const fields = read.ok ? read.value : BASE;
  const node = query.get('node') ?? '';
  const { solved, error, setLaidOut, isShown } = useSolved<SpotFile>(spotStore);
  const write = (next: SpotFields, path = ''): void =>
    replaceAddress(addressOf('lab', makeLabTail('spot', [...listSpotFields(next, BASE), ['node', path]])));
  const isSame =
    solved !== undefined && 'board' in solved && describe(fields) === describe(fieldsOfFile(solved, BASE));
  // The street of a hand becomes an address of its own, which can be changed and shared.
  useEffect(() => {
    if (believed.status !== 'made' || believed.spot.tab !== 'spot') return;
    replaceAddress(addressOf('lab', makeLabTail('spot', believed.spot.fields)));
  });
  // An address without a spot shows the one that is being solved.
  const isEmpty = [...query.keys()].length === 0;
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current || !isEmpty || solved === undefined || !('board' in solved)) return;
    shown.current = true;
    write(fieldsOfFile(solved, BASE));
  });
  const run = (): void => {
    setLaidOut(false);
    write(fields);
    void spotStore.getState().start(makeSpotFile(fields));
  };
  const load = async (saved: File): Promise<void> => {
    const file = await loadSaved<SpotFile>(spotStore, saved, 'board');
    if (file === undefined) return;
    setLaidOut(false);
    write(fieldsOfFile(file, BASE));
  };
  const isSolution = isShown(isSame);
  if (believed.status === 'working') return <BelievingNote />;
  return (
    <>
      <TabNotes
        read={read}
        believed={believed}
        error={isSolution ? undefined : error}
        hasBeliefs={query.get('from') === 'beliefs'}
      />
      {isSolution ? (
        <SpotSolution
          fields={fields}
          node={node}
          onNode={(path) => write(fields, path)}
          onLayOut={() => setLaidOut(true)}
          onLocks={(locks) => {
            const next = { ...fields, locks };
            write(next, node);
            void spotStore.getState().start(makeSpotFile(next));
          }}
        />
      ) : (
        <>
          <SpotForm
            fields={fields}
            onChange={(next) => write(next)}
            onRun={run}
            onLoad={(file) => void load(file)}
          />
          <HandImport tab="spot" lead={w.fromHand.spot} />
        </>
      )}
    </>
  );
}
