import type { Card } from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import type { SuitMap } from '../postflop/symmetry.js';
import type { McSampler } from '../sampling/mcSampler.js';

/** A dealt card: the board that is solved in its place, and how the suits of that board are renamed to get it. */
export interface DealtCard {
  readonly card: Card;
  readonly child: Board;
  readonly map: SuitMap;
}

/** What chance deals for an iteration. */
export interface Deal {
  /** Undefined when the board of the decision point has a turn card. */
  readonly turn: DealtCard | undefined;
  /** Several rivers of the same turn, in the suits of the board that is solved; empty when the board is complete. */
  readonly rivers: readonly DealtCard[];
}

/**
 * Draws turns and rivers. Each board has a shuffled deck of its own, which is shuffled again when it is empty: every card
 * has the same probability, and all are dealt equally often.
 */
export class Dealer {
  private readonly decks = new Map<Board, DealtCard[]>();

  constructor(
    private readonly root: Board,
    private readonly sampler: McSampler,
    private readonly riverCount: number,
  ) {}

  deal(): Deal {
    const turn = this.root.open.size === 3 ? this.draw(this.root) : undefined;
    const board = turn?.child ?? this.root;
    const rivers: DealtCard[] = [];
    while (board.open.size === 4 && rivers.length < this.riverCount) {
      const river = this.draw(board);
      // A new deck may begin with a card that this deal already has.
      if (!rivers.some(({ card }) => card === river.card)) rivers.push(river);
    }
    return { turn, rivers };
  }

  private draw(board: Board): DealtCard {
    let deck = this.decks.get(board);
    if (deck === undefined || deck.length === 0) {
      deck = board.orbits.flatMap(({ members }, c) =>
        members.map(({ card, map }) => ({ card, child: board.children[c]!, map })),
      );
      this.sampler.shuffle(deck);
      this.decks.set(board, deck);
    }
    return deck.pop()!;
  }
}
