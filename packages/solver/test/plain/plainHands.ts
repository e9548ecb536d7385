// Cards, ranges and showdowns from the rules of poker alone, for the plain solver of this folder.

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** By rank, then suit. */
export const DECK: readonly string[] = Array.from(RANKS).flatMap((rank) =>
  Array.from(SUITS, (suit) => rank + suit),
);

export interface PlainHand {
  readonly cards: readonly [string, string];
  readonly weight: number;
}

/** `AhKd`, `AK`, `AKs`, `AKo`, `QQ`, with `:0.5` behind them; nothing else. */
export function readHands(text: string, dead: readonly string[]): PlainHand[] {
  const hands = new Map<string, PlainHand>();
  for (const item of text.split(',')) {
    const [name, weight = '1'] = item.split(':');
    for (const cards of listPairs(name!)) {
      if (cards.some((card) => dead.includes(card))) continue;
      hands.set(cards.toSorted().join(''), { cards, weight: Number(weight) });
    }
  }
  return [...hands.values()];
}

function listPairs(name: string): (readonly [string, string])[] {
  if (name.length === 4) return [[name.slice(0, 2), name.slice(2)]];
  const pairs: (readonly [string, string])[] = [];
  for (const a of SUITS) {
    for (const b of SUITS) {
      const isPair = name[0] === name[1];
      if (isPair ? a >= b : name[2] === 's' ? a !== b : name[2] === 'o' && a === b) continue;
      pairs.push([name[0]! + a, name[1]! + b]);
    }
  }
  return pairs;
}

/** The best five of seven, as a number: more is better, the same is a tie. */
export function rankSeven(cards: readonly string[]): number {
  let best = 0;
  for (let a = 0; a < 7; a++)
    for (let b = a + 1; b < 7; b++)
      best = Math.max(best, rankFive(cards.filter((_, i) => i !== a && i !== b)));
  return best;
}

function rankFive(cards: readonly string[]): number {
  const ranks = cards.map((card) => RANKS.indexOf(card[0]!)).toSorted((a, b) => b - a);
  const count = (rank: number): number => ranks.filter((one) => one === rank).length;
  const groups = ranks.toSorted((a, b) => count(b) - count(a) || b - a);
  const isFlush = cards.every((card) => card[1] === cards[0]![1]);
  const isWheel = ranks.join() === '12,3,2,1,0';
  const isStraight = isWheel || (count(ranks[0]!) === 1 && isRun(ranks));
  if (isStraight) return score(isFlush ? 8 : 4, [isWheel ? 3 : ranks[0]!]);
  if (isFlush) return score(5, ranks);
  const sizes = [...new Set(groups)].map(count).join('');
  switch (sizes) {
    case '41':
      return score(7, groups);
    case '32':
      return score(6, groups);
    case '311':
      return score(3, groups);
    case '221':
      return score(2, groups);
    case '2111':
      return score(1, groups);
    default:
      return score(0, groups);
  }
}

const isRun = (ranks: readonly number[]): boolean =>
  ranks.every((rank, i) => i === 0 || ranks[i - 1]! - rank === 1);

const score = (category: number, ranks: readonly number[]): number =>
  Array.from({ length: 5 }, (_, i) => ranks[i] ?? 0).reduce((sum, rank) => 13 * sum + rank, category);
