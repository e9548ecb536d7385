// Two ranges on a late street: 6th and 7th street of stud games, and the betting after the last draw.
export { isLateSource, openLateRun, readLateSetup, type LateRun, type LateSetup } from '../run/lateRun.js';
export type { RunSettings } from '../run/runSettings.js';
export { makeLateSolver, type LateOptions, type LateSolver } from './late.js';
export { groupClasses, reportClasses, type LateClass, type LateClassReport } from './lateClass.js';
export { makeLateSpotJsonSchema, type LateFile } from './lateFile.js';
export { makeLateFile } from './lateFileMaker.js';
export { type LateGameId, type LateStreet } from './lateGame.js';
export { LateRange } from './lateRange.js';
export {
  findLateHand,
  reportLateNode,
  type LateActionReport,
  type LateHandReport,
  type LateNodeReport,
} from './lateReport.js';
export type { LateAction } from './lateTree.js';
export { makeLateSpot, type LateSpot, type LateSpotOptions } from './lateSpot.js';
export { drawLateTree } from './lateTreeText.js';
export { parseLateNode, parseLatePath } from './line.js';
