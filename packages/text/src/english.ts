// One language in parts, under the same names as the other, for programs that load the language in use and no other.
export { commonEn as common, writeAmountsEn as writeAmounts } from './en.js';
export { arenaEn as arena } from './arena/arenaEn.js';
export { coachEn as coach } from './coach/coachEn.js';
export { drillEn as drills } from './drill/drillEn.js';
export { equityEn as equity } from './equity/equityEn.js';
export { reasonsEn as reasons } from './reasons/en/reasonsEn.js';
export { HOLDINGS as holdings } from './reasons/en/search.js';
export { solveEn as solve } from './solve/solveEn.js';
export { statsEn as stats } from './stats/statsEn.js';
export { commandsEn as commands } from './table/commandsEn.js';
export { playEn as play } from './table/playEn.js';
