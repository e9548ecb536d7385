import type { Rng } from '@doorcard/cards';
import {
  preparePlayer,
  type CpuPlayer,
  type Decision,
  type OpponentRecords,
  type Player,
  type PlayerEntry,
} from '@doorcard/cpu';
import type { GameId, View } from '@doorcard/engine';
import { isTrainedGame, type TrainedGame } from '../abstractions.js';
import { findOther, type Uncovered } from '../place.js';
import type { Strategy } from '../strategy/strategy.js';
import { drawAction, findMix, type Mix } from './trainedMix.js';
import type { TrainedCode, TrainedData } from './trainedReason.js';

/** Loads the strategy of a game, from a file or over the network; undefined if there is none. */
export type LoadStrategy = (game: TrainedGame) => Promise<Strategy | undefined>;

export interface TrainedPlayerOptions {
  readonly name: string;
  readonly load: LoadStrategy;
  /** Decides where the strategy does not apply: other games, more than two players, short stacks, other stakes. */
  readonly fallback: Player;
}

/** A player with trained strategies, loaded when it first sits down in a game. */
export function makeTrainedPlayer({ name, load, fallback }: TrainedPlayerOptions): Player {
  const strategies = new Map<string, Strategy>();
  const loading = new Map<GameId, Promise<void>>();
  const prepare = async (game: GameId): Promise<void> => {
    await preparePlayer(fallback, game);
    const strategy = isTrainedGame(game) ? await load(game) : undefined;
    if (strategy !== undefined) strategies.set(game, strategy);
  };
  return {
    name,
    prepare: (game) => {
      const started = loading.get(game) ?? prepare(game);
      loading.set(game, started);
      // A page that could not fetch the file may try again.
      started.catch(() => loading.delete(game));
      return started;
    },
    substitute: fallback,
    decide: (view, rng, records) => {
      const strategy = strategies.get(view.game);
      const decided = strategy === undefined ? 'game' : decideTrained(strategy, view, rng);
      return typeof decided === 'string' ? fallBack(fallback, view, rng, records, decided) : decided;
    },
    learn: (view, records, rng) => fallback.learn?.(view, records, rng) ?? records,
  };
}

/** A player that has loaded everything and decides at once. */
interface TrainedPolicy extends Pick<CpuPlayer, 'name' | 'choose' | 'frequencies'> {
  decide(view: View, rng: Rng): Decision;
}

/** What a strategy does in any spot, at once: for those who imagine it as an opponent. */
export const makeTrainedPolicy = (
  name: string,
  strategy: Strategy,
  fallback: Pick<CpuPlayer, 'decide' | 'choose' | 'frequencies'>,
): TrainedPolicy => ({
  name,
  decide: (view, rng) => {
    const decided = decideTrained(strategy, view, rng);
    return typeof decided === 'string' ? fallback.decide(view, rng) : decided;
  },
  choose: (view, rng) => {
    const mix = findMix(strategy, view);
    return typeof mix === 'string' ? fallback.choose(view, rng) : drawAction(mix, rng)[0];
  },
  frequencies: (view) => {
    const mix = findMix(strategy, view);
    if (typeof mix === 'string') return fallback.frequencies(view);
    return mix.map(([action, , frequency]) => ({ action, frequency }));
  },
});

/** Level 4, for a registry. */
export const makeLv4Entry = (load: LoadStrategy, fallback: () => Player): PlayerEntry => ({
  name: 'lv4',
  profiles: [],
  make: (name) => makeTrainedPlayer({ name, load, fallback: fallback() }),
});

function fallBack(
  fallback: Player,
  view: View,
  rng: Rng,
  records: OpponentRecords | undefined,
  untrained: NonNullable<TrainedData['untrained']>,
): Decision | Promise<Decision> {
  const add = ({ action, reason }: Decision): Decision => ({
    action,
    reason: { ...reason, data: { untrained, ...reason.data } },
  });
  const decided = fallback.decide(view, rng, records);
  return decided instanceof Promise ? decided.then(add) : add(decided);
}

function decideTrained(strategy: Strategy, view: View, rng: Rng): Decision | Uncovered | 'unmet' {
  const mix = findMix(strategy, view);
  if (typeof mix === 'string') return mix;
  const [action] = drawAction(mix, rng);
  const code: TrainedCode = mix.length === 1 ? 'trained_always' : 'trained_mix';
  return {
    action,
    reason: { code, rule: strategy.abstraction.id, data: { ...listFacts(strategy, view, mix) } },
  };
}

const MOST_DRAWS = 3;

function listFacts({ abstraction }: Strategy, view: View, mix: Mix): TrainedData {
  const draws = view.seats[findOther(view)]!.draws.at(-1);
  const isDrawGame = abstraction.discard !== undefined;
  const done = view.seats[view.seat!]!.draws.length;
  return {
    mix: mix.map(([, name, share]) => [name, Math.round(share * 100) / 100]),
    trainedHand: abstraction.describeHand(view),
    ...(isDrawGame && { drawsToCome: MOST_DRAWS - done }),
    ...(draws !== undefined && { otherDrew: draws === 'pat' ? 0 : draws }),
  };
}
