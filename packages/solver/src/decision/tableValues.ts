import { meet } from '../report/meeting.js';
import { Walk } from '../postflop/walk.js';
import type { Mode } from '../postflop/words.js';
import type { SolveSteps } from '../run/iterativeSolver.js';
import type { Side } from '../tree/bettingTree.js';
import type { DecisionPoint } from './decisionPoint.js';
import type { PointTables } from './pointTables.js';

const WORD = 4;

/**
 * What best answers win against the average strategies of the tables: the same exploitability as that of `computeEv`, with
 * f32 rounding and boards that differ by suit names played out once. It is for checks during a run.
 */
export function* measureTables(
  point: DecisionPoint,
  { layout, buffer, kernels }: PointTables,
): SolveSteps<number> {
  const { decisionTree, state, hands } = point;
  const walk = new Walk(layout, buffer, kernels, 0);
  const floats = new Float32Array(buffer);
  const met = meet(hands[0].combos, hands[1]);
  const deals = met.reduce((sum, weight, hand) => sum + weight * hands[0].weights[hand]!, 0);
  const value = (mode: Mode, traverser: Side): number => {
    const pass = { mode, traverser, iteration: 0, prune: true };
    const first = walk.runAlone(pass) / WORD;
    const weights = walk.rootWeights(traverser);
    const total = weights.reduce((sum, weight, place) => sum + weight * floats[first + place]!, 0);
    return total / deals + decisionTree.pot / 2;
  };
  const oop = value('best', 0);
  yield 0.5;
  const gain = oop + value('best', 1) - decisionTree.pot;
  // In an empty pot there is no share to speak of.
  return state.pot === 0 ? gain / 2 : gain / 2 / state.pot;
}
