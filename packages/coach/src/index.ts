export {
  reviewHand,
  type HandReview,
  type ReviewedDecision,
  type ReviewOptions,
} from './review/handReview.js';
export { Branch, type BranchOptions } from './branch/branch.js';
export { ReviewRun } from './review/reviewRun.js';
export { reviewSchema } from './review/reviewSchema.js';
export {
  makeReviewTask,
  REVIEW_SIGNATURE,
  type ReviewInput,
  type ReviewOutput,
} from './review/reviewTask.js';
export {
  estimatePer100,
  summarize,
  type ExpensiveDecision,
  type LossRow,
  type SessionSummary,
} from './review/sessionSummary.js';
export { listFacts, type Fact } from './verdict/facts.js';
export {
  Judge,
  type BookMove,
  type DecisionVerdict,
  type JudgedAction,
  type JudgeOptions,
  type ModelLoss,
} from './verdict/judge.js';
export type { Estimate, Label, NoLabel } from './verdict/label.js';
export { findModel, makeMixedModel, makeSeatedModel, type OpponentModel } from './verdict/opponentModel.js';
export { listOwnDecisions, type OwnDecision } from './verdict/ownDecision.js';
export { THRESHOLDS, type Fault, type Threshold } from './verdict/thresholds.js';
export {
  SecondOpinion,
  type SecondOpinionOptions,
  type OpinionAction,
  type OpinionProgress,
  type SolvedVerdict,
} from './spot/secondOpinion.js';
export { checkLate } from './spot/streetBetting.js';
export { solvedSchema } from './spot/solvedSchema.js';
export { actionSchema, verdictSchema } from './verdict/verdictSchema.js';
export { spotOf, type HandDecision, type TableSpot, type TableSpotOptions } from './spot/tableSpot.js';
