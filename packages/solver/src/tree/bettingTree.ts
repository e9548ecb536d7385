/** 0 is out of position and acts first on every street, 1 is in position. */
export type Side = 0 | 1;

export const STREETS = ['flop', 'turn', 'river'] as const;
export type PostflopStreet = (typeof STREETS)[number];

export interface BettingAction {
  readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn';
  /** Chips this player has put in on this street after the action; for a fold, what was there before. */
  readonly to: number;
}

interface NodeBase {
  readonly street: PostflopStreet;
  /** Chips each side has put in since the spot began, all streets together. The pot is the pot of the spot plus both. */
  readonly paid: readonly [number, number];
}

export interface DecisionNode extends NodeBase {
  readonly kind: 'decision';
  readonly side: Side;
  readonly actions: readonly BettingAction[];
  /** One for each action. */
  readonly children: readonly BettingNode[];
}

/** A card is dealt. The betting after it is the same for every card. */
export interface DealNode extends NodeBase {
  readonly kind: 'deal';
  readonly child: BettingNode;
}

export interface FoldNode extends NodeBase {
  readonly kind: 'fold';
  readonly folded: Side;
}

/** Hands are shown down. Before the river both players are all-in and the missing cards are dealt. */
export interface ShowdownNode extends NodeBase {
  readonly kind: 'showdown';
}

/** The betting, which does not depend on cards: one tree for all boards of a spot. */
export type BettingNode = DecisionNode | DealNode | FoldNode | ShowdownNode;
