import type { Legal } from '@doorcard/engine';
import type { CpuDecision } from '../player.js';
import { BET, CALL, CHECK, choose, FOLD } from '../choice.js';
import type { VisibleContext } from '../visibleContext.js';
import { hasCompletionSignal } from './completionSignal.js';
import { PAIR } from './handShape.js';
import { describeHand, gradeHand, hasStrongDraw, type StudHand } from './studHand.js';
import { raiseUnlessEnough } from './studRaise.js';
import { HIGH_THREAT, showsPair } from './threat.js';

// 4th, 5th and 6th street. A beaten pair does not count as made, so `made` is a hand that may still be the best.

const JACK = 11;

export function bet4th(legal: Legal, hand: StudHand): CpuDecision {
  const data = describeHand(hand);
  if (hand.category === 'made') return choose(legal, BET, 'stud_value', 'stud/4th/bet/made', data);
  if (hand.category === 'draw' && hand.threat < HIGH_THREAT) {
    return choose(legal, BET, 'stud_semi_bluff', 'stud/4th/bet/draw', data);
  }
  return wait(legal, hand, 'stud/4th/bet/check');
}

export function answer4th(context: VisibleContext, legal: Legal, hand: StudHand): CpuDecision {
  const { category, threat } = hand;
  if (hand.isStrong && threat <= 4) {
    return raiseUnlessEnough(
      context,
      legal,
      'stud_value_raise',
      'stud/4th/facing/strong',
      describeHand(hand),
    );
  }
  if (category === 'draw' && hasStrongDraw(hand) && threat < HIGH_THREAT) {
    return raiseUnlessEnough(
      context,
      legal,
      'stud_draw_raise',
      'stud/4th/facing/strongDraw',
      describeHand(hand),
    );
  }
  if (category === 'made') {
    return choose(legal, CALL, 'stud_made_call', 'stud/4th/facing/made', describeHand(hand));
  }
  const live = gradeHand(context, hand);
  const data = describeHand(hand, live);
  if (category === 'draw') return choose(legal, CALL, 'stud_live_call', 'stud/4th/facing/draw', data);
  if (context.live.some(({ up }) => showsPair(up))) {
    return choose(legal, FOLD, giveUp(hand), 'stud/4th/facing/openPair', data);
  }
  return live === 'BAD' && threat >= 4
    ? choose(legal, FOLD, giveUp(hand), 'stud/4th/facing/nothing', data)
    : choose(legal, CALL, 'stud_peel', 'stud/4th/facing/peel', data);
}

export function bet5th(legal: Legal, hand: StudHand): CpuDecision {
  const data = describeHand(hand);
  if (hand.isStrong) return choose(legal, BET, 'stud_value', 'stud/5th/bet/strong', data);
  if (hand.threat < HIGH_THREAT) {
    if (hand.category === 'made') return choose(legal, BET, 'stud_value', 'stud/5th/bet/made', data);
    if (hand.category === 'draw') return choose(legal, BET, 'stud_semi_bluff', 'stud/5th/bet/draw', data);
  }
  return wait(legal, hand, 'stud/5th/bet/check');
}

export function answer5th(context: VisibleContext, legal: Legal, hand: StudHand): CpuDecision {
  switch (hand.category) {
    case 'made': {
      const data = describeHand(hand);
      return hand.isStrong && hand.threat <= 4
        ? raiseUnlessEnough(context, legal, 'stud_value_raise', 'stud/5th/facing/strong', data)
        : choose(legal, CALL, 'stud_made_call', 'stud/5th/facing/made', data);
    }
    case 'draw':
      return drawOn(context, legal, hand, 'stud/5th/facing/draw');
    case 'nothing':
      return choose(legal, FOLD, giveUp(hand), 'stud/5th/facing/nothing', describeHand(hand));
  }
}

export function bet6th(legal: Legal, hand: StudHand): CpuDecision {
  const data = describeHand(hand);
  if (hand.category === 'made') {
    if (hand.shape.made > PAIR) return choose(legal, BET, 'stud_value', 'stud/6th/bet/strong', data);
    if (hand.threat < HIGH_THREAT) return choose(legal, BET, 'stud_value', 'stud/6th/bet/pair', data);
  }
  return wait(legal, hand, 'stud/6th/bet/check');
}

export function answer6th(context: VisibleContext, legal: Legal, hand: StudHand): CpuDecision {
  const { category, shape, threat } = hand;
  if (category === 'nothing') {
    return choose(legal, FOLD, giveUp(hand), 'stud/6th/facing/nothing', describeHand(hand));
  }
  if (category === 'draw') {
    return threat >= HIGH_THREAT || hasCompletionSignal(context)
      ? choose(legal, FOLD, 'stud_board_complete', 'stud/6th/facing/signal', describeHand(hand))
      : drawOn(context, legal, hand, 'stud/6th/facing/draw');
  }
  if (shape.made > PAIR) {
    const data = describeHand(hand);
    return threat <= 5
      ? raiseUnlessEnough(context, legal, 'stud_value_raise', 'stud/6th/facing/strong', data)
      : choose(legal, CALL, 'stud_made_call', 'stud/6th/facing/made', data);
  }
  const live = gradeHand(context, hand);
  const data = describeHand(hand, live);
  return threat >= HIGH_THREAT && (shape.pair < JACK || live === 'BAD')
    ? choose(legal, FOLD, 'stud_board_complete', 'stud/6th/facing/pairBehind', data)
    : choose(legal, CALL, 'stud_made_call', 'stud/6th/facing/pair', data);
}

const wait = (legal: Legal, hand: StudHand, rule: string): CpuDecision =>
  choose(legal, CHECK, hand.isBeaten ? 'stud_beaten' : 'stud_wait', rule, describeHand(hand));

const giveUp = ({ isBeaten }: StudHand): 'stud_beaten' | 'stud_nothing' =>
  isBeaten ? 'stud_beaten' : 'stud_nothing';

/** On the big-bet streets a draw needs its cards. */
function drawOn(context: VisibleContext, legal: Legal, hand: StudHand, rule: string): CpuDecision {
  const live = gradeHand(context, hand);
  return live === 'BAD'
    ? choose(legal, FOLD, 'stud_dead_draw', rule, describeHand(hand, live))
    : choose(legal, CALL, 'stud_live_call', rule, describeHand(hand, live));
}
