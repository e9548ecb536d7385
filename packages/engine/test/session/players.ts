import { below, unwrap, Xoshiro256, type Result, type Rng } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  DRAW_BIT,
  FOLD,
  OVER,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
  type Chips,
  type Hand,
  type Session,
  type TableHand,
} from '@doorcard/engine';

export const rngOf = (seed: number): Xoshiro256 => Xoshiro256.fromSeed(BigInt(seed));

/** Any legal decision, chosen at random; draws discard any cards. */
export function decide(hand: Hand, rng: Rng): readonly [code: number, amount?: Chips] {
  const bits = hand.legalBits();
  if (bits === 1 << DRAW_BIT) return [DRAW + below(rng, 1 << hand.cardCount(hand.actor))];
  const codes = [FOLD, CALL, RAISE, POST_BRING_IN].filter((code) => (bits >> code) & 1);
  const code = codes[below(rng, codes.length)]!;
  if (code !== RAISE || below(rng, 2) === 0) return [code];
  const amount = hand.minRaiseTo + below(rng, hand.maxRaiseTo - hand.minRaiseTo + 1);
  return [RAISE_TO, hand.allowsRaiseTo(amount) ? amount : hand.minRaiseTo];
}

/** One hand from the deal to the payout. */
export function playHand(session: Session, rng: Rng, players: Rng): TableHand {
  const tableHand = unwrap(session.startHand(rng));
  playOn(session, players);
  return tableHand;
}

export function playOn(session: Session, players: Rng): void {
  while (session.hand!.phase !== OVER) unwrap(session.act(...decide(session.hand!, players)));
  unwrap(session.finishHand());
}

/** A hand in which everybody folds as soon as it is allowed. */
export function foldHand(session: Session, rng: Rng = rngOf(1)): TableHand {
  const tableHand = unwrap(session.startHand(rng));
  const { hand } = tableHand;
  while (hand.phase !== OVER) {
    const bits = hand.legalBits();
    const code = [FOLD, POST_BRING_IN, CALL].find((each) => (bits >> each) & 1);
    unwrap(session.act(code ?? DRAW));
  }
  unwrap(session.finishHand());
  return tableHand;
}

export const chipsOnTable = ({ seats }: Session): number =>
  seats.reduce((sum, seat) => sum + (seat?.chips ?? 0), 0);

export const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);
