export { believe, type Belief, type BeliefOptions, type World } from './belief/belief.js';
export { findPublicRanges, renameSuits, type PublicRange } from './belief/publicRange.js';
export {
  evaluate,
  Evaluation,
  type ActionValue,
  type EvaluationOptions,
  type Verdict,
} from './evaluation.js';
export { listCandidates } from './rollout/candidates.js';
export type { ActionTally } from './rollout/tally.js';
export type { OpponentType, ImaginedPlayer } from './policy.js';
export { findPolicy, findUsualTypes, hasPolicy } from './usualTypes.js';
export { makeLv3, makeLv3Entry, type Lv3Options } from './lv3/lv3.js';
export type { SearchCode, SearchData, SearchValue } from './lv3/lv3Reason.js';
export {
  HOLDING_CLASSES,
  readOpponents,
  type HoldingClass,
  type HoldingShare,
  type OpponentRead,
} from './belief/holdingClass.js';
