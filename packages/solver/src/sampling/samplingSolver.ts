import { refuse, succeed, Xoshiro256, type Result, type Rng } from '@doorcard/cards';
import type { Game, GamePlayer, Policy } from '../game/game.js';
import { Rows, type SavedRows } from './rows.js';

/** Everything a sampling solver knows. Going on from it gives the same bits as never having stopped. */
export interface SamplingSave {
  readonly method: string;
  readonly game: string;
  readonly iterations: number;
  /** The state of the generator: four u64 in decimal digits. */
  readonly rng: readonly string[];
  readonly rows: SavedRows;
}

export interface SamplingSolver {
  readonly method: string;
  readonly iterations: number;
  /** Goes on by `count` iterations: one sampled pass for each player in turn. */
  iterate(count: number): void;
  /** The average strategy so far. It reads the tables, so it changes with further iterations. */
  readonly policy: Policy;
  save(): SamplingSave;
}

export interface SamplingOptions {
  readonly seed: bigint;
}

/** One sampled pass that updates the tables of `player`. */
export type Pass = (player: GamePlayer) => void;

/** Makes the passes of one way of sampling. */
export type Sampling = <S>(game: Game<S>, rows: Rows, rng: Rng) => Pass;

export const startSampling = <S>(
  method: string,
  sampling: Sampling,
  game: Game<S>,
  { seed }: SamplingOptions,
): SamplingSolver => assemble(method, sampling, game, new Rows(), Xoshiro256.fromSeed(seed), 0);

export function resumeSampling<S>(
  method: string,
  sampling: Sampling,
  game: Game<S>,
  save: SamplingSave,
): Result<SamplingSolver> {
  if (save.method !== method || save.game !== game.name) {
    return refuse({
      code: 'sampling/other-run',
      value: `${save.method} of ${save.game}`,
      problem: `the saved run is ${save.method} sampling of ${save.game}`,
      expected: `a run of ${method} sampling of ${game.name}`,
    });
  }
  const rng = Xoshiro256.fromWords(save.rng.map(BigInt));
  return succeed(assemble(method, sampling, game, Rows.restore(save.rows), rng, save.iterations));
}

function assemble<S>(
  method: string,
  sampling: Sampling,
  game: Game<S>,
  rows: Rows,
  rng: Xoshiro256,
  done: number,
): SamplingSolver {
  const pass = sampling(game, rows, rng);
  let iterations = done;
  return {
    method,
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
    save: () => ({
      method,
      game: game.name,
      iterations,
      rng: rng.words.map(String),
      rows: rows.save(),
    }),
  };
}
