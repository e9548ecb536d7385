import { unwrap } from '@doorcard/cards';
import { checkSetup, RULE_SETS, type GameId } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { scene, setupOf } from '../scene.js';

const seated = (count: number): number[] => new Array<number>(count).fill(1000);

describe('the number of players', () => {
  test.each([
    ['limit-holdem', 10],
    ['holdem', 10],
    ['omaha8', 10],
    ['plo', 10],
    ['badugi', 8],
    ['2-7-triple', 6],
    ['2-7-single', 7],
    ['stud', 8],
    ['razz', 8],
    ['stud8', 8],
  ] as const)('%s seats two to %i players', (game: GameId, most) => {
    expect(checkSetup(setupOf({ game, stacks: seated(2) })).ok).toBe(true);
    expect(checkSetup(setupOf({ game, stacks: seated(most) })).ok).toBe(true);
    expect(() => unwrap(checkSetup(setupOf({ game, stacks: seated(most + 1) })))).toThrow(
      expect.objectContaining({ code: 'setup/seats' }),
    );
    expect(() => unwrap(checkSetup(setupOf({ game, stacks: seated(1) })))).toThrow(
      expect.objectContaining({ code: 'setup/seats' }),
    );
  });

  test.each([
    ['limit-holdem', 10, 2],
    ['omaha8', 10, 4],
    ['badugi', 8, 4],
    ['2-7-triple', 6, 5],
    ['2-7-single', 7, 5],
    ['stud', 8, 3],
  ] as const)('a full table of %s gets its cards, each once', (game, seats, each) => {
    const { hand } = scene({ game, stacks: seated(seats) });
    expect(hand.dealtCards()).toHaveLength(seats * each);
    expect(new Set(hand.dealtCards()).size).toBe(seats * each);
  });

  test('a player without chips is not dealt in', () => {
    expect(checkSetup(setupOf({ game: 'stud', stacks: [100, 0, 100] })).ok).toBe(false);
  });
});

describe('the two rule sets', () => {
  test('the WSOP allows an opening wager and four raises, and breaks stud ties by suit', () => {
    expect(RULE_SETS.wsop).toEqual({
      maxWagers: 5,
      headsUpCap: 'keep',
      openerTie: 'position',
      openPairDouble: false,
      oddChip: 'bySuit',
      anteTrimming: true,
      freeFold: 'refuse',
    });
  });

  test('PokerStars allows an opening wager and three raises, and breaks all ties by seat', () => {
    expect(RULE_SETS.pokerstars).toEqual({
      maxWagers: 4,
      headsUpCap: 'keep',
      openerTie: 'position',
      openPairDouble: false,
      oddChip: 'bySeat',
      anteTrimming: true,
      freeFold: 'refuse',
    });
  });
});
