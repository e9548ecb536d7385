import { CardSet } from '../cardSet.js';
import { findDrawPolicy, type DrawPolicy, type DrawPolicyId } from './drawPolicy.js';
import type { EquitySpot } from './equitySpot.js';

/** Cards that are still to come, on the board or in a hand. */
interface Gap {
  readonly cards: Uint8Array;
  readonly known: number;
  readonly missing: number;
}

/** A spot prepared for dealing: complete hands and a complete board in which the unknown cards are filled in. */
export class EquityDeal {
  readonly hands: readonly Uint8Array[];
  readonly board: Uint8Array;
  readonly draws: number;
  /** The cards that can still come. */
  readonly live: Uint8Array;
  /** The places to fill in, the board first. */
  readonly gaps: readonly Gap[];
  /** The total number of cards to fill in. */
  readonly unknown: number;
  /** By number of filled gaps: the players whose hand and board are complete after the last one. */
  readonly wholeAfter: readonly (readonly number[])[];
  readonly policyId: DrawPolicyId | undefined;
  private readonly policy: DrawPolicy | undefined;

  constructor({ showdown, hands, board = [], dead = [], draws = 0 }: EquitySpot) {
    this.draws = draws;
    this.hands = hands.map((hand) => extend(hand, showdown.handSize));
    this.board = extend(board, showdown.boardSize);
    this.live = Uint8Array.from(CardSet.FULL.diff(CardSet.from([...hands.flat(), ...board, ...dead])));

    const boardGap = { cards: this.board, known: board.length, missing: showdown.boardSize - board.length };
    const handGaps = hands.map((hand, player) => ({
      cards: this.hands[player]!,
      known: hand.length,
      missing: showdown.handSize - hand.length,
    }));
    this.gaps = [boardGap, ...handGaps].filter(({ missing }) => missing > 0);
    this.unknown = this.gaps.reduce((sum, { missing }) => sum + missing, 0);
    this.wholeAfter = listWhole(this.gaps, this.hands, this.board);
    [this.policyId, this.policy] = draws > 0 ? findDrawPolicy(showdown.rankings[0]) : [];
  }

  /** The positions of the cards that a complete hand discards. */
  findThrown(hand: Uint8Array, drawsLeft: number): number[] {
    const bits = this.policy!(hand, drawsLeft);
    const places: number[] = [];
    for (let place = 0; place < hand.length; place++) if ((bits >> place) & 1) places.push(place);
    return places;
  }

  countThrown(hand: Uint8Array, drawsLeft: number): number {
    return this.findThrown(hand, drawsLeft).length;
  }
}

function extend(cards: readonly number[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  whole.set(cards);
  return whole;
}

function listWhole(gaps: readonly Gap[], hands: readonly Uint8Array[], board: Uint8Array): number[][] {
  const whole: number[][] = Array.from({ length: gaps.length + 1 }, () => []);
  hands.forEach((hand, player) => {
    const last = gaps.findLastIndex(({ cards }) => cards === hand || cards === board);
    whole[last + 1]!.push(player);
  });
  return whole;
}
