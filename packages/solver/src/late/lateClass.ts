import {
  aceToFive,
  badugi,
  deuceToSeven,
  eightOrBetter,
  high,
  HIGH_CATEGORIES,
  type Card,
  type HandDescription,
  type Rank,
} from '@doorcard/cards';
import { describeRank } from './describe.js';
import type { LateGameId } from './lateGame.js';
import type { LateHandReport, LateNodeReport } from './lateReport.js';
import type { LateSpot } from './lateSpot.js';
import { lowValue } from './rangeWords.js';

/**
 * What players call a hand, as data: a low by its two highest cards, a high hand by its category (pairs and high cards also
 * by rank), both for hi-lo, a badugi by its number of cards and its highest one.
 */
export type LateClass =
  | { readonly kind: 'low'; readonly ranks: readonly [Rank, Rank] }
  | { readonly kind: 'noLow' }
  | { readonly kind: 'high'; readonly category: HandDescription['category']; readonly rank: Rank | null }
  | {
      readonly kind: 'highLow';
      readonly category: HandDescription['category'];
      readonly low: readonly [Rank, Rank] | null;
    }
  | { readonly kind: 'badugi'; readonly size: number; readonly rank: Rank };

/** The hands of a class at a decision together. */
export interface LateClassReport {
  readonly name: LateClass;
  readonly combos: number;
  /** Their share of the hands that get to the decision, without card removal. */
  readonly share: number;
  readonly frequencies: readonly number[];
  readonly ev: number;
}

interface Named {
  readonly name: LateClass;
  /** Larger is better. */
  readonly order: number;
}

const categoryOf = (category: HandDescription['category']): number => HIGH_CATEGORIES.indexOf(category);
const topTwo = ([a, b]: readonly Rank[]): [Rank, Rank] => [a!, b!];
const orderLow = ([a, b]: readonly [Rank, Rank], value: (rank: Rank) => number): number =>
  -(20 * value(a) + value(b));
const NO_LOW = -1e6;

/** Names the hand of a player. */
function classOf(game: LateGameId, up: readonly Card[], hidden: readonly Card[]): Named {
  const cards = [...up, ...hidden];
  switch (game) {
    case 'razz':
    case '2-7-triple': {
      const ranking = game === 'razz' ? aceToFive : deuceToSeven;
      const { category, ranks } = describeRank(ranking, ranking.rank(cards));
      if (category !== 'noPair') return { name: { kind: 'noLow' }, order: NO_LOW };
      const low = topTwo(ranks);
      const value = game === 'razz' ? lowValue : (rank: Rank): number => rank;
      return { name: { kind: 'low', ranks: low }, order: orderLow(low, value) };
    }
    case 'stud': {
      const { category, ranks } = describeRank(high, high.rank(cards));
      const rank = category === 'pair' || category === 'noPair' ? ranks[0]! : null;
      return {
        name: { kind: 'high', category, rank },
        order: 100 * categoryOf(category) + (rank ?? 0),
      };
    }
    case 'stud8': {
      const { category } = describeRank(high, high.rank(cards));
      const rank = eightOrBetter.rank(cards);
      const low = rank === 0 ? null : topTwo(describeRank(eightOrBetter, rank).ranks);
      return {
        name: { kind: 'highLow', category, low },
        order: 1e4 * categoryOf(category) + (low === null ? -1000 : orderLow(low, lowValue)),
      };
    }
    case 'badugi': {
      const { ranks } = describeRank(badugi, badugi.rank(cards));
      return {
        name: { kind: 'badugi', size: ranks.length, rank: ranks[0]! },
        order: 100 * ranks.length - lowValue(ranks[0]!),
      };
    }
  }
}

/** The hands of a decision by class, the best first. Classes that never get there are left out. */
export function reportClasses(
  { hands, side, actions }: Pick<LateNodeReport, 'hands' | 'side'> & { readonly actions: readonly unknown[] },
  { game, up }: Pick<LateSpot, 'game' | 'up'>,
): LateClassReport[] {
  const groups = new Map<number, { name: LateClass; hands: LateHandReport[] }>();
  for (const hand of hands) {
    if (!(hand.reach > 0)) continue;
    const { name, order } = classOf(game, up[side], hand.cards);
    const group = groups.get(order) ?? { name, hands: [] };
    groups.set(order, group);
    group.hands.push(hand);
  }
  const weigh = (list: readonly LateHandReport[], value: (hand: LateHandReport) => number): number =>
    list.reduce((sum, hand) => sum + hand.reach * hand.combos * value(hand), 0);
  const all = weigh(hands, () => 1);
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([, group]) => {
      const total = weigh(group.hands, () => 1);
      return {
        name: group.name,
        combos: group.hands.reduce((sum, { combos }) => sum + combos, 0),
        share: total / all,
        frequencies: actions.map((_, a) => weigh(group.hands, ({ frequencies }) => frequencies[a]!) / total),
        // A hand that blocks every hand of the other side has no value.
        ev: weigh(group.hands, ({ ev }) => (Number.isNaN(ev) ? 0 : ev)) / total,
      };
    });
}

/** Neighbouring classes whose frequencies differ by less than this are one group. */
const ALIKE = 0.02;

/** Classes that play alike, the best first. A hi-lo hand has two strengths, so its classes are not in one order and stay alone. */
export function groupClasses(classes: readonly LateClassReport[], game: LateGameId): LateClassReport[][] {
  const groups: LateClassReport[][] = [];
  for (const one of classes) {
    const group = groups.at(-1);
    const isAlike = group?.[0]!.frequencies.every(
      (share, a) => Math.abs(share - one.frequencies[a]!) < ALIKE,
    );
    if (game !== 'stud8' && group !== undefined && isAlike === true) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
