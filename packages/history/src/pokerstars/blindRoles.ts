import type { Chips, Seat } from '@doorcard/engine';

/** What a line calls a blind. PokerStars has no straddles; the line for them is ours. */
export type BlindRole = 'small blind' | 'big blind' | 'straddle';

/** The usual places, heads-up with the small blind on the button. */
export const usualBlindSeats = (players: number): { readonly small: Seat; readonly big: Seat } =>
  players === 2 ? { small: 1, big: 0 } : { small: 0, big: 1 };

/** By seat: what its blind is called. A lone one is the big blind; what comes beside the usual two is a straddle. */
export function nameBlinds(blinds: readonly Chips[]): (BlindRole | undefined)[] {
  const { small, big } = usualBlindSeats(blinds.length);
  const hasSmall = blinds[small]! > 0 && blinds[big]! > 0;
  const bigSeat = blinds[big]! > 0 ? big : blinds.findIndex((blind) => blind > 0);
  return blinds.map((blind, seat) => {
    if (blind === 0) return undefined;
    if (seat === bigSeat) return 'big blind';
    return hasSmall && seat === small ? 'small blind' : 'straddle';
  });
}
