// One language in parts, under the same names as the other, for programs that load the language in use and no other.
export { commonJa as common, writeAmountsJa as writeAmounts } from './ja.js';
export { arenaJa as arena } from './arena/arenaJa.js';
export { coachJa as coach } from './coach/coachJa.js';
export { drillJa as drills } from './drill/drillJa.js';
export { equityJa as equity } from './equity/equityJa.js';
export { reasonsJa as reasons } from './reasons/ja/reasonsJa.js';
export { HOLDINGS as holdings } from './reasons/ja/search.js';
export { solveJa as solve } from './solve/solveJa.js';
export { statsJa as stats } from './stats/statsJa.js';
export { commandsJa as commands } from './table/commandsJa.js';
export { playJa as play } from './table/playJa.js';
