import { listDecisions, makeView, rewind, VARIANTS, type GameId } from '@doorcard/engine';
import type { LabTab } from '../shared/address/labAddress.js';
import { findLabKind } from '../shared/hands/labDecision.js';
import { readHand } from '../shared/hands/readHand.js';

const HOLDEM: readonly GameId[] = ['holdem', 'limit-holdem'];

/** By part of the lab: the games whose hands it can use. */
export const USABLE_GAMES: Readonly<Record<LabTab, readonly GameId[]>> = {
  decision: HOLDEM,
  spot: HOLDEM,
  late: ['razz', 'stud', 'stud8', 'badugi', '2-7-triple'],
};

export interface UsableDecision {
  readonly place: number;
  readonly street: string;
  readonly seat: number;
}

/** The decisions of a record that a part of the lab can use. */
export function listUsable(phh: string, tab: LabTab): UsableDecision[] {
  const read = readHand(phh);
  if (!read.ok) return [];
  const { hand } = read.value.played;
  const { streets } = VARIANTS[hand.plan.setup.variant.id as GameId];
  const wanted = tab === 'late' ? 'late' : 'holdem';
  return listDecisions(hand).flatMap((_, place) => {
    const before = rewind(hand, place);
    const view = makeView(before, before.actor);
    if (findLabKind(view) !== wanted) return [];
    return [{ place, street: streets[view.street]!.name, seat: view.actor! }];
  });
}
