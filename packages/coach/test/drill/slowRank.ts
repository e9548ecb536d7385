// Hands ranked from the words of the rules, five cards at a time: slow, and without any code of the library but the
// numbers of cards (rank * 4 + suit, deuce to ace, clubs to spades).

/** The ranks in the order in which they decide, and a list that compares like the hand: the larger one wins. */
export interface SlowHand {
  readonly category: string;
  readonly ranks: readonly number[];
  readonly strength: readonly number[];
}

const CATEGORIES = [
  'noPair',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
];

export function compareStrength(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const choose = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, i) => choose(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));

const best = (hands: readonly SlowHand[]): SlowHand =>
  hands.reduce((a, b) => (compareStrength(b.strength, a.strength) > 0 ? b : a));

/** Groups of equal ranks, larger groups first, then by value. */
function groupRanks(values: readonly number[]): number[] {
  const size = (value: number): number => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => size(b) - size(a) || b - a);
}

const SHAPES: Readonly<Record<string, string>> = {
  '11111': 'noPair',
  '2111': 'pair',
  '221': 'twoPair',
  '311': 'trips',
  '32': 'fullHouse',
  '41': 'quads',
};

function shapeOf(values: readonly number[]): string {
  const sizes = [...new Set(values)].map((value) => values.filter((other) => other === value).length);
  return SHAPES[sizes.sort((a, b) => b - a).join('')]!;
}

function slowHigh5(cards: readonly number[]): SlowHand {
  const values = cards.map((card) => Math.floor(card / 4));
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1;
  let ranks = groupRanks(values);
  const isWheel = ranks.join() === '12,3,2,1,0';
  if (isWheel) ranks = [3, 2, 1, 0, 12];
  const isStraight = isWheel || (new Set(values).size === 5 && ranks[0]! - ranks[4]! === 4);
  const category =
    isFlush && isStraight ? 'straightFlush' : isFlush ? 'flush' : isStraight ? 'straight' : shapeOf(values);
  // The ace of a wheel is its lowest card.
  const strength = [CATEGORIES.indexOf(category), ...(isWheel ? [3, 2, 1, 0, -1] : ranks)];
  return { category, ranks, strength };
}

/** Ace to five: straights and flushes do not count, the ace is low, the lower hand wins. */
function slowAceToFive5(cards: readonly number[]): SlowHand {
  const values = cards.map((card) => (Math.floor(card / 4) + 1) % 13);
  const low = groupRanks(values);
  const category = shapeOf(values);
  return {
    category,
    ranks: low.map((value) => (value + 12) % 13),
    strength: [9 - CATEGORIES.indexOf(category), ...low.map((value) => 13 - value)],
  };
}

/** Deuce to seven: the worst high hand; the ace is high, and A-5-4-3-2 is not a straight. */
function slowDeuce5(cards: readonly number[]): SlowHand {
  const values = cards.map((card) => Math.floor(card / 4));
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1;
  const ranks = groupRanks(values);
  const isStraight = new Set(values).size === 5 && ranks[0]! - ranks[4]! === 4;
  const category =
    isFlush && isStraight ? 'straightFlush' : isFlush ? 'flush' : isStraight ? 'straight' : shapeOf(values);
  return {
    category,
    ranks,
    strength: [9 - CATEGORIES.indexOf(category), ...ranks.map((value) => 13 - value)],
  };
}

/** The largest set of different ranks and suits, then the lowest from its highest card down. */
function slowBadugi(cards: readonly number[]): SlowHand {
  const sets = [4, 3, 2, 1]
    .flatMap((size) => choose(cards, size))
    .filter(
      (set) =>
        new Set(set.map((card) => card % 4)).size === set.length &&
        new Set(set.map((card) => Math.floor(card / 4))).size === set.length,
    );
  return best(
    sets.map((set) => {
      const values = set.map((card) => (Math.floor(card / 4) + 1) % 13).sort((a, b) => b - a);
      return {
        category: 'noPair',
        ranks: values.map((value) => (value + 12) % 13),
        strength: [set.length, ...values.map((value) => 13 - value)],
      };
    }),
  );
}

const FIVE: Readonly<Record<string, (cards: readonly number[]) => SlowHand>> = {
  high: slowHigh5,
  aceToFive: slowAceToFive5,
  eightOrBetter: slowAceToFive5,
  deuceToSeven: slowDeuce5,
};

/** The hand by a ranking; null if it has no low. `two` asks for exactly two cards of the hand. */
export function slowRank(
  ranking: string,
  mine: readonly number[],
  board: readonly number[],
  two: boolean,
): SlowHand | null {
  if (ranking === 'badugi') return slowBadugi(mine);
  const fives = two
    ? choose(mine, 2).flatMap((own) => choose(board, 3).map((shared) => [...own, ...shared]))
    : choose([...mine, ...board], 5);
  const hands = fives.map((five) => FIVE[ranking]!(five));
  if (ranking !== 'eightOrBetter') return best(hands);
  // Five different ranks from ace to eight; 7 is the eight when the ace counts 0.
  const lows = hands.filter(({ category, strength }) => category === 'noPair' && 13 - strength[1]! <= 7);
  return lows.length === 0 ? null : best(lows);
}
