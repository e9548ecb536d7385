import type { Seat, View } from '@doorcard/engine';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { findOpeningSeat } from './openingSeat.js';
import { findRange } from './range.js';
import { READING_BY_NAME, type Reading, type ReadingName } from './reading.js';

/** What an opponent is thought to have kept at his last draw. */
export interface HandStrengthRange extends Reading {
  readonly seat: Seat;
  /** The chance that he looks at his cards and means what he does, 0..1. */
  readonly confidence: number;
}

/** Reads one opponent from all his draws so far and from his betting. */
export function estimateOpponentRange(view: View, seat: Seat): HandStrengthRange {
  const log = readBettingLog(view);
  const { honest } = findRange(log.conducts[seat]!, view.seats[seat]!.draws.length);
  return { seat, ...READING_BY_NAME[nameReading(view, seat, log)], confidence: honest };
}

/** The row of the table that fits him, first match. */
function nameReading(view: View, seat: Seat, log: BettingLog): ReadingName {
  const { draws } = view.seats[seat]!;
  const last = draws.at(-1);
  const hasRaised = ((log.raisedSince >> seat) & 1) === 1;
  if (last === undefined) return hasRaised ? nameOpening(view, seat) : 'anything';
  if (last === 'pat') return namePat(draws, hasRaised);
  if (last === 1) return contradicts(view, seat, log) ? 'fresh' : 'drewOne';
  return last === 2 ? 'drewTwo' : 'drewMore';
}

function nameOpening({ seats, stakes }: View, seat: Seat): ReadingName {
  const from = findOpeningSeat(seat, seats.length, stakes.blinds);
  switch (from) {
    case 'early':
      return 'raisedEarly';
    case 'middle':
      return 'raisedMiddle';
    case 'smallBlind':
      return 'raisedBlind';
    default:
      return 'raisedLate';
  }
}

function namePat(draws: readonly (number | 'pat')[], hasRaised: boolean): ReadingName {
  let pats = 0;
  let taken = 0;
  for (let i = 0; i < draws.length; i++) {
    const draw = draws[i]!;
    pats = draw === 'pat' ? pats + 1 : 0;
    if (draw !== 'pat') taken = draw;
  }
  if (pats > 1 || hasRaised) return 'patStrong';
  if (taken === 0) return 'patFirst';
  return taken === 1 ? 'patAfterOne' : 'patAfterMore';
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
