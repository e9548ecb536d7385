import * as z from 'zod/mini';

// A file of its own: programs that check rules need not load the dealer.

/** The rules of a hand as JSON. */
export const ruleSetSchema = z.strictObject({
  maxWagers: z.union([z.literal(4), z.literal(5)]),
  headsUpCap: z.enum(['keep', 'liftWhenRoundStartsHeadsUp', 'liftAtHeadsUpTable']),
  openerTie: z.enum(['position', 'suit']),
  openPairDouble: z.boolean(),
  oddChip: z.enum(['bySuit', 'bySeat']),
  anteTrimming: z.boolean(),
  freeFold: z.enum(['refuse', 'allow']),
});
