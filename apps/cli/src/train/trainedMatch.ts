import {
  countGroups,
  estimatePlayers,
  makeArenaTasks,
  runMatches,
  type PlayerEstimate,
} from '@doorcard/arena';
import type { TrainedGame } from '@doorcard/blueprint';
import { makeInline, type Runner, type RunWatch } from '@doorcard/jobs';
import { LuckMeter } from '@doorcard/search/luck';
import { nameRun } from '../runnerOptions.js';
import { openRegistry } from '../players.js';
import { bringPlayers, seatPlayers } from './measureTask.js';
import { packPlayer, type PlayerForm } from './seatForm.js';

/** A player with the name that the match has for it. */
export type Seated = readonly [name: string, form: PlayerForm];

/** Where measurements are played: here, or on the workers of a cluster. */
export interface MeasurePlace {
  readonly cluster?: Runner | undefined;
  readonly watch?: RunWatch | undefined;
}

export interface HeadsUpMatch {
  readonly hands: number;
  readonly seed: bigint;
  /** Whether the result is also estimated without luck. */
  readonly luckAdjusted?: boolean;
}

/** What the first player wins from the second heads-up, every deck played from both seats. */
export async function playHeadsUp(
  game: TrainedGame,
  players: readonly [Seated, Seated],
  { hands, seed, luckAdjusted = false }: HeadsUpMatch,
  { cluster, watch }: MeasurePlace = {},
): Promise<PlayerEstimate> {
  const forms = new Map(players);
  const names = players.map(([name]) => name);
  const match = {
    games: [game],
    players: names,
    rules: 'wsop' as const,
    seed: String(seed),
    duplicate: true,
    groups: countGroups(hands, { duplicate: true, players: names }),
    styleEvery: 0,
    luckAdjusted,
  };
  const runner =
    cluster === undefined
      ? makeInline(makeArenaTasks(seatPlayers(forms, openRegistry()), (plan) => new LuckMeter(plan)))
      : bringPlayers(cluster, forms);
  const run =
    cluster === undefined
      ? 'train'
      : nameRun(undefined, 'train', [match, players.map(([, form]) => packPlayer(form))]);
  const [result] = await runMatches(runner, run, [match], watch);
  return estimatePlayers(result!)[0]!;
}
