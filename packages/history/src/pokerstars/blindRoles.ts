import type { Chips, Seat } from '@doorcard/engine';

/**
 * The names of blinds in lines. PokerStars has no straddles; that line is our own. A post is written as one more big
 * blind, by a player who enters the game or has missed his own.
 */
export type BlindRole = 'small blind' | 'big blind' | 'straddle' | 'post';

/** The usual positions; heads-up the small blind is on the button. */
export const usualBlindSeats = (players: number): { readonly small: Seat; readonly big: Seat } =>
  players === 2 ? { small: 1, big: 0 } : { small: 0, big: 1 };

/** Who would straddle. */
export const seatAfterBlinds = (players: number): Seat | undefined => (players > 2 ? 2 : undefined);

/** By seat: the name of its blind. A single blind is the big blind; any besides the usual two is a straddle. */
export function nameBlinds(blinds: readonly Chips[]): (BlindRole | undefined)[] {
  const usual = usualBlindSeats(blinds.length);
  // Heads-up with the button on an empty seat, the small blind is first.
  const isTurned = blinds.length === 2 && blinds[0]! > 0 && blinds[1]! > blinds[0]!;
  const { small, big } = isTurned ? { small: usual.big, big: usual.small } : usual;
  const hasSmall = blinds[small]! > 0 && blinds[big]! > 0;
  const bigSeat = blinds[big]! > 0 ? big : blinds.findIndex((blind) => blind > 0);
  return blinds.map((blind, seat) => {
    if (blind === 0) return undefined;
    if (blind < 0) return 'post';
    if (seat === bigSeat) return 'big blind';
    return hasSmall && seat === small ? 'small blind' : 'straddle';
  });
}
