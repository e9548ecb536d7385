import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { BET, CALL, CHECK, choose, FOLD } from '../choice.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { hasFiredOn } from './firing.js';
import { FLUSH, FULL_HOUSE, PAIR, readShape, TRIPS } from './handShape.js';
import { countRanks } from './straightDraw.js';
import { describeHand, type StudHand } from './studHand.js';
import { raiseUnlessEnough } from './studRaise.js';
import { countLongestRun, threatOf } from './threat.js';

const KING = 13;

export function bet7th(legal: Legal, hand: StudHand): CpuDecision {
  const data = describeHand(hand);
  if (hand.category === 'made') {
    if (hand.shape.made > PAIR) return choose(legal, BET, 'stud_value', 'stud/7th/bet/strong', data);
    if (hand.threat <= 3) return choose(legal, BET, 'stud_thin_value', 'stud/7th/bet/pair', data);
  }
  return choose(legal, CHECK, hand.isBeaten ? 'stud_beaten' : 'stud_wait', 'stud/7th/bet/check', data);
}

export function answer7th(
  context: VisibleContext,
  legal: Legal,
  hand: StudHand,
  bettor: VisibleOpponent,
): CpuDecision {
  const { shape, threat } = hand;
  const data = describeHand(hand);
  if (hand.category !== 'made') {
    const code = hand.isBeaten ? 'stud_beaten' : 'stud_nothing';
    return choose(legal, FOLD, code, 'stud/7th/facing/nothing', data);
  }
  if (shape.made >= FULL_HOUSE && readShape(bettor.up).made < TRIPS) {
    return raiseUnlessEnough(context, legal, 'stud_full_raise', 'stud/7th/facing/full', data);
  }
  if (shape.made === FLUSH && threat <= 5) {
    return raiseUnlessEnough(context, legal, 'stud_flush_raise', 'stud/7th/facing/flush', data);
  }
  if (shape.made > PAIR) {
    return choose(legal, CALL, 'stud_made_call', 'stud/7th/facing/strong', data);
  }
  const signs = countSigns(context, hand, bettor);
  return signs >= (context.headsUp ? 1 : 2)
    ? choose(legal, CALL, 'stud_bluff_catch', 'stud/7th/facing/pair', { ...data, signs })
    : choose(legal, FOLD, 'stud_few_signs', 'stud/7th/facing/pair', { ...data, signs });
}

/** Signs that one pair is good: his board is not complete, he fires without improving, I have aces or kings. */
function countSigns({ view }: VisibleContext, { shape }: StudHand, { seat, up }: VisibleOpponent): number {
  const firedInVain = hasFiredOn(view, seat, 6, 7) && threatOf(up) <= threatOf(up.slice(0, -1));
  return Number(!looksComplete(up)) + Number(firedInVain) + Number(shape.pair >= KING);
}

function looksComplete(up: VisibleOpponent['up']): boolean {
  const { ranks, suited, size } = readShape(up);
  return countRanks(ranks) < size || suited > 3 || countLongestRun(ranks) > 3;
}
