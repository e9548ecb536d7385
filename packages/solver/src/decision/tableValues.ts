import { compatibleWeights } from '../report/compatibleWeights.js';
import { Walk } from '../postflop/walk.js';
import type { Mode } from '../postflop/words.js';
import type { SolveSteps } from '../run/iterativeSolver.js';
import type { Side } from '../tree/bettingTree.js';
import type { DecisionPoint } from './decisionPoint.js';
import type { PointTables } from './pointTables.js';

const WORD = 4;

/**
 * The exploitability of the average strategies in the tables, for checks during a run: the same number as that of
 * `computeEv` except for f32 rounding, but faster, since boards that differ only in suit names are visited once.
 */
export function* measureTables(
  point: DecisionPoint,
  { layout, buffer, kernels }: PointTables,
): SolveSteps<number> {
  const { decisionTree, state, hands } = point;
  const walk = new Walk(layout, buffer, kernels, 0);
  const floats = new Float32Array(buffer);
  const met = compatibleWeights(hands[0].combos, hands[1]);
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
  // A share of an empty pot is undefined.
  return state.pot === 0 ? gain / 2 : gain / 2 / state.pot;
}
