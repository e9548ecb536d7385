import { BET, CHECK } from '../choice.js';
import type { Verdict } from '../player.js';
import { happens } from '../stream.js';
import { cannotLose } from './bestPossible.js';
import { FLUSH, FULL_HOUSE, NO_PAIR } from './handShape.js';
import { describeHand, findBeating, isLiveDraw, readStudHand, type StudHand } from './studHand.js';
import { STUD_NUMBERS as N } from './studNumbers.js';
import type { StudData } from './studReason.js';
import { betRulesOf } from './studRules.js';
import { bluffs, decideSpot, moveLine, shareOf, type StudSpot } from './studSpot.js';
import { findThreat } from './threat.js';
import { NEARLY_SURE, findWinChance } from './winChance.js';

/** From here on a board looks as if a straight, a flush or a full house were there. */
const LOOKS_MADE = 6;

/** From 4th street on, when nobody has bet. */
export function mayBet(spot: StudSpot): Verdict {
  const { context, profile } = spot;
  const { street, live, me, lastAggressorSeat } = context;
  const at = street - 3;
  const rules = betRulesOf(street);
  const hand = readStudHand(context);
  const { shape } = hand;
  const looksMade = shape.made < FLUSH && findThreat(live) >= LOOKS_MADE;
  const line = shareOf(Math.max(moveLine(N.betLine[at]!, profile), looksMade ? 0.5 : 0), live.length);
  const { now, called } = findWinChance(context, live, N.callsBet[at]!, line);
  if (now > NEARLY_SURE && cannotLose(context)) {
    return decideSpot(spot, BET, 'stud_lock', 'stud/lock/bet', () => describeHand(context, hand));
  }
  const isDraw = hand.draw !== undefined && shape.made === NO_PAIR;
  if (called >= line && !isDraw) {
    const numbers = { studChance: called, studLine: line };
    return isTrap(spot, hand, now) && happens(N.trap * profile.aggressionFactor, spot.rng)
      ? decideSpot(spot, CHECK, 'stud_trap', rules.trap, () =>
          describeHand(context, hand, { ...numbers, about: lastAggressorSeat! }),
        )
      : decideSpot(spot, BET, 'stud_value', rules.value, () => describeHand(context, hand, numbers));
  }
  const data = (): StudData => describeHand(context, hand, { studChance: now });
  if (!looksMade && live.length <= 2 && street < 7) {
    const semi = called >= line ? 1 : Math.min(1, N.semi * profile.aggressionFactor);
    if (isLiveDraw(context, hand) && now >= N.semiFrom && happens(semi, spot.rng)) {
      return decideSpot(spot, BET, 'stud_semi_bluff', rules.draw, data);
    }
    const goesOn = live.length === 1 && lastAggressorSeat === me.seat && now >= N.barrelFrom[at]!;
    if (
      goesOn &&
      findBeating(live, shape) === undefined &&
      happens(Math.min(1, N.barrel[at]! * profile.aggressionFactor), spot.rng)
    ) {
      return decideSpot(spot, BET, 'stud_barrel', rules.barrel, data);
    }
  }
  const beatenBy = findBeating(live, shape);
  if (street === 7 && !looksMade && live.length === 1 && now < N.bluffBelow && beatenBy === undefined) {
    const { pot, stakes } = context.view;
    if (bluffs((N.bluff * stakes.bigBet) / (pot + 2 * stakes.bigBet), spot)) {
      return decideSpot(spot, BET, 'stud_bluff', rules.bluff, data);
    }
  }
  if (beatenBy !== undefined) {
    return decideSpot(spot, CHECK, 'stud_beaten', rules.check, () =>
      describeHand(context, hand, { studChance: now, about: beatenBy }),
    );
  }
  // A draw is not asked for the line of a made hand.
  return decideSpot(spot, CHECK, 'stud_wait', rules.check, () =>
    describeHand(context, hand, isDraw ? { studChance: now } : { studChance: called, studLine: line }),
  );
}

/** A strong hand in front of somebody who raised last and acts after me. A full house does not wait on 7th street. */
function isTrap({ context }: StudSpot, { shape }: StudHand, now: number): boolean {
  const { lastAggressorSeat, live, me, street } = context;
  if (now < N.trapFrom || lastAggressorSeat === undefined || lastAggressorSeat === me.seat) return false;
  if (street === 7 && shape.made >= FULL_HOUSE) return false;
  return live.some(({ seat, toAct }) => seat === lastAggressorSeat && toAct);
}
