import type { Rng } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { decideStud8Lv2 } from '../src/stud8/stud8Lv2.js';
import { scene, type Scene } from './scene.js';

const NEVER: Rng = { nextUint32: () => 0xffffffff };
const ALWAYS: Rng = { nextUint32: () => 0 };

type Street = 4 | 5 | 6 | 7;

interface Spot {
  /** Who bets; nobody by default. */
  readonly bettor?: number;
  /** Door cards of seats that fold on 3rd street, and stay visible. */
  readonly gone?: readonly string[];
}

/** Seat 0 on a later street: the others have called so far, and call the bet if there is one. */
function reach(street: Street, hands: readonly string[], { bettor, gone = [] }: Spot = {}): Scene {
  const table = scene({ game: 'stud8', hands: [...hands, ...gone.map((door) => `..${door}`)] });
  while (table.view.street < street - 3) {
    const { legal } = table.view;
    const isGone = table.turn >= hands.length;
    // Somebody completes, so that a seat that had to bring in can fold.
    if (legal!.bringIn !== undefined) table.play('bring in');
    else if (isGone) table.play('fold');
    else if (table.view.street === 0 && table.view.wagers === 0) table.play('raise');
    else table.play(legal!.check ? 'check' : 'call');
  }
  while (bettor === undefined ? table.turn !== 0 : table.view.currentBet === 0 || table.turn !== 0) {
    const isBet = table.view.currentBet > 0;
    table.play(isBet ? 'call' : table.turn === bettor ? 'raise' : 'check');
  }
  return table;
}

/** What seat 0 would do. */
function think(street: Street, hands: readonly string[], spot: Spot = {}, rng: Rng = NEVER): string {
  const { view } = reach(street, hands, spot);
  const { action } = decideStud8Lv2(view, view.legal!, rng);
  return action.type === 'raise' ? view.legal!.raise!.as : action.type;
}
const BET_1 = { bettor: 1 };

describe('4th street, nobody has bet', () => {
  test('both ways bets', () => expect(think(4, ['2c3d2h4s', '..9hTs'])).toBe('bet'));
  test('a high bets into a low to make it pay', () => {
    expect(think(4, ['KcKd9h7s', '..3h6s'])).toBe('bet');
    expect(think(4, ['KcKd9h7s', '..Ah2s'])).toBe('bet');
  });
  test('a high bets into another high when it is ahead', () => {
    expect(think(4, ['KcKd9h7s', '..ThJs'])).toBe('bet');
    expect(think(4, ['9cKd9h7s', '..ThTs'])).toBe('check');
  });
  test('a low checks to a strong high, bets into a dirty board and checks to a clean low', () => {
    expect(think(4, ['2c3d5h9s', '..ThTs'])).toBe('check');
    expect(think(4, ['2c3d5h9s', '..ThKs'])).toBe('bet');
    expect(think(4, ['2c3d5h9s', '..4h7s'])).toBe('check');
  });
  test('air checks', () => expect(think(4, ['KcQd2h9s', '..ThJs'])).toBe('check'));
  test('8-08 the strongest board is the opponent that counts, not the nearest', () => {
    expect(think(4, ['2c3d5h9s', '..ThKs', '..8h8s'])).toBe('check');
    expect(think(4, ['2c3d5h9s', '..ThKs', '..QhJs'])).toBe('bet');
    // Among lows and rags the low with two of A-2-3 counts.
    expect(think(4, ['2c3d5h9s', '..ThKs', '..Ah3s'])).toBe('check');
  });
});

describe('4th street, facing a bet', () => {
  test('both ways raises, and calls when the lows it needs are dead', () => {
    expect(think(4, ['2c3d2h4s', '..5h6s'], BET_1)).toBe('raise');
    expect(think(4, ['2c3d2h4s', '..5h6s', '..Ah8s'], BET_1)).toBe('call');
  });
  test('8-13 air goes on only against a dirty board that is no strong high', () => {
    expect(think(4, ['KcQd2h9s', '..ThJs'], BET_1)).toBe('call');
    expect(think(4, ['KcQd2h9s', '..ThTs'], BET_1)).toBe('fold');
    expect(think(4, ['KcQd2h9s', '..4h7s'], BET_1)).toBe('fold');
  });
  test('8-12 a high folds seldom to ace-deuce when the cards it needs are live', () => {
    expect(think(4, ['KcKd9hTs', '..Ah2s'], BET_1, ALWAYS)).toBe('fold');
    expect(think(4, ['KcKd9hTs', '..Ah2s'], BET_1, NEVER)).toBe('call');
  });
  test('a high calls when they are not, or the board is another', () => {
    expect(think(4, ['KcKd3h4s', '..Ah2s'], BET_1, ALWAYS)).toBe('call');
    expect(think(4, ['KcKd9hTs', '..4h7s'], BET_1, ALWAYS)).toBe('call');
  });
  test('a low calls, even a strong high', () => {
    expect(think(4, ['2c3d5h9s', '..ThTs'], BET_1)).toBe('call');
    expect(think(4, ['2c3d5h9s', '..4h7s'], BET_1)).toBe('call');
  });
});

describe('5th and 6th street, nobody has bet', () => {
  test('both ways bets', () => expect(think(5, ['2c3d2h4s7d', '..9hTsJd'])).toBe('bet'));
  test('a high bets into a low, and into a high when it is ahead and nothing looks complete', () => {
    expect(think(5, ['KcKd9h7s2d', '..3h6s8d'])).toBe('bet');
    expect(think(5, ['KcKd9h7s2d', '..ThJs3d'])).toBe('bet');
    expect(think(5, ['KcKd9h7s2d', '..ThJhQh'])).toBe('check');
    // Two pair count as a high although aces are open before him.
    expect(think(5, ['9cKd9hKs2d', '..AhAs3d'])).toBe('check');
  });
  test('a low bets into a weak high when it is made or live and one card short', () => {
    expect(think(5, ['Ac2d4h7sKc', '..9hTsQd'])).toBe('bet');
    expect(think(5, ['Ac2d4h7sKc', '..9hTsQd'], { gone: ['3s', '5s', '6s'] })).toBe('check');
    expect(think(5, ['Ac2d4h7s8c', '..9hTsQd'], { gone: ['3s', '5s', '6s'] })).toBe('bet');
    expect(think(5, ['Ac2d4h7sKc', '..ThTsQd'])).toBe('check');
  });
  test('8-13 low against low: the livelier one bets, or the one whose opponent has bricked', () => {
    expect(think(5, ['Ac2d4h7sKc', '..3h5s8d'])).toBe('bet');
    // Each needs as many dead cards as the other.
    expect(think(5, ['Ac2d6h7sKc', '..3h4s5d'])).toBe('check');
    // Mine are deader, but he has caught a queen.
    expect(think(5, ['Ac2d6h7sKc', '..3h4sQd'], { gone: ['3s', '4d'] })).toBe('bet');
    expect(think(5, ['Ac2d6h7sKc', '..3h4s5d'], { gone: ['3s', '4d'] })).toBe('check');
  });
  test('with three players a low that may be quartered checks', () => {
    expect(think(5, ['Ac2d4h7sKc', '..9hTsQd', '..9dTcQh'])).toBe('check');
    expect(think(5, ['Ac2d4h7s8c', '..9hTsQd', '..3d5c9c'])).toBe('check');
  });
  test('8-13 a made low that nobody can beat or share rolls free for the high, and bets', () => {
    // Three cards above the eight leave no room for five lows.
    expect(think(5, ['Ac2d4h6s8c', '..9hTsQd', '..9dTcQh'])).toBe('bet');
  });
  test('air checks', () => expect(think(5, ['KcQd2h9s3d', '..ThJs4d'])).toBe('check'));
});

describe('5th and 6th street, facing a bet', () => {
  test('8-13 a free roll raises where the low alone would call', () => {
    expect(think(5, ['Ac2d4h6s8c', '..9hTsQd'], BET_1)).toBe('raise');
    expect(think(5, ['Ac2d4h6s8c', '..9hTs3d'], BET_1)).toBe('call');
  });
  test('both ways raises', () => {
    expect(think(5, ['2c3d2h4s7d', '..9hTsJd'], BET_1)).toBe('raise');
    expect(think(6, ['2c3d2h4s7dKs', '..9hTsJd4d'], BET_1)).toBe('raise');
  });
  test('8-13 in a race for the whole pot only a made low raises, or two pair that are ahead', () => {
    expect(think(5, ['4c5d4h8s7d', '..Ah2s6d'], BET_1)).toBe('call');
    expect(think(6, ['4c5d4h8s7dAd', '..Ah2s6d7c'], BET_1)).toBe('raise');
    expect(think(6, ['2c2d3h3s5c7d', '..As2s6h8h'], BET_1)).toBe('raise');
    expect(think(6, ['2c2d3h4c7cKd', '..As2s6h8h'], BET_1)).toBe('call');
  });
  test('8-13 air folds', () => {
    expect(think(5, ['KcQd2h9s3d', '..ThJs4d'], BET_1)).toBe('fold');
    // Three lows with two cards to come are air on 5th street.
    expect(think(5, ['2c3d7hKs9d', '..ThJs4d'], BET_1)).toBe('fold');
  });
  test('a weak high folds to a clean low board, two pair call it', () => {
    expect(think(5, ['KcKd9h7s2d', '..3h6s8d'], BET_1)).toBe('fold');
    expect(think(6, ['KcKd9h7s2dTc', '..3h6s8d5c'], BET_1)).toBe('fold');
    expect(think(5, ['KcKd9h9s2d', '..3h6s8d'], BET_1)).toBe('call');
  });
  test('a weak high calls a board that is no strong low', () => {
    expect(think(5, ['KcKd9h7s2d', '..3hJsTd'], BET_1)).toBe('call');
    expect(think(5, ['KcKd9h7s2d', '..3h3s8d'], BET_1)).toBe('call');
  });
  test('a low whose cards are dead folds to a strong high, a live or a made one calls', () => {
    const gone = { bettor: 1, gone: ['3s', '5s', '3d'] };
    expect(think(5, ['Ac2d4h7sKc', '..ThTsQd'], gone)).toBe('fold');
    expect(think(5, ['Ac2d4h7sKc', '..ThTsQd'], BET_1)).toBe('call');
    expect(think(5, ['Ac2d4h7s8c', '..ThTs5d'], gone)).toBe('call');
  });
  test('a low folds to a lower board when its cards are getting dead', () => {
    // The trey and the five that I need lie before him.
    expect(think(5, ['Ac2d4h7sKc', '..3h5s8d'], BET_1)).toBe('fold');
    // He holds what I hold: only the six is dead.
    expect(think(5, ['Ac3d5h8sKc', '..3h5s6d'], BET_1)).toBe('call');
    // As dead as the first one, but my own board is the lower.
    expect(think(5, ['6cKd2h4s8c', '..3h5s8d'], BET_1)).toBe('call');
  });
});

describe('7th street, nobody has bet', () => {
  test('both ways bets, although he may have a better low', () => {
    expect(think(7, ['2c3d2h4s7d8cKs', '..9hTs5d6d'])).toBe('bet');
  });
  test('a made low bets into a strong high', () => {
    expect(think(7, ['Ac2d4h7sKcQd8c', '..ThTsJd5d'])).toBe('bet');
  });
  test('8-05 four lows are no low at the end: no bet', () => {
    expect(think(7, ['Ac2d4h7sKcQd9c', '..ThTsJd5d'])).toBe('check');
  });
  test('with three players a low that may be quartered bets only as a 6-low', () => {
    const others = ['..9hTs3d5d', '..9dTcQh3c'];
    expect(think(7, ['Ac2d4h7sKcQd8c', ...others])).toBe('check');
    expect(think(7, ['Ac2d4h6sKcQd3h', ...others])).toBe('bet');
  });
  test('two pair bet into a low', () => expect(think(7, ['KcKd9h9sTd2c3s', '..3h6s8d5d'])).toBe('bet'));
  test('8-14 a pair checks to a strong low when it is first to act by its board, and bets after a check', () => {
    expect(think(7, ['KcJdKh9sTd2c3s', '..3h6s8d5d'])).toBe('check');
    expect(think(7, ['KcKd4h9s7d2cJs', '..3hTs8d5d'])).toBe('bet');
  });
  test('a pair bets against a dirty board, unless that is ahead', () => {
    expect(think(7, ['KcJdKh9sTd2c3s', '..3hTh8cQs'])).toBe('bet');
    expect(think(7, ['KcJdKh9sTd2c3s', '..3hThAdAs'])).toBe('check');
  });
  test('three-handed a pair bets only against a dirty board', () => {
    expect(think(7, ['KcKd4h9s7d2cJs', '..3hTs8d5d', '..4cTc7c6d'])).toBe('check');
    expect(think(7, ['KcKd4h9s7d2cJs', '..QhTs8d5d', '..3cQc7c6d'])).toBe('check');
    expect(think(7, ['KcKd4h9s7d2cJs', '..QhTs8d5d', '..JcQc7c6d'])).toBe('bet');
  });
  test('air checks, and a missed low bluffs only heads-up into nothing', () => {
    expect(think(7, ['AcKd4h7s8dQdTc', '..3h5sTd9d'])).toBe('bet');
    expect(think(7, ['AcKd4h7s8dQdTc', '..3h5sJd9d'])).toBe('check');
    expect(think(7, ['AcKd4h7s8dQdTc', '..3h5sAd9d'])).toBe('check');
    expect(think(7, ['AcKd4h7s8dQdTc', '..3h5sTd3d'])).toBe('check');
    expect(think(7, ['AcKd4h7s8dQdTc', '..3h5sTd9d', '..3s5dTh9c'])).toBe('check');
    // No low draw to see on my side.
    expect(think(7, ['AcKd4hJs8dQd2c', '..3h5sTd9d'])).toBe('check');
  });
});

describe('7th street, facing a bet', () => {
  test('king high without a low folds, heads-up too', () => {
    expect(think(7, ['Kc2d4h7s9dQdTc', '..3h5sTd9c'], BET_1)).toBe('fold');
  });
  test('a pair that his up cards beat folds without a low', () => {
    expect(think(7, ['Kc2d4h7s9dQd9s', '..3hTsTd8c'], BET_1)).toBe('fold');
    expect(think(7, ['Kc2d4h7s9dQdKs', '..3hTsTd8c'], BET_1)).toBe('call');
  });
  test('a pair that another board beats folds to ace-deuce', () => {
    expect(think(7, ['Kc2d4h7s9dQd9s', '..Ah3s6d8c', '..ThTs4c5c'], BET_1)).toBe('fold');
  });
  test('one half is enough for a call heads-up', () => {
    expect(think(7, ['Kc2d4h7s9dAd8s', '..3hTsTd8c'], BET_1)).toBe('call');
    expect(think(7, ['KcKd4hJs9dAd8s', '..3h2s7d8c'], BET_1)).toBe('call');
  });
  test('two pair with a made low raise', () => {
    expect(think(7, ['2c3d2h3s7d8cAs', '..9hTsJd5d'], BET_1)).toBe('raise');
  });
  test('8-13 a low that nobody can make rolls free while the high may be good', () => {
    expect(think(7, ['Ac2d4h6s8cKdJc', '..9hTsQd3d'], BET_1)).toBe('raise');
    // A pair is open: the high is gone, and heads-up half the pot is all there is.
    expect(think(7, ['Ac2d4h6s8cKdJc', '..9h9sQd3d'], BET_1)).toBe('call');
  });
  test('three-handed a lock on the low raises although the high is gone', () => {
    expect(think(7, ['Ac2d4h6s8cKdJc', '..9h9sQd3d', '..ThJsQh3c'], BET_1)).toBe('raise');
    // The third may have a better low now.
    expect(think(7, ['Ac2d4h6s8cKdJc', '..9h9sQd3d', '..ThJs5h3c'], BET_1)).toBe('call');
  });
  test('three-handed it takes two signs', () => {
    // A pair against a clean low: I may win the high, and he aims low.
    expect(think(7, ['KcKd4hJs9dAd8s', '..3h2s7d8c', '..ThJd5h3c'], BET_1)).toBe('call');
    // His two of A-2-3 say that he plays for both halves: only one sign is left.
    expect(think(7, ['KcKd4hJs9dQd8s', '..Ah2s7d8c', '..ThJd7h8h'], BET_1)).toBe('fold');
    // A rough low against a clean board is one sign, too.
    expect(think(7, ['Kc3d5h6s9d2d8s', '..3h5s6d8c', '..QhJdThJc'], BET_1)).toBe('fold');
    // Heads-up one is enough.
    expect(think(7, ['KcKd4hJs9dQd8s', '..Ah2s7d8c'], BET_1)).toBe('call');
    // His low looks broken, and I have mine.
    expect(think(7, ['Kc2d4h7s9dAd8s', '..3hTsTd8c', '..QhJd5h3c'], BET_1)).toBe('call');
  });
  test('three-handed a 7-low, or two pair that he does not beat, call without counting', () => {
    expect(think(7, ['Kc3d5h6s9d2d7c', '..3h5s6d8c', '..QhJdThJc'], BET_1)).toBe('call');
    expect(think(7, ['KcKd4hJs9dQdJh', '..Ah2s7d8c', '..ThJd7h8h'], BET_1)).toBe('call');
  });
});
