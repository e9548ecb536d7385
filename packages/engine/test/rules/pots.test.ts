import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';

describe('side pots', () => {
  test('four stacks make three pots, each won by the best hand that paid for it', () => {
    const s = scene({
      game: 'holdem',
      stacks: [100, 300, 600, 1000],
      cards: 'AsAh KsKh QsQh JsJh 2c3c4d8d9s',
    });
    s.play('2 raise to 600', '3 call', '0 call', '1 call');
    // 4 x 100 for the aces, 3 x 200 for the kings, 2 x 300 for the queens.
    expect(s.stacks).toEqual([400, 600, 600, 400]);
  });

  test('the deepest stack with the best hand takes every pot', () => {
    const s = scene({
      game: 'holdem',
      stacks: [100, 300, 600, 1000],
      cards: 'JsJh QsQh KsKh AsAh 2c3c4d8d9s',
    });
    s.play('2 raise to 600', '3 call', '0 call', '1 call');
    expect(s.stacks).toEqual([0, 0, 0, 2000]);
  });

  test('five levels at a table of six', () => {
    const s = scene({
      game: 'holdem',
      stacks: [150, 250, 400, 700, 1100, 2000],
      cards: 'AsAh KsKh QsQh JsJh TsTh 9s9h 2c3c4d7d6s',
    });
    s.play('2 raise to 400', '3 raise to 700', '4 raise to 1100', '5 call', '0 call', '1 call');
    // 6x150, 5x100, 4x150, 3x300, 2x400; seat 5 has 900 that never went in.
    expect(s.stacks).toEqual([900, 500, 600, 900, 800, 900]);
  });

  test('players who are all-in are not asked again while the others go on betting', () => {
    const s = scene({ game: 'limit-holdem', stacks: [20, 200, 200], cards: 'AsAh KsKh QsQh 2c3c4d8d9s' });
    s.play('2 call', '0 call', '1 check', '1 raise', '2 raise', '1 call', '1 check', '2 check');
    s.play('1 check', '2 check');
    // Main pot 60, side pot 80.
    expect(s.stacks).toEqual([60, 220, 140]);
  });

  test('E-11 a short stack wins only what it has matched, and is never asked without chips', () => {
    const s = scene({
      game: 'stud',
      stacks: [11, 200, 200],
      ante: 1,
      // Seat 0 ends with four aces.
      cards: 'AsAhAd Kc9d8h 7c6d2s Ac5h4h 3h9hTh JcQd6h 8c2dTd',
    });
    s.play('2 bring in', '0 raise', '1 raise', '2 call');
    expect(s.stacks[0]).toBe(0);
    expect(s.turn).not.toBe(0);
    while (s.turn >= 0) {
      expect(s.turn).not.toBe(0);
      s.play(`${s.turn} call`);
    }
    // 10 is half of 20: a wager, raised to 30. Main pot 3 x 11; the 40 of the side pot belong to the other two.
    expect(s.stacks[0]).toBe(33);
    expect(s.stacks[1]! + s.stacks[2]!).toBe(378);
    expect(Math.max(s.stacks[1]!, s.stacks[2]!)).toBe(209);
  });

  test('E-11 a short all-in raises only to what was paid', () => {
    const s = scene({ game: 'limit-holdem', stacks: [35, 200, 200] })
      .passTo('flop')
      .play('0 raise');
    expect(s.hand.currentBet).toBe(15);
    s.play('1 call');
    expect(s.stacks[1]).toBe(165);
  });
});

describe('chips of players who folded', () => {
  test('stay in the pots they went to', () => {
    const s = scene({
      game: 'holdem',
      stacks: [150, 1000, 1000, 1000],
      cards: 'AsAh KsKh QsQh JsJh 2c3c4d8d9s',
    });
    s.play('2 raise to 300', '3 call', '0 call', '1 call', '1 raise to 200', '2 call', '3 fold');
    s.passAll();
    // Main pot 4 x 150. Side pot: 3 x 150 before the flop and 2 x 200 on it.
    expect(s.stacks).toEqual([600, 1350, 500, 700]);
  });

  test('cannot win anything, even with the best cards', () => {
    const s = scene({ game: 'holdem', stacks: [500, 500, 500], cards: 'AsAh 7c2d 8c3d AcAd4h9sJs' });
    s.play('2 call', '0 fold', '1 check').passAll();
    expect(s.stacks[0]).toBe(450);
  });
});

describe('an uncalled bet', () => {
  test('goes back when everybody folds', () => {
    const s = scene({ game: 'holdem', stacks: [500, 500, 500] }).play('2 raise to 400', '0 fold', '1 fold');
    expect(s.turn).toBe(-1);
    expect(s.hand.pot).toBe(250);
    expect(s.stacks).toEqual([450, 400, 650]);
  });

  test('goes back to the big blind when nobody comes in', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200] }).play('2 fold', '0 fold');
    expect(s.stacks).toEqual([190, 210, 200]);
  });

  test('goes back as far as the longest stack could match it', () => {
    const s = scene({ game: 'holdem', stacks: [300, 1000], cards: 'AsAh KsKh 2c3c4d8d9s' });
    s.play('1 raise to 1000', '0 call');
    expect(s.stacks).toEqual([600, 700]);
  });

  test('goes back before the pots are divided: it makes no pot that could be lost', () => {
    const s = scene({
      game: 'holdem',
      stacks: [100, 300, 1000],
      cards: 'AsAh KsKh 7s2h 2c3c4d8d9s',
    });
    s.play('2 raise to 1000', '0 call', '1 call');
    expect(s.stacks).toEqual([300, 400, 700]);
  });

  test('a small blind that nobody could match is not asked, and gets the rest back', () => {
    // The big blind has 30, seat 2 calls with 40; the small blind has 50 in.
    const s = scene({ game: 'holdem', stacks: [1000, 30, 40], cards: '2c7d AsAh KsKh 2d3c4d8d9s' });
    s.play('2 call');
    // Main pot 3 x 30, side pot 2 x 10, and 10 go back.
    expect(s.stacks).toEqual([960, 90, 20]);
  });

  test('the ante that nobody could match goes back as well', () => {
    const s = scene({ game: 'stud', stacks: [200, 4], ante: 10, cards: '2c3d5h KcKdKh' });
    expect(s.turn).toBe(-1);
    expect(s.stacks).toEqual([196, 8]);
  });
});

describe('all-in before the deal is complete', () => {
  test.each([
    ['limit-holdem', 2 * 2 + 5],
    ['holdem', 2 * 2 + 5],
    ['plo', 2 * 4 + 5],
    ['omaha8', 2 * 4 + 5],
    ['stud', 2 * 7],
    ['razz', 2 * 7],
    ['stud8', 2 * 7],
  ] as const)('in %s the rest of the cards is dealt without another bet', (game, cards) => {
    const s = scene({ game, stacks: [100, 100], ante: 1, blinds: [60, 90], bets: [90, 180], bringIn: 60 });
    while (s.turn >= 0 && s.hand.stackOf(s.turn) > 0 && s.legal.includes('raise')) s.play(`${s.turn} raise`);
    s.play(`${s.turn} call`);
    expect(s.turn).toBe(-1);
    expect(s.hand.dealtCards()).toHaveLength(cards);
    expect(s.stacks[0]! + s.stacks[1]!).toBe(200);
  });

  test('one player with chips is not asked to bet against players who are all-in', () => {
    const s = scene({ game: 'limit-holdem', stacks: [20, 20, 500] }).play('2 call', '0 call');
    expect(s.turn).toBe(-1);
  });

  test('he is asked as long as he has something to call', () => {
    const s = scene({ game: 'limit-holdem', stacks: [60, 500, 500] });
    s.play('2 fold', '0 raise', '1 raise', '0 call');
    expect(s.turn).toBe(-1);
    const t = scene({ game: 'limit-holdem', stacks: [60, 500, 500] });
    t.play('2 fold', '0 raise', '1 call', '0 raise');
    expect(t.turn).toBe(1);
    expect(t.legal).toBe('fold, call 20');
  });
});

describe('antes of players who are all-in for them', () => {
  // The ante is 10; seat 2 has 4 of it and the best hand, then seat 0, then seat 1.
  const table = {
    game: 'holdem',
    stacks: [500, 500, 4],
    ante: 10,
    cards: 'KsKh QsQh AsAh 2c3c4d8d9s',
  } as const;

  test('trimmed: the main pot has the matched antes only', () => {
    const s = scene({ ...table, rules: { anteTrimming: true } }).passAll();
    expect(s.stacks).toEqual([602, 390, 12]);
  });

  test('not trimmed: all antes are in the main pot', () => {
    const s = scene({ ...table, rules: { anteTrimming: false } }).passAll();
    expect(s.stacks).toEqual([590, 390, 24]);
  });

  test('a big-blind ante belongs to the main pot: a short stack that paid none can win it', () => {
    const s = scene({ ...table, stacks: [500, 500, 60], ante: [0, 100], rules: { anteTrimming: false } });
    s.play('2 call', '0 call', '1 check').passAll();
    // 3 x 60 and the ante of 100 for seat 2; 2 x 40 for seat 0.
    expect(s.stacks).toEqual([480, 300, 280]);
  });

  test('in stud the main pot of matched antes goes to the best hand, the rest to the others', () => {
    const s = scene({
      game: 'razz',
      stacks: [200, 3, 200],
      ante: 5,
      // Seat 1 makes a wheel, seat 0 a seven, seat 2 ends with a king.
      cards: '7c6d4h As2h3d KcKdKh 3c4sQs 2c5hQd AcJcQc JhTdTs',
    });
    s.play('2 bring in', '0 call').passAll();
    // Main pot 3 x 3; side pot 2 x 2 of the antes and 2 x 5 of the bring-in.
    expect(s.stacks).toEqual([204, 9, 190]);
  });
});

describe('high and low', () => {
  test('a low is looked for pot by pot: the side pot without a low goes to the high hand', () => {
    const s = scene({
      game: 'omaha8',
      stacks: [30, 200, 200],
      cards: 'As2sJhJd KsKd9c9d QsQhTcTd 8c7d3hKcQd',
    });
    s.play('2 call', '0 raise', '1 call', '2 call', '1 raise', '2 call').passAll();
    // Main pot 90: high to the kings, low to the short stack. Side pot 40: nobody there has a low.
    expect(s.stacks).toEqual([45, 235, 150]);
  });

  test('a low that is second in the main pot may be first in the side pot', () => {
    const s = scene({
      game: 'omaha8',
      stacks: [30, 200, 200],
      cards: 'As2sJhJd KsKd9c9d Ac4cTcTd 8c7d3hKcQd',
    });
    s.play('2 call', '0 raise', '1 call', '2 call', '1 raise', '2 call').passAll();
    // Main pot 90: kings and 8-7-3-2-A. Side pot 40: kings and 8-7-4-3-A.
    expect(s.stacks).toEqual([45, 150 + 45 + 20, 150 + 20]);
  });

  test('no low, no half: the high hand takes all', () => {
    const s = scene({
      game: 'stud8',
      stacks: [200, 200],
      ante: 1,
      cards: 'KsKd2c QsQd3c 9c9h TcTh Jc8h 4c4h',
    });
    s.passAll();
    expect(s.stacks).toEqual([206, 194]);
  });

  test('one hand may win both halves', () => {
    const s = scene({
      game: 'stud8',
      stacks: [200, 200],
      ante: 1,
      cards: 'As2d3c KsKd9c 4c9h 5cTh QcJh JcQd',
    });
    s.passAll();
    expect(s.stacks).toEqual([206, 194]);
  });
});

describe('every pot is divided separately', () => {
  test('two odd pots give two odd chips, where one merged pot would give none', () => {
    const s = scene({
      game: 'holdem',
      stacks: [200, 15, 200, 200, 200],
      blinds: [3, 10],
      cards: '2c7d 2d7h AsKd AhKc 3c4d AcKs8h9d5s',
    });
    s.play('2 raise to 20', '3 call', '4 call', '0 fold', '1 call');
    s.play('2 raise to 10', '3 call', '4 fold').passAll();
    // Main pot 3 + 4 x 15 = 63, side pot 3 x 5 + 2 x 10 = 35: seat 2 gets 32 + 18, seat 3 31 + 17.
    expect(s.stacks).toEqual([197, 0, 220, 218, 180]);
  });
});
