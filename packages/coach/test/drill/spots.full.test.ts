import { describe, test } from 'vitest';
import { LEVELS, SPOT_FAMILIES } from '../../src/drill/drill.js';
import { listDrillGames } from '../../src/drill/families.js';
import { checkSpot } from './spotCheck.js';

/** Enough for intervals of a few hundredths of a big bet, so that a wrong answer shows. */
const WORLDS = 4800;

const KINDS = SPOT_FAMILIES.flatMap((family) =>
  listDrillGames(family).map((game) => [family, game] as const),
);

describe.each(KINDS)('%s in %s', (family, game) => {
  test.each(LEVELS)('level %i: a second judgement does not contradict the answers', (level) => {
    for (let seed = 11n; seed < 15n; seed++) checkSpot(family, game, level, seed, WORLDS);
  });
});
