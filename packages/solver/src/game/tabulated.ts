import type { Game, Turn } from './game.js';
import { unroll } from './unrolled.js';

/**
 * The same game with numbered states and precomputed tables: faster to sample, for games small enough to enumerate.
 * Information keys stay the same; outcomes with probability 0 are left out.
 */
export function tabulate<S>(game: Game<S>): Game {
  const { turns, edges, children, chances, keys, payoffs } = unroll(game);
  return {
    name: game.name,
    root: () => 0,
    turn: (state) => turns[state]! as Turn,
    actions: (state) => edges[state + 1]! - edges[state]!,
    chance: (state, outcome) => chances[edges[state]! + outcome]!,
    next: (state, action) => children[edges[state]! + action]!,
    payoff: (state, player) => (player === 0 ? payoffs[state]! : -payoffs[state]!),
    infoKey: (state) => keys[state]!,
  };
}
