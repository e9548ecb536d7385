import { CHANCE, END, type Game, type GamePlayer } from '../game/game.js';
import { matchRegrets } from './matching.js';
import type { McSampler } from './mcSampler.js';
import type { Rows } from './rows.js';
import { startSampling, type Pass, type SamplingOptions, type SamplingSolver } from './samplingSolver.js';

/**
 * External sampling: all actions of the player whose tables are updated, one sampled action of chance and of the
 * other player. Lanctot, Waugh, Zinkevich, Bowling 2009, "Monte Carlo Sampling for Regret Minimization in Extensive Games".
 */
export const makeExternalSampling = <S>(game: Game<S>, options: SamplingOptions): SamplingSolver =>
  startSampling(sampleExternally, game, options);

function sampleExternally<S>(game: Game<S>, rows: Rows, sampler: McSampler): Pass {
  /** Strategies and values of the nodes on the way down, one after the other. */
  let stack = new Float64Array(256);
  const root = game.root();
  const { rng } = sampler;

  function drawOutcome(state: S): number {
    let rest = rng.nextUint32() / 2 ** 32;
    let last = 0;
    for (let outcome = 0, count = game.actions(state); outcome < count; outcome++) {
      const chance = game.chance(state, outcome);
      if (chance === 0) continue;
      if (rest < chance) return outcome;
      rest -= chance;
      last = outcome;
    }
    return last;
  }

  function walk(from: S, player: GamePlayer, top: number): number {
    let state = from;
    for (;;) {
      const turn = game.turn(state);
      if (turn === END) return game.payoff(state, player);
      if (turn === CHANCE) {
        state = game.next(state, drawOutcome(state));
        continue;
      }
      const count = game.actions(state);
      const row = rows.find(game.infoKey(state), count);
      if (top + 2 * count > stack.length) {
        const longer = new Float64Array(2 * stack.length + 2 * count);
        longer.set(stack);
        stack = longer;
      }
      matchRegrets(rows.regrets, row, count, stack, top);
      if (turn === player) return explore(state, player, row, count, top);
      const sums = rows.sums;
      for (let i = 0; i < count; i++) sums[row + i]! += stack[top + i]!;
      state = game.next(state, sampler.sampleAction(stack, top, count));
    }
  }

  function explore(state: S, player: GamePlayer, row: number, count: number, top: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const gain = walk(game.next(state, i), player, top + 2 * count);
      stack[top + count + i] = gain;
      value += stack[top + i]! * gain;
    }
    const regrets = rows.regrets;
    for (let i = 0; i < count; i++) regrets[row + i]! += stack[top + count + i]! - value;
    return value;
  }

  return (player) => void walk(root, player, 0);
}
