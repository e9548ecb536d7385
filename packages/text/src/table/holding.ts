import { RANKING_BY_ID, rankOmahaHigh, rankOmahaLow, type Card, type RankingId } from '@doorcard/cards';
import { VARIANTS, type GameId, type Half, type View } from '@doorcard/engine';
import type { CommonWords } from '../words.js';

/** The name of the viewing seat's hand; undefined if there is nothing to name yet. */
export const nameOwnHand = (words: CommonWords, { game, mine, board }: View): string | undefined =>
  mine === null ? undefined : nameHolding(words, game, mine.cards, board);

/** The name of a hand of this game, both halves where the pot is split. With too few cards, what they make so far. */
export function nameHolding(
  words: CommonWords,
  game: string,
  cards: readonly Card[],
  board: readonly Card[],
): string | undefined {
  const { showdown } = VARIANTS[game as GameId];
  const [first, second] = showdown.rankings;
  const best = nameRanked(words, game, first, cards, board);
  if (best === undefined)
    return showdown.fromHand === 'two' || showdown.boardSize > 0 ? undefined : nameSoFar(words, first, cards);
  if (second === undefined) return best;
  return words.table.bothHalves(best, nameRanked(words, game, second, cards, board) ?? words.noLow);
}

/**
 * The name of a complete hand for what it won: the low half of a split game by its low, everything else by the first
 * ranking.
 */
export function nameHalf(
  words: CommonWords,
  game: string,
  half: Half,
  cards: readonly Card[],
  board: readonly Card[],
): string | undefined {
  const [first, second] = VARIANTS[game as GameId].showdown.rankings;
  if (half === 'whole') return nameHolding(words, game, cards, board);
  return nameRanked(words, game, half === 'low' ? (second ?? first) : first, cards, board);
}

function nameRanked(
  words: CommonWords,
  game: string,
  ranking: RankingId,
  cards: readonly Card[],
  board: readonly Card[],
): string | undefined {
  const isOmaha = VARIANTS[game as GameId].showdown.fromHand === 'two';
  const rank = isOmaha ? rankOmaha(ranking, cards, board) : rankAll(ranking, [...cards, ...board]);
  if (rank === undefined) return undefined;
  return rank === 0 ? words.noLow : words.nameHand(RANKING_BY_ID[ranking].describe(rank));
}

const rankAll = (ranking: RankingId, cards: readonly Card[]): number | undefined =>
  RANKING_BY_ID[ranking].sizes.includes(cards.length) ? RANKING_BY_ID[ranking].rank(cards) : undefined;

function rankOmaha(ranking: RankingId, hand: readonly Card[], board: readonly Card[]): number | undefined {
  if (board.length < 3) return undefined;
  return ranking === 'eightOrBetter' ? rankOmahaLow(hand, board) : rankOmahaHigh(hand, board);
}

/** Stud before 5th street: pairs count, straights and flushes are not possible yet. */
function nameSoFar(words: CommonWords, ranking: RankingId, cards: readonly Card[]): string | undefined {
  const { sizes, rank, describe } = RANKING_BY_ID[ranking === 'aceToFive' ? 'lowBoard' : 'highBoard'];
  return sizes.includes(cards.length) ? words.table.soFar(describe(rank(cards))) : undefined;
}
