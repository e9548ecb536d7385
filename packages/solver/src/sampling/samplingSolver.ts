import type { Game, GamePlayer, Policy } from '../game/game.js';
import { McSampler } from './mcSampler.js';
import { Rows } from './rows.js';

export interface SamplingSolver {
  readonly iterations: number;
  /** Runs `count` more iterations: one sampled pass for each player in turn. */
  iterate(count: number): void;
  /** The average strategy so far. It reads the tables, so it changes with further iterations. */
  readonly policy: Policy;
}

export interface SamplingOptions {
  /** The same seed gives the same bits. */
  readonly seed: bigint;
}

/** One sampled pass that updates the tables of `player`. */
export type Pass = (player: GamePlayer) => void;

/** Makes the passes of one way of sampling. */
type Sampling = <S>(game: Game<S>, rows: Rows, sampler: McSampler) => Pass;

export function startSampling<S>(
  sampling: Sampling,
  game: Game<S>,
  { seed }: SamplingOptions,
): SamplingSolver {
  const rows = new Rows();
  const pass = sampling(game, rows, McSampler.fromSeed(seed));
  let iterations = 0;
  return {
    get iterations() {
      return iterations;
    },
    iterate(count) {
      for (let i = 0; i < count; i++) {
        pass(0);
        pass(1);
      }
      iterations += count;
    },
    policy(infoKey, actions) {
      const row = rows.peek(infoKey);
      const share = row < 0 ? new Float64Array(actions) : rows.sums.slice(row, row + actions);
      const total = share.reduce((sum, part) => sum + part, 0);
      return total > 0 ? share.map((part) => part / total) : share.fill(1 / actions);
    },
  };
}
