import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import {
  act,
  checkSetup,
  findLegal,
  Hand,
  makeDefaultSetup,
  makePlan,
  RULE_SETS,
  UNKNOWN_CARD,
} from '../../src/index.js';
import { scene } from '../scene.js';

const studTable = { game: 'stud', stacks: [200, 200, 200], ante: 2 } as const;

describe('antes', () => {
  test('everybody antes, and an ante is not part of a bet', () => {
    const s = scene({ ...studTable, cards: '..2c ..9d ..Kh' });
    expect(s.stacks).toEqual([198, 198, 198]);
    expect(s.hand.pot).toBe(6);
    s.play('0 bring in');
    expect(s.legal).toBe('fold, call 5, raise to 20');
    expect(s.hand.pot).toBe(11);
  });

  test('antes before the flop do not lower what a caller owes', () => {
    const s = scene({ game: 'holdem', stacks: [1000, 1000, 1000], ante: 10 });
    expect(s.stacks).toEqual([940, 890, 990]);
    expect(s.hand.pot).toBe(180);
    expect(s.legal).toBe('fold, call 100, raise to 200-990');
  });

  test('the big blind may pay the ante for all', () => {
    const s = scene({
      game: '2-7-single',
      stacks: [1000, 1000, 1000],
      ante: [0, 100],
      rules: { anteTrimming: false },
    });
    expect(s.stacks).toEqual([950, 800, 1000]);
    expect(s.legal).toBe('fold, call 100, raise to 200-1000');
  });
});

describe('blinds', () => {
  test('small and big blind are the two seats left of the button, and the next one acts first', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200, 200] });
    expect(s.stacks).toEqual([190, 180, 200, 200]);
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 20, raise to 40');
  });

  test.each(['limit-holdem', 'holdem', 'plo', 'omaha8', 'badugi', '2-7-triple', '2-7-single'] as const)(
    'heads-up in %s the button has the small blind and acts first, later last',
    (game) => {
      const s = scene({ game, stacks: [1000, 1000] });
      expect(s.hand.betOf(1)).toBeLessThan(s.hand.betOf(0));
      expect(s.turn).toBe(1);
      s.play('1 call', '0 check');
      expect(s.turn).toBe(0);
    },
  );

  test('heads-up the button acts first also when both blinds are equal', () => {
    const s = scene({ game: 'holdem', stacks: [1000, 1000], blinds: [100, 100] });
    expect(s.turn).toBe(1);
    expect(s.legal).toBe('check, raise to 200-1000');
    expect(s.play('1 check').turn).toBe(0);
  });

  test('the big blind has the option when nobody has raised', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200] }).play('2 call', '0 call');
    expect(s.turn).toBe(1);
    expect(s.legal).toBe('check, raise to 40');
    expect(s.play('1 check').street).toBe('flop');
  });

  test('a raise by the big blind gives everybody another turn', () => {
    const s = scene({ game: 'badugi', stacks: [200, 200, 200] }).play('2 call', '0 call', '1 raise');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 20, raise to 60');
    s.play('2 call');
    expect(s.turn).toBe(0);
  });

  test('the big blind has no second option after a raise that was only called', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200] });
    s.play('2 raise', '0 call', '1 call');
    expect(s.street).toBe('flop');
  });

  test('the straddle acts last before the flop and may still raise', () => {
    const s = scene({ game: 'holdem', stacks: [1000, 1000, 1000, 1000], blinds: [50, 100, 200] });
    expect(s.turn).toBe(3);
    expect(s.legal).toBe('fold, call 200, raise to 400-1000');
    s.play('3 call', '0 call', '1 call');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('check, raise to 400-1000');
  });
});

describe('short blinds', () => {
  test('a big blind who is all-in for less does not lower what the others owe', () => {
    const s = scene({ game: 'holdem', stacks: [1000, 30, 1000, 1000] });
    expect(s.stacks[1]).toBe(0);
    expect(s.legal).toBe('fold, call 100, raise to 200-1000');
    s.play('2 call', '3 fold');
    expect(s.legal).toBe('fold, call 50, raise to 200-1000');
  });

  test('the same in fixed limit: the full bet is owed, and a raise goes to two', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 3, 200, 200] });
    expect(s.legal).toBe('fold, call 20, raise to 40');
  });

  test('a short big blind is never asked, and plays for what was matched', () => {
    const s = scene({
      game: 'holdem',
      stacks: [1000, 30, 1000],
      cards: '2c 7d As Ah Kc Kd 3s 4s 9h Jd Qc',
    });
    s.play('2 call', '0 fold').passAll();
    // 30 from each of the three make the main pot; the small blind's other 20 can only go to seat 2, whose last 50 nobody matched.
    expect(s.stacks).toEqual([950, 90, 990]);
  });

  test('a small blind who has more in than the short big blind is not asked for the rest', () => {
    const s = scene({ game: 'holdem', stacks: [30, 1000], cards: 'AsAh KcKd 2c3d4h9sJd' });
    expect(s.turn).toBe(-1);
    expect(s.stacks).toEqual([60, 970]);
  });

  test('a small blind who has less in than the short big blind must still decide', () => {
    const s = scene({
      game: 'holdem',
      stacks: [80, 1000],
      cards: 'AsAh KcKd 2c3d4h9sJd',
    });
    expect(s.turn).toBe(1);
    expect(s.legal).toBe('fold, call 50');
    expect(s.play('1 call').stacks).toEqual([160, 920]);
  });

  test('a player whose blind is eaten by the ante is all-in for the ante', () => {
    const s = scene({ game: 'holdem', stacks: [1000, 10, 1000], ante: 10 });
    expect(s.hand.betOf(1)).toBe(0);
    expect(s.legal).toBe('fold, call 100, raise to 200-990');
  });
});

describe('the bring-in', () => {
  test.each([
    // game, door cards of the three seats, who brings in
    ['stud', '9d 3h Kc', 1, 'the lowest card'],
    ['stud', 'Ac 3h Kc', 1, 'an ace is high'],
    ['stud', '4d 4c 4h', 1, 'of equal cards the lowest suit, clubs'],
    ['stud', '4s 4d 4h', 1, 'diamonds before hearts'],
    ['stud', '4s Kd 4h', 2, 'hearts before spades'],
    ['stud8', 'Ac 2s 2h', 2, 'as in Stud Hi'],
    ['stud8', 'Ac Ad 9h', 2, 'as in Stud Hi'],
    ['razz', '9d 3h Kc', 2, 'the highest card'],
    ['razz', 'As 2c Ad', 1, 'an ace is low'],
    ['razz', 'Kh Ks Kd', 1, 'the king of spades is worst'],
    ['razz', 'Kc Qs Kd', 2, 'of equal cards the highest suit'],
  ] as const)('in %s with %s seat %i brings in: %s', (game, doors, seat, _why) => {
    const cards = doors
      .split(' ')
      .map((door) => `..${door}`)
      .join(' ');
    const s = scene({ ...studTable, game, cards });
    expect(s.turn).toBe(seat);
    expect(s.hand.bringInSeat).toBe(seat);
  });

  test('E-07 in Razz the highest card with the highest suit brings in, a spade before a club', () => {
    const s = scene({ ...studTable, game: 'razz', cards: '..Kc ..Ks ..Kh' });
    expect(s.turn).toBe(1);
  });

  test.each(['stud', 'razz', 'stud8'] as const)(
    'in %s the bring-in seat brings in or completes; it can neither fold nor check',
    (game) => {
      const cards = game === 'razz' ? '..Ks ..9d ..3h' : '..2c ..9d ..Kh';
      const s = scene({ ...studTable, game, cards });
      expect(s.legal).toBe('bring in 5, raise to 20');
      expect(s.refuses('fold')).toBe(true);
      expect(s.refuses('check')).toBe(true);
      expect(s.refuses('call')).toBe(true);
    },
  );

  test('after the bring-in the seat to its left folds, calls or completes', () => {
    const s = scene({ ...studTable, cards: '..9d ..2c ..Kh' }).play('1 bring in');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 5, raise to 20');
  });

  test('the bring-in seat may complete at once, and that is the first wager', () => {
    const s = scene({ ...studTable, cards: '..2c ..9d ..Kh' }).play('0 raise');
    expect(s.hand.wagers).toBe(1);
    expect(s.legal).toBe('fold, call 20, raise to 40');
  });

  test('E-09 completing is betting up to the small bet, whatever the seat has bet already', () => {
    const s = scene({ ...studTable, cards: '..2c ..9d ..Kh' }).play('0 bring in', '1 raise');
    expect(s.stacks).toEqual([193, 178, 198]);
    s.play('2 fold');
    expect(s.legal).toBe('fold, call 15, raise to 40');
    s.play('0 raise');
    // The bring-in seat had 5 in: a raise to 40 costs it 35.
    expect(s.stacks).toEqual([158, 178, 198]);
  });

  test('nobody checks on third street', () => {
    const s = scene({ ...studTable, cards: '..2c ..9d ..Kh' }).play('0 bring in');
    expect(s.refuses('check')).toBe(true);
    expect(s.play('1 call').refuses('check')).toBe(true);
  });

  test('E-18 if everybody just calls the bring-in, the street ends: the bring-in seat has no option', () => {
    const s = scene({ ...studTable, cards: '..2c ..9d ..Kh' }).play('0 bring in', '1 call', '2 call');
    expect(s.street).toBe('4th');
  });

  test('the bring-in seat acts again when somebody completes', () => {
    const s = scene({ ...studTable, cards: '..2c ..9d ..Kh' }).play('0 bring in', '1 call', '2 raise');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 15, raise to 40');
  });
});

describe('a short bring-in', () => {
  test('a player all-in for less than the bring-in still opens, and the others owe the full bring-in', () => {
    const s = scene({ ...studTable, stacks: [5, 200, 200], cards: '..2c ..9d ..Kh' });
    expect(s.legal).toBe('bring in 3');
    s.play('0 bring in');
    expect(s.legal).toBe('fold, call 5, raise to 20');
    s.play('1 call');
    expect(s.legal).toBe('fold, call 5, raise to 20');
  });

  test('an all-in bring-in is not a wager', () => {
    const s = scene({ ...studTable, stacks: [7, 200, 200], cards: '..2c ..9d ..Kh' }).play('0 bring in');
    expect(s.hand.wagers).toBe(0);
    expect(s.play('1 raise').hand.wagers).toBe(1);
  });

  test.each([
    ['stud', '..9d ..2c ..Kh'],
    ['stud8', '..9d ..2c ..Kh'],
    ['razz', '..9d ..Ks ..3h'],
  ] as const)(
    'in %s, when the bring-in card is all-in for the ante, the next live seat to its left acts first',
    (game, cards) => {
      const s = scene({ game, stacks: [200, 2, 200], ante: 2, cards });
      expect(s.turn).toBe(2);
      expect(s.legal).toBe('fold, bring in 5, raise to 20');
    },
  );

  test('the seat that acts first for an all-in player may fold, and then the next one acts', () => {
    const s = scene({ ...studTable, stacks: [200, 2, 200, 200], cards: '..9d ..2c ..Kh ..Jh' });
    s.play('2 fold');
    expect(s.turn).toBe(3);
    expect(s.legal).toBe('fold, bring in 5, raise to 20');
    s.play('3 bring in');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 5, raise to 20');
  });

  test('seats that are all-in for the ante are skipped, however many there are', () => {
    const s = scene({ ...studTable, stacks: [200, 2, 2, 200], cards: '..9d ..2c ..Kh ..Jh' });
    expect(s.turn).toBe(3);
  });

  test('the last player with chips is not asked to bring in against players who are all-in', () => {
    const s = scene({
      ...studTable,
      stacks: [200, 2, 200],
      cards: 'AcAd9d KcKd2c ..Kh',
    });
    s.play('2 fold');
    expect(s.turn).toBe(-1);
    expect(s.hand.dealtCards()).toHaveLength(9 + 4 * 2);
  });

  test('one stack against antes alone: nobody acts, the cards are dealt to the end', () => {
    const s = scene({ ...studTable, stacks: [200, 2, 2], cards: '..9d ..2c ..Kh' });
    expect(s.turn).toBe(-1);
    expect(s.hand.dealtCards()).toHaveLength(21);
  });
});

describe('posts', () => {
  const setup = {
    ...unwrap(checkSetup(makeDefaultSetup('limit-holdem', 4, RULE_SETS.wsop))),
    blinds: [20, 40, 0, -40],
  };

  test('a player who enters the game bets a big blind, but the first to act is the player after the blinds', () => {
    const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
    expect([0, 1, 2, 3].map((seat) => hand.betOf(seat))).toEqual([20, 40, 0, 40]);
    expect(hand.actor).toBe(2);
    unwrap(act(hand, 2, { type: 'fold' }));
    // He may check, and he may raise.
    expect(findLegal(hand)).toMatchObject({ seat: 3, check: true, raise: { min: 80 } });
  });

  test('a post is at most the largest blind, and there must be a blind', () => {
    expect(checkSetup({ ...setup, blinds: [20, 40, 0, -41] })).toMatchObject({
      error: { code: 'setup/post' },
    });
    expect(checkSetup({ ...setup, blinds: [0, 0, 0, -40] })).toMatchObject({
      error: { code: 'setup/blinds' },
    });
  });
});

describe('openers', () => {
  const setup = unwrap(checkSetup(makeDefaultSetup('stud8', 3, RULE_SETS.wsop)));
  const cards = Array.from({ length: 60 }, () => UNKNOWN_CARD);

  test('where the up cards are unknown, the setup may say who opens', () => {
    const hand = new Hand(makePlan(unwrap(checkSetup({ ...setup, openers: [2, 1] }))));
    hand.deal({ kind: 'script', cards });
    expect(hand.bringInSeat).toBe(2);
    for (const type of ['bringIn', 'call', 'call'] as const) unwrap(act(hand, hand.actor, { type }));
    expect([hand.street, hand.actor]).toEqual([1, 1]);
  });

  test('an opener is a seat', () => {
    expect(checkSetup({ ...setup, openers: [3] })).toMatchObject({ error: { code: 'setup/opener' } });
  });
});
