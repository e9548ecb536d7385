import { rankHigh7, type Card } from '@doorcard/cards';
import type { Hands } from './hands.js';

/** A complete board: how strong the hands of both sides are on it. */
export interface Runout {
  readonly sides: readonly [Standing, Standing];
}

export interface Standing {
  /** By hand: more is better, equal is a tie, 0 for a hand with a card of the board. */
  readonly rankOf: Uint16Array;
  /** The live hands from the worst to the best. The arrays after it are in the same order. */
  readonly order: Uint16Array;
  readonly ranks: Uint16Array;
  readonly high: Uint8Array;
  readonly low: Uint8Array;
  /** The same combo among the other side's hands, or -1. */
  readonly twin: Int16Array;
}

/** Makes complete boards when they are needed, and caches them. */
export class Runouts {
  private readonly known = new Map<number, Runout>();

  constructor(
    private readonly board: readonly Card[],
    private readonly hands: readonly [Hands, Hands],
  ) {}

  /** The board with these cards added; the order of the cards does not matter. */
  with(dealt: readonly Card[]): Runout {
    const key = dealt.toSorted((a, b) => a - b).reduce((key, card) => key * 53 + card + 1, 0);
    let runout = this.known.get(key);
    if (runout === undefined) this.known.set(key, (runout = stand([...this.board, ...dealt], this.hands)));
    return runout;
  }
}

function stand(board: readonly Card[], hands: readonly [Hands, Hands]): Runout {
  const ranks = hands.map((side) => rankHands(side, board)) as [Uint16Array, Uint16Array];
  const orders = ranks.map(orderHands) as [Uint16Array, Uint16Array];
  const standing = (side: 0 | 1): Standing => {
    const order = orders[side];
    const { high, low, twin } = hands[side];
    return {
      rankOf: ranks[side],
      order,
      ranks: order.map((hand) => ranks[side][hand]!),
      high: Uint8Array.from(order, (hand) => high[hand]!),
      low: Uint8Array.from(order, (hand) => low[hand]!),
      twin: Int16Array.from(order, (hand) => twin[hand]!),
    };
  };
  return { sides: [standing(0), standing(1)] };
}

function rankHands({ high, low }: Hands, board: readonly Card[]): Uint16Array {
  const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card];
  return Uint16Array.from(high, (card, hand) =>
    board.includes(card) || board.includes(low[hand]!) ? 0 : rankHigh7(card, low[hand]!, a, b, c, d, e),
  );
}

function orderHands(ranks: Uint16Array): Uint16Array {
  const live = [...ranks.keys()].filter((hand) => ranks[hand]! > 0);
  return Uint16Array.from(live.sort((a, b) => ranks[a]! - ranks[b]! || a - b));
}
