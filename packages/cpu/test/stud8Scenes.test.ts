import { describe, expect, test } from 'vitest';
import { mixOf, mostly, reach, stud8, why, type Street } from './stud8Scene.js';

const BET_1 = { bettor: 1 };
/** What always happens. */
const always = (action: string): Record<string, number> => ({ [action]: 1 });

describe('a hand that cannot lose bets and raises', () => {
  test.each([
    ['quads that no board beats, and a low is possible', 'KcKdKhKs2dQdTc', '..7h5s4d2c'],
    ['a locked high when no low is possible', 'KcKdKhKs2dQdTc', '..9hQsJd9c'],
    ['a low that nobody can make', 'Ac2d4h6s8cKdJc', '..9h9sQdTd'],
  ])('%s', (_name, mine, his) => {
    expect(mixOf(reach(7, [mine, his], BET_1))).toEqual(always('raise'));
    expect(mixOf(reach(7, [mine, his]))).toEqual(always('bet'));
  });
  test('the lock is found by what he can still hold: one more dead card makes it', () => {
    // Aces full lose to quad nines or quad queens as long as the cards are there.
    const lose = reach(7, ['AcAdAhKsKd2c3d', '..9hTsJdQc'], BET_1);
    expect(why(lose).rule).not.toBe('stud8/7th/facing/lock');
    const hold = reach(7, ['AcAdAhKsKd2c3d', '..9h8sJd4c'], { bettor: 1, gone: ['9s', '8d', 'Jc', '4d'] });
    expect(why(hold).rule).toBe('stud8/7th/facing/lock');
  });
  test('after four raises it still raises', () => {
    const table = reach(7, ['KcKdKhKs2dQdTc', '..9hQsJd9c'], BET_1);
    table.play('raise', 'raise');
    expect(mostly(table)).toBe('raise');
  });
});

describe('monsters raise', () => {
  test.each([
    ['a full house into four lows', 7, 'KcKdKh2s2dQdTc', '..7h5s4d2c'],
    ['a full house on 6th street', 6, 'KcKdKh2s2dQd', '..7h5s4dJc'],
    ['a made flush against an open pair on 5th street', 5, 'AcKc9c2c7c', '..JhJs4d'],
    ['a made flush against an open pair on 6th street', 6, 'AcKc9c2c7cQd', '..JhJs4d2h'],
    ['a straight on 7th street', 7, '9cTdJhQsKd2c2s', '..7h5s4dKc'],
    ['trips on 7th street against an open pair', 7, '9c9d9hQsKd2c4s', '..7h7s4dKc'],
    ['the wheel', 7, 'Ac2d3h4s5dQdTc', '..7h6s4d2c'],
  ] as const)('%s', (_name, street, mine, his) =>
    expect(mixOf(reach(street, [mine, his], BET_1))).toEqual(always('raise')),
  );
  test('aces and rolled-up trips re-raise on 3rd street', () => {
    expect(mixOf(stud8(['..2c', '..7s', 'AcAdKh'], '0 bring in', '1 raise'))).toEqual(always('raise'));
    expect(mixOf(stud8(['..2c', '..7s', '4c4d4h'], '0 bring in', '1 raise'))).toEqual(always('raise'));
    const lines = ['0 bring in', '1 raise', '2 raise', '0 fold'];
    expect(mixOf(stud8(['..2c', 'JcJdJh', '..7s'], ...lines))).toEqual(always('raise'));
    expect(mixOf(stud8(['..2c', 'AcAd9h', '..7s'], ...lines))).toEqual(always('raise'));
  });
});

describe('price', () => {
  test('a pair of fours does not cold-call two big bets', () => {
    const table = reach(5, ['4cKd4hTs9d', '..7h6s3d', '..Ah5s8c'], { bettor: 1, raiser: 2 });
    expect(mixOf(table)).toEqual(always('fold'));
  });
  test('8-7-6-5 does not draw against A-2-3-4', () => {
    expect(mixOf(reach(6, ['8c7d6h5sKdQc', '..Ah2s3d4c'], BET_1))).toEqual(always('fold'));
  });
  test('an 8-7 low does not call two bets into 6-4-3-2', () => {
    const table = reach(7, ['8c7d6h5s3dQcKs', '..6s4h3c2d', '..KhQs9s9d'], { bettor: 2, raiser: 1 });
    expect(mixOf(table)).toEqual(always('fold'));
  });
  test('a live nut draw calls 6th street at a good price, and folds at a bad one', () => {
    const hands = ['Ac2d3h5sKdQc', '..JhJs9d8c'];
    expect(mostly(reach(6, hands, { bettor: 1, isLarge: true }))).toBe('call');
    expect(mostly(reach(6, hands, BET_1))).toBe('fold');
  });
  test('8-16 the same hand folds a small pot and calls a large one', () => {
    const hands = ['Tc7dTh4s9dKc', '..Ah2s5d3c'];
    const [small, large] = [why(reach(6, hands, BET_1)), why(reach(6, hands, { bettor: 1, isLarge: true }))];
    expect(large.data['requiredEquity']).toBeLessThan(small.data['requiredEquity'] as number);
    expect([small.rule, large.rule]).toEqual(['stud8/5th/facing/scooped', 'stud8/5th/facing/call']);
  });
});

describe('sense', () => {
  test('no bet into a board that shows a better hand than ours can be', () => {
    expect(mixOf(reach(7, ['4c4d3c3sKcQd9c', '..2h5h9hKh']))).toEqual(always('check'));
    expect(mixOf(reach(7, ['AcKd3h6s8dQdTc', '..7h5s4d2c']))).toEqual(always('check'));
    expect(mixOf(reach(4, ['2c7d2h9s', '..AhKs', '..QhJs', '..KdTs']))).toEqual(always('check'));
  });
  test('no fourth bet with a small pair and a draw', () => {
    const table = reach(5, ['3c4d3h6sKd', '..5h8sTd'], BET_1);
    while (table.view.wagers < 3) table.play('raise');
    if (table.turn !== 0) table.play('raise');
    expect(mixOf(table)['raise'] ?? 0).toBe(0);
  });
  test('8-10 no steal through a limper with a better door', () => {
    const limped = stud8(['..2c', '..4s', '8dKd6h', '..Ks'], '0 bring in', '1 call');
    expect(mixOf(limped)).toEqual(always('fold'));
    const folded = stud8(['..2c', '..4s', '8dKd6h', '..Ks', '..Qs'], '0 bring in', '1 fold');
    expect(mixOf(folded)).toEqual(always('complete'));
  });
});

describe('opening and defence', () => {
  test.each(['Tc4dQh', '8c9dKh', '5cKd9h', '7c3dJh'])('heads-up %s completes against the bring-in', (mine) =>
    expect(mixOf(stud8(['..2c', mine], '0 bring in'))).toEqual(always('complete')),
  );
  test('the same three cards fold early at a full table', () => {
    const doors = ['..2c', '7c3dJh', '..7s', '..6s', '..4s', '..Ks', '..As'];
    expect(mixOf(stud8(doors, '0 bring in'))).toEqual(always('fold'));
  });
  test('the bring-in defends by the price: half a bet heads-up, not two bets', () => {
    expect(mostly(stud8(['TcJd2c', '..Ks'], '0 bring in', '1 raise'))).toBe('call');
    const cold = stud8(['TcJd2c', '..Ks', '..7h'], '0 bring in', '1 raise', '2 raise');
    expect(mostly(cold)).toBe('fold');
  });
});

describe('mixing', () => {
  test('strong hands check to the last aggressor some of the time, and then raise', () => {
    const table = stud8(['KcKd3c3h', '..7s9d'], '0 bring in', '1 raise', '0 call');
    expect(mixOf(table)).toEqual({ check: 0.35, bet: 0.65 });
    expect(why(table, 0).rule).toBe('stud8/4th/open/trap');
    table.play('0 check', '1 raise');
    expect(mostly(table)).toBe('raise');
  });
  test.each([5, 6] as const)(
    'a hand for both halves is never played slowly on street %i',
    (street: Street) => {
      const cards = ['4c4d2c3h7c8d'.slice(0, 2 * street), `..9s6dTsJd`.slice(0, 2 + 2 * (street - 2))];
      expect(mixOf(reach(street, cards))).toEqual(always('bet'));
      expect(mixOf(reach(street, cards, BET_1))).toEqual(always('raise'));
    },
  );
  test('semi-bluffs raise some of the time', () => {
    const mix = mixOf(reach(5, ['Ac2d4h7sKc', '..ThJs5d'], BET_1));
    expect(mix['raise']).toBeCloseTo(0.12, 2);
  });
  test('8-17 a missed low bluffs some of the time, and only under its conditions', () => {
    expect(mixOf(reach(7, ['AcKd4h7s8dQdTc', '..3h5sTd9d']))).toEqual({ bet: 0.6, check: 0.4 });
    for (const his of ['..3h5sJd9d', '..3h5sAd9d', '..3h5sTd3d', '..3h5s6d7d']) {
      expect(mixOf(reach(7, ['AcKd4h7s8dQdTc', his]))).toEqual(always('check'));
    }
    expect(mixOf(reach(7, ['AcKd4h7s8dQdTc', '..3h5sTd9d', '..3s5dTh9c']))).toEqual(always('check'));
  });
});

describe('reasons', () => {
  test('8-15 3-3-2-2 is not a half that is as good as won', () => {
    const { code, data } = why(reach(6, ['3c3d2h2s7dKs', '..9hTsJd4d'], BET_1));
    expect(['eight_freeroll', 'eight_half_lock', 'eight_lock']).not.toContain(code);
    expect(data).not.toHaveProperty('lock');
  });
  test('a row that raises shows its own line, never one that the hand does not reach', () => {
    const scoop = why(reach(5, ['Ac4d2h4s7c', '..Qh9sJd'], BET_1));
    expect(scoop.code).toBe('eight_scooping');
    expect(scoop.data['potShare']).toBeGreaterThanOrEqual(scoop.data['shareLine'] as number);
    const monster = why(reach(7, ['KcKdKh2s2dQdTc', '..7h5s4d2c'], BET_1));
    expect(monster.code).toBe('eight_monster');
    expect(monster.data['potShare']).toBeGreaterThanOrEqual(monster.data['shareLine'] as number);
  });
  test('a half that cannot be lost asks for no share of the pot', () => {
    for (const spot of [BET_1, {}]) {
      const { code, data } = why(reach(7, ['Ac2d3h4s6cKdQh', '..JsTsTc8d'], spot));
      expect(code).toBe('eight_half_lock');
      expect(data).not.toHaveProperty('shareLine');
    }
  });
  test('a high hand that leaves because of a low door does not show a price that it would cover', () => {
    const table = stud8(['..2c', '..7s', 'JcJdTh', '..9s'], '0 bring in', '1 raise');
    const { code, data } = why(table);
    expect(code).toBe('eight_low_door_raised');
    expect(data).not.toHaveProperty('requiredEquity');
  });
  test('they name the opponent they are about, and the numbers they compare', () => {
    const { code, data } = why(reach(5, ['KcQd2h9s3d', '..ThJs4d'], BET_1));
    expect(code).toBe('eight_price');
    expect(data).toMatchObject({ about: 1, price: 80, pot: 180 });
    expect(data['potShare']).toBeLessThan(data['requiredEquity'] as number);
  });
});
