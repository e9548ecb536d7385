export {
  listPokerStarsLosses,
  POKERSTARS_LOSSES,
  type PokerStarsLoss,
  type PokerStarsLossCode,
} from './losses.js';
export type { PokerStarsDetails } from './pokerStarsDetails.js';
export {
  POKERSTARS_SITES,
  type PokerStarsCurrency,
  type PokerStarsHand,
  type PokerStarsPlayer,
  type PokerStarsSite,
  type PokerStarsTournament,
} from './pokerStarsHand.js';
export {
  makeOpenPokerStarsText,
  makePokerStarsHandText,
  makePokerStarsText,
  parsePokerStarsText,
  splitPokerStarsText,
  type PokerStarsReadOptions,
} from './pokerStarsText.js';
export { toScript, type PokerStarsScript, type ScriptedDecision } from './script.js';
