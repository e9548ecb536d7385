import {
  DECK_SIZE,
  HIGH_CATEGORIES,
  RANKING_BY_ID,
  rankOf,
  rankOmahaHigh,
  rankOmahaLow,
  suitOf,
  type Card,
} from '@doorcard/cards';
import { listSeenCards, VARIANTS, type GameId, type View } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';

export const DRAWS = ['straight', 'flush', 'fullHouse', 'low', 'badugi'] as const;
/** A draw that has a name: one card makes it. */
export type DrawName = (typeof DRAWS)[number];

/** The cards that make a draw: those that may still come, and those that I see elsewhere. */
export interface Outs {
  readonly draw: DrawName;
  readonly live: readonly Card[];
  readonly dead: readonly Card[];
}

/** By card: what it makes of my hand. */
type Makes = (card: Card) => readonly DrawName[];

/** The draws of my hand, each with its outs. None where nothing is to come, and where one card makes nothing new. */
export function countOuts(view: View): readonly Outs[] {
  const { mine, seat } = view;
  if (mine === null || seat === null || view.phase === 'over' || view.seats[seat]!.folded) return [];
  const makes = findMakes(view, mine.cards);
  if (makes === undefined) return [];
  const seen = new Set(listSeenCards(view));
  const own = new Set([...mine.cards, ...view.board]);
  const found = new Map<DrawName, { live: Card[]; dead: Card[] }>();
  for (let card = 0; card < DECK_SIZE; card++) {
    if (own.has(card)) continue;
    for (const draw of makes(card)) {
      if (!found.has(draw)) found.set(draw, { live: [], dead: [] });
      // What I threw away myself is as dead as what others show.
      found.get(draw)![seen.has(card) ? 'dead' : 'live'].push(card);
    }
  }
  return DRAWS.flatMap((draw) => {
    const outs = found.get(draw);
    return outs === undefined ? [] : [{ draw, ...outs }];
  });
}

function findMakes(view: View, mine: readonly Card[]): Makes | undefined {
  const game = view.game as GameId;
  const { streets } = VARIANTS[game];
  switch (findLayout(game)) {
    case 'stud':
      return mine.length >= 4 && mine.length + view.board.length < 7 ? makeStud(game, mine) : undefined;
    case 'board':
      return view.board.length === 3 || view.board.length === 4
        ? makeOnBoard(game, mine, view.board)
        : undefined;
    case 'draw':
      return game === 'badugi' && (view.street < streets.length - 1 || view.phase === 'drawing')
        ? makeBadugi(mine)
        : undefined;
  }
}

const STRAIGHT = HIGH_CATEGORIES.indexOf('straight');
const classOf = (rank: number): number => HIGH_CATEGORIES.indexOf(RANKING_BY_ID.high.describe(rank).category);

/** The draw that a better class of hand is. Trips are not a draw, and four of a kind comes with the full house. */
function nameClass(after: number, before: number): readonly DrawName[] {
  if (after <= before || after < STRAIGHT) return [];
  const name = HIGH_CATEGORIES[after];
  if (name === 'straight') return ['straight'];
  if (name === 'flush') return ['flush'];
  // A straight flush out of a flush draw; with a flush already made it is no draw that anybody counts.
  if (name === 'straightFlush') return before < HIGH_CATEGORIES.indexOf('flush') ? ['flush'] : [];
  return before >= HIGH_CATEGORIES.indexOf('fullHouse') ? [] : ['fullHouse'];
}

function makeStud(game: GameId, mine: readonly Card[]): Makes {
  const high: Makes = (card) =>
    nameClass(
      classOf(RANKING_BY_ID.high.rank([...mine, card])),
      mine.length < 5 ? 0 : classOf(RANKING_BY_ID.high.rank(mine)),
    );
  const { rank } = RANKING_BY_ID.eightOrBetter;
  const hasLow = mine.length >= 5 && rank(mine) > 0;
  const low: Makes = (card) => (!hasLow && rank([...mine, card]) > 0 ? ['low'] : []);
  if (game === 'razz') return low;
  return game === 'stud8' ? (card) => [...high(card), ...low(card)] : high;
}

/** What the board makes of itself, everybody has: it is not my draw. */
function makeOnBoard(game: GameId, mine: readonly Card[], board: readonly Card[]): Makes {
  const { fromHand, rankings } = VARIANTS[game].showdown;
  const isOmaha = fromHand === 'two';
  const rank = (cards: readonly Card[]): number =>
    isOmaha ? rankOmahaHigh(mine, cards) : RANKING_BY_ID.high.rank([...mine, ...cards]);
  const before = classOf(rank(board));
  const high: Makes = (card) => {
    const shared = [...board, card];
    const after = rank(shared);
    const isShared = !isOmaha && shared.length === 5 && RANKING_BY_ID.high.rank(shared) === after;
    return isShared ? [] : nameClass(classOf(after), before);
  };
  if (rankings.length === 1) return high;
  const hasLow = rankOmahaLow(mine, board) > 0;
  return (card) => [
    ...high(card),
    ...(!hasLow && rankOmahaLow(mine, [...board, card]) > 0 ? (['low'] as const) : []),
  ];
}

/** With three good cards: what makes a badugi of them. */
function makeBadugi(mine: readonly Card[]): Makes | undefined {
  if (areBadugi(mine)) return undefined;
  const threes = mine.map((_, place) => mine.filter((_card, other) => other !== place)).filter(areBadugi);
  const [three] = threes.toSorted(compareLow);
  return three && ((card) => (fits(three, card) ? ['badugi'] : []));
}

const fits = (three: readonly Card[], card: Card): boolean =>
  three.every((own) => rankOf(own) !== rankOf(card) && suitOf(own) !== suitOf(card));

const areBadugi = (cards: readonly Card[]): boolean =>
  cards.every((card, place) => fits(cards.slice(0, place), card));

/** The lower hand first, by its highest card; the ace is low. */
function compareLow(a: readonly Card[], b: readonly Card[]): number {
  const [first, second] = [a, b].map((cards) =>
    cards.map((card) => (rankOf(card) + 1) % 13).toSorted((x, y) => y - x),
  );
  const at = first!.findIndex((value, i) => value !== second![i]);
  return at === -1 ? 0 : first![at]! - second![at]!;
}
