import { DECK_SIZE, makeRankers, RANKS, rankDeuceToSeven5, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';

/**
 * Whether no hand that fits what is seen beats mine, in any half of the pot. Before the last card has come there is no
 * such hand.
 */
export function isLock(view: View): boolean {
  const { streets, showdown } = VARIANTS[view.game as GameId];
  if (view.street < streets.length - 1) return false;
  const mine = Uint8Array.from(view.mine!.cards);
  if (showdown.draws > 0) return rankDeuce(mine) === BEST_DEUCE;
  const board = Uint8Array.from(view.board);
  const live = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !mine.includes(card) && !board.includes(card),
  );
  // In Omaha, too, only two cards of a hand play.
  return makeRankers(showdown).every((rank) => {
    const best = rank(mine, board);
    const two = new Uint8Array(2);
    for (let j = 1; j < live.length; j++) {
      for (let i = 0; i < j; i++) {
        two[0] = live[i]!;
        two[1] = live[j]!;
        if (rank(two, board) > best) return false;
      }
    }
    return true;
  });
}

const rankDeuce = (hand: ArrayLike<Card>): number =>
  rankDeuceToSeven5(hand[0]!, hand[1]!, hand[2]!, hand[3]!, hand[4]!);

/** 7-5-4-3-2 of two suits. */
const BEST_DEUCE = rankDeuce(
  ['7', '5', '4', '3', '2'].map((rank, i) => RANKS.indexOf(rank as '7') * 4 + (i % 2)),
);
