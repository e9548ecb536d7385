import type { Seat } from '@doorcard/engine';
import { CALL, ENOUGH_RAISES, FOLD, RAISE } from '../choice.js';
import type { Verdict } from '../player.js';
import { happens } from '../stream.js';
import type { VisibleOpponent } from '../visibleContext.js';
import { cannotLose } from './bestPossible.js';
import {
  FLUSH,
  FULL_HOUSE,
  isBeatenBy,
  PAIR,
  readShape,
  TRIPS,
  TWO_PAIR,
  type HandShape,
} from './handShape.js';
import { describeHand, isLiveDraw, readStudHand, showsBetter } from './studHand.js';
import { STUD_NUMBERS as N } from './studNumbers.js';
import type { StudData } from './studReason.js';
import { facingRulesOf } from './studRules.js';
import { decideSpot, findNeeds, moveLine, shareOf, type StudSpot } from './studSpot.js';
import { NEARLY_SURE, findWinChance } from './winChance.js';

/** From 4th street on, against a bet. */
export function answerBet(spot: StudSpot, bettor: VisibleOpponent): Verdict {
  const { context, profile } = spot;
  const { street, live, raiseCount } = context;
  const at = street - 3;
  const rules = facingRulesOf(street);
  const about = bettor.seat;
  const hand = readStudHand(context);
  const line = shareOf(moveLine(N.raiseLine[at]! + N.raiseStep * raiseCount, profile), live.length);
  const { now, called } = findWinChance(context, live, N.callsRaise[at]!, line);
  if (now > NEARLY_SURE && cannotLose(context)) {
    return decideSpot(spot, RAISE, 'stud_lock', 'stud/lock/raise', () => describeHand(context, hand));
  }
  const { shape } = hand;
  const winner = street === 7 ? findShownWinner(live, shape) : undefined;
  if (winner !== undefined) {
    return decideSpot(spot, FOLD, 'stud_beaten', rules.beaten, () =>
      describeHand(context, hand, { about: winner }),
    );
  }
  const mayRaise = raiseCount < ENOUGH_RAISES;
  if (mayRaise && isMonster(shape, bettor)) {
    return decideSpot(spot, RAISE, 'stud_monster', rules.monster, () =>
      describeHand(context, hand, { about }),
    );
  }
  // A draw has rows of its own, and a pair is not for a third raise.
  const isGood = shape.made > PAIR || (raiseCount < 2 && (shape.made === PAIR || hand.draw === undefined));
  if (mayRaise && called >= line && isGood) {
    const data = (): StudData => describeHand(context, hand, { studChance: called, studLine: line, about });
    const isHidden = street <= 5 && live.length === 1 && now >= N.slowFrom && shape.made <= TWO_PAIR;
    return isHidden && raiseCount === 0 && happens(N.slow, spot.rng)
      ? decideSpot(spot, CALL, 'stud_slow_play', rules.slowPlay, data)
      : decideSpot(spot, RAISE, 'stud_value_raise', rules.value, data);
  }
  const hasDraw = hand.draw !== undefined;
  const needs = findNeeds(spot, hasDraw ? N.laterDraw[at]! : N.later[at]!);
  const data = (): StudData => describeHand(context, hand, { studChance: now, studNeeds: needs, about });
  if (now < needs) {
    const code = showsBetter(bettor, shape) ? 'stud_beaten' : 'stud_price_fold';
    return decideSpot(spot, FOLD, code, rules.fold, data);
  }
  if (hasDraw) {
    const raises = street <= 5 && live.length === 1 && raiseCount === 0 && isLiveDraw(context, hand);
    return raises && happens(N.drawRaise * profile.aggressionFactor, spot.rng)
      ? decideSpot(spot, RAISE, 'stud_draw_raise', rules.drawRaise, data)
      : decideSpot(spot, CALL, 'stud_draw_call', rules.draw, data);
  }
  const catches = street === 7 && shape.made <= PAIR;
  return decideSpot(spot, CALL, catches ? 'stud_bluff_catch' : 'stud_made_call', rules.call, data);
}

/** An opponent whose up cards alone beat my hand, when no card is to come. */
function findShownWinner(live: readonly VisibleOpponent[], shape: HandShape): Seat | undefined {
  for (let i = 0; i < live.length; i++) if (isBeatenBy(shape, live[i]!.up)) return live[i]!.seat;
  return undefined;
}

/** A full house or better against less than open trips, or a flush against an open pair. */
function isMonster({ made }: HandShape, { up }: VisibleOpponent): boolean {
  if (made < FLUSH) return false;
  const shown = readShape(up).made;
  return made >= FULL_HOUSE ? shown < TRIPS : shown === PAIR;
}
