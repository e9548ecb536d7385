export { makePhhAction, parsePhhAction, type PhhAction } from './phhAction.js';
export { makePhhCards, parsePhhCards, type PhhCards } from './phhCards.js';
export type { PhhDetail, PhhDetails } from './phhDetails.js';
export type { PhhHand } from './phhHand.js';
export type { PhhRead } from './phhReader.js';
export { makePhh, makePhhs, parsePhh, parsePhhEntries, parsePhhs, type PhhEntry } from './phhText.js';
export {
  parsePhhVariant,
  PHH_STAKES,
  PHH_STAKES_OF,
  PHH_VARIANTS,
  type PhhStake,
  type PhhVariant,
} from './phhVariant.js';
