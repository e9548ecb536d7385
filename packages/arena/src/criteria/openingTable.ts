import type { OpeningSeat, StrategyProfile } from '@doorcard/cpu';
import type { View } from '@doorcard/engine';
import { dropHighest, type BadugiHand } from './badugiHand.js';

// The opening table of docs/design/badugi-players.md, written down once more: a measurement that asked the players which
// table they play by would find them right whatever they do.

/** The highest card that plays, 1..13; 0 where nothing does. */
interface Limits {
  readonly badugi: number;
  readonly three: number;
  /** At the limit itself the three-card hand has to be smooth. */
  readonly isSmooth: boolean;
  /** and 2-3. */
  readonly two: number;
}

const LIMITS: Readonly<Record<OpeningSeat, Limits>> = {
  early: { badugi: 8, three: 6, isSmooth: true, two: 0 },
  middle: { badugi: 9, three: 7, isSmooth: true, two: 0 },
  late: { badugi: 12, three: 8, isSmooth: false, two: 3 },
  button: { badugi: 13, three: 10, isSmooth: false, two: 5 },
  smallBlind: { badugi: 13, three: 10, isSmooth: false, two: 5 },
  headsUp: { badugi: 13, three: 13, isSmooth: false, two: 12 },
};
/** Rows that raise with any badugi, and rows in which an opening is a steal. */
const ANY_BADUGI: readonly OpeningSeat[] = ['late', 'button', 'smallBlind', 'headsUp'];
const STEALS: readonly OpeningSeat[] = ['button', 'smallBlind', 'headsUp'];

/** The row of somebody before whom everybody has folded, by how many are left to act. */
export function findOpeningRow({ seats, stakes, seat }: View): OpeningSeat {
  if (seats.length === 2) return 'headsUp';
  const isBlind = (place: number): boolean => (stakes.blinds[place] ?? 0) > 0;
  if (isBlind(seat!)) return 'smallBlind';
  const left = seats.filter((_, place) => place > seat! || (place < seat! && isBlind(place))).length;
  // At six seats the first to act is early, although only five are left.
  if (left >= 6 || (left === 5 && seats.length === 6)) return 'early';
  return left >= 4 ? 'middle' : left === 3 ? 'late' : 'button';
}
/** With these the small blind at least pays half a bet. */
const HALF_PRICE = { three: 13, two: 8 };
const LOWEST_LIMIT = 5;
const HIGHEST_LIMIT = 13;
/** How often a three-card hand opens with a raise, before the profile changes it; as a steal it always does. */
const OPEN_RAISE = 0.8;

const move = (limit: number, shift: number): number =>
  Math.max(LOWEST_LIMIT, Math.min(HIGHEST_LIMIT, limit + shift));

function isThreeWithin(hand: BadugiHand, limits: Limits, shift: number): boolean {
  const limit = move(limits.three, shift);
  return hand.high < limit || (hand.high === limit && (!limits.isSmooth || hand.isSmooth));
}

/** Whether a hand is within the limits of a position before a profile moves them. */
export function isPlayed(hand: BadugiHand, position: OpeningSeat): boolean {
  const limits = LIMITS[position];
  switch (hand.size) {
    case 4:
      return hand.high <= limits.badugi;
    case 3:
      return isThreeWithin(hand, limits, 0);
    case 2:
      return hand.high <= limits.two;
    default:
      return false;
  }
}

/** By how many ranks the tightness of a profile may move its limits. */
function listShifts({ tightnessFactor }: StrategyProfile): number[] {
  const chance = Math.min(1, 5 * Math.abs(tightnessFactor - 1));
  const shift = tightnessFactor > 1 ? -1 : 1;
  if (chance < 1e-9) return [0];
  return chance > 1 - 1e-9 ? [shift] : [0, shift];
}

export type Opening = 'raise' | 'call' | 'fold';

/** All that the table gives for a hand when nobody is in yet; more than one where chance decides. */
export const listOpenings = (hand: BadugiHand, seat: OpeningSeat, profile: StrategyProfile): Opening[] => [
  ...new Set(listShifts(profile).flatMap((shift) => openingsAt(hand, seat, profile, shift))),
];

function openingsAt(hand: BadugiHand, seat: OpeningSeat, profile: StrategyProfile, shift: number): Opening[] {
  const limits = LIMITS[seat];
  switch (hand.size) {
    case 4: {
      if (hand.high <= move(limits.badugi, shift) || ANY_BADUGI.includes(seat)) return ['raise'];
      const three = dropHighest(hand, 1);
      return isThreeWithin(three, limits, shift) ? openThree(profile) : ['fold'];
    }
    case 3:
      if (!isThreeWithin(hand, limits, shift)) return orHalfPrice(hand.high, HALF_PRICE.three, seat, shift);
      return STEALS.includes(seat) ? ['raise'] : openThree(profile);
    case 2:
      if (hand.high <= limits.two + (STEALS.includes(seat) ? shift : 0)) return ['raise'];
      return orHalfPrice(hand.high, HALF_PRICE.two, seat, shift);
    default:
      return ['fold'];
  }
}

const openThree = ({ aggressionFactor }: StrategyProfile): Opening[] =>
  OPEN_RAISE * aggressionFactor < 1 ? ['raise', 'call'] : ['raise'];

const orHalfPrice = (high: number, limit: number, seat: OpeningSeat, shift: number): Opening[] =>
  seat === 'smallBlind' && high <= limit + shift ? ['call'] : ['fold'];
