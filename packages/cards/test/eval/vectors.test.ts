import {
  aceToFive,
  badugi,
  cards,
  deuceToSeven,
  eightOrBetter,
  high,
  highBoard,
  lowBoard,
  rankOmahaHigh,
  rankOmahaLow,
} from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { sayHand } from '../reference/text.js';

describe('what the cards make', () => {
  test.each([
    // what a player would say, ranking, cards, category and ranks in the order in which they decide
    ['Razz: a pair of aces does not spoil the wheel', aceToFive, 'Ac As 2d 3h 4c 5d Ks', 'noPair 5432A'],
    [
      'Razz: three ranks make two pair, at best deuces and aces',
      aceToFive,
      'AcAsAd2d2h3c3d',
      'twoPair 22AA3',
    ],
    ['Razz: straights and flushes do not count', aceToFive, '2s3s4s5s6sKdQd', 'noPair 65432'],
    ['Razz: the king plays when it must', aceToFive, 'KcKdAs2s3s4sKh', 'noPair K432A'],
    ['Stud8: aces and an eight beside the wheel, low', eightOrBetter, 'AcAs2d3h4c5d8s', 'noPair 5432A'],
    ['Stud8: aces and an eight beside the wheel, high', high, 'AcAs2d3h4c5d8s', 'straight 5432A'],
    ['Stud8: 8-7-6-5-4 is the last low', eightOrBetter, '8s7d6h5c4dKsKd', 'noPair 87654'],
    ['Stud Hi: ace to seven is a seven-high straight', high, 'As2d3h4c5d6h7c', 'straight 76543'],
    ['Stud Hi: two sets of trips are aces full of kings', high, 'AsAdAhKsKdKh2c', 'fullHouse AAAKK'],
    ['Stud Hi: quads with the ace kicker', high, '4s4d4h4c2s2dAh', 'quads 4444A'],
    ['Stud Hi: three pairs are two pair with the best kicker', high, 'AsAdKsKd2s2dJh', 'twoPair AAKKJ'],
    ['Badugi: the ace of two spades counts', badugi, 'As2s3d4c', 'noPair 43A'],
    ['Badugi: the ace may go when that leaves more cards', badugi, 'AsKs3s3d', 'noPair 3A'],
    ['Badugi: one suit leaves the lowest card', badugi, 'KsQs7sAs', 'noPair A'],
    ['2-7: the best hand', deuceToSeven, '7s5d4h3c2s', 'noPair 75432'],
    ['2-7: the best ranks of one suit are a flush', deuceToSeven, '7s5s4s3s2s', 'flush 75432'],
    ['2-7: ace to five is ace high', deuceToSeven, 'As2d3h4c5d', 'noPair A5432'],
    ['2-7: a suited ace to five is an ace-high flush', deuceToSeven, 'As2s3s4s5s', 'flush A5432'],
    ['2-7: deuce to six is a straight', deuceToSeven, '2s3d4h5c6d', 'straight 65432'],
  ])('%s', (_name, ranking, hand, expected) => {
    expect(sayHand(ranking.describe(ranking.rank(cards(hand))))).toBe(expected);
  });

  test.each([
    ['four different cards up to the eight are not a low', 'As2d3h8cKsQdJh'],
    ['a nine is not a low', '9s4d3h2cAsKdQh'],
    ['pairs leave only four low ranks', 'AsAd2s2d3h4cKs'],
  ])('Stud8: %s', (_name, hand) => {
    expect(eightOrBetter.rank(cards(hand))).toBe(0);
  });
});

describe('what beats what', () => {
  test.each([
    // ranking, hands from the best down
    [
      'Razz: low cards, then pairs, two pair, trips, full houses, quads',
      aceToFive,
      [
        '5s4d3h2cAs',
        '6s4d3h2cAs',
        '6s5d3h2cAs',
        '6s5d4h3c2s',
        '7s4d3h2cAs',
        'Ks4d3h2cAs',
        'KsQdJhTc9s',
        'AsAd4h3c2s',
        'KsKdQhJcTs',
        '2s2dAsAd3h',
        'KsKdQsQdJh',
        'AsAdAh3c2s',
        'KsKdKhQcJs',
        'AsAdAh2s2d',
        'KsKdKhQsQd',
        'AsAdAhAc2s',
        'KsKdKhKcQs',
      ],
    ],
    [
      'Badugi: four cards, three, two, one, each from the highest card down',
      badugi,
      [
        '4s3d2hAc',
        '7s6d5h4c',
        '8s4d3hAc',
        'KsQdJhTc',
        '3s2dAhAs',
        'KsQdJhJs',
        '2sAdAhAc',
        'KsQdQhQc',
        'AsAdAhAc',
        'KsKdKhKc',
      ],
    ],
    [
      '2-7: aces and straights are high, flushes and straights are bad',
      deuceToSeven,
      [
        '7s5d4h3c2s',
        '7s6d4h3c2s',
        '8s5d4h3c2s',
        'KsQdJhTc8s',
        'As5d4h3c2s',
        'AsKdQhJc9s',
        '2s2d3h4c5s',
        '3s3d2h2c4s',
        '2s2d2h3c4s',
        '6s5d4h3c2s',
        'AsKdQhJcTs',
        '7s5s4s3s2s',
        'As5s4s3s2s',
        '2s2d2h3s3d',
        '2s2d2h2c3s',
        '6s5s4s3s2s',
        'AsKsQsJsTs',
      ],
    ],
    [
      'high: from a royal flush to seven high',
      high,
      [
        'AsKsQsJsTs',
        '5s4s3s2sAs',
        'AsAdAhAcKs',
        '2s2d2h2cAs',
        'AsAdAhKsKd',
        '2s2d2hAsAd',
        'AsKsQsJs9s',
        '7s5s4s3s2s',
        'AsKdQhJcTs',
        '5s4d3h2cAs',
        'AsAdAhKcQs',
        'AsAdKsKdQh',
        'AsAdKhQcJs',
        'AsKdQhJc9s',
        '7s5d4h3c2s',
      ],
    ],
    ['Stud Hi boards: K-Q before K-J', highBoard, ['KsQd', 'KdJs', 'Kh2s']],
    ['Stud Hi boards: 2-2 before A-K', highBoard, ['2s2d', 'AsKd']],
    ['Razz boards: 8-A before 8-7', lowBoard, ['8sAd', '8c7d']],
    ['Razz boards: 7-5 before 7-6', lowBoard, ['7s5d', '7c6d']],
    ['Razz boards: a pair comes last, the lowest pair first', lowBoard, ['KsQd', 'AsAd', '2s2d', 'KsKd']],
  ])('%s', (_name, ranking, fromTheBest) => {
    const ranks = fromTheBest.map((hand) => ranking.rank(cards(hand)));
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => b - a));
  });
});

describe('Omaha: two from the hand, three from the board', () => {
  test.each([
    // what a player would say, hand, board, high hand
    ['two spades make a flush with three', 'AsKsQdJd', 'Ts9s2s2c2h', 'flush AKT92'],
    ["neither the board's flush nor four of its cards to the ace", 'Ah5c6d7h', 'KsQsJsTs2s', 'noPair AKQJ7'],
    ['quads on the board are only trips', 'AsQd7h2c', '9s9d9h9cKd', 'trips 999AQ'],
    ['trips in the hand are only a pair', '7s7d7hKc', 'AsQd9h5c3d', 'pair 77AQ9'],
  ])('%s', (_name, hand, board, expected) => {
    expect(sayHand(high.describe(rankOmahaHigh(cards(hand), cards(board))))).toBe(expected);
  });

  test.each([
    ['a deuce on both sides leaves A, 2, 3, 8', 'As2dKhQc', '3s8dKdQd2h'],
    ['three low cards in the hand do not make up for two on the board', 'As2d3h4c', '5s6dKsKdKh'],
  ])('no low: %s', (_name, hand, board) => {
    expect(rankOmahaLow(cards(hand), cards(board))).toBe(0);
  });

  test('a low takes two from the hand even when the board has a better one', () => {
    const rank = rankOmahaLow(cards('7s6dKhKc'), cards('As2d3h4c5s'));
    expect(sayHand(eightOrBetter.describe(rank))).toBe('noPair 7632A');
  });
});
