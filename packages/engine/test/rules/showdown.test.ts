import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';

/** Two players check a hand down; the stacks show who won. */
const result = (game: Parameters<typeof scene>[0]['game'], cards: string): 'first' | 'second' | 'split' => {
  const { stacks } = scene({ game, stacks: [1000, 1000], ante: 10, cards }).passAll();
  expect(stacks[0]! + stacks[1]!).toBe(2000);
  return stacks[0] === stacks[1] ? 'split' : stacks[0]! > stacks[1]! ? 'first' : 'second';
};

/** Seven cards each, written hand by hand, in the order of a stud deal. */
function studDeal(first: string, second: string): string {
  const [a, b] = [first, second].map((cards) => cards.split(' '));
  const later = [3, 4, 5, 6].map((i) => a![i]! + b![i]!);
  return [...a!.slice(0, 3), ...b!.slice(0, 3), ...later].join('');
}

describe('which hand wins', () => {
  test.each([
    ['holdem', 'AsAh KsKh 2c7d9hJd3s', 'first', 'a pair of aces'],
    ['holdem', '2c3d 4h5h AsKsQsJsTs', 'split', 'the board plays for both'],
    ['holdem', 'As2d AdKh AcKc7h6d2s', 'second', 'aces and kings before aces and deuces'],
    ['limit-holdem', '9c8c AdAs 7c6c5cAhAc', 'first', 'a straight flush before four aces'],
    ['plo', 'AsKsQdJd 2d2h3c4h Ts9s2s8c7h', 'first', 'a flush with exactly two of the hand'],
    ['plo', 'Ah5c6d7h 9c9d3h4c KsQsJsTs2s', 'second', 'only one spade in the hand: no flush'],
    ['badugi', 'KcQdJhTs Ac2d3h3s', 'first', 'any badugi before any three cards'],
    ['badugi', '8c4d3hAs 7c6d5h4s', 'second', 'the lower highest card'],
    ['badugi', 'AcKdKhKs 2c2d2h3c', 'second', 'of two cards each the lower highest, 3-2 before K-A'],
    ['2-7-triple', '7c5d4h3s2c 7d6d4s3h2h', 'first', '7-5-4-3-2 is best'],
    ['2-7-triple', 'Ac2d3h4s5c KdQdJh9s8s', 'second', 'A-2-3-4-5 is ace high'],
    ['2-7-triple', 'Ac2d3h4s5c 2c2h4d5h6h', 'first', 'and still beats a pair'],
    ['2-7-single', '2c3d4h5s6c 2d2h9s8sKd', 'second', 'a straight counts against'],
    ['2-7-single', '7c5c4c3c2c 3d4d5h6h7s', 'second', 'a flush is worse than a straight'],
  ] as const)('%s %s: %s, %s', (game, cards, winner, _why) => {
    expect(result(game, cards)).toBe(winner);
  });

  test.each([
    ['stud', 'Ac 2d 3h 4s 5c 6d 7h', 'Kc Kd Kh 9s 9c 2h 3s', 'second', 'kings full before a straight'],
    ['stud', 'Ac 2d 3h 4s 5c 6d 7h', '6c 5d 4h 3s 2c Jd Jh', 'first', 'the straight to the seven'],
    ['stud', 'Ac Ad Kh Ks 2c 2d Jh', 'Ah As Kc Kd Th 3d 4c', 'first', 'the jack kicker'],
    ['razz', 'Ac As 2d 3h 4c 5d Ks', '6c 4d 3s 2h Ah Kd Kh', 'first', 'a wheel, the second ace aside'],
    ['razz', 'Ac As Ad 2d 2h 3c 3d', 'Kc Kd Qh Js Tc 9h Kh', 'second', 'any unpaired hand before two pair'],
    ['razz', '8c 7d 6h 5s 4c Kd Kh', '8d 7h 6s 5c 3d Qd Qh', 'second', 'by the next card down'],
    ['razz', '2c 3c 4c 5c 7c Kd Kh', '2d 3h 4s 6d 7s Qd Qh', 'first', 'flushes do not exist'],
  ] as const)('%s %s against %s: %s, %s', (game, first, second, winner, _why) => {
    expect(result(game, studDeal(first, second))).toBe(winner);
  });

  test.each([
    [
      'As 2d 3h 4c 5d Ks Qh',
      'Kc Kd Kh 9s 9c 2h 3s',
      'split',
      'the wheel takes the low, the full house the high',
    ],
    ['As 2d 3h 4c 9d Ks Qh', 'Kc Kd 7h 9s 9c 2h 3s', 'second', 'a nine is not a low'],
    ['Ac As 2d 3h 4c 5d 8s', 'Kc Kd Kh Qs Jc 9h 6s', 'first', 'a wheel for low and a straight for high'],
    ['Ac 2d 3h 5s 8c Kd Kh', 'Ad 2h 3s 6c 7d Qd Qh', 'split', 'kings for high; 7-6 is lower than 8-5'],
  ] as const)('stud8 %s against %s: %s, %s', (first, second, winner, _why) => {
    expect(result('stud8', studDeal(first, second))).toBe(winner);
  });

  test.each([
    ['Ac2cKhQh 9c9dTcTd 3d8hKdQs2s', 'first', 'A, 2, 3 and 8 are not a low: two pair take all'],
    ['Ac2cJhTh KsKh9c9d 3d8h4dQs7s', 'split', '7-4-3-2-A for low, kings for high'],
    ['Ac5c9h9d KsKh2c2d 3d8h4dJsTs', 'split', 'a low with exactly two of the hand'],
    ['AcKc9h9d JcJh2c2d 3d4h5dQs7s', 'second', 'an ace alone does not make a low'],
  ] as const)('omaha8 %s: %s, %s', (cards, winner, _why) => {
    expect(result('omaha8', cards)).toBe(winner);
  });
});

describe('who has to show first', () => {
  test('is the last aggressor of the last round', () => {
    const s = scene({ game: 'limit-holdem', stacks: [500, 500, 500] }).passTo('river');
    s.play('0 check', '1 raise', '2 raise', '0 call', '1 call');
    expect(s.hand.aggressor).toBe(2);
  });

  test('nobody is an aggressor when all check: then it is the first to act', () => {
    const s = scene({ game: 'limit-holdem', stacks: [500, 500, 500] })
      .passTo('turn')
      .play('0 raise')
      .passAll();
    expect(s.hand.aggressor).toBe(-1);
    expect(s.hand.opener).toBe(0);
  });

  test.each([
    ['stud', 'KhQd', 0],
    ['stud8', 'KhQd', 0],
    ['razz', 'KhQd', 1],
  ] as const)('in %s without a bet it goes by the board', (game, later, opener) => {
    const cards = `..9c ..8d ${later} 4h5s 3s2h`;
    const s = scene({ game, stacks: [500, 500], ante: 1, cards }).passAll();
    expect(s.hand.opener).toBe(opener);
  });

  test('the last live hand wins without showing: no further card is dealt', () => {
    const s = scene({ game: 'stud', stacks: [500, 500, 500], ante: 1, cards: '..2c ..9d ..Kh' });
    s.play('0 bring in', '1 raise', '2 fold', '0 fold');
    expect(s.hand.dealtCards()).toHaveLength(9);
    expect(s.stacks).toEqual([494, 507, 499]);
  });
});

describe('claiming a pot', () => {
  const cards = 'AsAh KsKh QsQh 2c3c4d8d9s';
  const setup = { game: 'holdem', stacks: [500, 500, 500] } as const;

  test('the winner shows: a hand that is not shown cannot win a showdown', () => {
    const s = scene({ ...setup, cards, mucked: [0] }).passAll();
    expect(s.stacks).toEqual([400, 700, 400]);
  });

  test('side pots, too, go to the best shown hand', () => {
    const s = scene({ ...setup, stacks: [500, 60, 500], cards, mucked: [0] }).passAll();
    // Main pot 180 for the kings, side pot 80 for the queens.
    expect(s.stacks).toEqual([400, 180, 480]);
  });

  test('chips that hidden hands put in above the others go with the last pot', () => {
    const all = 'AsAh KsKh AcAd QsQh 2c3c4d8d9s';
    const s = scene({ ...setup, stacks: [500, 60, 500, 80], cards: all, mucked: [0, 2] }).passAll();
    // 4 x 60 for the kings; 3 x 20 and the last 2 x 20 of the hidden aces for the queens.
    expect(s.stacks).toEqual([400, 240, 400, 100]);
  });

  test('the last live hand need not show', () => {
    const s = scene({ ...setup, cards, mucked: [0] }).play('2 fold', '0 raise', '1 fold');
    expect(s.stacks).toEqual([600, 400, 500]);
  });
});

describe('a stack that nobody knows', () => {
  test('is never all-in and can call everything', () => {
    const s = scene({
      game: 'holdem',
      stacks: [Infinity, 500, Infinity],
      cards: 'AsAh KsKh QsQh 2c3c4d8d9s',
    });
    s.play('2 raise to 5000', '0 raise to 20000', '1 call', '2 fold');
    // Seat 1 is all-in with 500; the 15,000 that nobody matched go back.
    expect(s.turn).toBe(-1);
    expect(s.hand.pot).toBe(10_500);
    expect(s.stacks).toEqual([Infinity, 0, Infinity]);
  });
});
