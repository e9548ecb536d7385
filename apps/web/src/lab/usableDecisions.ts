import { listDecisions, makeView, rewind, VARIANTS, type GameId } from '@doorcard/engine';
import type { LabTab } from '../shared/address/labAddress.js';
import { readHand } from '../shared/hands/readHand.js';

const HOLDEM: readonly GameId[] = ['holdem', 'limit-holdem'];

/** By part of the lab: the games whose hands it can use. */
export const USABLE_GAMES: Readonly<Record<LabTab, readonly GameId[]>> = {
  decision: HOLDEM,
  spot: HOLDEM,
  late: ['razz', 'stud', 'stud8', 'badugi', '2-7-triple'],
};
const LATE_STREETS = ['6th', '7th', 'draw3'];

export interface UsableDecision {
  readonly place: number;
  readonly street: string;
  readonly seat: number;
}

/** The decisions of a record that a part of the lab can use: two players after the flop, or on a late street. */
export function listUsable(phh: string, tab: LabTab): UsableDecision[] {
  const read = readHand(phh);
  if (!read.ok) return [];
  const { hand } = read.value.played;
  const { streets, id } = VARIANTS[hand.plan.setup.variant.id as GameId];
  if (!USABLE_GAMES[tab].includes(id as GameId)) return [];
  return listDecisions(hand).flatMap((_, place) => {
    const before = rewind(hand, place);
    const { street, phase, seats, board, actor } = makeView(before, before.actor);
    const { name } = streets[street]!;
    const isPlace = tab === 'late' ? LATE_STREETS.includes(name) : board.length >= 3;
    const isTwo = seats.filter(({ folded }) => !folded).length === 2;
    return isPlace && isTwo && phase === 'betting' ? [{ place, street: name, seat: actor! }] : [];
  });
}
