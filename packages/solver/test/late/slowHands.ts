import { rankOf, suitOf, type Card } from '@doorcard/cards';

// Slow rankings for the judge, hand against hand. They follow the wording of the rules and share no code with packages/cards.

type Strength = readonly number[];

/** Compares from the first number on; a missing number is the smallest. */
const compareLists = (a: Strength, b: Strength): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
};

function subsets(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

const best = (strengths: readonly Strength[]): Strength =>
  strengths.reduce((top, one) => (compareLists(one, top) > 0 ? one : top));

/** Ranks by how often they occur, then by height: aces full of kings is 14 14 14 13 13. */
function groups(values: readonly number[]): { counts: number[]; values: number[] } {
  const distinct = [...new Set(values)].map((value) => ({
    value,
    count: values.filter((other) => other === value).length,
  }));
  distinct.sort((a, b) => b.count - a.count || b.value - a.value);
  return { counts: distinct.map(({ count }) => count), values: distinct.map(({ value }) => value) };
}

/** 8 straight flush, 7 quads, 6 full house, 5 flush, 4 straight, 3 trips, 2 two pair, 1 pair, 0 none. */
function strengthOfFive(cards: readonly Card[], wheel: boolean): Strength {
  const values = cards.map((card) => rankOf(card) + 2).sort((a, b) => b - a);
  const grouped = groups(values);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isWheel = wheel && values.join() === '14,5,4,3,2';
  const isStraight = grouped.values.length === 5 && (values[0]! - values[4]! === 4 || isWheel);
  const order = isWheel ? [5, 4, 3, 2, 1] : grouped.values;
  const counts = grouped.counts.join('');
  const category = isStraight
    ? isFlush
      ? 8
      : 4
    : isFlush
      ? 5
      : { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1, '11111': 0 }[counts]!;
  return [category, ...order];
}

const slowHigh = (cards: readonly Card[]): Strength =>
  best(subsets(cards, 5).map((five) => strengthOfFive(five, true)));

const lowValue = (card: Card): number => (rankOf(card) === 12 ? 1 : rankOf(card) + 2);

/** Ace to five: fewer repeated ranks first, then lower ranks; straights and flushes do not count. */
function slowLow(cards: readonly Card[]): Strength {
  return best(
    subsets(cards, 5).map((five) => {
      const { counts, values } = groups(five.map(lowValue));
      // Fewer groups is worse; among equal patterns the more frequent and higher ranks decide.
      const pattern = counts.reduce((sum, count, i) => sum + count * 6 ** (5 - i), 0);
      return [-pattern, ...values.map((value) => -value)];
    }),
  );
}

/** Undefined without five different ranks of eight or lower. */
function slowEight(cards: readonly Card[]): Strength | undefined {
  const lows = subsets(cards, 5)
    .map((five) => five.map(lowValue).sort((a, b) => b - a))
    .filter((values) => new Set(values).size === 5 && values[0]! <= 8)
    .map((values) => values.map((value) => -value));
  return lows.length === 0 ? undefined : best(lows);
}

function slowBadugi(cards: readonly Card[]): Strength {
  const hands = [1, 2, 3, 4].flatMap((size) => subsets(cards, size));
  const valid = hands.filter(
    (hand) =>
      new Set(hand.map(rankOf)).size === hand.length && new Set(hand.map(suitOf)).size === hand.length,
  );
  return best(
    valid.map((hand) => [
      hand.length,
      ...hand
        .map(lowValue)
        .sort((a, b) => b - a)
        .map((value) => -value),
    ]),
  );
}

/** The part of the pot that the first hand wins: 1, 0.75, 0.5, 0.25 or 0. */
export function slowShare(game: string, a: readonly Card[], b: readonly Card[]): number {
  const share = (x: Strength, y: Strength): number => (compareLists(x, y) + 1) / 2;
  switch (game) {
    case 'stud':
      return share(slowHigh(a), slowHigh(b));
    case 'razz':
      return share(slowLow(a), slowLow(b));
    case 'stud8': {
      const high = share(slowHigh(a), slowHigh(b));
      const [lowA, lowB] = [slowEight(a), slowEight(b)];
      if (lowA === undefined && lowB === undefined) return high;
      const low = lowA === undefined ? 0 : lowB === undefined ? 1 : share(lowA, lowB);
      return (high + low) / 2;
    }
    case 'badugi':
      return share(slowBadugi(a), slowBadugi(b));
    case '2-7-triple':
      return share(strengthOfFive(b, false), strengthOfFive(a, false));
    default:
      throw new RangeError(game);
  }
}
