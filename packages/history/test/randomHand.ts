import { below, Xoshiro256, unwrap, type Rng } from '@doorcard/cards';
import {
  act,
  checkSetup,
  findLegal,
  Hand,
  makePlan,
  MIN_SEATS,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type Legal,
  type RuleSet,
  type Setup,
} from '@doorcard/engine';

/** Any table: few chips or many, antes or none, short and deep stacks together. */
function makeRandomSetup(game: GameId, rng: Rng): Setup {
  const variant = VARIANTS[game];
  const pick = <T>(...choices: readonly T[]): T => choices[below(rng, choices.length)]!;
  const seats = MIN_SEATS + below(rng, variant.maxSeats - MIN_SEATS + 1);
  const small = pick(2, 10, 40);
  const isStud = variant.forced === 'bringIn';
  const depth = pick(3, 12, 60, 200);
  const [bigBlindSeat, smallBlindSeat] = seats === 2 ? [0, 1] : [1, 0];
  const hasStraddle = seats > 3 && below(rng, 6) === 0;
  const everyAnte = isStud || below(rng, 4) === 0 ? Math.ceil(small / 4) : 0;
  const isBigBlindAnte = !isStud && everyAnte === 0 && below(rng, 2) === 0;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const rules: RuleSet = {
    ...RULE_SETS[pick('wsop', 'pokerstars')],
    headsUpCap: pick('keep', 'keep', 'liftAtHeadsUpTable', 'liftWhenRoundStartsHeadsUp'),
    openerTie: pick('position', 'position', 'suit'),
    openPairDouble: below(rng, 4) === 0,
    anteTrimming: below(rng, 2) === 0,
  };
  return {
    variant,
    rules,
    stacks: each.map(() => 1 + below(rng, depth * small)),
    antes: each.map((seat) => (isBigBlindAnte && seat === bigBlindSeat ? small : everyAnte)),
    blinds: isStud
      ? []
      : each.map((seat) =>
          seat === bigBlindSeat
            ? small
            : seat === smallBlindSeat
              ? small / 2
              : hasStraddle && seat === 2
                ? 2 * small
                : 0,
        ),
    bringIn: isStud ? Math.ceil(small / 3) : 0,
    smallBet: small,
    bigBet: variant.betting === 'fixedLimit' ? 2 * small : small,
  };
}

function choose(legal: Legal, hole: readonly number[], rng: Rng): Action {
  if (legal.draw !== undefined) return { type: 'draw', discard: hole.filter(() => below(rng, 2) === 0) };
  if (legal.fold && !legal.check && below(rng, 8) === 0) return { type: 'fold' };
  const { raise } = legal;
  if (raise !== undefined && below(rng, 3) === 0) {
    const { min, max, sizes } = raise;
    const some = min + below(rng, max - min + 1);
    return { type: 'raise', to: sizes?.[below(rng, sizes.length)] ?? (below(rng, 4) === 0 ? some : min) };
  }
  return { type: legal.bringIn === undefined ? (legal.check ? 'check' : 'call') : 'bringIn' };
}

/** A hand of random players; with `stopAt` it stops after that many decisions. */
function playRandomHand(setup: Setup, rng: Rng, stopAt = Infinity): Hand {
  const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
  hand.deal({ kind: 'rng', rng });
  let legal = findLegal(hand);
  for (let made = 0; legal !== undefined && made < stopAt; made++) {
    const { seat } = legal;
    const hole = Array.from(hand.holes[seat]!.subarray(0, hand.cardCount(seat)));
    unwrap(act(hand, seat, choose(legal, hole, rng)));
    legal = findLegal(hand);
  }
  return hand;
}

/** `count` hands of a game, each at its own table. */
export function* dealRandomHands(game: GameId, count: number, seed: bigint): Generator<Hand> {
  const rng = Xoshiro256.fromSeed(seed);
  for (let i = 0; i < count; i++) {
    const stopAt = below(rng, 5) === 0 ? below(rng, 12) : Infinity;
    yield playRandomHand(makeRandomSetup(game, rng), rng, stopAt);
  }
}

export const stacksOf = (hand: Hand): number[] => hand.plan.setup.stacks.map((_, seat) => hand.stackOf(seat));
