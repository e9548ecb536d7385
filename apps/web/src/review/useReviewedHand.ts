import type { InputError } from '@doorcard/cards';
import { listOwnDecisions, type OwnDecision } from '@doorcard/coach';
import type { Hand } from '@doorcard/engine';
import { useEffect, useState } from 'react';
import { coachStore, useCoach, type CoachedHand } from '../shared/coach/coachStore.js';
import { nameFault, readKeptHand } from '../shared/hands/handDatabase.js';
import type { KeptHand } from '../shared/hands/keptHand.js';
import { namesOf, readHand } from '../shared/hands/readHand.js';

/** A kept hand with the decisions of its owner and what the coach says about them. */
export interface ReviewedHand {
  readonly kept: KeptHand;
  readonly hand: Hand;
  readonly names: readonly string[];
  /** What the owner knew at each decision. */
  readonly decisions: readonly OwnDecision[];
}

type Opened = { readonly hand: ReviewedHand } | { readonly error: InputError };

export function useReviewedHand(id: string): {
  readonly opened: Opened | undefined;
  readonly coached: CoachedHand | undefined;
} {
  const [opened, setOpened] = useState<Opened>();
  const coached = useCoach((state) => state.hands.get(id));
  useEffect(() => {
    let isHere = true;
    setOpened(undefined);
    const show = (found: Opened): void => {
      if (isHere) setOpened(found);
    };
    openHand(id).then(show, (fault: unknown) => show({ error: nameFault(fault) }));
    coachStore.getState().review(id);
    return () => {
      isHere = false;
    };
  }, [id]);
  return { opened, coached };
}

async function openHand(id: string): Promise<Opened> {
  const kept = await readKeptHand(id);
  if (!kept.ok) return { error: kept.error };
  const read = readHand(kept.value.records.seen);
  if (!read.ok) return { error: read.error };
  const { you } = kept.value.row;
  const decisions = you === null ? [] : listOwnDecisions(read.value.played.hand, you);
  return { hand: { kept: kept.value, hand: read.value.played.hand, names: namesOf(read.value), decisions } };
}
