import { CHANCE, END, type Game, type GamePlayer, type Policy } from './game.js';

/** What `player` wins on average when both play the policy. */
export function valueOf<S>(game: Game<S>, policy: Policy, player: GamePlayer): number {
  const walk = (state: S): number => {
    const turn = game.turn(state);
    if (turn === END) return game.payoff(state, player);
    return averageActions(game, policy, state, walk);
  };
  return walk(game.root());
}

/** The mean value of a state's actions, weighted by the probabilities of chance or of the policy. */
function averageActions<S>(game: Game<S>, policy: Policy, state: S, valueAt: (state: S) => number): number {
  const count = game.actions(state);
  const frequencies = game.turn(state) === CHANCE ? undefined : policy(game.infoKey(state), count);
  let value = 0;
  for (let action = 0; action < count; action++) {
    const weight = frequencies === undefined ? game.chance(state, action) : frequencies[action]!;
    if (weight > 0) value += weight * valueAt(game.next(state, action));
  }
  return value;
}

/** What `player` wins on average with the best response to the other's policy. */
export function bestResponseValue<S>(game: Game<S>, policy: Policy, player: GamePlayer): number {
  const choices = new Map<number, number>();
  const sets = gatherSets(game, policy, player);

  const walk = (state: S): number => {
    const turn = game.turn(state);
    if (turn === END) return game.payoff(state, player);
    if (turn === player) return walk(game.next(state, choose(game.infoKey(state))));
    return averageActions(game, policy, state, walk);
  };

  /** The best action of an information set: one for all its states, since the player cannot distinguish them. */
  const choose = (key: number): number => {
    const known = choices.get(key);
    if (known !== undefined) return known;
    const members = sets.get(key)!;
    let best = 0;
    let bestValue = -Infinity;
    for (let action = 0; action < game.actions(members[0]!.state); action++) {
      let value = 0;
      for (const { state, reach } of members) if (reach > 0) value += reach * walk(game.next(state, action));
      if (value > bestValue) [best, bestValue] = [action, value];
    }
    choices.set(key, best);
    return best;
  };

  return walk(game.root());
}

/** Half of what the best responses of both players to a policy win together. Zero only in equilibrium. */
export const exploitability = <S>(game: Game<S>, policy: Policy): number =>
  (bestResponseValue(game, policy, 0) + bestResponseValue(game, policy, 1)) / 2;

interface Member<S> {
  readonly state: S;
  /** The probability that chance and the other player lead here. */
  readonly reach: number;
}

function gatherSets<S>(game: Game<S>, policy: Policy, player: GamePlayer): Map<number, Member<S>[]> {
  const sets = new Map<number, Member<S>[]>();
  const walk = (state: S, reach: number): void => {
    const turn = game.turn(state);
    if (turn === END) return;
    const count = game.actions(state);
    if (turn === player) {
      const key = game.infoKey(state);
      const members = sets.get(key);
      if (members === undefined) sets.set(key, [{ state, reach }]);
      else members.push({ state, reach });
    }
    const frequencies = turn === CHANCE || turn === player ? undefined : policy(game.infoKey(state), count);
    for (let action = 0; action < count; action++) {
      const weight = turn === CHANCE ? game.chance(state, action) : (frequencies?.[action] ?? 1);
      walk(game.next(state, action), reach * weight);
    }
  };
  walk(game.root(), 1);
  return sets;
}
