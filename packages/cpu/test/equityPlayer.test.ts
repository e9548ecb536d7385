import { describe, expect, test } from 'vitest';
import { cards, makeCard, Xoshiro256 } from '@doorcard/cards';
import { GAMES, type Action } from '@doorcard/engine';
import type { CpuDecision, CpuPlayer } from '../src/player.js';
import { streamOf } from '../src/stream.js';
import { isSampled } from './legality.js';
import { scene, type Scene } from './scene.js';
import { playHand, playHands, randomTable, seatLevel } from './selfPlay.js';
import { findPlayer } from './usualPlayers.js';

const lv1 = findPlayer('lv1');
const STREAMS = 12;

/** What the player does with many streams: a clear decision is the same with all of them. */
const decideOften = ({ view }: Scene): CpuDecision[] =>
  Array.from({ length: STREAMS }, (_, i) => lv1.decide(view, streamOf(9, i, view.seat!, 0)));
const typesOf = (table: Scene): string[] => [...new Set(decideOften(table).map(({ action }) => action.type))];
const codesOf = (table: Scene): string[] => [...new Set(decideOften(table).map(({ reason }) => reason.code))];
const raisesOf = (table: Scene): number[] =>
  decideOften(table).map(({ action }) => (action as Action & { type: 'raise' }).to);

const six = (first: string): string[] => ['Tc4d', '9h3s', first, 'Jd5c', '8s2h', 'Qc6d'];

describe("limit hold'em", () => {
  test('aces raise under the gun, and again when they were raised', () => {
    const table = scene({ game: 'limit-holdem', hands: six('AsAh') });
    expect(typesOf(table)).toEqual(['raise']);
    expect(typesOf(table.play('2 raise', '3 raise', '4 fold', '5 fold', '0 fold', '1 fold'))).toEqual([
      'raise',
    ]);
  });

  test('seven-deuce folds under the gun', () => {
    expect(codesOf(scene({ game: 'limit-holdem', hands: six('7c2d') }))).toEqual(['equity_fold']);
  });

  test('the big blind never folds when checking is free', () => {
    const table = scene({ game: 'limit-holdem', hands: ['7c2d', 'AsKs'] }).play('1 call');
    expect(typesOf(table)).not.toContain('fold');
  });

  test('a hand that cannot win folds on the river, and checks when that is free', () => {
    const hands = ['7h2c', '9c5d'];
    const river = (): Scene => scene({ game: 'limit-holdem', hands, board: 'AsKsQdJs4h' }).passTo(3);
    expect(codesOf(river())).toEqual(['equity_check']);
    const checked = scene({ game: 'limit-holdem', hands: ['9c5d', '7h2c'], board: 'AsKsQdJs4h' }).passTo(3);
    expect(codesOf(checked.play('0 raise'))).toEqual(['equity_fold']);
  });

  test('the nuts bet and raise the river, with the whole pot for equity', () => {
    const table = scene({ game: 'limit-holdem', hands: ['9c5d', 'KcKs'], board: 'KdKh2c7s9d' }).passTo(3);
    table.play('0 raise');
    expect(typesOf(table)).toEqual(['raise']);
    for (const { reason } of decideOften(table)) expect(reason.data.equity).toBe(1);
  });

  describe('where no cap applies, four raises are enough', () => {
    const rules = { headsUpCap: 'liftAtHeadsUpTable' } as const;
    const war = (hand: string): Scene =>
      scene({ game: 'limit-holdem', hands: ['9c5d', hand], board: 'KdKh2c7s9h', rules })
        .passTo(3)
        .play('0 raise', '1 raise', '0 raise', '1 raise', '0 raise');

    test('for a hand that only three of all others beat', () => {
      expect(war('Kc7c').view.wagers).toBe(5);
      expect(codesOf(war('Kc7c'))).toEqual(['equity_enough']);
      expect(typesOf(war('Kc7c'))).toEqual(['call']);
    });

    test('but not for a lock: with one king left nobody has four', () => {
      expect(typesOf(war('Kc9d'))).toEqual(['raise']);
    });
  });
});

describe('prices', () => {
  test('calling c into a pot of p asks for c/(p+c): three to one is a quarter', () => {
    const table = scene({ game: 'holdem', hands: ['AsKd', 'QcJh'], board: 'Kc7d2h5s9c' }).play(
      '1 call',
      '0 check',
    );
    table.play('0 raise to 20');
    for (const { reason } of decideOften(table)) {
      expect(reason.data).toMatchObject({ price: 20, pot: 60, requiredEquity: 0.25 });
    }
  });

  test('with players behind it counts what all of them would put in, as the equity does', () => {
    // Six players and 20 each: a sixth.
    const { view } = scene({ game: 'holdem', hands: six('QhJh') });
    expect(lv1.decide(view, streamOf(1, 1, 2, 0)).reason.data.requiredEquity).toBeCloseTo(20 / 120, 12);
  });

  test('a gutshot folds to twice the pot on the turn and calls a sixth of it', () => {
    const turn = (bet: number): Scene =>
      scene({ game: 'holdem', hands: ['AsKd', 'Qh8c'], board: 'KcTd2h9s4d' })
        .play('1 raise to 60', '0 call')
        .passTo(2)
        .play(`0 raise to ${bet}`);
    expect(turn(240).view.pot).toBe(360);
    expect(codesOf(turn(240))).toEqual(['equity_fold']);
    expect(codesOf(turn(20))).toEqual(['equity_call']);
  });
});

describe("sizes in no-limit hold'em", () => {
  test('aces open for about three blinds, however deep the stacks are', () => {
    for (const to of raisesOf(scene({ game: 'holdem', hands: six('AsAh') }))) {
      expect(to).toBeGreaterThanOrEqual(40);
      expect(to).toBeLessThanOrEqual(80);
    }
  });

  test('the nuts bet between half the pot and the pot, not four hundred blinds into two', () => {
    const table = scene({ game: 'holdem', hands: ['KcKs', '9c5d'], board: 'KdKh2c7s9d' }).passTo(3);
    expect(table.view.pot).toBe(40);
    for (const to of raisesOf(table)) {
      expect(to).toBeGreaterThanOrEqual(20);
      expect(to).toBeLessThanOrEqual(40);
    }
  });

  test('four blinds are put in at once', () => {
    const table = scene({ game: 'holdem', hands: ['7c2d', 'AsAh'], stacks: [80, 80] });
    expect(codesOf(table)).toEqual(['equity_all_in']);
    expect(new Set(raisesOf(table))).toEqual(new Set([80]));
  });

  test('a deep stack puts a short one all-in, and not a chip more', () => {
    const table = scene({ game: 'holdem', hands: ['7c2d', 'AsAh'], stacks: [70, 8000] });
    expect(codesOf(table)).toEqual(['equity_all_in']);
    expect(new Set(raisesOf(table))).toEqual(new Set([70]));
  });

  test('a raise to an amount that the dealer does not allow never happens when the others are short', () => {
    // The next full raise is more than the opponent has.
    const table = scene({ game: 'holdem', hands: ['KhKd', 'AsAh'], stacks: [70, 8000] }).play(
      '1 raise to 60',
      '0 raise to 70',
    );
    expect(table.view.legal?.raise).toBeUndefined();
    expect(typesOf(table)).toEqual(['call']);
  });
});

describe('pot limit', () => {
  test('double-suited aces raise, and never more than the pot', () => {
    const table = scene({ game: 'plo', hands: ['9c8d4h2s', 'AsAhKsKh'] });
    const { max } = table.view.legal!.raise!;
    expect(typesOf(table)).toEqual(['raise']);
    for (const to of raisesOf(table)) expect(to).toBeLessThanOrEqual(max);
  });
});

describe('Omaha eight-or-better', () => {
  const shareOf = (hand: string, board: string): number => {
    const table = scene({ game: 'omaha8', hands: [hand, 'KhTc9d6c'], board }).passTo(3);
    const all = decideOften(table).map(({ reason }) => reason.data.equity!);
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };

  test('a bare nut low is worth about half a pot, less what others share of it', () => {
    const share = shareOf('Ac2dJs9s', '3c7d8hKcQh');
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.65);
  });

  test('the same cards are worth next to nothing where no low is possible', () => {
    expect(shareOf('Ac2d4s5s', 'KcQdJhJcKs')).toBeLessThan(0.2);
  });

  test('the nuts both ways are worth the whole pot, nearly', () => {
    expect(shareOf('As2s4c5d', '3s7s8sKcQh')).toBeGreaterThan(0.9);
  });
});

describe('deuce-to-seven', () => {
  const drawn = (game: '2-7-triple' | '2-7-single', hand: string, street = 0): string => {
    const table = scene({ game, hands: [hand, 'KcKhQhQcJh AcAhTc'] }).play('1 call', '0 check');
    const thrown = ['Kc', 'Kh', 'Qh'];
    for (let i = 0; i < street; i++) table.play('0 pat', `1 draw ${thrown[i]}`, '0 check', '1 check');
    const { action } = lv1.decide(table.view, streamOf(1, 1, 0, 0));
    return (action as Action & { type: 'draw' }).discard.map(makeCard).join(' ');
  };

  test.each([
    ['the best hand stands pat', '2-7-triple', '7c5d4h3s2c', 0, ''],
    ['a pat eight stands with three draws left', '2-7-triple', '8c6d4h3s2c', 0, ''],
    ['a nine draws with three draws left', '2-7-triple', '9c6d4h3s2c', 0, '9c'],
    ['a nine stands with two', '2-7-triple', '9c6d4h3s2c', 1, ''],
    ['a ten draws with two', '2-7-triple', 'Th6d4h3s2c', 1, 'Th'],
    ['a ten stands with one', '2-7-triple', 'Th6d4h3s2c', 2, ''],
    ['a jack draws to the last card', '2-7-triple', 'Js6d4h3s2c', 2, 'Js'],
    ['of a pair one card goes', '2-7-triple', '7c5d4h4s2c', 0, '4s'],
    ['high cards go', '2-7-triple', 'KdQs4h3s2c', 0, 'Kd Qs'],
    ['an ace is a high card', '2-7-triple', 'Ad7s4h3s2c', 0, 'Ad'],
    ['an eight stays with three good cards', '2-7-triple', 'Kd8s4h3s2c', 0, 'Kd'],
    ['an eight goes with two', '2-7-triple', 'KdQs8h3s2c', 0, 'Kd Qs 8h'],
    ['a wheel of 2-3-4-5-6 is a straight', '2-7-triple', '6d5s4h3s2c', 0, '6d'],
    ['of 3-4-5-6-7 the six goes, to leave a gap', '2-7-triple', '7d6s5h4s3c', 0, '6s'],
    ['a flush is not a low', '2-7-triple', '8s6s4s3s2s', 0, '8s'],
    ['a ten stays pat in single draw', '2-7-single', 'Th6d4h3s2c', 0, ''],
    ['a nine is kept for the only draw', '2-7-single', 'Kd9d4h3s2c', 0, 'Kd'],
    ['only high cards all go', '2-7-single', 'KdKsQdJsAd', 0, 'Kd Ks Qd Js Ad'],
  ] as const)('%s', (_name, game, hand, street, discard) => {
    expect(drawn(game, hand, street)).toBe(discard);
  });

  test('an eight stands even against somebody who stood pat', () => {
    const table = scene({ game: '2-7-triple', hands: ['7c5d4h3s2c', '8h6d4c3d2h'] }).play(
      '1 call',
      '0 check',
    );
    table.play('0 pat');
    expect(lv1.decide(table.view, streamOf(1, 1, 1, 0)).reason.code).toBe('deuce_pat');
  });

  test('after somebody stood pat a rough hand draws', () => {
    const table = scene({ game: '2-7-triple', hands: ['7c5d4h3s2c', '9h6d4c3d2h'] }).play(
      '1 call',
      '0 check',
    );
    table.play('0 pat', '1 pat', '0 check', '1 check', '0 pat');
    const { action, reason } = lv1.decide(table.view, streamOf(1, 1, 1, 0));
    expect(action).toEqual({ type: 'draw', discard: cards('9h') });
    expect(reason).toMatchObject({ code: 'deuce_draw', data: { deuceThrown: 1, deuceTop: '6' } });
  });

  test('a player who stood pat is believed to hold more than one who drew three', () => {
    const equityAgainst = (draw: string): number => {
      const table = scene({ game: '2-7-triple', hands: ['9h6d4c3d2h', '7c5d4h3s2c'] }).play(
        '1 call',
        '0 check',
      );
      table.play('0 pat', `1 ${draw}`);
      const all = decideOften(table).map(({ reason }) => reason.data.equity!);
      return all.reduce((sum, one) => sum + one, 0) / all.length;
    };
    expect(equityAgainst('draw 7c 5d 4h')).toBeGreaterThan(equityAgainst('pat') + 0.1);
  });
});

describe('samples', () => {
  test('no decision looks at more than two hundred deals, and clear ones at fewer', () => {
    const counts: number[] = [];
    for (const game of GAMES.filter((each) => isSampled(each, 'lv1'))) {
      playHands({
        game,
        hands: 8,
        seed: 21,
        players: (seats) => seatLevel('lv1', seats),
        look: ({ decision }) => counts.push(decision.reason.data.samples ?? 0),
      });
    }
    expect(Math.max(...counts)).toBe(200);
    expect(counts.filter((count) => count > 0 && count < 100).length).toBeGreaterThan(20);
  });

  test('aces before the flop need few', () => {
    for (const { reason } of decideOften(scene({ game: 'limit-holdem', hands: ['7c2d', 'AsAh'] }))) {
      expect(reason.data.samples).toBeLessThanOrEqual(80);
    }
  });

  test('a crowded table that shuffles its discards several times can still be imagined', () => {
    // Everybody but one throws all five cards at every draw, more than the stub has.
    const thrower: CpuPlayer = {
      ...findPlayer('lv0'),
      decide: ({ legal, mine }) => ({
        action:
          legal!.draw === undefined
            ? { type: legal!.check ? 'check' : 'call' }
            : { type: 'draw', discard: mine!.cards },
        reason: { code: 'random', rule: 'thrower', data: {} },
      }),
    };
    const rng = Xoshiro256.fromSeed(31n);
    let reshuffles = 0;
    for (let number = 0; number < 25; number++) {
      const setup = { ...randomTable('2-7-triple', 6, rng), stacks: [8000, 8000, 8000, 8000, 8000, 8000] };
      const players = [lv1, thrower, thrower, thrower, thrower, thrower];
      playHand({
        setup,
        players,
        rng,
        table: 31,
        number,
        look: ({ seat, view }) => {
          if (seat === 0) reshuffles += view.events.filter(({ type }) => type === 'reshuffle').length;
        },
      });
    }
    expect(reshuffles).toBeGreaterThan(10);
  });
});
