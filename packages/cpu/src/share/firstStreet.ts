import type { Rng } from '@doorcard/cards';
import type { Verdict } from '../player.js';
import { happens } from '../stream.js';
import type { Spot } from './spot.js';
import { CALL, CHECK, decideAs, FOLD, RAISE } from './verdict.js';
import { sizePart, sizeTo, type WagerSize } from './wagerSize.js';

/** The tables of docs/design/board-players.md and deuce-players.md for one game. */
export interface FirstStreetTable {
  /** The part of all hands that opens with one, two, … players left to act; the last counts for more. */
  readonly open: readonly number[];
  /** The same heads-up, on the button. */
  readonly openHeadsUp: number;
  /** Heads-up in the big blind: the part that raises after a call. */
  readonly raiseLimp: number;
  /** The part of a raiser's range that raises it again. */
  readonly reraise: number;
  /** How often hands at the lower end of the calling range raise instead. */
  readonly bluffRaise: number;
  /** The width of a call for a quarter of the pot, in raiser's ranges, after one, two, … raises. */
  readonly call: readonly number[];
  /** How fast that width falls as the price rises. */
  readonly slope: number;
  /** Opens to this many big blinds. */
  readonly openTo: number;
}

/** Who calls with players to act behind needs more than the blind that ends the round. */
const NOT_LAST = 0.62;
const QUARTER = 0.25;

/** What part of all hands the opener has who raised with this many left to act. */
export const openerWidth = (table: FirstStreetTable, left: number, seats: number): number =>
  seats === 2 ? table.openHeadsUp : table.open[Math.min(Math.max(left, 1), table.open.length) - 1]!;

/** What part of all hands the last raiser is read as having. */
export function raiserWidth(table: FirstStreetTable, raises: number, opened: number): number {
  let width = opened;
  for (let raise = 1; raise < raises; raise++) width = width * table.reraise + 0.02;
  return width;
}

/** The first street: `place` is the part of all hands that are better. */
export function decideFirstStreet(spot: Spot, place: number, table: FirstStreetTable, rng: Rng): Verdict {
  return spot.log.firstRaises === 0
    ? decideUnraised(spot, place, table)
    : decideRaised(spot, place, table, rng);
}

function decideUnraised(spot: Spot, place: number, table: FirstStreetTable): Verdict {
  const { view, log, legal, manner } = spot;
  const seats = view.seats.length;
  const isBlindHeadsUp = seats === 2 && legal.check;
  const position = openerWidth(table, log.toAct, seats);
  // Players who only called may hold anything but the best; raising them takes a better hand than opening does.
  const widest =
    manner.width *
    (isBlindHeadsUp ? table.raiseLimp : log.limpers > 0 ? position * (legal.check ? 0.4 : 0.55) : position);
  const data = (): { place: number; widest: number } => ({ place, widest });
  if (place <= widest && legal.raise !== undefined) {
    const { to } = sizeOpening(spot, table);
    return decideAs(spot, RAISE, 'range_open', log.limpers > 0 ? 'first/limped' : 'first/open', data, to);
  }
  if (legal.check) return decideAs(spot, CHECK, 'range_free', 'first/free', data);
  // Behind callers, and in the small blind, the price is good enough for many hands that would not open.
  const enters = Math.min(1, manner.width * findLimpWidth(spot, position));
  const entering = (): { place: number; widest: number } => ({ place, widest: enters });
  return place <= enters
    ? decideAs(spot, CALL, 'range_call', 'first/limp', entering)
    : decideAs(spot, FOLD, 'range_fold', 'first/fold', entering);
}

function findLimpWidth({ log, required, view }: Spot, position: number): number {
  if (view.seats.length === 2) return required <= QUARTER ? 0.94 : 0.9;
  if (log.limpers === 0) return position;
  return Math.min(0.9, position * (1 + 4 * Math.max(0, 0.3 - required)));
}

function sizeOpening(spot: Spot, table: FirstStreetTable): WagerSize {
  const { view, log } = spot;
  const blind = Math.max(...view.stakes.blinds);
  return sizeTo(spot, Math.round((table.openTo + log.limpers) * blind));
}

function decideRaised(spot: Spot, place: number, table: FirstStreetTable, rng: Rng): Verdict {
  const { view, log, legal, manner, required } = spot;
  const opened = openerWidth(table, log.openedInto, view.seats.length);
  const raises = log.firstRaises;
  const raiserTop = raiserWidth(table, raises, opened);
  const best = manner.width * raiserTop * table.reraise;
  const perRange = table.call[Math.min(raises, table.call.length) - 1]!;
  const forPrice = Math.max(0.15, Math.min(1.35, 1 - table.slope * (required - QUARTER)));
  const isLast = log.toAct === 0;
  const widest = Math.min(1, manner.width * raiserTop * perRange * forPrice * (isLast ? 1 : NOT_LAST));
  const data = (limit: number) => () => ({ place, widest: limit, raiserTop });
  if (place <= best) {
    if (legal.raise === undefined) return decideAs(spot, CALL, 'range_call', 'first/capped', data(best));
    const { to } = sizeReraise(spot);
    return decideAs(spot, RAISE, 'range_raise', 'first/reraise', data(best), to);
  }
  if (place > widest) return decideAs(spot, FOLD, 'range_fold', 'first/give-up', data(widest));
  const frequency = Math.min(0.5, table.bluffRaise * manner.bluffs);
  const mayBluff = raises === 1 && legal.raise !== undefined && place > 0.6 * widest;
  if (mayBluff && happens(frequency, rng)) {
    const size = sizeReraise(spot);
    if (!size.allIn) {
      const why = (): object => ({ place, widest, raiserTop, frequency });
      return decideAs(spot, RAISE, 'range_bluff', 'first/bluff', why, size.to);
    }
  }
  return decideAs(spot, CALL, 'range_call', 'first/call', data(widest));
}

/** The pot or a little less; what is in position may be smaller. */
const sizeReraise = (spot: Spot): WagerSize => sizePart(spot, spot.log.inPosition ? 0.8 : 1);
