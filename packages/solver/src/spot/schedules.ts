import type { Schedule } from '../cfr/schedule.js';
import { SCHEDULES } from '../cfr/schedules.js';
import type { SpotAlgorithm } from './spotFile.js';

/** The algorithms of spot files. */
export const SPOT_SCHEDULES: Readonly<Record<SpotAlgorithm, Schedule>> = {
  dcfr: SCHEDULES.discounted,
  cfr: SCHEDULES.vanilla,
  'cfr+': SCHEDULES.plus,
  linear: SCHEDULES.linear,
};
