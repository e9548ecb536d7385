import { cards, type Rng } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { countDirt } from '../src/razz/lowBoard.js';
import { decideRazzLv2 } from '../src/razz/razzLv2.js';
import { classify3rdRazz } from '../src/razz/razzStart.js';
import { scene, type Scene } from './scene.js';

const NEVER: Rng = { nextUint32: () => 0xffffffff };
const ALWAYS: Rng = { nextUint32: () => 0 };

/** A Razz hand, dealt by seat and played in words. */
const razz = (hands: readonly string[], ...lines: readonly string[]): Scene =>
  scene({ game: 'razz', hands }).play(...lines);

/** What the seat to act would do. */
function think(table: Scene, rng: Rng = NEVER): string {
  const { view } = table;
  const { action } = decideRazzLv2(view, view.legal!, rng);
  return action.type === 'raise' ? view.legal!.raise!.as : action.type;
}

describe('what three cards are worth', () => {
  test.each([
    ['Ac2d3h', 'Monster3'],
    ['2c4d5h', 'Monster3'],
    ['6c7d8h', 'Good3'],
    ['Ac2d6h', 'Good3'],
    ['2c7d9h', 'Okay3'],
    ['3c3d6h', 'Okay3'],
    ['2c9dTh', 'Bad3'],
  ])('%s is %s', (text, start) => expect(classify3rdRazz(cards(text))).toBe(start));

  test.each(['2c7dTh', 'AcKdQh', '3c3d9h', '3c3d3h', 'KcKdAh', '8c9d9h'])(
    'R-07 %s is bad, as everything else is',
    (text) => expect(classify3rdRazz(cards(text))).toBe('Bad3'),
  );
});

test.each([
  ['Kc9d2h', 4],
  ['5c5d2h', 3],
  ['2c3d4h', 0],
  ['Tc8d2h', 2],
  ['9c9d2h', 7],
])('the dirt of %s is %i', (text, dirt) => expect(countDirt(cards(text))).toBe(dirt));

describe('3rd street: the bring-in', () => {
  test('three good lows complete', () => {
    expect(think(razz(['2c3d8h', '..7h', '..6h']))).toBe('complete');
  });
  test.each(['Ac2d9s', '3c3dTs', '2c9dKs'])('%s is not enough to complete with the worst door', (mine) => {
    expect(think(razz([mine, '..7h', '..6h']))).toBe('bringIn');
  });
});

describe('3rd street: nobody has completed', () => {
  // Seat 0 brings in, seat 1 thinks.
  const open = (mine: string, ...behind: readonly string[]): Scene =>
    razz(['..Ks', mine, ...behind.map((door) => `..${door}`)], '0 bring in');

  test('a high door with a lower one behind folds', () =>
    expect(think(open('Ac2dTh', '8h', 'Jc'))).toBe('fold'));
  test('a high door with only worse ones behind steals with anything', () => {
    expect(think(open('KcQdTh', 'Jh', 'Qh'))).toBe('complete');
  });
  test('R-06 an equal door behind blocks the steal', () => {
    expect(think(open('KcQdTh', 'Ts', 'Jc'))).toBe('fold');
  });
  test('R-06 a low door that has folded is no competitor', () => {
    expect(think(razz(['..Ks', '..3h', 'KcQdTh', '..Jc'], '0 bring in', '1 fold'))).toBe('complete');
  });
  test('R-06 a low door that has limped is no competitor, for it has acted', () => {
    expect(think(razz(['..Ks', '..3h', 'KcQdTh', '..Jc'], '0 bring in', '1 call'))).toBe('complete');
  });
  test('R-06 with a low door an equal door is a competitor too', () => {
    // One of the two doors behind is equal, so there are two competitors.
    expect(think(open('Ac9d7h', '7s', '6c'))).toBe('fold');
    expect(think(open('Ac9d7h', '8s', '6c'))).toBe('complete');
  });
  test('two competitors: only three good lows complete', () => {
    expect(think(open('Ac9d8h', '7s', '6c'))).toBe('fold');
    expect(think(open('Ac3d8h', '7s', '6c'))).toBe('complete');
  });
  test('one competitor: two different lows complete, the third card may be anything', () => {
    expect(think(open('KcAd8h', '7s', 'Jc'))).toBe('complete');
  });
  test('one competitor: a low door alone folds, and a pair of it is no second low', () => {
    expect(think(open('KcQd8h', '7s', 'Jc'))).toBe('fold');
    expect(think(open('Kc8d8h', '7s', 'Jc'))).toBe('fold');
  });
  test('no competitor: a low door completes with anything', () => {
    expect(think(open('KcQd8h', '9s', 'Jc'))).toBe('complete');
  });
});

describe('3rd street: facing a completion', () => {
  // Seat 0 brings in, seat 1 completes, seat 2 thinks.
  const face = (door: string, mine: string, ...behind: readonly string[]): Scene =>
    razz(['..Ks', `..${door}`, mine, ...behind.map((card) => `..${card}`)], '0 bring in', '1 raise');

  test.each([
    ['a monster with the lower door raises', '4c5dAh', 'raise'],
    ['a monster with the higher door calls', 'Ac2d5h', 'call'],
    ['a monster with an equal door calls', 'Ac2d4h', 'call'],
    ['three good lows call', '2c8dAh', 'call'],
    ['an okay start folds', '2c9dAh', 'fold'],
    ['a bad start folds', 'KcQdAh', 'fold'],
  ])('from a low door: %s', (_name, mine, action) => {
    expect(think(face('4s', mine, '6c'))).toBe(action);
  });

  test.each([
    ['good lows raise it back', '2c8d6h', 'raise'],
    ['a monster raises it back', '2c3d5h', 'raise'],
    ['an okay start defends', '2c9d6h', 'call'],
    ['a bad start folds', 'Kc9d6h', 'fold'],
  ])('from a high door, likely a steal: %s', (_name, mine, action) => {
    expect(think(face('Js', mine, 'Qc'))).toBe(action);
  });

  test('a high door that is no higher than mine is no steal suspect', () => {
    expect(think(face('9s', '2c7d9h', 'Qc'))).toBe('fold');
    expect(think(face('Ts', '2c7d9h', 'Qc'))).toBe('call');
  });

  test('good lows only call a steal when the lows they need are dead', () => {
    const doors = ['..Ks', '..Ac', '..2c', '..3c', '..Js', '6c7d8h', '..Qc'];
    const lines = ['0 bring in', '1 fold', '2 fold', '3 fold', '4 raise'];
    expect(think(razz(doors, ...lines))).toBe('call');
    // Two dead ones are still good.
    expect(think(razz(doors.with(3, '..9c'), ...lines))).toBe('raise');
  });

  test('R-02 dead cards that would have paired me make up for dead cards that I need', () => {
    const lines = ['0 bring in', '1 fold', '2 fold', '3 fold', '4 fold', '5 fold', '6 raise'];
    const table = (...safe: readonly [string, string]): Scene =>
      razz(['..Ks', '..Ac', '..2c', '..3c', `..${safe[0]}`, `..${safe[1]}`, '..Js', '6c7d8h'], ...lines);
    expect(think(table('6s', '7s'))).toBe('raise');
    expect(think(table('9s', 'Ts'))).toBe('call');
  });

  test('two bets cold: a monster calls, good lows only with the lowest door', () => {
    const cold = (mine: string): Scene =>
      razz(['..Ks', '..5s', '..4s', mine], '0 bring in', '1 raise', '2 raise');
    expect(think(cold('Ac2d5h'))).toBe('call');
    expect(think(cold('Ac8d3h'))).toBe('call');
    expect(think(cold('Ac8d4h'))).toBe('fold');
    expect(think(cold('Ac9d3h'))).toBe('fold');
  });

  test('raised after a completion: good lows call and do not go to war, others fold', () => {
    const reraised = (mine: string): Scene =>
      razz(['..Ks', mine, '..4s'], '0 bring in', '1 raise', '2 raise', '0 fold');
    expect(think(reraised('Ac2d3h'))).toBe('call');
    expect(think(reraised('6c7d8h'))).toBe('call');
    expect(think(reraised('Ac9d3h'))).toBe('fold');
  });

  test('raised behind after a call: the bet is in already, so good lows stay', () => {
    const table = razz(
      ['..Ks', '..4s', '6c7d8h', '..3s'],
      '0 bring in',
      '1 raise',
      '2 call',
      '3 raise',
      '0 fold',
      '1 call',
    );
    expect(think(table)).toBe('call');
  });

  test('heads-up, last to act, a monster now and then only calls', () => {
    const unopened = razz(['..Ks', 'Ac2d3h'], '0 bring in');
    expect(think(unopened, ALWAYS)).toBe('call');
    expect(think(unopened, NEVER)).toBe('complete');
    const completed = razz(['Ac2d3h', '..2s'], '0 bring in', '1 raise');
    expect(think(completed, ALWAYS)).toBe('call');
    const threeHanded = razz(['..Ks', 'Ac2d3h', '..4s'], '0 bring in');
    expect(think(threeHanded, ALWAYS)).toBe('complete');
  });
});

/**
 * Seat 0 on a later street. Everybody has called so far, but the seats whose doors are gone folded on 3rd street; with
 * a bettor all check to that seat, it bets, and the others call until it is my turn.
 */
function reach(
  street: 4 | 5 | 6 | 7,
  hands: readonly string[],
  bettor?: number,
  gone: readonly string[] = [],
): Scene {
  const table = scene({ game: 'razz', hands: [...hands, ...gone.map((door) => `..${door}`)] });
  while (table.view.street < street - 3) {
    const { legal, street: now, wagers } = table.view;
    // Somebody completes, so that a seat that had to bring in can fold.
    if (legal!.bringIn !== undefined) table.play('bring in');
    else if (table.turn >= hands.length) table.play('fold');
    else if (now === 0 && wagers === 0) table.play('raise');
    else table.play(legal!.check ? 'check' : 'call');
  }
  while (bettor === undefined ? table.turn !== 0 : table.view.currentBet === 0 || table.turn !== 0) {
    const isBet = table.view.currentBet > 0;
    table.play(isBet ? 'call' : table.turn === bettor ? 'raise' : 'check');
  }
  return table;
}

describe('4th street, nobody has bet', () => {
  test('a brick checks to a lower clean board, with three lows too', () => {
    expect(think(reach(4, ['3c4d5hKs', 'QcKd2h7s']))).toBe('check');
  });
  test('a card that pairs me is a brick, too', () => {
    expect(think(reach(4, ['3c4d7h3s', 'QcKd2h6s']))).toBe('check');
  });
  test('a brick bets three lows when no lower board is clean', () => {
    expect(think(reach(4, ['3c4d5hKs', 'AcAd2hQs']))).toBe('bet');
    expect(think(reach(4, ['3c4d5h9s', 'AcAd6h9d']))).toBe('bet');
  });
  test('three different lows bet, without a pair only', () => {
    expect(think(reach(4, ['KcAd5h2s', 'AcQd6h7s']))).toBe('bet');
    expect(think(reach(4, ['2cAd5h2s', 'AcQd6h7s']))).toBe('check');
  });
  test('two lows bet when the cleanest opponent is rough', () => {
    expect(think(reach(4, ['KcQd5h2s', 'Ac2d7h7s']))).toBe('bet');
    expect(think(reach(4, ['KcQd5h2s', 'Ac3d7hKs']))).toBe('check');
    expect(think(reach(4, ['KcQd5h2s', 'Ac3d7h7s', '4c6d8h7d']))).toBe('check');
  });
});

describe('4th street, facing a bet', () => {
  test('four lows raise a bettor who has caught a brick', () => {
    expect(think(reach(4, ['2c3d5h7s', 'Ac2d6hQs'], 1))).toBe('raise');
    expect(think(reach(4, ['2c3d5h7s', 'Ac2d6h6s'], 1))).toBe('raise');
  });
  test('four lows raise a bettor who may have stolen with his high door', () => {
    expect(think(reach(4, ['2c3d5h7s', 'Ac2dTh3s'], 1))).toBe('raise');
  });
  test('four lows only call a clean board', () => {
    expect(think(reach(4, ['2c3d5h7s', 'Ac2d6h8s'], 1))).toBe('call');
  });
  test('three lows do not raise', () => {
    expect(think(reach(4, ['2c3d5hKs', 'Ac2d6hQs'], 1))).toBe('call');
  });
  test('two bad cards fold to a clean board and stay against a blemished one', () => {
    expect(think(reach(4, ['2cQd5hKs', 'Ac2d6h7s'], 1))).toBe('fold');
    expect(think(reach(4, ['2c2d5hKs', 'Ac3d6h7s'], 1))).toBe('fold');
    expect(think(reach(4, ['2cQd5hKs', 'Ac2d6hTs'], 1))).toBe('call');
  });
  test('one bad card calls a clean board', () => {
    expect(think(reach(4, ['2c3d5hKs', 'Ac2d6h7s'], 1))).toBe('call');
  });
});

describe('5th and 6th street, nobody has bet', () => {
  test('four different lows bet', () => {
    expect(think(reach(5, ['2c3d5h7sKc', 'AcQd6h8s7d']))).toBe('bet');
    expect(think(reach(6, ['2c3d5h7sKcQs', 'AcQd6h8s7d4d']))).toBe('bet');
  });
  test('four lows and a pair do not', () => {
    expect(think(reach(5, ['2c3d5h7s7c', 'AcQd6h8s9d']))).toBe('check');
  });
  test('a made low bets although it holds a pair as well', () => {
    expect(think(reach(6, ['2c3d5h7s8c8d', 'AcQd6h4s7d3s']))).toBe('bet');
  });
  test('four lows check to a board of nothing but wheel cards, a made low bets', () => {
    expect(think(reach(5, ['2c3d6h7sKc', 'QcQdAh4s5d']))).toBe('check');
    expect(think(reach(5, ['2c3d6h7s8c', 'QcQdAh4s5d']))).toBe('bet');
    expect(think(reach(5, ['2c3d6h7sKc', 'QcQdAh4s6d']))).toBe('bet');
  });
  test('three lows bet only when the cleanest opponent is dirty', () => {
    expect(think(reach(5, ['2c3d6hQsKc', 'AcAd7hTs9d']))).toBe('bet');
    expect(think(reach(5, ['2c3d6hQsKc', 'AcAd7hTs8d']))).toBe('check');
    expect(think(reach(5, ['2c3d6hQsKc', 'AcAd7hTs9d', '5c5d7c8hTc']))).toBe('check');
  });
});

describe('5th and 6th street, facing a bet', () => {
  test('a made 6-low raises a board that cannot have a better one', () => {
    expect(think(reach(5, ['Ac2d3h4s6c', 'AdAs7h2s5d'], 1))).toBe('raise');
    // With a deuce, a trey and a five up, A-4 in the hole would be a wheel.
    expect(think(reach(5, ['Ac2d3h4s6c', 'AdAs3s2s5d'], 1))).toBe('call');
  });
  test('two hidden cards are all he has: a lower draw does not stop the raise yet', () => {
    expect(think(reach(5, ['Ac2d3h7s8c', 'AdAs2hKs5d'], 1))).toBe('raise');
  });
  test('a low that is not made does not raise', () => {
    expect(think(reach(5, ['Ac2d3h7sKc', 'AdAs2hKs5d'], 1))).toBe('call');
  });
  test('on 6th street the bettor is measured by his best four up cards and two free ones', () => {
    expect(think(reach(6, ['Ac2d3h5s8cKc', 'AdAs6h7sQd8d'], 1))).toBe('raise');
    expect(think(reach(6, ['Ac2d3h5s8cKc', 'AdAs6h7sQd4d'], 1))).toBe('call');
  });
  test('four different lows call, with at most one pair', () => {
    expect(think(reach(5, ['Ac2d3h7s7c', 'KdAs2h4s5d'], 1))).toBe('call');
    expect(think(reach(6, ['Ac2d3h7s7c3c', 'KdAs2h4s5d6d'], 1))).toBe('fold');
  });
  test('R-04 a brick against a good board folds: three lows and two bad cards', () => {
    expect(think(reach(5, ['Ac2d3hKsQc', 'KdAs2h4s5d'], 1))).toBe('fold');
    expect(think(reach(6, ['Ac2d3hKsQcJc', 'KdAs2h4s5dTd'], 1))).toBe('fold');
  });
  test('three lows call a bettor who is as dirty', () => {
    expect(think(reach(5, ['Ac2d3hKsQc', '4d4s5hTsJd'], 1))).toBe('call');
  });

  // He shows three sixes: two bad cards, as many as mine, and yet not dirty. What is dead then decides.
  const against666 = (...gone: readonly string[]): Scene => reach(5, ['2c4d5hKsQc', '..6h6s6d'], 1, gone);
  test('the cards he needs are dead and mine are not: a call', () => {
    expect(think(against666('5s', '4s'))).toBe('call');
  });
  test('R-01 dead cards that I need do not make me call because he needs them, too', () => {
    expect(think(against666('As', 'Ad', '3s', '3d'))).toBe('fold');
  });
  test('R-04 as bad as he is, and nothing speaks for a call: a fold', () => {
    expect(think(against666('Js', 'Ts'))).toBe('fold');
  });
  test('three lows with two cards to come call at seven to one', () => {
    // Raises on 3rd street and a bet on 4th make the pot big enough.
    const table = razz(['2c4d5hKsQc', '..6h6s6d', '..JsTs'])
      .play('2 bring in', '0 raise', '1 raise', '2 call', '0 raise', '1 raise', '2 call', '0 call')
      .play('2 raise', '0 call', '1 call');
    while (table.turn !== 1) table.play('check');
    table.play('1 raise', '2 fold');
    const { pot, legal } = table.view;
    expect(table.turn).toBe(0);
    expect(pot / legal!.call!).toBeGreaterThan(7);
    expect(think(table)).toBe('call');
  });
});

describe('7th street, nobody has bet', () => {
  test('an 8-low bets, a 9-low only against a dirty board', () => {
    expect(think(reach(7, ['Ac2d8h7sKcQc6c', '..3h4s5dJd']))).toBe('bet');
    expect(think(reach(7, ['Ac2d9h7sKcQc6c', '..3h4s5dJd']))).toBe('check');
    expect(think(reach(7, ['Ac2d9h7sKcQc6c', '..3h4sTdJd']))).toBe('bet');
    expect(think(reach(7, ['Ac2dTh7sKcQc6c', '..3h4sTdJd']))).toBe('check');
  });
  test('R-03 five low cards with a pair among them are no 8-low', () => {
    expect(think(reach(7, ['Ac2d8h8s7cQcKc', '..3h4s5dJd']))).toBe('check');
  });
  test('R-05 a 9-low does not bet into a clean board because another board is dirty', () => {
    expect(think(reach(7, ['Ac2d9h7sKcQc6c', '..3h4sTdJd', '..3s4h5s6d']))).toBe('check');
    expect(think(reach(7, ['Ac2d9h7sKcQc6c', '..3h4sTdJd', '..3s4hThJs']))).toBe('bet');
  });
});

describe('7th street, facing a bet', () => {
  test('a low that his board cannot beat raises, to the cap and beyond where there is none', () => {
    // Two kings and two queens leave him 3 free cards: no low of five.
    const lock = reach(7, ['Ac2d8h7sKcQc6c', '..KhKsQdQh'], 1);
    expect(think(lock)).toBe('raise');
    const uncapped = scene({
      game: 'razz',
      hands: ['Ac2d8h7sKcQc6c', '..KhKsQdQh'],
      rules: { headsUpCap: 'liftWhenRoundStartsHeadsUp' },
    }).passTo(4);
    while (uncapped.view.wagers < 7) uncapped.play('raise');
    if (uncapped.turn !== 0) uncapped.play('raise');
    expect(think(uncapped)).toBe('raise');
  });
  test('a hand that can be beaten stops raising after the fifth wager, cap or not', () => {
    const raised = (wagers: number): Scene => {
      const table = scene({
        game: 'razz',
        hands: ['Ac2d3h4sKcQc6c', '..5h4h3dJh'],
        rules: { headsUpCap: 'liftWhenRoundStartsHeadsUp' },
      }).passTo(4);
      if (table.turn === 0 && wagers % 2 === 1) table.play('check');
      while (table.view.wagers < wagers) table.play('raise');
      return table;
    };
    expect(think(raised(3))).toBe('raise');
    expect(think(raised(5))).toBe('call');
  });
  test('a lock bets when it is checked to', () => {
    expect(think(reach(7, ['Ac2d8h7sKcQc6c', '..KhKsQdQh']))).toBe('bet');
  });
  test('a 7-low raises a blemished board and calls a clean one', () => {
    expect(think(reach(7, ['Ac2d3h7sKcQc6c', '..5h8s3dJh'], 1))).toBe('raise');
    expect(think(reach(7, ['Ac2d3h7sKcQc6c', '..5h8s3d4h'], 1))).toBe('call');
  });
  test('6-4 raises a clean board, 6-5 does not', () => {
    expect(think(reach(7, ['Ac2d3h4sKcQc6c', '..5h8s3d4h'], 1))).toBe('raise');
    expect(think(reach(7, ['Ac2d3h5sKcQc6c', '..5h8s3d4h'], 1))).toBe('call');
  });
  test('R-05 the bettor counts: a 7-low does not raise a clean bettor because another board is dirty', () => {
    expect(think(reach(7, ['Ac2d3h7sKcQc6c', '..5h8s3d4h', '..KdQdJdTd'], 1))).toBe('call');
  });
  test('an 8-low calls a clean bettor three-handed, too', () => {
    expect(think(reach(7, ['Ac2d3h8sKcQc6c', '..5h8d3d4h', '..KdQdJdTd'], 1))).toBe('call');
  });
  test('worse than a 9-low folds to an excellent board, a 9-low calls it heads-up', () => {
    expect(think(reach(7, ['Ac2d3hTsKcQc6c', '..5h8s3d4h'], 1))).toBe('fold');
    expect(think(reach(7, ['Ac2d3h9sKcQc6c', '..5h8s3d4h'], 1))).toBe('call');
  });
  test('a weak low calls a dirty bettor', () => {
    expect(think(reach(7, ['Ac2d3hTsKcQc6c', '..5h8sJdQh'], 1))).toBe('call');
  });
  test('one sign is enough heads-up, three-handed it takes two', () => {
    // A pair with three different lows beside it is one sign: 3 of dirt is not dirty.
    expect(think(reach(7, ['Ac2d3hTsKcQc6c', '..5h8s5d4h'], 1))).toBe('call');
    expect(think(reach(7, ['Ac2d3hTsKcQc6c', '..5h8s5d4h', '..6h8h7d4s'], 1))).toBe('fold');
    expect(think(reach(7, ['Ac2d3h9sKcQc6c', '..5h8s5d4h', '..6h8h7d4s'], 1))).toBe('call');
  });
  test('being heads-up is no sign itself', () => {
    // One blemish, four cards of different ranks, three lows, and no 9-low: nothing speaks for a call.
    expect(think(reach(7, ['Ac2d3hTsKcQc6c', '..5h8s3dJh'], 1))).toBe('fold');
  });
  test('fewer than three lows on his board is a sign', () => {
    expect(think(reach(7, ['Ac2d3hTsKcQc6c', '..5h5s5d4h'], 1))).toBe('call');
  });
});
