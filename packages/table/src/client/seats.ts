import type { Chair, Chips, Seat, SeatView } from '@doorcard/engine';
import type { TableState } from './tableState.js';

/** A player at the table, with what the hand shows of him. */
export interface SeatState {
  readonly chair: Chair;
  readonly name: string;
  /** As in `lv2:4`. */
  readonly player: string;
  readonly isYou: boolean;
  readonly isButton: boolean;
  readonly isActing: boolean;
  /** Without chips, and not in the hand. */
  readonly isGone: boolean;
  readonly stack: Chips;
  /** The result of the last hand; 0 while one is played. */
  readonly won: Chips;
  /** In a tournament, for players who are out. */
  readonly place: number | undefined;
  /** Both are undefined for a player who was not dealt in. */
  readonly seat: Seat | undefined;
  readonly view: SeatView | undefined;
}

/** The player on a chair; undefined when it is empty. */
export function findSeatState(state: TableState, chair: Chair): SeatState | undefined {
  const { table, hand, view, results } = state;
  const sitting = table?.chairs[chair];
  if (table === undefined || sitting === undefined || sitting === null) return undefined;
  const at = hand?.chairs.indexOf(chair) ?? -1;
  const seatView = view?.seats[at];
  const result = results?.find(({ seat }) => seat === at);
  const { name, player, chips } = sitting;
  return {
    chair,
    name,
    player,
    isYou: chair === table.you,
    isButton: hand?.button === chair,
    isActing: seatView !== undefined && view?.actor === at,
    isGone: seatView === undefined && chips === 0,
    // Between hands the chair has the newer number: chips may have been bought.
    stack: table.hand === null ? chips : (seatView?.stack ?? chips),
    won: result === undefined ? 0 : result.after - result.before,
    place: table.places.find((each) => each.chair === chair)?.place,
    seat: seatView === undefined ? undefined : at,
    view: seatView,
  };
}
