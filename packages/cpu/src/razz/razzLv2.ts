import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { StrategyProfile } from '../badugi/strategyProfile.js';
import type { Verdict } from '../player.js';
import { buildVisibleContext } from '../visibleContext.js';
import { decideRazzMiddle } from './middle.js';
import { RazzSpot } from './razzSpot.js';
import { decideRazz7th } from './seventh.js';
import { decideRazz3rd } from './third.js';

/** Razz, level 2. */
export function decideRazzLv2(view: View, legal: Legal, rng: Rng, profile: StrategyProfile): Verdict {
  const ctx = buildVisibleContext(view);
  const spot = new RazzSpot(ctx, legal, rng, profile);
  switch (ctx.street) {
    case 3:
      return decideRazz3rd(spot);
    case 7:
      return decideRazz7th(spot);
    default:
      return decideRazzMiddle(spot);
  }
}
