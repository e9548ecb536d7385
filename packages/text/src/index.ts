export { arenaWordsOf, type ArenaWords, type UnitName } from './arena/arenaWords.js';
export { capital } from './capital.js';
export { signed, writeBigBets, writeChips, writeResult, type WriteChips } from './chips.js';
export {
  describeFacts,
  describeSolved,
  describeValues,
  describeVerdict,
  isLossless,
  type CoachWords,
} from './coach/coachWords.js';
export { describeAnswer, describeQuestion, explainDrill, type DrillWords } from './drill/drillWords.js';
export type { EquityColumn, EquityWords } from './equity/equityWords.js';
export type { HistoryWords, ReplayTally } from './histories/historyWords.js';
export { describeJobNote } from './jobs/jobWords.js';
export { findLanguage, LANGUAGES, type Language } from './language.js';
export { nameLevel, namePlayer, type PlayerWords } from './players/playerWords.js';
export { describeReason, type ReasonWords } from './reasons/reasonWords.js';
export type { ServerWords } from './server/serverWords.js';
export { nameLateGroup } from './solve/solveWords.js';
export type {
  LateClassName,
  LateWords,
  SolveColumn,
  SolveEnd,
  SolveWords,
  SolvedAction,
} from './solve/solveWords.js';
export type { StatFamily, StatsWords, StatText } from './stats/statsWords.js';
export { describeAction, type ActionWords } from './table/actionWords.js';
export { nameChoice } from './table/choiceWords.js';
export { describeCommand, describeMemory } from './table/commandWords.js';
export { listDecided, nameDecision, type Decided } from './table/decided.js';
export { describeError } from './table/errorText.js';
export { describeEvent, type Person } from './table/eventWords.js';
export { nameHalf, nameHolding, nameOwnHand } from './table/holding.js';
export { listPeople } from './table/people.js';
export { listSentences, type Sentence } from './table/sentences.js';
export { nameStakes } from './table/stakesName.js';
export type { PlayWords, TableWords } from './table/tableWords.js';
export { trainWordsOf, type TrainWords } from './train/trainWords.js';
export { wordsOf, type AmountWords, type CommonWords, type Words, type WriteAmounts } from './words.js';
