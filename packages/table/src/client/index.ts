export { isLegalAmount, listAmounts, parseAmount, type AmountName } from './amounts.js';
export type { TableAnswer } from './answers.js';
export { bringsIn, findLayout, listCards, type CardLayout, type LyingCard } from './cardRow.js';
export { listChoices, type ActionChoice } from './choices.js';
export { parseCommand, type TableCommand, type TablePress } from './command.js';
export { TABLE_KEYS, type TableKey } from './keys.js';
export { countPots, listAwards, listPots, type Award, type Pot } from './pots.js';
export { findSeatState, type SeatState } from './seats.js';
export { countMissingChips, findMyPlace, findWinner } from './standing.js';
export { connectClient, type TableClient } from './tableClient.js';
export {
  answerQuestion,
  NO_TABLE,
  reduceMessage,
  requestHint,
  toggleMark,
  type TableState,
} from './tableState.js';
export { findTurn, isBetweenHands, type TableTurn } from './turn.js';
