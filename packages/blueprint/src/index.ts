// Abstractions and games.
export { type Abstraction } from './abstraction.js';
export {
  EXPLOITER_ABSTRACTIONS,
  findAbstraction,
  isTrainedGame,
  TRAINED_GAMES,
  USUAL_ABSTRACTIONS,
  type TrainedGame,
} from './abstractions.js';

// Training.
export { makeCheckpoint, resumeTraining } from './train/checkpoint.js';
export { Imitation } from './train/imitation.js';
export { Lane, type BatchReport } from './train/lane.js';
export { mergeLanes, type LearnedTables, type MergePlan } from './train/merge.js';
export { makeLesson, Training, USUAL_DEALS, USUAL_PLAN, type TrainingPlan } from './train/training.js';

// Strategies, and who plays them.
export { type Strategy } from './strategy/strategy.js';
export { makeStrategyFile, parseStrategyFile } from './strategy/strategyFile.js';
export {
  makeLv4Entry,
  makeTrainedPlayer,
  makeTrainedPolicy,
  type LoadStrategy,
} from './player/trainedPlayer.js';
export type { MixedAction, TrainedCode, TrainedData, TrainedHand } from './player/trainedReason.js';
