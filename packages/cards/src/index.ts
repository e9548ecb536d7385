export {
  cardOf,
  cards,
  DECK_SIZE,
  isCard,
  makeCard,
  makeCards,
  makeRank,
  parseCard,
  parseCards,
  parseRank,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type Card,
  type CardName,
  type Rank,
  type RankChar,
  type Suit,
} from './card.js';
export { CardSet, countBits } from './cardSet.js';
export { Deck, shuffle } from './deck.js';
export { DRAW_POLICIES, type DrawPolicyId } from './equity/drawPolicy.js';
export { computeEquity, type Equity, type EquityOptions, type HandEquity } from './equity/equity.js';
export { makeRankers, type Ranker } from './equity/ranker.js';
export { checkSpot, type EquitySpot } from './equity/equitySpot.js';
export { rankAceToFive5, rankAceToFive7, rankEight7 } from './eval/aceToFive.js';
export { rankBadugi, rankBadugi4 } from './eval/badugi.js';
export { rankDeuceToSeven5 } from './eval/deuceToSeven.js';
export { HIGH_CATEGORIES, rankHigh5, rankHigh6, rankHigh7, type HighCategory } from './eval/high.js';
export { rankOmahaHigh, rankOmahaLow } from './eval/omaha.js';
export {
  BOARD_STEPS,
  HIGH_BOARD_RANKS,
  LOW_BOARD_RANKS,
  prepareBoards,
  rankHighBoard,
  rankLowBoard,
} from './eval/studBoard.js';
export { cardsOf, COMBO_COUNT, comboOf, makeCombo, parseCombo, type Combo } from './range/combo.js';
export { makeRange } from './range/compactText.js';
export { PREFLOP_ORDER } from './range/preflopOrder.generated.js';
export { Range } from './range/range.js';
export { parseRange } from './range/rangeText.js';
export {
  aceToFive,
  badugi,
  deuceToSeven,
  eightOrBetter,
  high,
  highBoard,
  lowBoard,
  RANKING_BY_ID,
  type HandDescription,
  type Ranking,
  type RankingId,
} from './ranking.js';
export { InputError, refuse, succeed, unwrap, type InputErrorDetails, type Result } from '@doorcard/sealed';
export { parseSeed } from './seed.js';
export { below, secureRng, splitMix64, Xoshiro256, type Rng } from './rng.js';
export {
  BADUGI,
  DEUCE_SINGLE,
  DEUCE_TRIPLE,
  HOLDEM,
  OMAHA,
  OMAHA_EIGHT,
  RAZZ,
  STUD,
  STUD_EIGHT,
  type Showdown,
} from './showdown.js';
