// Two hold'em ranges after the flop: spot files, betting trees, the solver, and reports of solved decisions.
export {
  openSpotRun,
  readSpotSetup,
  type SpotRun,
  type SpotSettings,
  type SpotSetup,
  type SpotSource,
} from '../run/spotRun.js';
export {
  reportNode,
  type ActionReport,
  type HandReport,
  type NodeReport,
  type SolvedSpot,
} from '../report/nodeReport.js';
export { parseSolvedFile } from '../save/solvedFile.js';
export { makePostflop, type Postflop, type PostflopOptions } from '../postflop/postflop.js';
export type { BettingNode, DecisionNode } from '../tree/bettingTree.js';
export { buildTree } from '../tree/buildTree.js';
export { findDecision, parseNodePath, ROOT_PATH, type NodePath } from '../tree/nodePath.js';
export { countNodes, drawTree } from '../tree/treeText.js';
export type { Lock } from './locks.js';
export { parseSpot, parseTarget, streetOf, type Spot } from './spot.js';
export { PRECISIONS, readJson, readLockList, SPOT_ALGORITHMS, type SpotFile } from './spotFile.js';
