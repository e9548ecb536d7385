import type { Rng } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { CPU_PROFILES } from '../src/badugi/strategyProfile.js';
import { decideRazzLv2 } from '../src/razz/razzLv2.js';
import { scene, type Scene } from './scene.js';

// Real hands, one for each thing that a good player of Razz would notice.

const NEVER: Rng = { nextUint32: () => 0xffffffff };
const ALWAYS: Rng = { nextUint32: () => 0 };

const razz = (hands: readonly string[], ...lines: readonly string[]): Scene =>
  scene({ game: 'razz', hands }).play(...lines);

/** What the seat to act does, by the first personality. */
function act({ view }: Scene): string {
  return decideRazzLv2(view, view.legal!, NEVER, CPU_PROFILES[0]!).action.type;
}

/** What the seat to act does, by every personality: the same for all, or it fails. */
function think({ view, turn }: Scene, rng: Rng = NEVER): string {
  const words = CPU_PROFILES.map((profile) => {
    const { action } = decideRazzLv2(view, view.legal!, rng, profile);
    return action.type === 'raise' ? view.legal!.raise!.as : action.type;
  });
  expect(new Set(words).size, `${turn}: ${words.join(' ')}`).toBe(1);
  return words[0]!;
}

/**
 * Heads-up on a later street. Seat 1 has a lower door and completes, seat 0 calls. Then both check, or seat 1 bets and
 * seat 0 calls, until the street begins.
 */
function reach(street: 4 | 5 | 6 | 7, mine: string, his: string, isBetting = true): Scene {
  const table = scene({ game: 'razz', hands: [mine, his] });
  while (table.view.street < street - 3) {
    const { legal, wagers, currentBet } = table.view;
    if (legal!.bringIn !== undefined) table.play('bring in');
    else if (table.view.street === 0 && wagers === 0) table.play('raise');
    else if (currentBet > 0) table.play('call');
    else table.play(isBetting && table.turn === 1 ? 'raise' : 'check');
  }
  return table;
}

/** Seat 1 bets on that street, and seat 0 is to act. */
function faced(street: 4 | 5 | 6 | 7, mine: string, his: string, isBetting = true): Scene {
  const table = reach(street, mine, his, isBetting);
  if (table.turn === 0) table.play('check');
  return table.play('1 raise');
}

/** Seat 0 may bet. */
function checkedTo(street: 4 | 5 | 6 | 7, mine: string, his: string, isBetting = true): Scene {
  const table = reach(street, mine, his, isBetting);
  if (table.turn === 1) table.play('1 check');
  return table;
}

describe('price on later streets', () => {
  test('K-Q-J-2 does not peel', () => {
    expect(think(faced(4, 'KcQd Jh2s', '..4d 7s'))).toBe('fold');
    expect(think(faced(4, 'QcJd Kh2s', '..8d 3s'))).toBe('fold');
  });
  test('K-Q-J-2 does not peel in a big pot either', () => {
    const table = razz(['KcQd Jh2s', '..4d 7s']).play(
      '0 bring in',
      '1 raise',
      '0 raise',
      '1 raise',
      '0 raise',
      '1 raise',
    );
    table.play('0 call');
    if (table.turn === 0) table.play('check');
    expect(think(table.play('1 raise'))).toBe('fold');
  });
  test('R-10 8-7-6-5 does not call into A-2-3-4', () => {
    expect(think(faced(6, '8c7d 9h6s5cKs', '..Ad 2h3s4c'))).toBe('fold');
    expect(think(faced(6, '8c7d Th6s5cQs', '..Ad 2h3s4c', false))).toBe('fold');
    expect(think(faced(7, '8c7d 9h6s5cKs9d', '..Ad 2h3s4c'))).toBe('fold');
    expect(act(faced(5, '8c7d Kh6s5c', '..Ad 2h3s'))).toBe('fold');
  });
  test('an 8-7 low does not call two bets into 6-4-3-2', () => {
    const cold = scene({ game: 'razz', hands: ['8c7d 9h5s4cAdKs', '..6d 4h3s2c', '..7s 7h5cTd'] });
    cold.play('0 bring in', '1 raise', '2 call', '0 call');
    while (cold.view.street < 3)
      cold.play(cold.view.currentBet > 0 ? 'call' : cold.turn === 1 ? 'raise' : 'check');
    expect(cold.turn).toBe(1);
    cold.play('1 raise', '2 raise');
    expect(cold.turn).toBe(0);
    expect(think(cold)).toBe('fold');
  });
  test('an 8-7 low that bets into 6-4-3-2 folds to the raise', () => {
    const table = reach(7, '8c7d 9h5s4cAdKs', '..6d 4h3s2c');
    table.play(...(table.turn === 1 ? ['1 check'] : []), '0 raise', '1 raise');
    expect(think(table)).toBe('fold');
  });
  test('a live nut draw calls 6th street at a good price', () => {
    expect(think(faced(6, 'Ac2d Kh3s4cQs', '..5d 8h9s7c'))).toBe('call');
    expect(think(faced(6, 'Ac2d Kh3s4cKs', '..8d 7h6sTc'))).toBe('call');
  });
  test('the same draw folds when hardly a card of it is left and his low is made', () => {
    const dead = ['..5s', '..5h', '..6s', '..6h', '..8s'];
    const table = scene({ game: 'razz', hands: ['Ac2d Kh3s7cQs', '..4d 5d6d3d', ...dead] });
    table.play('0 bring in', '1 raise', 'fold', 'fold', 'fold', 'fold', 'fold', '0 call');
    while (table.view.street < 3)
      table.play(table.view.currentBet > 0 ? 'call' : table.turn === 1 ? 'raise' : 'check');
    if (table.turn === 0) table.play('check');
    expect(think(table.play('1 raise'))).toBe('fold');
  });
});

describe('seen cards', () => {
  /** What the reason of the bring-in says about its chance, after the others have folded these doors. */
  const chanceAfter = (...doors: readonly string[]): number => {
    const folds = doors.slice(1).map(() => 'fold');
    const table = razz(['6c7d8h', ...doors.map((door) => `..${door}`)]);
    const first = table.view.seat;
    expect(first).toBe(1);
    const { view } = table.play('1 bring in', ...folds);
    const { reason } = decideRazzLv2(view, view.legal!, NEVER, CPU_PROFILES[0]!);
    const data = typeof reason.data === 'function' ? reason.data() : reason.data;
    return data.lowChance!;
  };
  test('R-01 cards that I need cost something when they are gone', () => {
    expect(chanceAfter('Kc', 'Ac', '2c', '3c')).toBeLessThan(chanceAfter('Kc', 'Tc', 'Jc', 'Qc'));
  });
  test('R-02 cards that would pair me help when they are gone', () => {
    expect(chanceAfter('Kc', '6s', '7s', '8s')).toBeGreaterThan(chanceAfter('Kc', 'Tc', 'Jc', 'Qc'));
  });
});

describe('sense', () => {
  test('no bet of a missed low into 7-5-4-2, whatever the stream says', () => {
    for (const rng of [NEVER, ALWAYS]) {
      expect(think(checkedTo(7, 'Ac2d 8h6s6cKsKd', '..7d 5h4s2c'), rng)).toBe('check');
      expect(think(checkedTo(7, 'Ac2d 8h6s3cKsKd', '..7d 5h4s2c', false), rng)).toBe('check');
    }
  });
  test('R-06 no steal through a limper with a better door', () => {
    expect(think(razz(['..Ks', '..3h', 'KcQdTh', '..Jc'], '0 bring in', '1 call'))).toBe('fold');
  });
  test('R-06 a low door that has folded does not stop a steal', () => {
    expect(think(razz(['..Ks', '..3h', 'Ac9dTh', '..Jc'], '0 bring in', '1 fold'))).toBe('complete');
  });
});

describe('everybody who is in counts', () => {
  test('R-05 a 9-low does not bet into a clean board because another board is dirty', () => {
    const table = (third: string): Scene => {
      const all = scene({ game: 'razz', hands: ['Ac2d 9h7sKcQc6c', '..3h4sTdJd', third] }).passTo(4);
      while (all.turn !== 0) all.play('check');
      return all;
    };
    for (const rng of [NEVER, ALWAYS]) expect(think(table('..3s4h5s6d'), rng)).toBe('check');
    expect(think(table('..KsKhThJs'))).toBe('bet');
  });
  test('R-04 three lows and two bricks fold 5th and 6th street to a good board', () => {
    expect(think(faced(5, 'Ac2d 3hKsQc', '..2h4s5d'))).toBe('fold');
    expect(think(faced(6, 'Ac2d 3hKsQcJc', '..2h4s5d8d'))).toBe('fold');
  });
});

describe('the nuts', () => {
  test('a wheel on 5th street bets, raises, and raises again, whatever the stream says', () => {
    for (const rng of [NEVER, ALWAYS]) {
      expect(think(checkedTo(5, 'Ac2d 5h3s4c', '..4d 7h8s'), rng)).toBe('bet');
      expect(think(faced(5, 'Ac2d 5h3s4c', '..4d 7h8s'), rng)).toBe('raise');
      const war = faced(5, 'Ac2d 5h3s4c', '..4d 7h8s').play('0 raise', '1 raise');
      expect(think(war, rng)).toBe('raise');
    }
  });
  test('R-09 a lock is found by what they can still hold: a ten-low against nines and queens', () => {
    for (const rng of [NEVER, ALWAYS]) {
      expect(think(checkedTo(7, 'Ac2d Th7sKc6cQc', '..9h9sQdQh'), rng)).toBe('bet');
      expect(think(faced(7, 'Ac2d Th7sKc6cQc', '..9h9sQdQh'), rng)).toBe('raise');
    }
  });
  test('6th street: a 7-low that a board of bricks cannot reach any more', () => {
    for (const rng of [NEVER, ALWAYS]) {
      expect(think(faced(6, 'Ac2d 7h3s4cKs', '..6hJsTdQh'), rng)).toBe('raise');
    }
  });
  test('a made six against a bricked board raises 5th street', () => {
    expect(think(faced(5, 'Ac2d 6h3s4c', '..5d KhQs'))).toBe('raise');
  });
});

describe('the bring-in defends', () => {
  test('R-08 heads-up a king with two lows calls a completion', () => {
    expect(think(razz(['Ac5dKh', '..4s'], '0 bring in', '1 raise'))).toBe('call');
    expect(think(razz(['2c7dQh', '..8s'], '0 bring in', '1 raise'))).toBe('call');
  });
  test('three bricks fold', () => {
    expect(think(razz(['JcQdKh', '..4s'], '0 bring in', '1 raise'))).toBe('fold');
    expect(think(razz(['KcKdKh', '..4s'], '0 bring in', '1 raise'))).toBe('fold');
  });
  test('the price decides: a completion and a raise are too much for a king', () => {
    expect(think(razz(['Tc5dKh', '..4s', '..3s'], '0 bring in', '1 raise', '2 raise'))).toBe('fold');
  });
});

describe('mixing', () => {
  test('a strong start traps one time in four heads-up', () => {
    const table = razz(['Ac2d9h', '..9c'], '0 bring in', '1 raise');
    expect([think(table, ALWAYS), think(table, NEVER)]).toEqual(['call', 'raise']);
  });
  test('four lows behind up cards that promise less check to raise now and then, and raise', () => {
    const table = razz(['4h3s 9c6d', '..Tc 5d'], '1 bring in', '0 raise', '1 call');
    expect(table.turn).toBe(0);
    expect([think(table, ALWAYS), think(table, NEVER)]).toEqual(['check', 'bet']);
    expect(think(table.play('0 check', '1 raise'))).toBe('raise');
  });
  test('a hand that is nearly won does not wait for a check-raise', () => {
    const table = reach(7, '4d5h 2s3sQc6hKs', '..KcKhJs8s');
    expect([think(table, ALWAYS), think(table, NEVER)]).toEqual(['bet', 'bet']);
  });
  test('a missed low behind a clean board bluffs 7th street now and then', () => {
    const table = checkedTo(7, 'KcKd 2h3s5c7sKs', '..8d9hTs6c');
    expect([think(table, ALWAYS), think(table, NEVER)]).toEqual(['bet', 'check']);
  });
});
