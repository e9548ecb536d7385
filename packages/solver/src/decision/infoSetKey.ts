import { makeCard, makeCombo, type Card, type Combo } from '@doorcard/cards';
import type { GameState, Position } from './gameState.js';
import { SprBucket } from './sprBucket.js';

/** A public node: a decision of the betting tree, and the cards dealt since its root. */
export interface PublicPlace {
  /** The decisions are numbered from the root, which is 0. */
  readonly node: number;
  readonly turn?: Card | undefined;
  readonly river?: Card | undefined;
}

/** What a player knows at a decision: the public history and his own hand. Decisions that differ in either are never merged. */
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
    return InfoSetKey.of({ node: 0 }, heroHand, position, SprBucket.fromSpr(stack / pot));
  }

  toString(): string {
    const { node, turn, river } = this.place;
    const dealt = [turn, river].filter((card) => card !== undefined).map(makeCard);
    return [`node ${node}`, ...dealt, makeCombo(this.hand), this.position, this.sprBucket].join(' ');
  }
}
