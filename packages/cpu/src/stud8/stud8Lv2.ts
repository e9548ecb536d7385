import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { Verdict } from '../player.js';
import { buildVisibleContext } from '../visibleContext.js';
import { answerStud8 } from './laterAnswer.js';
import { openStud8 } from './laterOpen.js';
import type { Style } from './lines.js';
import { readSpot } from './stud8Spot.js';
import { decideStud8On3rd } from './third.js';

/** Stud8, level 2: plays for both halves by its share of the pot and the price. */
export function decideStud8Lv2(view: View, legal: Legal, rng: Rng, style: Style): Verdict {
  const ctx = buildVisibleContext(view);
  if (ctx.street === 3) return decideStud8On3rd(ctx, legal, rng, style);
  const spot = readSpot(ctx);
  return ctx.toCall > 0 ? answerStud8(spot, legal, rng, style) : openStud8(spot, legal, rng, style);
}
