import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';

const allow = { freeFold: 'allow' } as const;

describe('folding where checking is free', () => {
  test.each(['limit-holdem', 'holdem', 'plo', 'badugi'] as const)(
    'E-17 is refused by default: the big blind of %s checks or raises',
    (game) => {
      const s = scene({ game, stacks: [1000, 1000] }).play('1 call');
      expect(s.legal).toMatch(/^check, raise/);
      expect(s.refuses('fold')).toBe(true);
    },
  );

  test.each(['stud', 'razz', 'stud8'] as const)(
    'E-17 is refused by default on fourth street of %s',
    (game) => {
      const s = scene({ game, stacks: [500, 500, 500], ante: 1 }).passStreet();
      expect(s.legal).toBe('check, raise to 20');
      expect(s.refuses('fold')).toBe(true);
    },
  );

  test('E-17 is possible where the rules allow it', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200], rules: allow }).passTo('flop');
    expect(s.legal).toBe('fold, check, raise to 20');
    s.play('0 fold', '1 check', '2 check');
    expect(s.street).toBe('turn');
    expect(s.turn).toBe(1);
  });

  test('E-17 is always possible against a bet', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200] })
      .passTo('flop')
      .play('0 raise');
    expect(s.legal).toBe('fold, call 20, raise to 40');
  });

  test('the bring-in seat cannot fold, whatever the rules', () => {
    const s = scene({ game: 'stud', stacks: [500, 500], ante: 1, rules: allow });
    expect(s.refuses('fold')).toBe(true);
  });

  test('the last player left wins without a bet', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200], rules: allow })
      .passTo('flop')
      .play('0 fold');
    expect(s.turn).toBe(-1);
    expect(s.stacks).toEqual([180, 220]);
  });

  test('in stud a folded seat still gets cards until there is a bet', () => {
    const s = scene({
      game: 'stud',
      stacks: [500, 500, 500],
      ante: 1,
      rules: allow,
      cards: '..Kh ..9d ..2c KdJd3s',
    });
    expect(s.hand.stubSize).toBe(52 - 9);
    s.passStreet();
    expect(s.hand.stubSize).toBe(43 - 1 - 3);
    s.play('0 check', '1 fold', '2 check');
    // Fifth street: one burned, one for each live seat, one for the seat that folded, where it is dead.
    expect(s.hand.stubSize).toBe(39 - 1 - 3);
    expect(s.hand.cardCount(0)).toBe(5);
    s.play('0 raise', '2 call');
    // There was a bet: sixth street is for the live seats only.
    expect(s.hand.stubSize).toBe(35 - 1 - 2);
    expect(s.passAll().hand.cardCount(0)).toBe(7);
  });

  test('a player who folds to a bet gets no more cards', () => {
    const s = scene({
      game: 'stud',
      stacks: [500, 500, 500],
      ante: 1,
      rules: allow,
      cards: '..Kh ..9d ..2c KdJd3s',
    });
    s.passStreet().play('0 raise', '1 fold', '2 call');
    expect(s.hand.stubSize).toBe(39 - 1 - 2);
  });

  test('in games with a board or a draw a folded seat gets nothing', () => {
    const s = scene({ game: 'badugi', stacks: [500, 500, 500], rules: allow })
      .passTo('draw1')
      .play('0 fold');
    s.play('1 check', '2 check');
    const stub = s.hand.stubSize;
    s.play('1 pat', '2 pat');
    expect(s.hand.stubSize).toBe(stub - 1);
  });
});
