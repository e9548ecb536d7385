import { unwrap } from '@doorcard/cards';
import { parseGameState, type GameState, type GameStateInput } from '../../src/decision/gameState.js';
import { parseMccfrConfig, type MccfrConfigInput } from '../../src/decision/mccfrConfig.js';
import type { Strategy } from '../../src/decision/strategy.js';
import { TrainingSession, type TrainingOptions } from '../../src/decision/trainingSession.js';
import type { StrategySource } from '../../src/tree/strategySource.js';

export const stateOf = (input: GameStateInput): GameState => unwrap(parseGameState(input));

/** A session, with seed 1 unless the config has another. */
export const sessionOf = (
  input: GameStateInput,
  config: MccfrConfigInput = {},
  options: TrainingOptions = {},
): TrainingSession =>
  unwrap(TrainingSession.create(stateOf(input), unwrap(parseMccfrConfig({ seed: 1, ...config })), options));

export const solve = (input: GameStateInput, config: MccfrConfigInput = {}): Strategy =>
  sessionOf(input, config).solve();

/** By name of the action. */
export const frequencies = ({ actions }: Pick<Strategy, 'actions'>): Record<string, number> =>
  Object.fromEntries(actions.map(({ action, frequency }) => [action, frequency]));

export const evs = ({ actions }: Pick<Strategy, 'actions'>): Record<string, number> =>
  Object.fromEntries(actions.map(({ action, ev }) => [action, ev]));

/** The code of the error, or the value. */
export function codeOf(result: { ok: true } | { ok: false; error: { code: string } }): string {
  return result.ok ? 'no error' : result.error.code;
}

export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

/** A quick river: a few hands on each side, nobody always ahead. */
export const RIVER: GameStateInput = {
  hero: 'AhKd',
  board: 'Ts9s2hJc4d',
  villainRange: 'AA,KK,JJ,TT,AKs,AQs,KQs,QJs,JTs,T9s,A5s',
  pot: 10,
  stack: 30,
};

/** A flop with little betting, so that it is quick. */
export const SMALL_FLOP: GameStateInput = {
  hero: 'AhKd',
  board: 'Ts9s2h',
  villainRange: 'QQ,TT,AKs,JTs,98s',
  pot: 10,
  stack: 20,
  toCall: 3,
  menu: { first: { bet: '75%', raise: 'a' }, later: { bet: '75%', raise: 'a' } },
};

/** How the average strategies of a session play, for a best response that shares no code with the solver. */
export function strategySourceOf({ point, policy }: TrainingSession): StrategySource {
  const numbered = new Map(point.tree.decisions.map((node) => [node.source, node]));
  const places = point.hands.map(({ combos }) => new Map(combos.map((combo, hand) => [combo, hand])));
  return (source, { cards }) => {
    const node = numbered.get(source)!;
    const read = policy(node, cards);
    return (combo) => {
      const frequencies = new Float64Array(node.children.length);
      read(places[node.side]!.get(combo)!, frequencies);
      return frequencies;
    };
  };
}
