import type { InputError, Result } from '@doorcard/cards';
import { Note } from '../shared/controls/Note.js';
import { LabError } from './LabError.js';
import type { Believed } from './useBelievedSpot.js';
import { useLabWords } from './useLabWords.js';

interface TabNotesProps {
  /** The fields of the address. */
  readonly read: Result<unknown>;
  readonly believed: Believed;
  /** Of the last run. */
  readonly error?: InputError | undefined;
  /** Whether the ranges are what the players of a hand may hold. */
  readonly hasBeliefs: boolean;
}

/** What is wrong with a part of the lab, and where its ranges come from. */
export function TabNotes({ read, believed, error, hasBeliefs }: TabNotesProps) {
  const { fromHand: w } = useLabWords();
  return (
    <>
      {!read.ok && <LabError error={read.error} />}
      {believed.status === 'refused' && <LabError error={believed.error} />}
      {error !== undefined && <LabError error={error} />}
      {hasBeliefs && <Note data-part="beliefs">{w.beliefs}</Note>}
    </>
  );
}
