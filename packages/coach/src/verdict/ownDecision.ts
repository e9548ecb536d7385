import {
  decodeAction,
  listDecisions,
  makeView,
  rewind,
  type Action,
  type Hand,
  type Seat,
  type View,
} from '@doorcard/engine';

/** A decision of one seat, with exactly what the seat knew then. */
export interface OwnDecision {
  /** The index among all decisions of the hand. */
  readonly place: number;
  readonly view: View;
  readonly action: Action;
}

/** The decisions of a seat in which it had a choice, in order. */
export function listOwnDecisions(hand: Hand, seat: Seat): OwnDecision[] {
  return listDecisions(hand).flatMap((decision, place) => {
    const before = rewind(hand, place);
    if (before.actor !== seat) return [];
    const view = makeView(before, seat);
    return hasChoice(view) ? [{ place, view, action: decodeAction(before, decision) }] : [];
  });
}

function hasChoice({ legal }: View): boolean {
  if (legal === null) return false;
  const { fold, check, call, bringIn, raise, draw } = legal;
  return [fold, check, call, bringIn, raise, draw].filter(Boolean).length > 1 || draw !== undefined;
}
