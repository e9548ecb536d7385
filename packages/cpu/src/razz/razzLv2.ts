import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { buildVisibleContext } from '../visibleContext.js';
import { decideRazz5th } from './fifth.js';
import { decideRazz4th } from './fourth.js';
import { decideRazz7th } from './seventh.js';
import { decideRazz3rd } from './third.js';

/** Razz, level 2: steals and re-steals on 3rd street, counts dead cards, cuts losses on 5th, pays off on 7th. */
export function decideRazzLv2(view: View, legal: Legal, rng: Rng): CpuDecision {
  const ctx = buildVisibleContext(view);
  switch (ctx.street) {
    case 3:
      return decideRazz3rd(ctx, legal, rng);
    case 4:
      return decideRazz4th(ctx, legal);
    case 7:
      return decideRazz7th(ctx, legal);
    default:
      return decideRazz5th(ctx, legal);
  }
}
