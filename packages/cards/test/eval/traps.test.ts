import { aceToFive, cards, eightOrBetter, high, type Ranking } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { sayHand } from '../reference/text.js';

// E-01 to E-05 of docs/design/dealer-traps.md.

const say = (ranking: Ranking, hand: string): string => sayHand(ranking.describe(ranking.rank(cards(hand))));

test('E-01 a paired ace still plays in a low', () => {
  expect(say(aceToFive, 'AcAs2d3h4c5dKs')).toBe('noPair 5432A');
  expect(say(eightOrBetter, 'AcAs2d3h4c5d8s')).toBe('noPair 5432A');
  expect(aceToFive.rank(cards('AcAs2d3h4c5dKs'))).toBe(aceToFive.rank(cards('Ac2d3h4c5d')));
});

test('E-02 paired lows lose to every unpaired one, and more equal cards lose to fewer', () => {
  expect(say(aceToFive, 'AcAsAd2d2h3c3d')).toBe('twoPair 22AA3');
  const fromTheBest = [
    '5s4d3h2cAs',
    'KsQdJhTc9s8d7h',
    'KsQdJhTc9s',
    'AsAd2s2d3h3c4s',
    'AcAsAd2d2h3c3d',
    'KsKdQsQdQhJsJd',
    'AsAdAh2c3s',
    'AsAdAhAc2s2d2h',
    'KsKdKhKcQs',
  ].map((hand) => aceToFive.rank(cards(hand)));
  const sorted = fromTheBest.toSorted((a, b) => b - a);
  expect(sorted).toEqual(fromTheBest);
});

test('E-03 a run of more than five cards is the highest straight in it', () => {
  expect(say(high, 'As2d3h4c5d6h7c')).toBe('straight 76543');
  expect(say(high, '3s4d5h6c7d8h9c')).toBe('straight 98765');
  expect(say(high, 'As2d3h4c5d6h')).toBe('straight 65432');
  expect(say(high, 'As2s3s4s5s6s7d')).toBe('straightFlush 65432');
});

test('E-04 two sets of trips are a full house', () => {
  expect(say(high, 'AsAdAhKsKdKh2c')).toBe('fullHouse AAAKK');
  expect(say(high, '2s2d2hKsKdKh')).toBe('fullHouse KKK22');
});

test('E-05 the kicker is the highest card left, paired or not', () => {
  expect(say(high, '4s4d4h4c2s2dAh')).toBe('quads 4444A');
  expect(say(high, '4s4d4h4c2s2d2h')).toBe('quads 44442');
  expect(say(high, 'AsAdKsKd2s2dJh')).toBe('twoPair AAKKJ');
  expect(say(high, 'AsAdKsKdQsQdJh')).toBe('twoPair AAKKQ');
});
