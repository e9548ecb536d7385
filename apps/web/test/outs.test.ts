import { cards, DECK_SIZE, type Card } from '@doorcard/cards';
import { GAMES, VARIANTS, type GameId, type View } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { countOuts, type DrawName } from '../src/shared/tableParts/outs.js';
import { findPrice } from '../src/table/price.js';

/** A view with my cards, a board and the up cards of others; nothing else of it matters here. */
const see = (
  game: GameId,
  mine: readonly Card[],
  others: readonly Card[],
  board: readonly Card[] = [],
): View =>
  ({
    game,
    seat: 0,
    street: 0,
    phase: 'betting',
    board,
    mine: { cards: mine, dealt: mine, thrown: [] },
    seats: [
      { up: [], shown: null, folded: false },
      { up: others, shown: null, folded: true },
    ],
    legal: null,
    events: [],
  }) as unknown as View;

const count = (view: View) =>
  countOuts(view).map(({ draw, live, dead }) => `${draw}: ${live.length} live, ${dead.length} dead`);

describe('outs are shown for a draw with a name', () => {
  test.each<[name: string, game: GameId, mine: string, others: string, board: string, outs: string[]]>([
    ['nine hearts, two of them up', 'stud', 'AhKh7h2h9c', '3hJh8s', '', ['flush: 7 live, 2 dead']],
    ['two pair on a paired board', 'holdem', 'Tc7c', '', '4hTs4c', ['fullHouse: 4 live, 0 dead']],
    ['stud8 on 3rd street: none', 'stud8', 'Ad8c6h', 'Ks', '', []],
    ['four to a low on 4th street', 'stud8', 'Ad2c4h7s', '3s5dKc', '', ['low: 14 live, 2 dead']],
    ['razz, four to an eight', 'razz', 'Ac2d3hKs8c', '4s4dQd', '', ['low: 14 live, 2 dead']],
    ['a made wheel in razz', 'razz', 'Ac2d3h4s5c', '', '', []],
    ['all seven cards', 'stud', 'AcKc7c2c9d4d5d', '', '', []],
    ['a pair of aces is no draw', 'stud', 'AcAd7s2h', '', '', []],
    ['open-ended, one end dead', 'stud', '9c8d7s6h', 'TcTh5d', '', ['straight: 5 live, 3 dead']],
    ['a badugi of three', 'badugi', 'Ac4d7hKh', '', '', ['badugi: 10 live, 0 dead']],
    ['a made badugi', 'badugi', 'Ac4d7hKs', '', '', []],
    // Omaha plays two cards of the hand: four clubs there are no draw with one on the board.
    ['omaha with four clubs in the hand', 'plo', 'AcKc9c4c', '', '2cJd7h', []],
    ['omaha with two and two', 'plo', 'AcKc9d4d', '', '2c7cJh', ['flush: 9 live, 0 dead']],
  ])('%s', (_name, game, mine, others, board, outs) => {
    expect(count(see(game, cards(mine), cards(others), cards(board)))).toEqual(outs);
  });
});

/** What a hand is, by looking at it: suits, rows of ranks, and how often each rank is there. */
function look(hand: readonly Card[]): number {
  const ranks = (of: readonly Card[]): Set<number> => {
    const all = new Set(of.map((card) => (card >> 2) + 2));
    if (all.has(14)) all.add(1);
    return all;
  };
  const isRow = (all: Set<number>): boolean =>
    [...all].some((low) => [1, 2, 3, 4].every((step) => all.has(low + step)));
  const suits = [0, 1, 2, 3].map((suit) => hand.filter((card) => (card & 3) === suit));
  if (suits.some((cardsOf) => cardsOf.length >= 5 && isRow(ranks(cardsOf)))) return 4;
  const times = new Map<number, number>();
  for (const card of hand) times.set(card >> 2, (times.get(card >> 2) ?? 0) + 1);
  const counts = [...times.values()].toSorted((a, b) => b - a);
  if (counts[0]! >= 4 || (counts[0]! === 3 && counts[1]! >= 2)) return 3;
  if (suits.some((cardsOf) => cardsOf.length >= 5)) return 2;
  return isRow(ranks(hand)) ? 1 : 0;
}

const NAMES: readonly (DrawName | undefined)[] = [undefined, 'straight', 'flush', 'fullHouse', 'flush'];

/** Every two cards of a hand. */
const pairsOf = (hand: readonly Card[]): Card[][] =>
  hand.flatMap((card, i) => hand.slice(i + 1).map((other) => [card, other]));

const threesOf = (hand: readonly Card[]): Card[][] =>
  hand.flatMap((card, i) => pairsOf(hand.slice(i + 1)).map((pair) => [card, ...pair]));

const lookOn = (game: GameId, mine: readonly Card[], board: readonly Card[]): number =>
  VARIANTS[game].showdown.fromHand === 'two'
    ? Math.max(...pairsOf(mine).flatMap((own) => threesOf(board).map((shared) => look([...own, ...shared]))))
    : look([...mine, ...board]);

/** Five different ranks up to the eight, the ace is low. */
const hasLow = (hand: readonly Card[]): boolean =>
  new Set(hand.map((card) => ((card >> 2) + 1) % 13).filter((rank) => rank <= 7)).size >= 5;

const hasLowOn = (game: GameId, mine: readonly Card[], board: readonly Card[]): boolean =>
  VARIANTS[game].showdown.fromHand === 'two'
    ? pairsOf(mine).some((own) => threesOf(board).some((shared) => hasLow([...own, ...shared])))
    : hasLow([...mine, ...board]);

/** Outs by a slow count that shares nothing with the other. */
function countSlowly(game: GameId, mine: readonly Card[], others: readonly Card[], board: readonly Card[]) {
  const found = new Map<DrawName, Set<Card>>();
  const put = (draw: DrawName, card: Card): void => {
    if (!found.has(draw)) found.set(draw, new Set());
    found.get(draw)!.add(card);
  };
  const isHigh = game !== 'razz';
  const isLow = game === 'razz' || game === 'stud8' || game === 'omaha8';
  const before = lookOn(game, mine, board);
  for (let card = 0; card < DECK_SIZE; card++) {
    if (mine.includes(card) || board.includes(card)) continue;
    const isStud = board.length === 0;
    const more = isStud ? [...mine, card] : mine;
    const shared = isStud ? [] : [...board, card];
    const after = lookOn(game, more, shared);
    const isOmaha = VARIANTS[game].showdown.fromHand === 'two';
    // The best five are all on the board: nobody's draw.
    const isOnBoard = () => !isOmaha && shared.length === 5 && look(shared) === after && !beats(mine, shared);
    const isBetter = after > before && !(after === 4 && before >= 2);
    if (isHigh && isBetter && NAMES[after] !== undefined && !isOnBoard()) put(NAMES[after], card);
    if (isLow && !hasLowOn(game, mine, board) && hasLowOn(game, more, shared)) put('low', card);
  }
  return new Map(
    [...found].map(([draw, all]) => [draw, [all.size, [...all].filter((c) => others.includes(c)).length]]),
  );
}

/** Whether my cards make more of a complete board than it is. Only asked where the board is a straight or better. */
function beats(mine: readonly Card[], board: readonly Card[]): boolean {
  const all = [...mine, ...board];
  const sets = threesOf(all).flatMap((three) =>
    pairsOf(all.filter((card) => !three.includes(card))).map((pair) => [...three, ...pair]),
  );
  const key = (hand: readonly Card[]): number[] => {
    const ranks = hand.map((card) => card >> 2);
    const times = (rank: number): number => ranks.filter((each) => each === rank).length;
    // A wheel is the lowest straight.
    const isWheel = look(hand) % 3 === 1 && ranks.includes(12) && ranks.includes(0);
    const sorted = ranks.map((rank) => (isWheel && rank === 12 ? -1 : rank));
    return [look(hand), ...sorted.toSorted((a, b) => times(b) - times(a) || b - a)];
  };
  const own = key(board);
  return sets.some((set) => {
    const other = key(set);
    const at = other.findIndex((value, i) => value !== own[i]);
    return at >= 0 && other[at]! > own[at]!;
  });
}

test.each(GAMES.filter((game) => findLayout(game) !== 'draw'))(
  'outs of %s are those of a slow count',
  (game) => {
    let state = 12_345;
    const draw = (most: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * most);
    };
    const isStud = findLayout(game) === 'stud';
    const isOmaha = VARIANTS[game].showdown.fromHand === 'two';
    let named = 0;
    for (let hand = 0; hand < (isOmaha ? 25 : 80); hand++) {
      const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
      const take = (many: number): Card[] =>
        Array.from({ length: many }, () => deck.splice(draw(deck.length), 1)[0]!);
      const mine = take(isStud ? 4 + draw(3) : isOmaha ? 4 : 2);
      const board = isStud ? [] : take(3 + draw(2));
      const others = take(isStud ? 6 : 0);
      const outs = new Map(
        countOuts(see(game, mine, others, board)).map((each) => [
          each.draw,
          [each.live.length + each.dead.length, each.dead.length],
        ]),
      );
      expect(outs).toEqual(countSlowly(game, mine, others, board));
      named += outs.size;
    }
    expect(named).toBeGreaterThan(4);
  },
);

test.each([
  [80, 560, '12.5'],
  [40, 160, '20'],
  // Rounded up: with less the call loses.
  [40, 320, '11.2'],
])('a call of %i into %i needs %s per cent', (call, pot, percent) => {
  expect(findPrice({ legal: { call }, pot } as unknown as View)).toEqual({ call, pot, percent });
});
