import { LISTED } from './listed.js';

/** A strategy that comes with this package. */
export interface StrategyFile {
  /** As in `@doorcard/strategies/files/badugi.strategy.gz`. */
  readonly file: string;
  /** SHA-256 of the file, in hexadecimal digits: programs may keep it under this name. */
  readonly hash: string;
}

/** By game; a game without a trained strategy is not there. */
export const STRATEGY_FILES: Readonly<Record<string, StrategyFile | undefined>> = LISTED;
