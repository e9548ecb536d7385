import { below, type Rng } from '@doorcard/cards';
import { CALL, DRAW, DRAWING, FOLD, POST_BRING_IN, RAISE, RAISE_TO, type Hand } from '@doorcard/engine';

export interface Move {
  readonly code: number;
  readonly amount: number;
}

const LARGEST = 2 ** 21;

/**
 * Never folds when checking is free (except one time in twenty where the rules allow it), otherwise folds one time in
 * twenty, else chooses evenly among the kinds of action and the legal amounts; at a draw first among the numbers of
 * discards, then among the cards.
 */
export function chooseMove(hand: Hand, rng: Rng): Move {
  if (hand.phase === DRAWING)
    return { code: DRAW + chooseThrown(hand.cardCount(hand.actor), rng), amount: 0 };
  const bits = hand.legalBits();
  if ((bits >> FOLD) & 1 && below(rng, 20) === 0) return { code: FOLD, amount: 0 };
  const kinds = [CALL, RAISE, POST_BRING_IN].filter((kind) => (bits >> kind) & 1);
  const kind = kinds[below(rng, kinds.length)]!;
  if (kind !== RAISE) return { code: kind, amount: 0 };
  const [least, most] = [hand.minRaiseTo, hand.maxRaiseTo];
  if (least === most)
    return below(rng, 2) === 0 ? { code: RAISE, amount: 0 } : { code: RAISE_TO, amount: least };
  if (hand.plan.setup.variant.betting === 'fixedLimit')
    return { code: RAISE_TO, amount: below(rng, 2) === 0 ? least : most };
  // Evenly among all amounts a player would be all-in at once, so every other raise is small.
  const range = below(rng, 2) === 0 ? most - least : Math.min(most - least, least);
  return { code: RAISE_TO, amount: least + below(rng, Math.min(range + 1, LARGEST)) };
}

/** A random set of discarded positions as bits, each size and each set of a size equally likely. */
function chooseThrown(size: number, rng: Rng): number {
  const places = Array.from({ length: size }, (_, place) => place);
  let thrown = 0;
  for (let count = below(rng, size + 1); count > 0; count--)
    thrown |= 1 << places.splice(below(rng, places.length), 1)[0]!;
  return thrown;
}
