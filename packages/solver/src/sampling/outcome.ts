import type { Result, Rng } from '@doorcard/cards';
import { CHANCE, END, type Game, type GamePlayer } from '../game/game.js';
import { drawAction, matchRegrets } from './matching.js';
import type { Rows } from './rows.js';
import {
  resumeSampling,
  startSampling,
  type Pass,
  type SamplingOptions,
  type SamplingSave,
  type SamplingSolver,
} from './samplingSolver.js';

/** How often the player whose tables are updated tries an action at random. */
const EXPLORATION = 0.6;

/**
 * Outcome sampling: a single line of play in each pass, with values divided by how likely it was sampled. Cheap
 * passes, noisy values. Lanctot, Waugh, Zinkevich, Bowling 2009, "Monte Carlo Sampling for Regret Minimization in
 * Extensive Games".
 */
export const makeOutcomeSampling = <S>(game: Game<S>, options: SamplingOptions): SamplingSolver =>
  startSampling('outcome', sampleOutcomes, game, options);

export const resumeOutcomeSampling = <S>(game: Game<S>, save: SamplingSave): Result<SamplingSolver> =>
  resumeSampling('outcome', sampleOutcomes, game, save);

function sampleOutcomes<S>(game: Game<S>, rows: Rows, rng: Rng): Pass {
  const root = game.root();

  function draw(chances: Float64Array): number {
    return drawAction(rng, chances, 0, chances.length);
  }

  /**
   * An estimate of the node's value for `player`: unbiased, given that the line came here. `own` is how likely the
   * player alone brings it about, `other` all the rest, `sampled` how likely this pass does.
   */
  function walk(state: S, player: GamePlayer, own: number, other: number, sampled: number): number {
    const turn = game.turn(state);
    if (turn === END) return game.payoff(state, player);
    const count = game.actions(state);
    const strategy = new Float64Array(count);
    if (turn === CHANCE) {
      for (let i = 0; i < count; i++) strategy[i] = game.chance(state, i);
      const outcome = draw(strategy);
      const chance = strategy[outcome]!;
      return walk(game.next(state, outcome), player, own, other * chance, sampled * chance);
    }
    const row = rows.find(game.infoKey(state), count);
    matchRegrets(rows.regrets, row, count, strategy, 0);
    if (turn !== player) {
      const action = draw(strategy);
      const taken = strategy[action]!;
      return walk(game.next(state, action), player, own, other * taken, sampled * taken);
    }
    const tried = strategy.map((frequency) => EXPLORATION / count + (1 - EXPLORATION) * frequency);
    const action = draw(tried);
    const taken = strategy[action]!;
    const gain =
      walk(game.next(state, action), player, own * taken, other, sampled * tried[action]!) / tried[action]!;
    const value = taken * gain;
    const { regrets, sums } = rows;
    for (let i = 0; i < count; i++) {
      regrets[row + i]! += (other / sampled) * ((i === action ? gain : 0) - value);
      sums[row + i]! += (own / sampled) * strategy[i]!;
    }
    return value;
  }

  return (player) => void walk(root, player, 1, 1, 1);
}
