import { HUMAN } from '@doorcard/table';
import { z } from 'zod';
import type { ReadHand } from '../handInput.js';

/** The key under which a hand of our tables says who sat there; exports of the web app have it too. */
export const OWN_KEY = '_doorcard_hand';

const ownSchema = z.object({ players: z.array(z.string()) });

/** By seat: the programs that played, null for a person; undefined if the file does not say. */
export function findSeatedPlayers({ hand, extras, details }: ReadHand): (string | null)[] | undefined {
  const own = ownSchema.safeParse(extras[OWN_KEY]);
  // In hands of `doorcard deal`, which have a seed, the players are called by what they are.
  const dealt = extras['_doorcard_seed'] === undefined ? undefined : details.players;
  const players = own.success ? own.data.players : dealt;
  if (players?.length !== hand.plan.seats) return undefined;
  return players.map((name) => (name === '' || name === HUMAN ? null : name));
}
