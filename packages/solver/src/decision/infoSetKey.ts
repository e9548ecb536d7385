import { COMBO_COUNT, DECK_SIZE, makeCard, makeCombo, type Card, type Combo } from '@doorcard/cards';
import { type GameState, type Position } from './gameState.js';
import { SprBucket } from './sprBucket.js';

/** A public node: a decision of the betting tree, and the cards dealt since its root. */
export interface PublicPlace {
  /** The decisions are numbered from the root, which is 0. */
  readonly node: number;
  readonly turn?: Card | undefined;
  readonly river?: Card | undefined;
}

const NO_CARD = DECK_SIZE;
const CARD_PLACES = DECK_SIZE + 1;

/** A public node as one whole number. Cards that were not dealt since the root are `NO_CARD`. */
const placeId = (node: number, turn: Card, river: Card): number =>
  (node * CARD_PLACES + turn) * CARD_PLACES + river;

export { NO_CARD };

/** What a player knows at a decision: the public history and the own hand. Everything that differs there is told apart. */
export class InfoSetKey {
  private constructor(
    readonly place: PublicPlace,
    /** The two cards in either order are one number. */
    readonly hand: Combo,
    readonly position: Position,
    /** A label of the decision point. */
    readonly sprBucket: SprBucket,
  ) {}

  static of(place: PublicPlace, hand: Combo, position: Position, sprBucket: SprBucket): InfoSetKey {
    return new InfoSetKey(place, hand, position, sprBucket);
  }

  /** Hero's decision point itself. */
  static fromGameState({ heroHand, position, stack, pot }: GameState): InfoSetKey {
    return new InfoSetKey({ node: 0 }, heroHand, position, SprBucket.fromSpr(stack / pot));
  }

  /** The public node as one whole number. */
  get placeId(): number {
    const { node, turn = NO_CARD, river = NO_CARD } = this.place;
    return placeId(node, turn, river);
  }

  /** Public node and hand as one whole number. */
  get id(): number {
    return this.placeId * COMBO_COUNT + this.hand;
  }

  equals(other: InfoSetKey): boolean {
    return this.id === other.id && this.position === other.position && this.sprBucket === other.sprBucket;
  }

  toString(): string {
    const { node, turn, river } = this.place;
    const dealt = [turn, river].filter((card) => card !== undefined).map(makeCard);
    return [`node ${node}`, ...dealt, makeCombo(this.hand), this.position, this.sprBucket].join(' ');
  }
}
