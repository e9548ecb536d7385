import { describe, expect, test } from 'vitest';
import { GAMES, ROTATIONS, type RotationId } from '@doorcard/engine';
import { fallbacks } from '../src/wish.js';
import { checkMixedTable, checkSelfPlay, isSampled, playSession } from './legality.js';
import { LEVELS } from './usualPlayers.js';

const HANDS = 2000;
/** Where lv1 samples, a table of all levels plays fewer hands; `sampledLegality.test.ts` plays the rest. */
const SAMPLED_HANDS = 50;

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES.filter((game) => !isSampled(game, level)))(
    'plays %s by the rules, and never wishes for what it may not do',
    (game) => {
      checkSelfPlay(game, level, HANDS, 1);
    },
  );
});

test.each(GAMES)('all levels play %s at one table by the rules', (game) => {
  checkMixedTable(game, isSampled(game, 'lv1') ? SAMPLED_HANDS : HANDS, 2);
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
