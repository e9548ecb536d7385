export { decideAction } from './badugi/betting.js';
export { calculateBreakability, shouldBreakBadugi, type BreakabilityScore } from './badugi/breakability.js';
export { decideDiscards } from './badugi/discards.js';
export { chanceOfBadugi } from './badugi/drawOutcomes.js';
export { calculateEquity, type EquityCalculation } from './badugi/equityCalculation.js';
export { estimateOpponentRange, type HandStrengthRange } from './badugi/handStrengthRange.js';
export { isSmooth, OPENING_RANGES, type OpeningLimit, type OpeningRange } from './badugi/openingRange.js';
export { getPositionContext, type PositionCategory, type PositionContext } from './badugi/position.js';
export type { Reading, ReadingName } from './badugi/reading.js';
export { shouldSnow } from './badugi/snow.js';
export { CPU_PROFILES, getStrategyProfile, type StrategyProfile } from './badugi/strategyProfile.js';
export {
  checkDraws,
  checkEquityCalculation,
  checkHandStrengthRange,
  checkPositionContext,
  checkStrategyProfile,
} from './badugi/valueCheck.js';
export { highValue, LOW_VALUE, lowValue } from './cardValue.js';
export { checkParams, LV1_PARAMS, LV1_PROFILES, type CpuParamsLv1, type Lv1Profile } from './lv1/params.js';
export type { CpuDecision, CpuPlayer, Decision, Player } from './player.js';
export { checkPlayer, refuseAction } from './checkedPlayer.js';
export { playHand, type HandPlay, type Witness } from './handPlay.js';
export { preparePlayer, preparePlayers } from './preparation.js';
export type { BadugiCode, BadugiData } from './badugi/badugiReason.js';
export type { EquityCode, EquityData } from './equity/equityReason.js';
export type { Lv1Code, Lv1Data } from './lv1/lv1Reason.js';
export type { RazzCode, RazzData } from './razz/razzReason.js';
export { classify3rdRazz, type RazzStart } from './razz/razzStart.js';
export type { CommonCode, CommonData, CpuCode, CpuData, CpuReason, Reason } from './reason.js';
export type { LiveGrade } from './stud/liveGrade.js';
export type { StudCode, StudDraw, StudData } from './stud/studReason.js';
export { STUD_TIERS, studTier, studTierAlone, type StudTier } from './stud/studTier.js';
export { threatOf } from './stud/threat.js';
export { countLowDead, type LowDead } from './stud8/lowDead.js';
export { inferRoleNow, type Matchup, type Stud8Role } from './stud8/role.js';
export { inferIntentFromDoor, type DoorIntent, type Intent } from './stud8/splitBoard.js';
export type { Stud8Code, Stud8Data } from './stud8/stud8Reason.js';
export { classify3rdStud8, type Stud8Start } from './stud8/stud8Start.js';
export { findPlayers, makeRegistry, type PlayerEntry, type Registry } from './registry.js';
export { usualEntries } from './usualEntries.js';
export { runSteps, type Steps } from './steps.js';
export { happens, streamOf } from './stream.js';
export {
  buildVisibleContext,
  getLastAggressorSeat,
  type ThirdStreet,
  type VisibleContext,
  type VisibleOpponent,
} from './visibleContext.js';
export { fallbacks, pickAction, type Wish } from './wish.js';
