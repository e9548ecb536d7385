import { makeRank, makeRankers, RANKING_BY_ID, type Card, type HandDescription } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';

const NAMES = [
  'Deuce',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Jack',
  'Queen',
  'King',
  'Ace',
] as const;
const ACE = 12;

const one = (rank: number | undefined): string => NAMES[rank!]!;
const many = (rank: number | undefined): string => (one(rank) === 'Six' ? 'Sixes' : `${one(rank)}s`);
const listRanks = (ranks: readonly number[]): string => ranks.map(makeRank).join(',');

/** A hand in the words of PokerStars: `a pair of Aces`, `Lo: 8,6,4,3,2`, `Badugi: 7,5,2,A`. */
export function nameLikePokerStars(hand: HandDescription): string {
  switch (hand.ranking) {
    case 'badugi':
      return `Badugi: ${listRanks(hand.ranks)}`;
    case 'aceToFive':
      return `Lo: ${listRanks(hand.ranks)}`;
    case 'deuceToSeven':
      return `Lo: ${hand.category === 'noPair' ? listRanks(hand.ranks) : nameHigh(hand)}`;
    case 'eightOrBetter':
    case 'highBoard':
    case 'lowBoard':
      return listRanks(hand.ranks);
    case 'high':
      return nameHigh(hand);
  }
}

function nameHigh({ category, ranks }: HandDescription): string {
  const straight = `${one(ranks[4])} to ${one(ranks[0])}`;
  switch (category) {
    case 'noPair':
      return `high card ${one(ranks[0])}`;
    case 'pair':
      return `a pair of ${many(ranks[0])}`;
    case 'twoPair':
      return `two pair, ${many(ranks[0])} and ${many(ranks[2])}`;
    case 'trips':
      return `three of a kind, ${many(ranks[0])}`;
    case 'straight':
      return `a straight, ${straight}`;
    case 'flush':
      return `a flush, ${one(ranks[0])} high`;
    case 'fullHouse':
      return `a full house, ${many(ranks[0])} full of ${many(ranks[3])}`;
    case 'quads':
      return `four of a kind, ${many(ranks[0])}`;
    case 'straightFlush':
      return ranks[0] === ACE ? 'a Royal Flush' : `a straight flush, ${straight}`;
  }
}

/** By half of the pot: the rank of a complete hand, 0 for no hand; undefined when cards are missing. */
export function rankCards(
  game: GameId,
  cards: readonly Card[],
  board: readonly Card[],
): number[] | undefined {
  const { showdown } = VARIANTS[game];
  if (cards.length !== showdown.handSize || (showdown.boardSize > 0 && board.length < showdown.boardSize)) {
    return undefined;
  }
  const [hand, middle] = [Uint8Array.from(cards), Uint8Array.from(board)];
  return makeRankers(showdown).map((rank) => rank(hand, middle));
}

/** A shown hand by its name, `HI: …; LO: …` in games with two halves; empty when cards are missing. */
export function nameCards(
  game: GameId,
  cards: readonly Card[],
  board: readonly Card[],
  nameHand: (hand: HandDescription) => string,
): string {
  const { rankings } = VARIANTS[game].showdown;
  const ranks = rankCards(game, cards, board) ?? [];
  const names = ranks.map((rank, i) =>
    rank === 0 ? '' : nameHand(RANKING_BY_ID[rankings[i]!].describe(rank)),
  );
  if (names.length < 2) return names.join('');
  return names[1] === '' ? `HI: ${names[0]!}` : `HI: ${names[0]!}; LO: ${names[1]!}`;
}
