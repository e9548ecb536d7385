import type { PositionCategory, StrategyProfile } from '@doorcard/cpu';
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

const LIMITS: Readonly<Record<PositionCategory, Limits>> = {
  early: { badugi: 8, three: 6, isSmooth: true, two: 0 },
  middle: { badugi: 9, three: 7, isSmooth: true, two: 0 },
  late: { badugi: 12, three: 8, isSmooth: false, two: 3 },
};
const LOWEST_LIMIT = 5;
const HIGHEST_LIMIT = 13;
/** The small blind pays half a bet with a three-card hand up to this. */
const HALF_PRICE = 9;
/** How often a three-card hand opens with a raise, before the profile changes it. */
const OPEN_RAISE = 0.8;

const move = (limit: number, shift: number): number =>
  Math.max(LOWEST_LIMIT, Math.min(HIGHEST_LIMIT, limit + shift));

function isThreeWithin(hand: BadugiHand, limits: Limits, shift: number): boolean {
  const limit = move(limits.three, shift);
  return hand.high < limit || (hand.high === limit && (!limits.isSmooth || hand.isSmooth));
}

/** Whether a hand is within the limits of a position, as they stand before a profile moves them. */
export function isPlayed(hand: BadugiHand, position: PositionCategory): boolean {
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

/** Where a player is first in. */
export interface OpeningSpot {
  readonly position: PositionCategory;
  readonly isSmallBlind: boolean;
}

/** All that the table gives for a hand when nobody is in yet; more than one where chance decides. */
export const listOpenings = (hand: BadugiHand, spot: OpeningSpot, profile: StrategyProfile): Opening[] => [
  ...new Set(listShifts(profile).flatMap((shift) => openingsAt(hand, spot, profile, shift))),
];

function openingsAt(hand: BadugiHand, spot: OpeningSpot, profile: StrategyProfile, shift: number): Opening[] {
  const { position, isSmallBlind } = spot;
  const limits = LIMITS[position];
  switch (hand.size) {
    case 4:
      if (hand.high <= move(limits.badugi, shift) || position === 'late') return ['raise'];
      return openingsAt(dropHighest(hand, 1), spot, profile, shift);
    case 3:
      if (isThreeWithin(hand, limits, shift)) {
        return OPEN_RAISE * profile.aggressionFactor < 1 ? ['raise', 'call'] : ['raise'];
      }
      return isSmallBlind && hand.high <= HALF_PRICE ? ['call'] : ['fold'];
    case 2:
      return hand.high <= LIMITS.late.two && (position === 'late' || isSmallBlind) ? ['raise'] : ['fold'];
    default:
      return ['fold'];
  }
}
