import { GAMES, LEVEL_UNITS } from '@doorcard/engine';
import * as z from 'zod/mini';
import { MOST_OPPONENTS, PLAYERS } from './players.js';
import { DEPTHS, STAKES, STRUCTURES } from './stakes.js';
import { GAME_LENGTHS, KINDS, MIXES, MOST_GAMES, OWN, type TableChoice } from './tableChoice.js';

/** The choices of the last table, as they are kept. */
export const choiceSchema: z.ZodMiniType<TableChoice> = z.object({
  games: z.union([z.enum(GAMES), z.enum(MIXES), z.literal(OWN)]),
  own: z.array(z.enum(GAMES)).check(z.maxLength(MOST_GAMES)),
  change: z.union([
    z.object({ every: z.literal('hands'), hands: z.literal(GAME_LENGTHS) }),
    z.object({ every: z.enum(['orbit', 'level']) }),
  ]),
  kind: z.enum(KINDS),
  stakes: z.enum(STAKES),
  depth: z.literal(DEPTHS),
  structure: z.enum(STRUCTURES),
  levelsBy: z.enum(LEVEL_UNITS),
  opponents: z.int().check(z.gte(1), z.lte(MOST_OPPONENTS)),
  people: z
    .array(z.object({ name: z.string().check(z.maxLength(64)), player: z.enum(PLAYERS) }))
    .check(z.length(MOST_OPPONENTS)),
});
