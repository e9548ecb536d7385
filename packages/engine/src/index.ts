export {
  act,
  decodeAction,
  encodeAction,
  findLegal,
  type Action,
  type Legal,
  type LegalRaise,
} from './action.js';
export { UNKNOWN_CARD, type CardSource } from './hand/cardSource.js';
export { listDecisions, type PackedDecision } from './hand/decision.js';
export type { HandEvent, RaiseKind } from './hand/event.js';
export { listEvents, recordEvents, rewind } from './hand/events.js';
export {
  BETTING,
  CALL,
  DRAW,
  DRAW_BIT,
  DRAWING,
  FOLD,
  Hand,
  OVER,
  POST_BRING_IN,
  RAISE,
  RAISE_TO,
} from './hand/hand.js';
export { makePlan, type Plan } from './hand/plan.js';
export { countSeats, nextSeat } from './hand/seatSet.js';
export type { Half } from './hand/settlement.js';
export type { HandSink } from './hand/sink.js';
export { HandFrame, type FrameSeat, type Reshuffle, type SeatCards } from './handFrame.js';
export { imagine } from './imagination.js';
export { LiveView } from './liveView.js';
export { RULE_SETS, type RuleSet, type RuleSetId } from './ruleSet.js';
export type { Chair } from './session/button.js';
export type { SessionConfig, SessionOptions } from './session/config.js';
export { LEVEL_UNITS, makeLevels, type Level, type LevelUnit } from './session/levels.js';
export type { Place } from './session/places.js';
export { ROTATIONS, type GameChange, type RotationId } from './session/rotation.js';
export { makeSession, Session } from './session/session.js';
export { makeSessionJson, parseSessionJson } from './session/sessionJson.js';
export type { SessionState } from './session/sessionState.js';
export { makeDefaultSetup, makeCashStakes, STUD_STAKES, type TableStakes } from './session/stakes.js';
export type { TableHand } from './session/tableHand.js';
export type { TableSeats } from './session/tableSeat.js';
export { checkSetup, MAX_SEATS, MIN_SEATS, type Chips, type Seat, type Setup } from './setup.js';
export { GAMES, type Betting, type GameId, type Street, type Variant } from './variant.js';
export { VARIANTS } from './variants/index.js';
export {
  listSeenCards,
  makeView,
  type DrawRecord,
  type SeatView,
  type Stakes,
  type View,
  type ViewEvent,
} from './view.js';
