import { cardsOf, high, rankOf, suitOf, type Card, type Combo } from '@doorcard/cards';

/** What a hand is on a board, from the best: two pair or better, a pair, a draw, nothing. */
export const MADE_HANDS = ['twoPair', 'overPair', 'topPair', 'otherPair', 'draw', 'nothing'] as const;
export type MadeHand = (typeof MADE_HANDS)[number];

const BETTER = ['twoPair', 'trips', 'straight', 'flush', 'fullHouse', 'quads', 'straightFlush'];

/** Names a combo. What the board has by itself does not count for the hand. */
export function nameMade(combo: Combo, board: readonly Card[]): MadeHand {
  const own = cardsOf(combo);
  const cards = [...own, ...board];
  const { category } = high.describe(high.rank(cards));
  const boardOnly = board.length === 5 ? high.describe(high.rank(board)).category : boardPairs(board);
  const [a, b] = [rankOf(own[0]), rankOf(own[1])];
  const ranks = board.map(rankOf);
  const top = Math.max(...ranks);
  const hits = [a, b].filter((rank) => ranks.includes(rank));
  const isPocket = a === b;
  if (BETTER.includes(category) && category !== boardOnly) {
    // A pair of the board and one of the hand are two pair for both players.
    const isShared = category === 'twoPair' && ranks.length !== new Set(ranks).size;
    if (!isShared) return 'twoPair';
  }
  if (isPocket && a > top) return 'overPair';
  if (hits.includes(top)) return 'topPair';
  if (isPocket || hits.length > 0) return 'otherPair';
  return board.length < 5 && hasDraw(own, board) ? 'draw' : 'nothing';
}

function boardPairs(board: readonly Card[]): string {
  const counts = new Map<number, number>();
  for (const card of board) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const pairs = [...counts.values()].filter((count) => count === 2).length;
  return most === 4
    ? 'quads'
    : most === 3
      ? 'trips'
      : pairs === 2
        ? 'twoPair'
        : pairs === 1
          ? 'pair'
          : 'noPair';
}

/** Four cards of a suit, or four of five ranks in a row, with a card of the hand. */
function hasDraw(own: readonly Card[], board: readonly Card[]): boolean {
  const cards = [...own, ...board];
  const isFlush = own.some((card) => cards.filter((other) => suitOf(other) === suitOf(card)).length >= 4);
  if (isFlush) return true;
  // The ace is below the two as well.
  const values = (list: readonly Card[]): Set<number> =>
    new Set(list.flatMap((card) => (rankOf(card) === 12 ? [-1, 12] : [rankOf(card)])));
  const [all, mine] = [values(cards), values(own)];
  for (let low = -1; low <= 8; low++) {
    const run = Array.from({ length: 5 }, (_, i) => low + i);
    if (run.filter((value) => all.has(value)).length >= 4 && run.some((value) => mine.has(value)))
      return true;
  }
  return false;
}
