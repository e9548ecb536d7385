import type { rankHigh7 } from '@doorcard/cards';
import { Prospects } from './prospects.js';
import { Spreads } from './spreads.js';

type Rank7 = typeof rankHigh7;
/** By a card of each rank and suits that differ for equal ranks, which are neighbours; no five have one suit. */
export const prospectsOf = (rank: Rank7): Prospects =>
  new Prospects(([a, b, c, d, e, f, g]) =>
    rank(4 * a!, 4 * b! + 1, 4 * c! + 2, 4 * d! + 3, 4 * e!, 4 * f! + 1, 4 * g! + 2),
  );

/** How good sets of ranks are: on average, and what they become. */
export interface Outlook {
  readonly prospects: Prospects;
  readonly spreads: Spreads;
}

/** Made when a game first needs it: that takes a tenth of a second. */
export function outlookOf(rank: Rank7): () => Outlook {
  let made: Outlook | undefined;
  return () => {
    if (made === undefined) {
      const prospects = prospectsOf(rank);
      made = { prospects, spreads: new Spreads(prospects) };
    }
    return made;
  };
}
