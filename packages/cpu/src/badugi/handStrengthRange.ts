import type { Seat, View } from '@doorcard/engine';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { getPositionContext } from './position.js';
import { RAISED_FROM, READING_BY_NAME, type Reading } from './reading.js';

/** What an opponent is thought to have kept at his last draw. */
export interface HandStrengthRange extends Reading {
  readonly seat: Seat;
}

/** Reads one opponent from all his draws so far and from his betting. */
export function estimateOpponentRange(view: View, seat: Seat): HandStrengthRange {
  return { seat, ...readOpponent(view, seat, readBettingLog(view)) };
}

/** The row of the table that fits him, first match. */
export function readOpponent(view: View, seat: Seat, log: BettingLog): Reading {
  const { draws } = view.seats[seat]!;
  const last = draws.at(-1);
  if (last === undefined) {
    return ((log.raisedSince >> seat) & 1) === 1
      ? RAISED_FROM[getPositionContext(view, seat).positionCategory]
      : READING_BY_NAME.anything;
  }
  if (last === 'pat') return readPat(draws, ((log.raisedSince >> seat) & 1) === 1);
  if (last === 1) return contradicts(view, seat, log) ? READING_BY_NAME.fresh : READING_BY_NAME.drewOne;
  return last === 2 ? READING_BY_NAME.drewTwo : READING_BY_NAME.drewMore;
}

function readPat(draws: readonly (number | 'pat')[], hasRaised: boolean): Reading {
  let pats = 0;
  let taken = 0;
  for (let i = 0; i < draws.length; i++) {
    const draw = draws[i]!;
    pats = draw === 'pat' ? pats + 1 : 0;
    if (draw !== 'pat') taken = draw;
  }
  if (pats > 1 || hasRaised) return READING_BY_NAME.patStrong;
  if (taken === 0) return READING_BY_NAME.patFirst;
  return taken === 1 ? READING_BY_NAME.patAfterOne : READING_BY_NAME.patAfterMore;
}

/** Drew one card, and yet raises, or bets into somebody who is pat. */
function contradicts({ seats }: View, seat: Seat, { wageredSince, raisedSince }: BettingLog): boolean {
  if (((raisedSince >> seat) & 1) === 1) return true;
  if (((wageredSince >> seat) & 1) === 0) return false;
  for (let i = 0; i < seats.length; i++) {
    if (i !== seat && !seats[i]!.folded && seats[i]!.draws.at(-1) === 'pat') return true;
  }
  return false;
}
