import { unwrap } from '@doorcard/cards';
import {
  findPlayers,
  getStrategyProfile,
  preparePlayers,
  runSteps,
  type Player,
  type Registry,
  type Steps,
} from '@doorcard/cpu';
import type { Hand, RuleSetId } from '@doorcard/engine';
import type { TaskSignature } from '@doorcard/jobs';
import * as z from 'zod/mini';
import { matchSchema } from '../match.js';
import { MatchTable } from '../matchTable.js';
import { watchAdherence } from './adherence.js';
import { watchAggression } from './aggression.js';
import { watchBreaks } from './breaks.js';
import { watchPosition } from './position.js';
import { watchRounds } from './roundsSeen.js';
import { watchSnow } from './snow.js';
import type { Observer } from './observer.js';

/** Whole numbers by name: the counts of two sets of hands add up to those of both. */
export type Counts = Readonly<Record<string, number>>;

/** Some hands of self-play. */
export interface SelfPlayInput {
  readonly players: readonly string[];
  readonly rules: RuleSetId;
  readonly seed: string;
  /** The first hand, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

const inputSchema: z.ZodMiniType<SelfPlayInput> = z.strictObject({
  ...z.pick(matchSchema, { players: true, rules: true, seed: true }).shape,
  from: z.int().check(z.gte(0)),
  to: z.int().check(z.gte(0)),
});
const countsSchema: z.ZodMiniType<Counts> = z.record(z.string(), z.int());

/** The task that plays shards of self-play. */
export const SELF_PLAY_SIGNATURE: TaskSignature<SelfPlayInput, Counts> = {
  name: 'arena-badugi',
  input: inputSchema,
  output: countsSchema,
};

export async function playSelfPlayShard(
  registry: Registry,
  { players: names, rules, seed, from, to }: SelfPlayInput,
): Promise<Counts> {
  const players = unwrap(findPlayers(registry, names));
  await preparePlayers(players, ['badugi']);
  return observeSelfPlay({ players, rules, seed }, from, to);
}

interface SelfPlay {
  readonly players: readonly Player[];
  readonly rules: RuleSetId;
  readonly seed: string;
}

/** Plays hands of Badugi and counts what the criteria need. */
export const observeSelfPlay = (selfPlay: SelfPlay, from: number, to: number): Counts | Promise<Counts> =>
  runSteps(observeStepwise(selfPlay, from, to));

function* observeStepwise({ players, rules, seed }: SelfPlay, from: number, to: number): Steps<Counts> {
  const table = new MatchTable({ games: ['badugi'], players, rules, seed });
  const counts: Record<string, number> = {};
  const count = (name: string, by = 1): void => {
    counts[name] = (counts[name] ?? 0) + by;
  };
  const observers: readonly Observer[] = [
    watchPosition(),
    watchAggression(),
    watchSnow(),
    watchAdherence(getProfileOf),
    watchRounds(),
    watchBreaks(),
  ];
  for (let number = from; number < to; number++) {
    const rotation = table.rotationOf(number);
    const played = table.play(number, rotation, (view, decision, hand) => {
      const player = players[table.chairAt(view.seat!, rotation)]!.name;
      for (const { decide } of observers) decide({ view, decision, hand, player }, count);
    });
    const over = played instanceof Promise ? ((yield played) as Hand) : played;
    for (const { end } of observers) end?.(over, count);
  }
  return counts;
}

/** For `lv2:4` the fourth; a name without a number is the first. */
const getProfileOf = (player: string): ReturnType<typeof getStrategyProfile> =>
  getStrategyProfile(player.split(':')[1] ?? '1');

export function mergeCounts(all: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, each] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + each;
  }
  return sums;
}
