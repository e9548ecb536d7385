import { unwrap, Xoshiro256 } from '@doorcard/cards';
import {
  act,
  checkSetup,
  findLegal,
  Hand,
  makePlan,
  makeView,
  OVER,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type Legal,
  type View,
} from '@doorcard/engine';

/** Deals a hand to stacks of different sizes, plays it with choices of a seeded stream, and returns every view. */
export function playRandomHand(game: GameId, seed: number, stacks: readonly number[]): View[] {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const setup = {
    variant,
    rules: RULE_SETS.wsop,
    stacks,
    antes: stacks.map(() => (isStud ? 10 : 0)),
    blinds: isStud ? [] : [20, 40, ...stacks.slice(2).map(() => 0)],
    bringIn: isStud ? 20 : 0,
    smallBet: 40,
    bigBet: 80,
  };
  const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
  const rng = Xoshiro256.fromSeed(BigInt(seed));
  hand.deal({ kind: 'rng', rng });
  const views: View[] = [makeView(hand, 0)];
  while (hand.phase !== OVER) {
    unwrap(act(hand, hand.actor, choose(findLegal(hand)!, rng.nextUint32())));
    views.push(makeView(hand, 0));
  }
  return views;
}

/** Rarely folds, often raises, so that small stacks go all-in. */
function choose({ check, call, bringIn, raise, draw }: Legal, random: number): Action {
  if (draw !== undefined) return { type: 'draw', discard: [] };
  if (raise !== undefined && random % 3 !== 0) return { type: 'raise', to: raise.max };
  if (call !== undefined && random % 11 === 0) return { type: 'fold' };
  return { type: check ? 'check' : call === undefined && bringIn !== undefined ? 'bringIn' : 'call' };
}
