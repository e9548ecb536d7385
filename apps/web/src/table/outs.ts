import {
  DECK_SIZE,
  RANKING_BY_ID,
  rankOf,
  rankOmahaHigh,
  rankOmahaLow,
  suitOf,
  type Card,
} from '@doorcard/cards';
import { listSeenCards, VARIANTS, type GameId, type View } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';

/** The cards that would improve my hand at once: those that may still come, and those that I see elsewhere. */
export interface Outs {
  readonly live: readonly Card[];
  readonly dead: readonly Card[];
}

type Improves = (card: Card) => boolean;

const EIGHT = 6;
const ACE = 12;

/** Undefined where there is nothing to come, or where counting says little. */
export function countOuts(view: View): Outs | undefined {
  const { mine, seat } = view;
  if (mine === null || seat === null || view.phase === 'over' || view.seats[seat]!.folded) return undefined;
  const improves = findImprovement(view, mine.cards);
  if (improves === undefined) return undefined;
  const seen = new Set(listSeenCards(view));
  const own = new Set([...mine.cards, ...mine.dealt, ...view.board]);
  const live: Card[] = [];
  const dead: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) {
    if (own.has(card) || !improves(card)) continue;
    (seen.has(card) ? dead : live).push(card);
  }
  return { live, dead };
}

function findImprovement(view: View, mine: readonly Card[]): Improves | undefined {
  const game = view.game as GameId;
  switch (findLayout(game)) {
    case 'stud':
      return mine.length + view.board.length < 7 ? improveStud(game, mine) : undefined;
    case 'board':
      return view.board.length === 3 || view.board.length === 4
        ? improveOnBoard(game, mine, view.board)
        : undefined;
    case 'draw':
      return game === 'badugi' && view.street < 3 ? improveBadugi(mine) : undefined;
  }
}

const either =
  (...all: readonly Improves[]): Improves =>
  (card) =>
    all.some((improves) => improves(card));

function improveStud(game: GameId, mine: readonly Card[]): Improves {
  if (game === 'razz') return improveLow(mine);
  return game === 'stud8' ? either(improveHigh(mine), improveEight(mine)) : improveHigh(mine);
}

const CATEGORIES = [
  'noPair',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
];
const classOf = (rank: number): number => CATEGORIES.indexOf(RANKING_BY_ID.high.describe(rank).category);
const rankAll = (ranking: 'high' | 'aceToFive' | 'eightOrBetter', cards: readonly Card[]): number =>
  RANKING_BY_ID[ranking].rank(cards);

/** A better kind of hand. Before 5th street: a card of a rank that I hold, or one more of a suit that I have three of. */
function improveHigh(mine: readonly Card[]): Improves {
  if (mine.length < 5) {
    return (card) =>
      mine.some((own) => rankOf(own) === rankOf(card)) ||
      mine.filter((own) => suitOf(own) === suitOf(card)).length >= 3;
  }
  const now = classOf(rankAll('high', mine));
  return (card) => classOf(rankAll('high', [...mine, card])) > now;
}

const isLow = (card: Card): boolean => rankOf(card) <= EIGHT || rankOf(card) === ACE;
const isNew = (mine: readonly Card[], card: Card): boolean =>
  mine.every((own) => rankOf(own) !== rankOf(card));

/** A better low. Before 5th street: a low card that pairs nothing. */
function improveLow(mine: readonly Card[]): Improves {
  if (mine.length < 5) return (card) => isLow(card) && isNew(mine, card);
  const now = rankAll('aceToFive', mine);
  return (card) => rankAll('aceToFive', [...mine, card]) > now;
}

function improveEight(mine: readonly Card[]): Improves {
  if (mine.length < 5) {
    const lows = new Set(mine.filter(isLow).map(rankOf)).size;
    return (card) => lows >= 3 && isLow(card) && isNew(mine, card);
  }
  const now = rankAll('eightOrBetter', mine);
  return (card) => rankAll('eightOrBetter', [...mine, card]) > now;
}

/** A better kind of hand for me than for everybody: what the board has by itself does not count. */
function improveOnBoard(game: GameId, mine: readonly Card[], board: readonly Card[]): Improves {
  const { fromHand, rankings } = VARIANTS[game].showdown;
  const isOmaha = fromHand === 'two';
  const rank = (cards: readonly Card[]): number =>
    isOmaha ? rankOmahaHigh(mine, cards) : rankAll('high', [...mine, ...cards]);
  const now = classOf(rank(board));
  const high: Improves = (card) =>
    board.every((other) => rankOf(other) !== rankOf(card)) && classOf(rank([...board, card])) > now;
  if (rankings.length === 1) return high;
  const lowNow = rankOmahaLow(mine, board);
  return either(high, (card) => rankOmahaLow(mine, [...board, card]) > lowNow);
}

/** With three good cards: what makes a badugi of them. */
function improveBadugi(mine: readonly Card[]): Improves | undefined {
  if (areBadugi(mine)) return undefined;
  const three = bestThree(mine);
  return three && ((card) => fits(three, card));
}

const fits = (three: readonly Card[], card: Card): boolean =>
  three.every((own) => rankOf(own) !== rankOf(card) && suitOf(own) !== suitOf(card));

const areBadugi = (cards: readonly Card[]): boolean =>
  cards.every((card, place) => fits(cards.slice(0, place), card));

const value = (card: Card): number => (rankOf(card) + 1) % 13;

/** The best three cards of different ranks and suits. */
function bestThree(mine: readonly Card[]): readonly Card[] | undefined {
  const threes = mine
    .map((_, place) => mine.filter((_card, other) => other !== place))
    .filter(areBadugi)
    .map((three) => three.toSorted((a, b) => value(b) - value(a)));
  return threes.toSorted((a, b) => compare(a.map(value), b.map(value)))[0];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at === -1 ? 0 : a[at]! - b[at]!;
};
