import { describe, expect, test } from 'vitest';
import { GAMES, ROTATIONS, type GameId, type RotationId } from '@doorcard/engine';
import { fallbacks, LEVELS, type Level } from '@doorcard/cpu';
import { checkMixedTable, checkSelfPlay, isSampled, playSession } from './legality.js';

const HANDS = 2000;
/** Where a decision takes half a millisecond, and lv2 plays as lv1; legality.full.test.ts plays them all. */
const SAMPLED_HANDS = { lv1: 300, lv2: 50 } as const;

const countHands = (game: GameId, level: Level): number =>
  isSampled(game, level) && (level === 'lv1' || level === 'lv2') ? SAMPLED_HANDS[level] : HANDS;

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES)('plays %s by the rules, and never wishes for what it may not do', (game) => {
    checkSelfPlay(game, level, countHands(game, level), 1);
  });
});

test.each(GAMES)('all levels play %s at one table by the rules', (game) => {
  checkMixedTable(game, countHands(game, 'lv2'), 2);
});

const ROTATION_IDS = Object.keys(ROTATIONS) as RotationId[];

test.each(ROTATION_IDS)('a rotation of %s comes round', (games) => {
  fallbacks.clear();
  const played = new Set<string>();
  const session = playSession(
    { kind: 'cash', id: 'mix', games, change: { every: 'hands', hands: 2 } },
    3,
    40,
    (table) => {
      table.seats.forEach((seat, chair) => {
        if (seat?.chips === 0) table.topUp(chair, table.config.chips);
      });
      played.add(table.game);
      return table.handNumber >= 2 * ROTATIONS[games].length && table.game === ROTATIONS[games][0];
    },
  );
  expect([...played]).toEqual([...ROTATIONS[games]]);
  expect(session.handNumber).toBe(2 * ROTATIONS[games].length);
  expect([...fallbacks]).toEqual([]);
});

test.each(ROTATION_IDS)('a tournament of %s has a winner who holds all chips', (games) => {
  fallbacks.clear();
  const session = playSession(
    {
      kind: 'tournament',
      id: 'cup',
      games,
      levelsBy: 'hands',
      chips: 10_000,
      change: { every: 'hands', hands: 1 },
    },
    4,
    3000,
    ({ isOver }) => isOver,
  );
  expect(session.places).toHaveLength(6);
  expect(session.places.filter(({ place }) => place === 1)).toHaveLength(1);
  expect(session.seats.map((seat) => seat?.chips).toSorted((a, b) => b! - a!)).toEqual([
    60_000, 0, 0, 0, 0, 0,
  ]);
  expect(session.handNumber).toBeGreaterThan(20);
  expect([...fallbacks]).toEqual([]);
});
