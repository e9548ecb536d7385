import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../scene.js';

/** Everybody raises as long as anybody may. */
function raiseToTheCap(s: Scene, limit = 30): number[] {
  const levels: number[] = [];
  const { street } = s;
  while (s.street === street && s.legal.includes('raise') && levels.length < limit) {
    s.play(`${s.turn} raise`);
    levels.push(s.hand.currentBet);
  }
  return levels;
}

const deep = [5000, 5000, 5000];

describe('the cap', () => {
  test('WSOP: the big blind is the first wager, four raises follow', () => {
    const s = scene({ game: 'limit-holdem', stacks: deep, rules: 'wsop' });
    expect(raiseToTheCap(s)).toEqual([40, 60, 80, 100]);
    expect(s.legal).toBe('fold, call 40');
  });

  test('PokerStars: the big blind is the first wager, three raises follow', () => {
    const s = scene({ game: 'limit-holdem', stacks: deep, rules: 'pokerstars' });
    expect(raiseToTheCap(s)).toEqual([40, 60, 80]);
    expect(s.legal).toBe('fold, call 40');
  });

  test.each([
    ['wsop', [20, 40, 60, 80, 100]],
    ['pokerstars', [20, 40, 60, 80]],
  ] as const)('%s: after the flop the bet is the first wager', (rules, levels) => {
    expect(raiseToTheCap(scene({ game: 'limit-holdem', stacks: deep, rules }).passTo('flop'))).toEqual(
      levels,
    );
  });

  test.each([
    ['stud', 'wsop', [20, 40, 60, 80, 100]],
    ['razz', 'pokerstars', [20, 40, 60, 80]],
    ['stud8', 'wsop', [20, 40, 60, 80, 100]],
  ] as const)(
    '%s by %s: the completion is the first wager, the bring-in is not one',
    (game, rules, levels) => {
      const s = scene({ game, stacks: deep, ante: 1, rules });
      s.play(`${s.turn} bring in`);
      expect(raiseToTheCap(s)).toEqual(levels);
    },
  );

  test.each([
    ['badugi', 'wsop', [40, 80, 120, 160, 200]],
    ['2-7-triple', 'pokerstars', [40, 80, 120, 160]],
    ['omaha8', 'wsop', [40, 80, 120, 160, 200]],
  ] as const)('%s by %s: late streets count their own wagers, in big bets', (game, rules, levels) => {
    const s = scene({ game, stacks: deep, rules }).passTo(game === 'omaha8' ? 'river' : 'draw3');
    expect(raiseToTheCap(s)).toEqual(levels);
  });

  test('a straddle is not a wager', () => {
    const s = scene({ game: 'limit-holdem', stacks: [...deep, 5000], blinds: [10, 20, 40] });
    expect(s.legal).toBe('fold, call 40, raise to 60');
    expect(raiseToTheCap(s)).toEqual([60, 80, 100, 120]);
  });

  test('at the cap not even an all-in raise is allowed', () => {
    const s = scene({ game: 'limit-holdem', stacks: [105, 5000, 5000], rules: 'wsop' });
    s.play('2 raise', '0 raise', '1 raise', '2 raise');
    expect(s.legal).toBe('fold, call 40');
    expect(s.refuses('raise')).toBe(true);
    expect(s.refuses('raise to 105')).toBe(true);
  });

  test.each(['holdem', 'plo', '2-7-single'] as const)('%s has none', (game) => {
    const s = scene({ game, stacks: [100_000, 100_000, 100_000] });
    expect(raiseToTheCap(s, 20)).toHaveLength(20);
  });
});

describe('the cap for two players', () => {
  test('E-19 keep: two players are stopped like any other number', () => {
    const s = scene({ game: 'limit-holdem', stacks: [5000, 5000], rules: { headsUpCap: 'keep' } });
    expect(raiseToTheCap(s)).toEqual([40, 60, 80, 100]);
    expect(raiseToTheCap(s.passTo('flop'))).toEqual([20, 40, 60, 80, 100]);
  });

  test('E-19 liftAtHeadsUpTable: a table of two has no cap on any street', () => {
    const rules = { headsUpCap: 'liftAtHeadsUpTable' } as const;
    const s = scene({ game: 'limit-holdem', stacks: [5000, 5000], rules });
    expect(raiseToTheCap(s, 12)).toHaveLength(12);
    expect(raiseToTheCap(s.passTo('flop'), 12)).toHaveLength(12);
  });

  test('E-19 liftAtHeadsUpTable: the last two of a larger table keep it', () => {
    const rules = { headsUpCap: 'liftAtHeadsUpTable' } as const;
    const s = scene({ game: 'limit-holdem', stacks: deep, rules }).play('2 fold', '0 call', '1 check');
    expect(raiseToTheCap(s)).toEqual([20, 40, 60, 80, 100]);
  });

  test('E-19 liftWhenRoundStartsHeadsUp: two at the start of a round have no cap', () => {
    const rules = { headsUpCap: 'liftWhenRoundStartsHeadsUp' } as const;
    const s = scene({ game: 'badugi', stacks: deep, rules }).play('2 fold', '0 call', '1 check');
    expect(raiseToTheCap(s.passTo('draw1'), 12)).toHaveLength(12);
  });

  test('E-19 liftWhenRoundStartsHeadsUp: players who become two during the round keep it', () => {
    const rules = { headsUpCap: 'liftWhenRoundStartsHeadsUp' } as const;
    const s = scene({ game: 'limit-holdem', stacks: deep, rules }).play('2 fold');
    expect(raiseToTheCap(s)).toEqual([40, 60, 80, 100]);
  });

  test('E-19 liftWhenRoundStartsHeadsUp: a table of two starts every round with two', () => {
    const rules = { headsUpCap: 'liftWhenRoundStartsHeadsUp' } as const;
    const s = scene({ game: 'stud', stacks: [5000, 5000], ante: 1, rules });
    expect(raiseToTheCap(s, 12)).toHaveLength(12);
  });
});
