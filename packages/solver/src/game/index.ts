// Solvers for any two-player zero-sum game that is written as a `Game` record.
export { makeFullTraversal, type FullTraversal } from '../cfr/fullTraversal.js';
export type { Discounts, Schedule } from '../cfr/schedule.js';
export { SCHEDULES } from '../cfr/schedules.js';
export { makeExternalSampling } from '../sampling/external.js';
export type { SamplingSolver } from '../sampling/samplingSolver.js';
export { exploitability, valueOf } from './bestResponse.js';
export type { Game, GamePlayer, Policy, Turn } from './game.js';
export { kuhn } from './kuhn.js';
export { leduc } from './leduc.js';
export { tabulate } from './tabulated.js';
