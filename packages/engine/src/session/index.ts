export type { Chair, Positions } from './button.js';
export type {
  CashConfig,
  CashOptions,
  SessionConfig,
  SessionOptions,
  TournamentConfig,
  TournamentOptions,
} from './config.js';
export { LEVEL_UNITS, makeLevels, TOURNAMENT_BLINDS, type Level, type LevelUnit } from './levels.js';
export type { Place } from './places.js';
export { ROTATIONS, type GameChange, type GameChoice, type RotationId } from './rotation.js';
export { makeSession, Session } from './session.js';
export { makeSessionJson, parseSessionJson } from './sessionJson.js';
export type { SessionState } from './sessionState.js';
export {
  makeDefaultSetup,
  makeMixStakes,
  MIX_STAKES,
  STUD_STAKES,
  type LimitStakes,
  type NoLimitStakes,
  type TableStakes,
  type StudStakes,
} from './stakes.js';
export type { HandStart, TableHand } from './tableHand.js';
export type { TableSeat, TableSeats } from './tableSeat.js';
