import { refuse, succeed, type Result } from '@doorcard/cards';
import { VARIANTS, type GameId, type Variant } from '@doorcard/engine';
import type { PhhVariant } from '../phh/phhVariant.js';

/** The game of a published code. */
export const GAME_BY_PHH: Readonly<Record<PhhVariant, GameId>> = {
  FT: 'limit-holdem',
  NT: 'holdem',
  PO: 'plo',
  'FO/8': 'omaha8',
  F7S: 'stud',
  'F7S/8': 'stud8',
  FR: 'razz',
  N2L1D: '2-7-single',
  F2L3D: '2-7-triple',
  FB: 'badugi',
};

const CODES = Object.entries(GAME_BY_PHH) as [PhhVariant, GameId][];

/** The code of a game, or an error: your own variant has none, even under the name of a known game. */
export function findPhhVariant(variant: Variant): Result<PhhVariant> {
  const found = CODES.find(([, game]) => VARIANTS[game] === variant);
  if (found !== undefined) return succeed(found[0]);
  return refuse({
    code: 'history/not-in-phh',
    value: variant.id,
    problem: `PHH has no code for the game ${variant.id} as it is played here`,
    expected: `one of ${CODES.map(([code, game]) => `${game} (${code})`).join(', ')}`,
  });
}
