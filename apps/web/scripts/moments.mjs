// Moments of a hand that are worth a picture, for `findTable`.
import { VARIANTS } from '@doorcard/engine';
import { listAwards } from '@doorcard/table/client';

/** @typedef {import('./dealtTable.mjs').Moment} Moment */
/** @typedef {import('@doorcard/engine').GameId} GameId */

const ACE = 12;
const EIGHT = 6;

/** @type {(moment: Moment) => number} */
const countRivals = ({ view }) =>
  view.seats.filter(({ folded }, seat) => !folded && seat !== view.seat).length;

/** @type {(moment: Moment) => number} */
const countLows = ({ view }) =>
  new Set((view.mine?.cards ?? []).map((card) => card >> 2).filter((rank) => rank <= EIGHT || rank === ACE))
    .size;

/** Asked for something on a street, against at least this many rivals. @type {(moment: Moment, street: number, rivals: number) => boolean} */
const isAsked = (moment, street, rivals) =>
  !moment.isOver && moment.view.street === street && countRivals(moment) >= rivals;

/** In the middle of a hand of any game, with something to pay. @type {(moment: Moment) => boolean} */
export function isMidway(moment) {
  const { streets } = VARIANTS[/** @type {GameId} */ (moment.view.game)];
  const street = Math.min(2, streets.length - 1);
  return isAsked(moment, street, 2) && moment.view.legal?.call !== undefined;
}

/** Four low cards on 5th street, with a bet to call. @type {(moment: Moment) => boolean} */
export const isLowDraw = (moment) =>
  moment.view.game === 'stud8' &&
  isAsked(moment, 2, 2) &&
  moment.view.legal?.call !== undefined &&
  countLows(moment) === 4;

/** All seven cards of a stud game, with a bet to call. @type {(moment: Moment) => boolean} */
export const isSeventh = (moment) => isAsked(moment, 4, 1) && moment.view.legal?.call !== undefined;

/** The last draw, with three good cards and a high one to throw. @type {(moment: Moment) => boolean} */
export const isLastDraw = (moment) =>
  isAsked(moment, 3, 2) &&
  moment.view.legal?.draw !== undefined &&
  hasDrawn(moment) &&
  needsOne(moment.view.mine?.cards ?? []);

/** Without its highest card, a hand of Badugi has three ranks and three suits, all low. @type {(cards: readonly number[]) => boolean} */
function needsOne(cards) {
  const low = (/** @type {number} */ card) => ((card >> 2) + 1) % 13;
  const kept = cards.toSorted((a, b) => low(b) - low(a)).slice(1);
  const suits = new Set(kept.map((card) => card & 3));
  const ranks = new Set(kept.map(low));
  return suits.size === 3 && ranks.size === 3 && kept.every((card) => low(card) < 8);
}

/** I have drawn and somebody stood pat. @type {(moment: Moment) => boolean} */
const hasDrawn = ({ view }) =>
  view.seats.some(({ draws, folded }) => !folded && draws.includes('pat')) &&
  view.seats.some(({ draws, folded }, seat) => seat === view.seat && !folded && !draws.includes('pat'));

/** A showdown of several. @type {(moment: Moment) => boolean} */
export const isShowdown = ({ view, isOver }) =>
  isOver && view.seats.filter(({ shown }) => shown !== null).length >= 2;

/** I win all of it at a showdown, after a check or a call. @type {(moment: Moment) => boolean} */
export const isMyWin = (moment) =>
  isShowdown(moment) && (moment.did === 'check' || moment.did === 'call') && isAllMine(moment);

/** @type {(moment: Moment) => boolean} */
const isAllMine = ({ view }) =>
  listAwards(view).every(({ winners }) => winners.every(({ seat }) => seat === view.seat));
