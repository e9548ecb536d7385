import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { buildVisibleContext } from '../visibleContext.js';
import { decideStud8On5th } from './fifth.js';
import { decideStud8On4th } from './fourth.js';
import { decideStud8On7th } from './seventh.js';
import { readSpot } from './stud8Spot.js';
import { decideStud8On3rd } from './third.js';

/** Stud8, level 2: plays for both halves, and leaves when only a quarter is to be won. */
export function decideStud8Lv2(view: View, legal: Legal, rng: Rng): CpuDecision {
  const ctx = buildVisibleContext(view);
  switch (ctx.street) {
    case 3:
      return decideStud8On3rd(ctx, legal, rng);
    case 4:
      return decideStud8On4th(readSpot(ctx), legal, rng);
    case 7:
      return decideStud8On7th(readSpot(ctx), legal);
    default:
      return decideStud8On5th(readSpot(ctx), legal);
  }
}
