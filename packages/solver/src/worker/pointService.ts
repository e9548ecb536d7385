import { unwrap } from '@doorcard/cards';
import { describeMenu } from '../decision/decisionMenu.js';
import { determineAvailableActions } from '../decision/decisionTree.js';
import { parseGameState, requiredEquity, type GameState } from '../decision/gameState.js';
import { respond } from '../decision/response.js';
import { SprBucket } from '../decision/sprBucket.js';
import { parseVillainStrategy } from '../decision/villainStrategy.js';
import type { Clock } from '../run/clock.js';
import { finish } from '../run/iterativeSolver.js';
import { openPointRun, type PointRun } from '../run/pointRun.js';
import type { Command, PointSolveOptions, Reply } from './message.js';

/** The run of a decision point. */
export interface OpenPoint {
  readonly kind: 'point';
  readonly run: PointRun;
  readonly state: GameState;
}

type Answer<T extends Reply['type']> = Extract<Reply, { type: T }>;

export function openPoint(
  id: number,
  point: unknown,
  { seed, maxSeconds, ...options }: PointSolveOptions,
  clock: Clock,
): [OpenPoint, Answer<'openedPoint'>] {
  const state = unwrap(parseGameState(point));
  const run = unwrap(
    openPointRun(state, {
      ...options,
      clock,
      seconds: maxSeconds,
      seed: seed === undefined ? undefined : BigInt(seed),
    }),
  );
  return [
    { kind: 'point', run, state },
    {
      type: 'openedPoint',
      id,
      bytes: run.solver.bytes,
      actions: unwrap(determineAvailableActions(state)),
      heroRange: state.heroRangeText,
      heroRangeSource: state.heroRangeSource,
      villainCombos: state.villainCombos,
      requiredEquity: requiredEquity(state),
      sprBucket: SprBucket.fromSpr(state.stack / state.pot),
      menu: describeMenu(state.menu),
    },
  ];
}

export function reportPoint(id: number, { run }: OpenPoint, exact: boolean): Answer<'pointReport'> {
  const { solver, result } = run;
  const measured = result.measured ?? (exact ? finish(solver.measure()) : null);
  const { frequencies, evs, convergence } = solver.readRow(measured);
  return {
    type: 'pointReport',
    id,
    iterations: solver.iterations,
    frequencies: [...frequencies],
    evs: evs === null ? null : [...evs],
    convergence,
    exploitability: measured?.exploitability ?? null,
    range: measured?.range ?? null,
  };
}

export function respondToVillain(
  id: number,
  { run, state }: OpenPoint,
  { villain, perChip }: Extract<Command, { type: 'respond' }>,
): Answer<'responded'> {
  const policy = unwrap(parseVillainStrategy(villain, state, perChip));
  const { actions, ev, heroEv } = unwrap(respond(state, policy, run.solver.policy));
  return { type: 'responded', id, actions: [...actions], ev, equilibriumEv: heroEv! };
}
