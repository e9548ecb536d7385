import { parseCard } from '@doorcard/cards';
import { GAMES } from '@doorcard/engine';
import * as z from 'zod/mini';

const card = z.string().check(z.refine((name) => parseCard(name).ok));

/** The table that was left open, as the start page shows it: only what its owner saw. */
export const openTableSchema = z.object({
  game: z.enum(GAMES),
  /** The number of the hand. */
  hands: z.int(),
  /** The games of a mix, in their order. */
  games: z.optional(z.array(z.enum(GAMES))),
  /** The name of the street, and whether a decision is asked of the visitor. */
  street: z.optional(z.string()),
  isMyTurn: z.optional(z.boolean()),
  /** The visitor's own cards: those that others do not see, and those that they see. */
  down: z.optional(z.array(card)),
  up: z.optional(z.array(card)),
  /** The others by name, and who is out of the hand. */
  others: z.optional(z.array(z.object({ name: z.string(), isOut: z.boolean() }))),
});
export type OpenTable = z.output<typeof openTableSchema>;
