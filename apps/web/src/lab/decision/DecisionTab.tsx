import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { addressOf, replaceAddress } from '../../shared/address/route.js';
import { makeLabTail } from '../../shared/address/labAddress.js';
import { Button } from '../../shared/buttons/Button.js';
import { BelievingNote } from '../BelievingNote.js';
import { HandImport } from '../HandImport.js';
import { LabError } from '../LabError.js';
import { TabNotes } from '../TabNotes.js';
import { useBelievedSpot } from '../useBelievedSpot.js';
import { useLabWords } from '../useLabWords.js';
import { PointAnswer } from './PointAnswer.js';
import { listPointFields, readPointFields, PRESET_POINTS, type PointFields } from './pointFields.js';
import { PointForm } from './PointForm.js';
import { pointStore } from './pointStore.js';
import lab from '../lab.module.css';

/** One decision with one hand: the strategy in equilibrium, or the best response to a fixed villain. */
export function DecisionTab({ fields: query }: { readonly fields: URLSearchParams }) {
  const w = useLabWords();
  const believed = useBelievedSpot('decision', query);
  const read = readPointFields(query);
  const fields = read.ok ? read.value : PRESET_POINTS.bluff;
  const form = useId();
  const status = useStore(pointStore, (state) => state.status);
  const solved = useStore(pointStore, (state) => state.fields);
  const error = useStore(pointStore, (state) => state.error);
  const go = (list: readonly (readonly [string, string])[]): void =>
    replaceAddress(addressOf('lab', makeLabTail('decision', list)));
  const write = (next: PointFields): void => go(listPointFields(next));
  // The decision of a hand becomes an address of its own, which can be changed and shared.
  useEffect(() => {
    if (believed.status === 'made' && believed.spot.tab === 'decision') go(believed.spot.fields);
  });
  const isSame = solved !== undefined && sameQuestion(solved, fields);
  if (believed.status === 'working') return <BelievingNote />;
  return (
    <>
      <p className={lab.meaning}>{w.decision.lead}</p>
      <TabNotes read={read} believed={believed} hasBeliefs={query.get('from') === 'beliefs'} />
      <div className={lab.columns} data-part="decision">
        <div className={lab.main}>
          <PointForm
            id={form}
            fields={fields}
            onChange={(next) => {
              write(next);
              if (isSame && sameQuestion(next, fields)) void pointStore.getState().respond(next);
            }}
            onRun={() => void pointStore.getState().start(fields)}
          />
          <HandImport tab="decision" lead={w.fromHand.decision} />
        </div>
        <aside className={lab.side}>
          <Button type="submit" form={form} look="key" disabled={status === 'opening'} data-part="start">
            {w.spot.run}
          </Button>
          {error !== undefined && <LabError error={error} />}
          <PointAnswer fields={fields} isStale={solved !== undefined && !isSame} />
        </aside>
      </div>
    </>
  );
}

/** Whether two decisions are the same but for the villain whose strategy is fixed. */
const sameQuestion = (a: PointFields, b: PointFields): boolean =>
  (Object.keys(a) as (keyof PointFields)[]).every(
    (name) => name === 'against' || name === 'fold' || name === 'list' || a[name] === b[name],
  );
