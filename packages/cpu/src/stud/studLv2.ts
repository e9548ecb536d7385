import type { Legal, View } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { buildVisibleContext } from '../visibleContext.js';
import { findLive, readStudHand } from './studHand.js';
import { answer4th, answer5th, answer6th, bet4th, bet5th, bet6th } from './studMiddle.js';
import { answer7th, bet7th } from './studSeventh.js';
import { decideStud3rd } from './studThird.js';

/** A strong player by rules: no chance, no raising wars on 3rd street, and no chasing on 5th. */
export function decideStudLv2(view: View, legal: Legal): CpuDecision {
  const context = buildVisibleContext(view);
  if (context.street === 3) return decideStud3rd(context, legal);
  const bettor = view.currentBet > 0 ? findLive(context, context.bettorSeat) : undefined;
  const hand = readStudHand(context, bettor);
  switch (context.street) {
    case 4:
      return bettor === undefined ? bet4th(legal, hand) : answer4th(context, legal, hand);
    case 5:
      return bettor === undefined ? bet5th(legal, hand) : answer5th(context, legal, hand);
    case 6:
      return bettor === undefined ? bet6th(legal, hand) : answer6th(context, legal, hand);
    default:
      return bettor === undefined ? bet7th(legal, hand) : answer7th(context, legal, hand, bettor);
  }
}
