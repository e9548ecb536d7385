import { refuse, succeed, type Result } from '@doorcard/cards';
import { findPlayers, type Registry } from '@doorcard/cpu';
import { GAMES, MIN_SEATS, RULE_SETS, VARIANTS, type GameId, type RuleSetId } from '@doorcard/engine';
import * as z from 'zod/mini';

/**
 * Players against each other. Every hand begins with fresh stacks of 100 big bets (100 big blinds without a limit) at
 * the default stakes of the dealer, and its chips are counted in the big bet or big blind of its game.
 */
export interface Match {
  /** One game, or the games of a mix: the groups play them in turn. */
  readonly games: readonly GameId[];
  /** Names as `lv2:4`, in the order of the seats of the first rotation. */
  readonly players: readonly string[];
  readonly rules: RuleSetId;
  /** A u64 in decimal digits. */
  readonly seed: string;
  /**
   * If true, one deck is played with every rotation of the seats, and these hands are a group; otherwise a group is one
   * hand.
   */
  readonly duplicate: boolean;
  readonly groups: number;
  /** Every n-th group is also counted for style statistics; 0 for none. */
  readonly styleEvery: number;
  /** Whether the luck of every hand is measured, so that results without it can be estimated. */
  readonly luckAdjusted?: boolean | undefined;
  /** Whether players that learn remember what the others did, in the hands of a shard; otherwise every hand is the first. */
  readonly memory?: boolean | undefined;
}

const RULE_SET_IDS = Object.keys(RULE_SETS) as [RuleSetId, ...RuleSetId[]];

/** As it arrives from another thread or machine. */
export const matchSchema = z.strictObject({
  games: z.array(z.enum(GAMES)).check(z.minLength(1)),
  players: z.array(z.string()).check(z.minLength(MIN_SEATS)),
  rules: z.enum(RULE_SET_IDS),
  seed: z.string().check(z.regex(/^\d+$/)),
  duplicate: z.boolean(),
  groups: z.int().check(z.gte(1)),
  styleEvery: z.int().check(z.gte(0)),
  luckAdjusted: z.optional(z.boolean()),
  memory: z.optional(z.boolean()),
});

/** The largest number of seats that all of the games have. */
export const findMostSeats = (games: readonly GameId[]): number =>
  Math.min(...games.map((game) => VARIANTS[game].maxSeats));

/** Refuses a match that cannot be played with the players of a registry. */
export function checkMatch(match: Match, registry: Registry): Result<Match> {
  const players = findPlayers(registry, match.players);
  if (!players.ok) return players;
  const [count, most] = [match.players.length, findMostSeats(match.games)];
  if (count >= MIN_SEATS && count <= most) return succeed(match);
  return refuse({
    code: 'player/wrong-number',
    value: match.players.join(','),
    problem: `${count} player${count === 1 ? '' : 's'} in ${match.games.join(',')}`,
    expected: `${MIN_SEATS} to ${most}, as in lv2,lv1`,
  });
}

/** The number of hands in a group. */
export const countRotations = ({ duplicate, players }: Pick<Match, 'duplicate' | 'players'>): number =>
  duplicate ? players.length : 1;

/** The smallest number of groups with at least `hands` hands. */
export const countGroups = (hands: number, match: Pick<Match, 'duplicate' | 'players'>): number =>
  Math.ceil(hands / countRotations(match));

/** The unit of the chips of a game. */
export const unitOf = (game: GameId): 'big bet' | 'big blind' =>
  VARIANTS[game].betting === 'fixedLimit' ? 'big bet' : 'big blind';
