import type { Card } from '@doorcard/cards';
import type { Board } from '../postflop/boards.js';
import type { SuitMap } from '../postflop/symmetry.js';
import type { McSampler } from './mcSampler.js';

/** A card that came: the board that is played out for it, and how that one's suits are renamed to get it. */
export interface DealtCard {
  readonly card: Card;
  readonly child: Board;
  readonly map: SuitMap;
}

/** What chance deals for an iteration. */
export interface Deal {
  /** Undefined when the decision point has one. */
  readonly turn: DealtCard | undefined;
  /** Several rivers of the same turn, in the suits of the board that is played out; none when the river is there. */
  readonly rivers: readonly DealtCard[];
}

/**
 * Draws turns and rivers. On each board the cards come from a shuffled deck that is shuffled anew when it is through:
 * each is as likely as any other, and all come equally often.
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
      // A deck that was just shuffled anew may begin with a card that has come already.
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
