import type { Card } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  FOLD,
  Hand,
  listDecisions,
  POST_BRING_IN,
  RAISE,
  type Chips,
  type Seat,
} from '@doorcard/engine';

/** A decision of a hand, with what statistics need to know about the moment before it. */
export interface Move {
  readonly seat: Seat;
  readonly street: number;
  /** A completion and a bet are raises too. */
  readonly kind: 'fold' | 'check' | 'call' | 'bringIn' | 'raise' | 'draw';
  /** Bets, raises and completions on this street so far; blinds and the bring-in do not count. */
  readonly raises: number;
  /** The player who made the last of them, or -1. */
  readonly raiser: Seat;
  /** What it costs to stay in. */
  readonly cost: Chips;
  readonly canRaise: boolean;
  /** The seats in the hand, as bits. */
  readonly live: number;
  /** The hand of this player before the decision. */
  readonly cards: readonly Card[];
  /** For a draw: the discarded positions, as bits. */
  readonly thrown: number;
}

/** All decisions of a hand, found by replaying it. */
export function listMoves(hand: Hand): Move[] {
  const copy = new Hand(hand.plan);
  copy.deal({ kind: 'script', cards: hand.dealtCards() }, hand.mucked);
  const moves: Move[] = [];
  let street = 0;
  let raises = 0;
  let raiser = -1;
  for (const { code, amount } of listDecisions(hand)) {
    if (copy.street !== street) {
      street = copy.street;
      raises = 0;
      raiser = -1;
    }
    const seat = copy.actor;
    const isDraw = code >= DRAW;
    const cost = isDraw ? 0 : copy.callCost;
    const kind = nameMove(code, cost);
    moves.push({
      seat,
      street,
      kind,
      raises,
      raiser,
      cost,
      canRaise: ((copy.legalBits() >> RAISE) & 1) === 1,
      live: copy.live,
      cards: Array.from(copy.holes[seat]!.subarray(0, copy.cardCount(seat))),
      thrown: isDraw ? code - DRAW : 0,
    });
    if (kind === 'raise') {
      raises++;
      raiser = seat;
    }
    if (!copy.act(code, amount)) throw new Error(`decision ${code} of a played hand is refused`);
  }
  return moves;
}

function nameMove(code: number, cost: Chips): Move['kind'] {
  if (code >= DRAW) return 'draw';
  if (code === FOLD) return 'fold';
  if (code === CALL) return cost === 0 ? 'check' : 'call';
  return code === POST_BRING_IN ? 'bringIn' : 'raise';
}
