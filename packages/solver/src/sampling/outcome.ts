import { CHANCE, END, type Game, type GamePlayer } from '../game/game.js';
import { matchRegrets } from './matching.js';
import type { McSampler } from './mcSampler.js';
import type { Rows } from './rows.js';
import { startSampling, type Pass, type SamplingOptions, type SamplingSolver } from './samplingSolver.js';

/** How often the player whose tables are updated tries an action at random. */
const EXPLORATION = 0.6;

/**
 * Outcome sampling: a single line of play in each pass, with values divided by the probability of sampling it. Cheap
 * passes, noisy values. Lanctot, Waugh, Zinkevich, Bowling 2009, "Monte Carlo Sampling for Regret Minimization in
 * Extensive Games".
 */
export const makeOutcomeSampling = <S>(game: Game<S>, options: SamplingOptions): SamplingSolver =>
  startSampling(sampleOutcomes, game, options);

function sampleOutcomes<S>(game: Game<S>, rows: Rows, sampler: McSampler): Pass {
  const root = game.root();

  /**
   * An estimate of the node's value for `player`: unbiased, given that the pass reached it. Probabilities of reaching it:
   * `own` is the player's part, `other` that of chance and the other player, `sampled` that of this pass.
   */
  function walk(state: S, player: GamePlayer, own: number, other: number, sampled: number): number {
    const turn = game.turn(state);
    if (turn === END) return game.payoff(state, player);
    const count = game.actions(state);
    const strategy = new Float64Array(count);
    if (turn === CHANCE) {
      for (let i = 0; i < count; i++) strategy[i] = game.chance(state, i);
      const outcome = sampler.sampleAction(strategy, 0, count);
      const chance = strategy[outcome]!;
      return walk(game.next(state, outcome), player, own, other * chance, sampled * chance);
    }
    const row = rows.find(game.infoKey(state), count);
    matchRegrets(rows.regrets, row, count, strategy, 0);
    if (turn !== player) {
      const action = sampler.sampleAction(strategy, 0, count);
      const taken = strategy[action]!;
      return walk(game.next(state, action), player, own, other * taken, sampled * taken);
    }
    const tried = strategy.map((frequency) => EXPLORATION / count + (1 - EXPLORATION) * frequency);
    const action = sampler.sampleAction(tried, 0, count);
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
