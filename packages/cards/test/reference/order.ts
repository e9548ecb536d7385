import { makeCards, type Ranking } from '@doorcard/cards';
import { compare, NO_HAND, numberOf, type NamedHand, type Reference } from './hand.js';

interface HandClass {
  readonly cards: readonly number[];
  readonly named: NamedHand;
  readonly rank: number;
}

const nameClass = ({ cards, named, rank }: HandClass): string =>
  `${makeCards(cards, ' ')} (${named.category} ${named.ranks.join(' ')}) = ${rank}`;

/** The first hand of each class of the reference, from the worst; and the hands that share a class but no rank. */
function readClasses(
  hands: Iterable<readonly number[]>,
  rank: (cards: readonly number[]) => number,
  reference: Reference,
): { classes: HandClass[]; strays: string[] } {
  const byKey = new Map<number, HandClass>();
  const strays: string[] = [];
  for (const cards of hands) {
    const found = { cards, named: reference(cards), rank: rank(cards) };
    const key = numberOf(found.named);
    const first = byKey.get(key);
    if (first === undefined) byKey.set(key, found);
    else if (first.rank !== found.rank) strays.push(`${nameClass(first)}, but ${nameClass(found)}`);
  }
  return { classes: [...byKey.values()].sort((a, b) => compare(a.named, b.named)), strays };
}

/**
 * Where the ranks disagree with the reference about any two of the hands: equal hands must have equal ranks, and a
 * better hand a larger one. After sorting by the reference, comparing neighbours is enough.
 */
export function findDisorder(
  hands: Iterable<readonly number[]>,
  rank: (cards: readonly number[]) => number,
  reference: Reference,
): string[] {
  const { classes, strays } = readClasses(hands, rank, reference);
  const swaps = classes
    .slice(1)
    .map((better, i) => [classes[i]!, better] as const)
    .filter(([worse, better]) => worse.rank >= better.rank)
    .map(([worse, better]) => `${nameClass(better)} should beat ${nameClass(worse)}`);
  return [...strays, ...swaps].slice(0, 5);
}

/** Which ranks are not described as the reference names the hand. */
export function findMisnomers(
  hands: Iterable<readonly number[]>,
  ranking: Ranking,
  reference: Reference,
): string[] {
  const wrong: string[] = [];
  for (const found of readClasses(hands, ranking.rank, reference).classes) {
    if (found.named === NO_HAND) continue;
    const { category, ranks } = ranking.describe(found.rank);
    if (category !== found.named.category || ranks.join() !== found.named.ranks.join())
      wrong.push(`${nameClass(found)} is described as ${category} ${ranks.join(' ')}`);
  }
  return wrong.slice(0, 5);
}
