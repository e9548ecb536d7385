import { describe, expect, test } from 'vitest';
import { Xoshiro256 } from '@doorcard/cards';
import { streamOf, type CpuDecision } from '@doorcard/cpu';
import type { Action, GameId } from '@doorcard/engine';
import { playHand, randomTable } from './selfPlay.js';
import { scene, type Scene } from './scene.js';
import { findPlayer } from './usualPlayers.js';

const lv2 = findPlayer('lv2');

const decide = ({ view }: Scene, stream = 0): CpuDecision =>
  lv2.decide(view, streamOf(7, stream, view.seat!, 0));
/** How often it takes this kind of action. */
const chanceOf = ({ view }: Scene, type: Action['type']): number =>
  lv2
    .frequencies(view)
    .reduce((sum, { action, frequency }) => sum + (action.type === type ? frequency : 0), 0);
const codeOf = (table: Scene): string => decide(table).reason.code;
const shareOf = (table: Scene): number => decide(table).reason.data.share!;
const raiseOf = (table: Scene): number => (decide(table).action as Action & { type: 'raise' }).to;

const six = (first: string): string[] => ['Tc4d', '9h3s', first, 'Jd5c', '8s2h', 'Qc6d'];

/** How often the first decision of the button, or the answer of the big blind to a raise, is of this kind. */
function countFirst(game: GameId, isAnswer: boolean, type: Action['type']): number {
  const rng = Xoshiro256.fromSeed(51n);
  let [all, found] = [0, 0];
  for (let number = 0; number < 400; number++) {
    playHand({
      setup: { ...randomTable(game, 2, rng), stacks: [8000, 8000] },
      players: [lv2, lv2],
      rng,
      table: 51,
      number,
      look: ({ view, decision: { action } }) => {
        const raises = view.events.filter((event) => event.type === 'raise').length;
        const hasLimp = view.events.some((event) => event.type === 'call');
        if (view.street > 0 || hasLimp || raises !== Number(isAnswer)) return;
        all++;
        if (action.type === type) found++;
      },
    });
  }
  expect(all).toBeGreaterThan(150);
  return found / all;
}

describe('before the flop', () => {
  test('aces raise under the gun, and again when they were raised', () => {
    const table = scene({ game: 'limit-holdem', hands: six('AsAh') });
    expect(codeOf(table)).toBe('range_open');
    table.play('2 raise', '3 raise', '4 fold', '5 fold', '0 fold', '1 fold');
    expect(codeOf(table)).toBe('range_raise');
  });

  test('seven-deuce and king-four fold under the gun; on the button king-four opens', () => {
    for (const hand of ['7c2d', 'Kc4h'])
      expect(codeOf(scene({ game: 'limit-holdem', hands: six(hand) }))).toBe('range_fold');
    const hands = ['Tc4h', '9h3s', '7d2s', 'Jd5c', '8s2h', 'Kc4d'];
    const table = scene({ game: 'limit-holdem', hands }).play('2 fold', '3 fold', '4 fold');
    expect(codeOf(table)).toBe('range_open');
  });

  test('the big blind never folds when checking is free', () => {
    const table = scene({ game: 'limit-holdem', hands: ['7c2d', 'AsKs'] }).play('1 call');
    expect(chanceOf(table, 'fold')).toBe(0);
  });

  test('heads-up the button opens most hands and the big blind defends most of them', () => {
    expect(countFirst('limit-holdem', false, 'raise')).toBeGreaterThan(0.7);
    expect(countFirst('limit-holdem', true, 'fold')).toBeLessThan(0.3);
    expect(countFirst('holdem', true, 'fold')).toBeLessThan(0.42);
    expect(countFirst('omaha8', true, 'fold')).toBeLessThan(0.3);
    expect(countFirst('plo', true, 'fold')).toBeLessThan(0.42);
  });

  test('a larger raise is called with fewer hands', () => {
    const answer = (to: number): string =>
      codeOf(scene({ game: 'holdem', hands: ['Jc8d', 'AsKd'] }).play(`1 raise to ${to}`));
    expect(answer(40)).toMatch(/range_(call|bluff)/);
    expect(answer(240)).toBe('range_fold');
  });

  test('four cards: double-suited aces raise, trips of deuces do not', () => {
    for (const game of ['plo', 'omaha8'] as const) {
      expect(codeOf(scene({ game, hands: ['9c8d4h3s', 'AsAhKsKh'] }))).toBe('range_open');
      expect(codeOf(scene({ game, hands: ['9c8d4h3s', '2c2h2d9h'] }))).not.toBe('range_open');
    }
  });
});

describe('the nuts', () => {
  test('bet and raise the river', () => {
    const river = (): Scene =>
      scene({ game: 'limit-holdem', hands: ['9c5d', 'KcKs'], board: 'KdKh2c7s9d' }).passTo(3);
    const checked = river().play('0 check');
    expect([codeOf(checked), chanceOf(checked, 'raise')]).toEqual(['share_lock', 1]);
    const raised = river().play('0 raise');
    expect([codeOf(raised), chanceOf(raised, 'raise'), shareOf(raised)]).toEqual(['share_lock', 1, 1]);
  });

  test('a hand that can only tie or win never folds', () => {
    // The board is a royal flush.
    for (const game of ['limit-holdem', 'holdem'] as const) {
      const table = scene({ game, hands: ['9c5d', '2c2d'], board: 'AsKsQsJsTs' })
        .passTo(3)
        .play('0 raise');
      expect(chanceOf(table, 'fold')).toBe(0);
    }
  });

  describe('where no cap applies, four raises are enough', () => {
    const rules = { headsUpCap: 'liftAtHeadsUpTable' } as const;
    const war = (hand: string): Scene =>
      scene({ game: 'limit-holdem', hands: ['9c5d', hand], board: 'KdKh2c7s9h', rules })
        .passTo(3)
        .play('0 raise', '1 raise', '0 raise', '1 raise', '0 raise');

    test('for a hand that may lose', () => {
      expect(codeOf(war('Kc7c'))).toMatch(/share_(enough|call)/);
      expect(chanceOf(war('Kc7c'), 'call')).toBe(1);
    });

    test('but not for a lock', () => {
      expect(chanceOf(war('Kc9d'), 'raise')).toBe(1);
    });
  });

  test('both halves of Omaha eight-or-better: raise', () => {
    const table = scene({ game: 'omaha8', hands: ['KhTc9d6c', 'As2s4c5d'], board: '3s7s8sKcQh' }).passTo(3);
    expect(chanceOf(table.play('0 raise'), 'raise')).toBe(1);
    expect(shareOf(table)).toBeGreaterThan(0.9);
  });
});

describe('reading', () => {
  const turned = (lines: readonly string[]): Scene =>
    scene({ game: 'holdem', hands: ['As9d', 'KcQh'], board: 'Kd7s2h5c' })
      .play('1 raise to 50', '0 call')
      .play(...lines);

  test('the same pair is worth less against a bet, and less again against a raise', () => {
    const quiet = shareOf(turned(['0 check']));
    const bet = shareOf(turned(['0 raise to 60']));
    const raised = shareOf(turned(['0 check', '1 raise to 60', '0 raise to 240']));
    expect(quiet).toBeGreaterThan(bet);
    expect(bet).toBeGreaterThan(raised + 0.05);
    expect(raised).toBeGreaterThan(0.1);
  });

  test('a bet may be a bluff: bottom pair calls a half-pot bet on a dry river', () => {
    const table = scene({ game: 'limit-holdem', hands: ['Jc4d', 'Ah7c'], board: 'Kd7s2h2c9d' })
      .passTo(3)
      .play('0 raise');
    expect(chanceOf(table, 'fold')).toBe(0);
  });

  test('nothing folds to a bet on the river', () => {
    const table = scene({ game: 'holdem', hands: ['9c5d', '4h3c'], board: 'AsKsQdJs8h' }).passTo(3);
    expect(chanceOf(table.play('0 raise to 40'), 'fold')).toBe(1);
  });

  test('a low draw, a low and nothing: the halves of Omaha eight-or-better', () => {
    const river = (hand: string, board: string): number =>
      shareOf(scene({ game: 'omaha8', hands: [hand, 'KhTc9d6c'], board }).passTo(3));
    const low = river('Ac2dJs9s', '3c7d8hKcQh');
    expect(low).toBeGreaterThan(0.4);
    expect(low).toBeLessThan(0.65);
    expect(river('Ac2d4s5s', 'KcQdJhJcKs')).toBeLessThan(0.2);
  });
});

describe('prices', () => {
  test('a gutshot folds to twice the pot on the turn and calls a sixth of it', () => {
    const turn = (bet: number): Scene =>
      scene({ game: 'holdem', hands: ['AsKd', 'Qh8c'], board: 'KcTd2h9s4d' })
        .play('1 raise to 60', '0 call')
        .passTo(2)
        .play(`0 raise to ${bet}`);
    expect(chanceOf(turn(240), 'fold')).toBe(1);
    expect(chanceOf(turn(20), 'fold')).toBe(0);
  });

  test('a flush draw calls the flop in limit', () => {
    const table = scene({ game: 'limit-holdem', hands: ['AsKd', '8h6h'], board: 'Kh9h2c' })
      .play('1 raise', '0 call')
      .play('0 raise');
    expect(chanceOf(table, 'fold')).toBe(0);
  });

  test('what cannot be won does not count: a short stack against a large bet', () => {
    const stacks = [8000, 200];
    const { view } = scene({ game: 'holdem', hands: ['AsKd', 'QhJc'], stacks, board: 'Kc7d2h5s9c' })
      .play('1 call', '0 check')
      .play('0 raise to 2000');
    const { price, requiredEquity } = lv2.decide(view, streamOf(1, 1, 1, 0)).reason.data;
    expect(price).toBe(180);
    expect(requiredEquity).toBeCloseTo(180 / 400, 9);
  });
});

describe('mixing', () => {
  test('some missed hands bluff the river when checked to, not all', () => {
    const table = scene({ game: 'holdem', hands: ['Ts9d', '8h6h'], board: 'Ks4h2h3cQd' })
      .passTo(3)
      .play('0 check');
    const chance = chanceOf(table, 'raise');
    expect(chance).toBeGreaterThan(0.05);
    expect(chance).toBeLessThan(0.6);
    expect(decide(table).reason.data.share!).toBeLessThan(0.25);
  });

  test('a set out of position checks to raise now and then', () => {
    const table = scene({ game: 'limit-holdem', hands: ['7c7h', 'AsKd'], board: 'Kh7d2c' }).play(
      '1 raise',
      '0 call',
    );
    expect(chanceOf(table, 'check')).toBeGreaterThan(0.05);
    expect(chanceOf(table, 'raise')).toBeGreaterThan(0.6);
    expect(chanceOf(table.play('0 check', '1 raise'), 'raise')).toBe(1);
  });

  test('personalities open and bluff differently', () => {
    const widest = (name: string): number => {
      const { view } = scene({ game: 'limit-holdem', hands: six('AsAh') });
      return findPlayer(name).decide(view, streamOf(1, 1, 1, 0)).reason.data.widest!;
    };
    expect(widest('lv2:4')).toBeLessThan(widest('lv2:1'));
    expect(widest('lv2:1')).toBeLessThan(widest('lv2:2'));
    expect(widest('lv2:2')).toBeLessThan(widest('lv2:5'));
  });
});

describe('sizes', () => {
  test("aces open for two to three blinds in no-limit hold'em, however deep the stacks are", () => {
    const to = raiseOf(scene({ game: 'holdem', hands: six('AsAh') }));
    expect(to).toBeGreaterThanOrEqual(40);
    expect(to).toBeLessThanOrEqual(60);
  });

  test('the nuts bet between half the pot and the pot', () => {
    const table = scene({ game: 'holdem', hands: ['KcKs', '9c5d'], board: 'KdKh2c7s9d' }).passTo(3);
    expect(table.view.pot).toBe(40);
    expect(raiseOf(table)).toBeGreaterThanOrEqual(20);
    expect(raiseOf(table)).toBeLessThanOrEqual(40);
  });

  test('three blinds are put in at once, and no more than the opponent has', () => {
    expect(raiseOf(scene({ game: 'holdem', hands: ['7c2d', 'AsAh'], stacks: [60, 60] }))).toBe(60);
    expect(raiseOf(scene({ game: 'holdem', hands: ['7c2d', 'AsAh'], stacks: [60, 8000] }))).toBe(60);
  });

  test('pot limit: never more than the pot', () => {
    const table = scene({ game: 'plo', hands: ['9c8d4h3s', 'AsAhKsKh'] });
    expect(raiseOf(table)).toBeLessThanOrEqual(table.view.legal!.raise!.max);
  });
});
