export type { HistoryWords, ReplayTally } from './historyWords.js';
export { findLanguage, LANGUAGES, type Language } from './language.js';
export { EQUITY_COLUMNS, wordsOf, type EquityColumn, type Words } from './words.js';
