import { cards, type Card } from '@doorcard/cards';
import type { Variant } from '@doorcard/engine';

/** A card in the picture of a street. */
export interface PicturedCard {
  /** Undefined for a card that lies face down. */
  readonly card: Card | undefined;
  readonly side: 'down' | 'up' | 'board';
  /** Dealt on this street. */
  readonly isNew: boolean;
}

/** Any cards do; these are easy to tell apart. */
const UP_CARDS = cards('Jd7s4hQc');
const BOARD = cards('9s6h2dKc3s');

/** What one player has in front of him on a street, and the board, in the order of the deal. */
export function pictureStreet({ streets }: Variant, last: number): PicturedCard[] {
  const pictured: PicturedCard[] = [];
  let up = 0;
  let board = 0;
  for (const [index, street] of streets.slice(0, last + 1).entries()) {
    const isNew = index === last;
    for (let i = 0; i < (street.down ?? 0); i++) pictured.push({ card: undefined, side: 'down', isNew });
    for (let i = 0; i < (street.up ?? 0); i++) pictured.push({ card: UP_CARDS[up++], side: 'up', isNew });
    for (let i = 0; i < (street.board ?? 0); i++)
      pictured.push({ card: BOARD[board++], side: 'board', isNew });
  }
  return pictured;
}
