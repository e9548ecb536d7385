// Players by name, and how they play.
export { findPlayers, makeRegistry, type PlayerEntry, type Registry } from './registry.js';
export { readHeadsUpShares } from './badugi/headsUp/headsUpShares.js';
export { usualEntries } from './usualEntries.js';
export { makeLv1, makeLv2 } from './levels.js';
export { LV1_PARAMS, type CpuParamsLv1 } from './lv1/params.js';
export { CPU_PROFILES, getStrategyProfile, type StrategyProfile } from './badugi/strategyProfile.js';
export type { CpuDecision, CpuPlayer, Decision, OpponentRecord, OpponentRecords, Player } from './player.js';
export { checkPlayer, refuseAction } from './checkedPlayer.js';
export { preparePlayer, preparePlayers } from './preparation.js';
export { playHand, type OnDecision } from './handPlay.js';
export { runSteps, type Steps } from './steps.js';
export { isSameAction, type ActionFrequency } from './frequencies.js';
export { happens, streamOf } from './stream.js';

// Why they do it.
export type { CommonCode, CommonData, CpuCode, CpuData, CpuReason, Reason } from './reason.js';
export type { BadugiCode, BadugiData } from './badugi/badugiReason.js';
export type { LowCode, LowData } from './deuce/deuceReason.js';
export type { EquityCode, EquityData } from './equity/equityReason.js';
export type { Lv1Code, Lv1Data } from './lv1/lv1Reason.js';
export type { RazzCode, RazzData } from './razz/razzReason.js';
export type { StudCode, StudData } from './stud/studReason.js';
export type { Grade } from './sparring/grade.js';
export type { ShareCode, ShareData } from './share/shareReason.js';
export type { SparringCode, SparringData } from './sparring/sparringReason.js';
export type { Stud8Code, Stud8Data } from './stud8/stud8Reason.js';

// Position in Badugi, for measurements.
export type { OpeningSeat } from './badugi/openingSeat.js';
export { getPositionContext } from './badugi/position.js';
