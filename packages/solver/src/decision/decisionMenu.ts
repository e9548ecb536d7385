import { succeed, type Result } from '@doorcard/cards';
import { parseBetMenu, type BetMenus } from '../spot/betMenu.js';
import type { StreetMenus } from '../spot/spot.js';
import { STREETS, type PostflopStreet } from '../tree/bettingTree.js';

interface Sizes {
  readonly bet: string;
  readonly raise: string;
}

/** The bet sizes of both players from a decision point on, written as in spot files. */
export interface DecisionMenu {
  /** On the street of the decision. */
  readonly first: Sizes;
  /** On the streets after it. */
  readonly later: Sizes;
}

export const DEFAULT_MENU: DecisionMenu = {
  first: { bet: '33%,75%,a', raise: '60%,a' },
  later: { bet: '75%', raise: 'a' },
};

/** The sizes of each street, for `buildTree`. */
export function readMenu(
  menu: DecisionMenu,
  from: PostflopStreet,
): Result<Record<PostflopStreet, StreetMenus>> {
  const first = readSizes(menu.first);
  if (!first.ok) return first;
  const later = readSizes(menu.later);
  if (!later.ok) return later;
  const start = STREETS.indexOf(from);
  const menuOf = (street: PostflopStreet): StreetMenus => {
    const { value } = STREETS.indexOf(street) > start ? later : first;
    return [value, value];
  };
  return succeed({ flop: menuOf('flop'), turn: menuOf('turn'), river: menuOf('river') });
}

function readSizes({ bet, raise }: Sizes): Result<BetMenus> {
  const bets = parseBetMenu(bet, 'bet');
  if (!bets.ok) return bets;
  const raises = parseBetMenu(raise, 'raise');
  return raises.ok ? succeed({ bet: bets.value, raise: raises.value }) : raises;
}

/** As in `bet 33%,75%,a · raise 60%,a; later bet 75% · raise a`. */
export const describeMenu = ({ first, later }: DecisionMenu): string =>
  `${describeSizes(first)}; later ${describeSizes(later)}`;

const describeSizes = ({ bet, raise }: Sizes): string => `bet ${bet || 'none'} · raise ${raise || 'none'}`;
