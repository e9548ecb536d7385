export {
  type Drill,
  type DrillAnswer,
  type DrillLevel,
  type DrawKind,
  type EndlessFamily,
  type Explanation,
  type FamilyId,
  type Question,
} from './drill.js';
export {
  drillDocument,
  EMPTY_BOOK,
  findEntry,
  joinBooks,
  pickNext,
  recordAnswer,
  type DrillBook,
  type DrillEntry,
} from './drillBook.js';
export { listDrillGames, makeDrill } from './families.js';
export { addDecisions, addMistakes, makeMistakeDrill, type Mistake } from './mistake.js';
export { nextDrill } from './nextDrill.js';
export type { Memory } from './schedule.js';
