import type { RuleSet } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../scene.js';

/** Up cards by seat, `Kh9c4d`: who is first on the street that ends with the last of them? */
function studWith(
  game: 'stud' | 'razz' | 'stud8',
  boards: readonly string[],
  rules?: Partial<RuleSet>,
): Scene {
  const at = (street: number): string[] => boards.map((board) => board.slice(2 * street, 2 * street + 2));
  const doors = at(0)
    .map((door) => `..${door}`)
    .join('');
  const later = [1, 2, 3].flatMap(at).join('');
  const s = scene({ game, stacks: boards.map(() => 500), ante: 1, cards: doors + later, rules: rules ?? {} });
  const streets = boards[0]!.length / 2 - 1;
  for (let street = 0; street < streets; street++) s.passStreet();
  return s;
}

describe('who is first in games with a button', () => {
  test.each([
    ['limit-holdem', 'flop'],
    ['holdem', 'flop'],
    ['plo', 'flop'],
    ['omaha8', 'flop'],
  ] as const)('%s: left of the big blind at first, left of the button from the %s on', (game, _flop) => {
    const s = scene({ game, stacks: [900, 900, 900, 900] });
    expect(s.turn).toBe(2);
    for (const street of ['flop', 'turn', 'river']) {
      s.passStreet();
      expect(s.street).toBe(street);
      expect(s.turn).toBe(0);
    }
  });

  test.each(['badugi', '2-7-triple', '2-7-single'] as const)(
    '%s: left of the big blind at first; later left of the button, for the draw and for the bets',
    (game) => {
      const s = scene({ game, stacks: [900, 900, 900, 900] });
      expect(s.turn).toBe(2);
      s.passStreet();
      expect(s.legal).toBe('draw');
      expect(s.turn).toBe(0);
      s.play('0 pat', '1 pat', '2 pat', '3 pat');
      expect(s.turn).toBe(0);
      expect(s.legal).toMatch(/^check, raise/);
    },
  );

  test('a folded player is skipped: the first live seat left of the button opens', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200, 200] });
    s.play('2 call', '3 call', '0 fold', '1 check');
    expect(s.turn).toBe(1);
  });

  test('an all-in player is skipped, as if he had checked', () => {
    const s = scene({ game: 'limit-holdem', stacks: [20, 200, 200] }).play('2 call', '0 call', '1 check');
    expect(s.hand.opener).toBe(0);
    expect(s.turn).toBe(1);
  });
});

describe('who is first in stud from fourth street on', () => {
  test.each([
    // game, boards by seat, who opens, why
    ['stud', ['KhQc', 'KdJs'], 0, 'K-Q before K-J'],
    ['stud', ['KhJc', 'KdQs'], 1, 'K-Q before K-J'],
    ['stud', ['AhKc', '2d2s'], 1, 'a pair before any high card'],
    ['stud', ['AhKc', '3d3s', '4h4c'], 2, 'the higher pair'],
    ['stud', ['7s8s9s', 'Kd4h2c'], 1, 'straights and flushes do not count'],
    ['stud', ['7s7h9s', '7d7c8d'], 0, 'equal pairs by the next card'],
    ['stud', ['QsQh2s', '9d9c9h'], 1, 'trips before a pair'],
    ['stud', ['AsAh2sKd', '3d3c2d2h'], 1, 'two pair before a pair of aces'],
    ['stud', ['AsAhKsKd', '3d3c3h2h'], 1, 'trips before two pair'],
    ['stud', ['AsAhAd9s', '2d2c2h2s'], 1, 'quads before trips'],
    ['stud8', ['AhKc', '2d2s'], 1, 'as in Stud Hi'],
    ['stud8', ['As2c', '7d5h'], 0, 'the high board opens, not the low one'],
    ['razz', ['8c7d', '8sAh'], 1, '8-A before 8-7'],
    ['razz', ['7c6d', '7s5h'], 1, '7-5 before 7-6'],
    ['razz', ['KcQd', '2s2h'], 0, 'any two cards before a pair'],
    ['razz', ['AcKd', '3s2h'], 1, 'the ace is low, but the king is not'],
    ['razz', ['AcAd', '2s2h'], 0, 'the lower pair before the higher'],
    ['razz', ['2c3d4h', '6sAhKd'], 0, 'by the highest card first'],
    ['razz', ['5c3d3h', 'QsJhKd'], 1, 'a pair comes last'],
    ['razz', ['5c5d5h', 'QsQhJd'], 1, 'trips come after a pair'],
  ] as const)('%s %j: seat %i opens, %s', (game, boards, seat, _why) => {
    expect(studWith(game, boards).turn).toBe(seat);
  });

  test('on seventh street the board of sixth still decides, for the last card is down', () => {
    const s = scene({
      game: 'stud',
      stacks: [500, 500],
      ante: 1,
      // Down and door cards; fourth to sixth; seventh gives seat 0 an ace face down.
      cards: '..9c ..Td 8c Jd 4h 3s 2c 5s AsKc',
    });
    for (let street = 0; street < 4; street++) s.passStreet();
    expect(s.street).toBe('7th');
    expect(s.turn).toBe(1);
  });

  test('a folded player does not open, however high his board', () => {
    const s = scene({ game: 'stud', stacks: [500, 500, 500], ante: 1, cards: '..Ah ..9d ..2c KhJd' });
    s.play('2 bring in', '0 fold', '1 call');
    // The two cards of fourth street go to seats 1 and 2.
    expect(s.cardsOf(1)).toContain('Kh');
    expect(s.turn).toBe(1);
  });
});

describe('equal boards', () => {
  test.each(['stud', 'razz', 'stud8'] as const)('in %s the first seat left of the dealer opens', (game) => {
    expect(studWith(game, ['7hJd', '9cTd', '9sTh', '9hTc']).turn).toBe(game === 'razz' ? 1 : 0);
    expect(studWith(game, ['9cTd', '9sTh', '9hTc']).turn).toBe(0);
  });

  test('of the highest boards only: a lower board before them changes nothing', () => {
    expect(studWith('stud', ['7hTd', '9cTh', '9sTc']).turn).toBe(1);
  });

  test('by suit, where the rule set says so: the highest card of the better suit', () => {
    expect(studWith('stud', ['9cTd', '9dTh', '9hTs'], { openerTie: 'suit' }).turn).toBe(2);
    expect(studWith('stud', ['9sTd', '9dTh', '9hTc'], { openerTie: 'suit' }).turn).toBe(1);
  });

  test.each([
    ['razz', ['9cTd', '9sTs']],
    ['stud8', ['9cTd', '9sTs']],
  ] as const)('in %s always by position, also where Stud Hi goes by suit', (game, boards) => {
    expect(studWith(game, boards, { openerTie: 'suit' }).turn).toBe(0);
  });

  test('E-06 all ranks are compared before any suit: A-K opens before A-2, whatever the suits', () => {
    expect(studWith('stud', ['As2d', 'AhKc']).turn).toBe(1);
    expect(studWith('stud', ['As2d', 'AhKc'], { openerTie: 'suit' }).turn).toBe(1);
    expect(studWith('razz', ['8c7d', '8sAd']).turn).toBe(1);
  });

  test('E-06 equal ranks go by seat, not by suit', () => {
    expect(studWith('stud', ['AcKd', 'AsKs']).turn).toBe(0);
    expect(studWith('razz', ['8sAs', '8cAc']).turn).toBe(0);
  });
});

describe('an opener who is all-in', () => {
  test.each([
    ['stud', '..Ah ..9d ..2c', ['2 bring in', '0 call', '1 call'], 'KhJd3s', 0, 1],
    ['razz', '..Ah ..9d ..Kc', ['2 bring in', '0 call', '1 call'], '2hJd3s', 0, 1],
    ['stud8', '..Ah ..9d ..2c', ['2 bring in', '0 call', '1 call'], 'KhJd3s', 0, 1],
  ] as const)('in %s is skipped clockwise', (game, doors, lines, fourth, opener, turn) => {
    const s = scene({ game, stacks: [6, 500, 500], ante: 1, cards: doors + fourth });
    s.play(...lines);
    expect(s.street).toBe('4th');
    expect(s.hand.opener).toBe(opener);
    expect(s.turn).toBe(turn);
  });

  test('clockwise from the opener, not by the next best board', () => {
    const s = scene({
      game: 'stud',
      stacks: [500, 6, 500, 500],
      ante: 1,
      cards: '..Kh ..Ah ..3d ..2c QhAd4s5h',
    });
    s.play('3 bring in', '0 call', '1 call', '2 call');
    expect(s.turn).toBe(2);
  });
});
