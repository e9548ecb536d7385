export * from './action.js';
export * from './hand/cardSource.js';
export { listDecisions, type PackedDecision } from './hand/decision.js';
export type * from './hand/event.js';
export { listEvents, rewind } from './hand/events.js';
export * from './hand/hand.js';
export { makePlan, type Plan } from './hand/plan.js';
export { countSeats, nextSeat } from './hand/seatSet.js';
export type { Half } from './hand/settlement.js';
export { listShowings, type Showing } from './hand/showing.js';
export { imagine } from './imagination.js';
export * from './ruleSet.js';
export * from './session/index.js';
export * from './setup.js';
export * from './variant.js';
export { VARIANTS } from './variants/index.js';
export {
  listSeenCards,
  makeView,
  type DrawRecord,
  type OwnCards,
  type SeatView,
  type Stakes,
  type View,
  type ViewEvent,
} from './view.js';
