export { countHand } from './countHand.js';
export {
  mergeCounters,
  NO_COUNTERS,
  type CounterFilter,
  type Counters,
  type ResultSums,
  type Sums,
  type Tally,
} from './counters.js';
export { describeStat, type StatValue } from './describeStat.js';
export { findMean, findShareInterval, type Interval, type Mean } from './interval.js';
export { findRole, ROLES, type Role } from './role.js';
export {
  AVERAGES,
  SHARES,
  STAT_PARTS,
  STATS,
  type AverageId,
  type ShareId,
  type Stat,
  type StatId,
  type StatPart,
  type StatPartId,
} from './stats.js';
export { findWinRate, type ResultFilter, type WinRate } from './winRate.js';
