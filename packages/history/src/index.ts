export { makeHandJson, parseHandJson, readHandRecord } from './json/handJson.js';
export { makeHandRecord, ruleSetSchema, type HandRecord } from './json/handRecord.js';
export * from './phh/index.js';
export {
  readPhhHand,
  writePhhHand,
  type PhhReadOptions,
  type PhhWriteOptions,
  type PlayedHand,
} from './phhHistory.js';
export * from './pokerstars/index.js';
export { Replayer } from './replayer.js';
export * from './statistics/index.js';
