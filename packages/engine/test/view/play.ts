import { below, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  DRAW,
  DRAWING,
  FOLD,
  Hand,
  makePlan,
  OVER,
  RAISE,
  RAISE_TO,
  RULE_SETS,
  VARIANTS,
  type GameId,
  type Setup,
} from '@doorcard/engine';

/** Stakes for `seats` players, with stacks that cause some all-ins. */
export function makeSetup(game: GameId, seats: number, rng: Rng): Setup {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const blinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 5 : seat === 1 ? 10 : 0));
  return {
    variant,
    rules: RULE_SETS.wsop,
    stacks: Array.from({ length: seats }, () => 20 + below(rng, 500)),
    antes: Array.from({ length: seats }, () => (isStud ? 1 : 0)),
    blinds: isStud ? [] : seats === 2 ? [10, 5] : blinds,
    bringIn: isStud ? 3 : 0,
    smallBet: 10,
    bigBet: 20,
  };
}

/** One random legal decision; folds are rare, so that hands go on. */
export function actAtRandom(hand: Hand, rng: Rng): void {
  if (hand.phase === DRAWING) {
    hand.act(DRAW + below(rng, 1 << hand.cardCount(hand.actor)));
    return;
  }
  const bits = hand.legalBits();
  const codes = [0, 1, 2, 3].filter((code) => (bits >> code) & 1 && (code !== FOLD || below(rng, 8) === 0));
  const code = codes[below(rng, codes.length)] ?? FOLD;
  const isOpen = hand.plan.setup.variant.betting !== 'fixedLimit';
  if (code !== RAISE || !isOpen) hand.act(code);
  else hand.act(RAISE_TO, hand.minRaiseTo + below(rng, hand.maxRaiseTo - hand.minRaiseTo + 1));
}

/** Calls `look` before each decision and at the end of random hands. */
export function playHands(
  game: GameId,
  hands: number,
  seed: bigint,
  look: (hand: Hand, rng: Rng) => void,
): void {
  const rng = Xoshiro256.fromSeed(seed);
  for (let i = 0; i < hands; i++) {
    const seats = 2 + (i % (VARIANTS[game].maxSeats - 1));
    const hand = new Hand(makePlan(makeSetup(game, seats, rng)));
    hand.deal({ kind: 'rng', rng });
    for (;;) {
      look(hand, rng);
      if (hand.phase === OVER) break;
      actAtRandom(hand, rng);
    }
  }
}
