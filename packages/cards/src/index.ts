export * from './card.js';
export { CardSet, countBits } from './cardSet.js';
export { Deck, shuffle } from './deck.js';
export { DRAW_POLICIES, type DrawPolicyId } from './equity/drawPolicy.js';
export * from './equity/equity.js';
export { makeRankers, type Ranker } from './equity/ranker.js';
export { checkSpot, type EquitySpot } from './equity/equitySpot.js';
export {
  rankAceToFive5,
  rankAceToFive6,
  rankAceToFive7,
  rankEight5,
  rankEight6,
  rankEight7,
} from './eval/aceToFive.js';
export { rankBadugi, rankBadugi4 } from './eval/badugi.js';
export { rankDeuceToSeven5 } from './eval/deuceToSeven.js';
export { HIGH_CATEGORIES, rankHigh5, rankHigh6, rankHigh7, type HighCategory } from './eval/high.js';
export { rankOmahaHigh, rankOmahaLow } from './eval/omaha.js';
export {
  BOARD_STEPS,
  EMPTY_BOARD,
  HIGH_BOARD_RANKS,
  LOW_BOARD_RANKS,
  prepareBoards,
  rankHighBoard,
  rankLowBoard,
} from './eval/studBoard.js';
export { cardsOf, COMBO_COUNT, comboOf, makeCombo, parseCombo, type Combo } from './range/combo.js';
export { makeRange } from './range/compactText.js';
export {
  classOf,
  combosOf,
  HAND_CLASS_COUNT,
  makeHandClass,
  parseHandClass,
  type HandClass,
  type HandClassName,
} from './range/handClass.js';
export { Range } from './range/range.js';
export { parseRange } from './range/rangeText.js';
export * from './ranking.js';
export { InputError, refuse, succeed, unwrap, type InputErrorDetails, type Result } from '@doorcard/sealed';
export { below, parseSeed, secureRng, splitMix64, Xoshiro256, type Rng } from './rng.js';
export * from './showdown.js';
