import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { streamOf, type CpuDecision } from '@doorcard/cpu';
import { act, Hand, makePlan, makeView, RULE_SETS, VARIANTS, type Setup, type View } from '@doorcard/engine';
import { seatLevel } from './selfPlay.js';

const PERSONALITIES = 6;

/** Plays hands of Razz at the usual stakes; the personalities of level 2 change seats from hand to hand. */
export function playRazz(
  seats: number,
  hands: number,
  seed: number,
  look: (view: View, decision: CpuDecision) => void,
): void {
  const rng = Xoshiro256.fromSeed(BigInt(seed));
  const personalities = seatLevel('lv2', PERSONALITIES);
  const hand = new Hand(makePlan(makeSetup(seats)));
  for (let number = 0; number < hands; number++) {
    hand.deal({ kind: 'rng', rng });
    for (let turn = 0; hand.actor >= 0; turn++) {
      const seat = hand.actor;
      const view = makeView(hand, seat);
      const player = personalities[(seat + number) % PERSONALITIES]!;
      const decision = player.decide(view, streamOf(seed, number, seat, turn));
      look(view, decision);
      unwrap(act(hand, seat, decision.action));
    }
  }
}

const makeSetup = (seats: number): Setup => ({
  variant: VARIANTS.razz,
  rules: RULE_SETS.wsop,
  stacks: new Array<number>(seats).fill(8000),
  antes: new Array<number>(seats).fill(10),
  blinds: [],
  bringIn: 20,
  smallBet: 40,
  bigBet: 80,
});
