export { makeHandJson, parseHandJson, readHandRecord } from './json/handJson.js';
export { makeHandRecord, type HandRecord } from './json/handRecord.js';
export { ruleSetSchema } from './json/ruleSetSchema.js';
export { cutPhhs, cutPokerStars, type PieceCutter, type TextPiece } from './pieces.js';
export type { PhhDetails } from './phh/phhDetails.js';
export type { PhhHand } from './phh/phhHand.js';
export type { PhhHandRead, PhhLines, PhhRead } from './phh/phhReader.js';
export { makePhh, makePhhs, parsePhh, parsePhhEntries, parsePhhs, type PhhEntry } from './phh/phhText.js';
export {
  readPhhHand,
  writePhhHand,
  type PhhReadOptions,
  type PhhWriteOptions,
  type PlayedHand,
} from './phhHistory.js';
export { listPokerStarsLosses, type PokerStarsLoss } from './pokerstars/losses.js';
export { makePhhMetadata, makeTextMetadata, type TextMetadata } from './pokerstars/metadata.js';
export { readPokerStarsText, type PlayedText, type PlayedTextOptions } from './pokerstars/playedText.js';
export type { PokerStarsDetails } from './pokerstars/pokerStarsDetails.js';
export type { PokerStarsHand } from './pokerstars/pokerStarsHand.js';
export {
  makeOpenPokerStarsText,
  makePokerStarsText,
  splitPokerStarsText,
  type PokerStarsReadOptions,
} from './pokerstars/pokerStarsText.js';
export { Replayer } from './replayer.js';
export { countHand } from './statistics/countHand.js';
export { mergeCounters, NO_COUNTERS, type CounterFilter, type Counters } from './statistics/counters.js';
export { describeStat, type StatValue } from './statistics/describeStat.js';
export { findMean, findShareInterval, type Interval, type Mean } from './statistics/interval.js';
export { normalQuantile, studentQuantile } from './statistics/quantile.js';
export { ROLES, type Role } from './statistics/role.js';
export { STATS, type Stat, type StatPartId } from './statistics/stats.js';
export { findWinRate, HANDS_FOR_INTERVAL, type ResultFilter, type WinRate } from './statistics/winRate.js';
