import { refuse, succeed, type Result } from '@doorcard/cards';

/** The published codes of the supported games. */
export const PHH_VARIANTS = [
  'FT', // fixed-limit hold'em
  'NT', // no-limit hold'em
  'PO', // pot-limit Omaha
  'FO/8', // fixed-limit Omaha, high and eight or better
  'F7S', // seven card stud
  'F7S/8', // seven card stud, high and eight or better
  'FR', // razz
  'N2L1D', // no-limit deuce-to-seven single draw
  'F2L3D', // deuce-to-seven triple draw
  'FB', // badugi
] as const;
export type PhhVariant = (typeof PHH_VARIANTS)[number];

/** The keys that some games need and others must not have, in the order in which they are written. */
export const PHH_STAKES = ['blinds_or_straddles', 'bring_in', 'small_bet', 'big_bet', 'min_bet'] as const;
export type PhhStake = (typeof PHH_STAKES)[number];

const FIXED_WITH_BLINDS = ['blinds_or_straddles', 'small_bet', 'big_bet'] as const;
const FIXED_WITH_BRING_IN = ['bring_in', 'small_bet', 'big_bet'] as const;
const OPEN_WITH_BLINDS = ['blinds_or_straddles', 'min_bet'] as const;

/** By game: the stakes that it needs; the others must be absent. */
export const PHH_STAKES_OF: Readonly<Record<PhhVariant, readonly PhhStake[]>> = {
  FT: FIXED_WITH_BLINDS,
  NT: OPEN_WITH_BLINDS,
  PO: OPEN_WITH_BLINDS,
  'FO/8': FIXED_WITH_BLINDS,
  F7S: FIXED_WITH_BRING_IN,
  'F7S/8': FIXED_WITH_BRING_IN,
  FR: FIXED_WITH_BRING_IN,
  N2L1D: OPEN_WITH_BLINDS,
  F2L3D: FIXED_WITH_BLINDS,
  FB: FIXED_WITH_BLINDS,
};

export function parsePhhVariant(code: string): Result<PhhVariant> {
  const variant = PHH_VARIANTS.find((known) => known === code);
  if (variant !== undefined) return succeed(variant);
  return refuse({
    code: 'phh/unknown-variant',
    value: code,
    // The only published code that is not supported: its deck has 36 cards.
    problem: code === 'NS' ? 'the variant "NS", short-deck hold\'em' : `unknown variant "${code}"`,
    expected: `one of ${PHH_VARIANTS.join(', ')}`,
  });
}
