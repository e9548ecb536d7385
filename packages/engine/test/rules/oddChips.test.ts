import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';

describe('the odd chip in games with a button', () => {
  const table = {
    game: 'holdem',
    stacks: [100, 100, 100, 100],
    blinds: [5, 11],
    cards: '2c2d 3c3d 2h2s 3h3s AsKsQdJcTc',
  } as const;

  test('goes to the first seat left of the button', () => {
    const s = scene(table).play('2 call', '3 call', '0 fold', '1 check').passAll();
    // All play the board: 5 + 3 x 11 = 38, twelve each and two odd chips for seats 1 and 2.
    expect(s.stacks).toEqual([95, 102, 102, 101]);
  });

  test('counts from the left of the button, not from the big blind', () => {
    const s = scene(table).play('2 call', '3 fold', '0 call', '1 check', '0 check', '1 raise to 20');
    s.play('2 call', '0 fold').passAll();
    // 3 x 11 + 2 x 20 = 73
    expect(s.stacks).toEqual([89, 106, 105, 100]);
  });

  test.each(['bySuit', 'bySeat'] as const)('goes by seat also where stud goes %s', (oddChip) => {
    const s = scene({ ...table, rules: { oddChip } })
      .play('2 fold', '3 call', '0 fold', '1 check')
      .passAll();
    // 5 + 2 x 11 = 27
    expect(s.stacks).toEqual([95, 103, 100, 102]);
  });

  test('in Badugi the same', () => {
    const s = scene({
      game: 'badugi',
      stacks: [100, 100, 100],
      blinds: [5, 20],
      cards: 'KcQdJhTs Ac2d3h4s As2c3d4h',
    });
    s.play('2 call', '0 fold', '1 check').passAll();
    // 45 chips: the big blind sits first left of the button.
    expect(s.stacks).toEqual([95, 103, 102]);
  });

  test('in Omaha-8 goes to the high half', () => {
    const s = scene({
      game: 'omaha8',
      stacks: [200, 200, 200],
      blinds: [5, 20],
      cards: 'JcJhTcTh As2sJdTd KsKdQcQh 8c7d3hKcQd',
    });
    s.play('2 call', '0 fold', '1 check').passAll();
    // 45 chips: 23 for the kings on the button, 22 for the low.
    expect(s.stacks).toEqual([195, 202, 203]);
  });

  test('in Omaha-8 inside a half goes to the first seat left of the button', () => {
    const s = scene({
      game: 'omaha8',
      stacks: [200, 200, 200, 200],
      blinds: [10, 20],
      cards: 'JcJhTcTh As2sJdTd KsKdQcQh Ac2dTsJs 8c7d3hKcQd',
    });
    s.play('2 call', '3 call', '0 fold', '1 check').passAll();
    // 70 chips: 35 for the kings, 18 and 17 for the two lows of 8-7-3-2-A.
    expect(s.stacks).toEqual([190, 198, 215, 197]);
  });
});

// Seat 2 brings in for 4 and folds to a completion: 3 antes, 4 and 2 x 20 are 47 chips.
const straights = {
  game: 'stud',
  stacks: [200, 200, 200],
  ante: 1,
  bringIn: 4,
  // Both make 9-8-7-6-5; seat 0 also holds the king of spades, which does not play.
  cards: '9hKs8c 9sKd8d ..2c 7d7s 6c6h 5h5c QdQh',
} as const;
const split = ['2 bring in', '0 raise', '1 call', '2 fold'];

describe('the odd chip in stud', () => {
  test('goes to the highest card by suit among the five that play', () => {
    const s = scene({ ...straights, rules: { oddChip: 'bySuit' } })
      .play(...split)
      .passAll();
    expect(s.stacks).toEqual([202, 203, 195]);
  });

  test('of several best fives a player plays the one with the better suit', () => {
    // Seat 1 may play the nine of clubs or that of spades, seat 0 has the nine of hearts.
    const cards = '9hKs8c 9cKd8d ..2c 7d7s 6c6h 5h5c Qd9s';
    const s = scene({ ...straights, cards })
      .play(...split)
      .passAll();
    expect(s.stacks).toEqual([202, 203, 195]);
  });

  test('goes to the first seat left of the dealer, where the rule set says so', () => {
    const s = scene({ ...straights, rules: 'pokerstars' })
      .play(...split)
      .passAll();
    expect(s.stacks).toEqual([203, 202, 195]);
  });

  test('E-10 the smallest unit is one chip, whatever the ante', () => {
    const s = scene({ ...straights, ante: 10, bringIn: 15, rules: 'pokerstars' })
      .play(...split)
      .passAll();
    // 30 + 15 + 40 = 85
    expect(s.stacks).toEqual([200 - 30 + 43, 200 - 30 + 42, 175]);
  });

  test('in Razz goes by the suit of the highest of the five low cards, the ace being low', () => {
    const s = scene({
      ...straights,
      game: 'razz',
      // Both make 7-5-3-2-A; the sevens decide: hearts for seat 0, spades for seat 1. Seat 0 holds the ace of spades.
      cards: 'As7h2d Ac7s2h ..Kc 3h3d 5h5d KhKd QdQh',
    });
    s.play(...split).passAll();
    expect(s.stacks).toEqual([202, 203, 195]);
  });
});

describe('the odd chip in Stud-8', () => {
  test('goes to the high half', () => {
    const s = scene({
      ...straights,
      game: 'stud8',
      // Seat 0 wins low with 8-6-4-2-A, seat 1 high with kings.
      cards: 'As2h4d KsKd9c ..2c 6dJd 8hTh JhQd Qs7c',
    });
    s.play(...split).passAll();
    // 47 chips: 24 for the high half, 23 for the low one.
    expect(s.stacks).toEqual([202, 203, 195]);
  });

  test('E-10 first the halves, then the odd chip of a tied half by suit', () => {
    const s = scene({
      game: 'stud8',
      stacks: [200, 200, 200, 200],
      ante: 1,
      bringIn: 6,
      // Seats 0 and 1 both have 8-6-4-3-A for low, with the eight of hearts and of spades; seat 2 has three kings.
      cards: 'AsJh3d AdTs3h KsKd9c ..2c 4h4d Kh 6s6c Qh 8h8s Jc QdJs Qc',
    });
    s.play('3 bring in', '0 raise', '1 call', '2 call', '3 fold').passAll();
    // 4 + 6 + 60 = 70: 35 for the kings, 18 for the eight of spades, 17 for the other.
    expect(s.stacks).toEqual([196, 197, 214, 193]);
  });

  test('a tied low half goes by seat, where the rule set says so', () => {
    const s = scene({
      game: 'stud8',
      stacks: [200, 200, 200, 200],
      ante: 1,
      bringIn: 6,
      rules: 'pokerstars',
      cards: 'AsJh3d AdTs3h KsKd9c ..2c 4h4d Kh 6s6c Qh 8h8s Jc QdJs Qc',
    });
    s.play('3 bring in', '0 raise', '1 call', '2 call', '3 fold').passAll();
    expect(s.stacks).toEqual([197, 196, 214, 193]);
  });

  test('identical high and low hands divide the whole pot evenly', () => {
    const s = scene({
      ...straights,
      game: 'stud8',
      bringIn: 7,
      // Both have a wheel. 3 + 7 + 40 = 50: 25 each, though each half of 25 is odd.
      cards: 'As2h3d Ad2s3h ..2c 4h4d 5s5c KhKs QdQh',
    });
    s.play(...split).passAll();
    expect(s.stacks).toEqual([204, 204, 192]);
  });
});
