import type { Hand, Seat } from '@doorcard/engine';

/** By number of seats after the bring-in. */
export const AFTER_BRING_IN = ['after1', 'after2', 'after3', 'after4', 'after5', 'after6', 'after7'] as const;

/**
 * The position of a player in a hand. With blinds: `early` is everybody between the big blind and the cutoff; heads-up
 * the small blind is the `button`. In stud: the bring-in, or the number of seats after it.
 */
export const ROLES = [
  'smallBlind',
  'bigBlind',
  'early',
  'cutoff',
  'button',
  'bringIn',
  ...AFTER_BRING_IN,
] as const;
export type Role = (typeof ROLES)[number];

export function findRole(hand: Hand, seat: Seat): Role {
  const { seats, isStud } = hand.plan;
  if (isStud) {
    const after = (seat - hand.bringInSeat + seats) % seats;
    return after === 0 ? 'bringIn' : (`after${after}` as Role);
  }
  if (seat === seats - 1) return 'button';
  if (seats === 2) return 'bigBlind';
  const posted = [...hand.plan.blinds.keys()].filter((each) => hand.plan.blinds[each]! > 0);
  // A table may have no small blind, but always has a big one.
  const [small, big] = posted.length === 1 ? [-1, posted[0]!] : [posted[0]!, posted[1]!];
  if (seat === small) return 'smallBlind';
  if (seat === big) return 'bigBlind';
  return seat === seats - 2 ? 'cutoff' : 'early';
}
