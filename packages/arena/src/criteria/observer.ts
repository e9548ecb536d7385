import type { Decision } from '@doorcard/cpu';
import type { Hand, SeatView, View } from '@doorcard/engine';

/** Counts whole numbers by name. */
export type Count = (name: string, by?: number) => void;

/** A decision of self-play, with everything that a measurement may use. */
export interface DecisionSpot {
  readonly view: View;
  readonly decision: Decision;
  /** With everybody's cards. */
  readonly hand: Hand;
  /** The name of the player who decides. */
  readonly player: string;
}

/** Watches self-play and counts. Each observer watches one table, hand after hand. */
export interface Observer {
  readonly decide: (spot: DecisionSpot, count: Count) => void;
  /** After the last decision of a hand. */
  readonly end?: (hand: Hand, count: Count) => void;
}

export const mySeat = (view: View): number => view.seat!;

/** The opponents in the hand, with their seats. */
export const liveOpponents = (view: View): { seat: number; seen: SeatView }[] =>
  view.seats.flatMap((seen, seat) => (seat === view.seat || seen.folded ? [] : [{ seat, seen }]));

/** Whether nobody has called or raised before the first draw. */
export const isFirstIn = ({ street, phase, events }: View): boolean =>
  street === 0 && phase === 'betting' && !events.some(({ type }) => type === 'call' || type === 'raise');

export const isSmallBlind = ({ stakes: { blinds }, seat }: View): boolean =>
  blinds[seat!]! > 0 && blinds[seat!]! < Math.max(...blinds);
