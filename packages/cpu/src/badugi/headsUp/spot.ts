import type { View } from '@doorcard/engine';
import { DRAW_STATES, nextDrawState } from './drawState.js';
import { findOpening, findStory } from './story.js';
import { mostRaises, ROUNDS } from './tableForm.js';

/** The most that a player can pay, in small blinds: 5 bets in each round. */
const MOST_PAID = 60;
const NOT_COVERED = -1;

/**
 * The column of the table for a view in which the seat is to act; -1 where there is none: more players, other stakes,
 * stacks that can be all-in, or more raises than five wagers allow.
 */
export function findColumn(view: View): number {
  return fitsStakes(view) ? followEvents(view) : NOT_COVERED;
}

/** Two players; blinds of a half and a whole small bet, no antes; stacks for all bets of a hand. */
function fitsStakes({ seats, stakes }: View): boolean {
  const { smallBet, bigBet, blinds, antes, stacks } = stakes;
  if (seats.length !== 2 || bigBet !== 2 * smallBet) return false;
  const unit = smallBet / 2;
  return (
    blinds[0] === smallBet &&
    blinds[1] === unit &&
    antes[0] === 0 &&
    antes[1] === 0 &&
    stacks[0]! >= MOST_PAID * unit &&
    stacks[1]! >= MOST_PAID * unit
  );
}

/** Betting rounds of the table: before the draws, then after each. */
const BETS = [2, 2, 4, 4] as const;

// Written by `followEvents` alone: by player, how he has drawn.
const drawn = [0, 0];

function followEvents({ events, seat, phase }: View): number {
  const me = seat!;
  const other = 1 - me;
  let street = 0;
  /** How many have drawn on this street. */
  let draws = 0;
  let raises = 0;
  /** Whether this round began with a check or a call. */
  let isCalled = false;
  let hasBegun = false;
  let bettor = -1;
  let opening = 0;
  /** In small blinds. */
  let paid = 0;
  let lastBettor = -1;
  drawn[0] = 0;
  drawn[1] = 0;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    switch (event.type) {
      case 'street':
        if (event.street === 0) break;
        if (street === 0) opening = findOpening(isCalled, raises);
        paid += BETS[street]! * (raises + (street === 0 ? 1 : 0));
        lastBettor = bettor;
        street = event.street;
        draws = 0;
        raises = 0;
        isCalled = false;
        hasBegun = false;
        bettor = -1;
        break;
      case 'check':
      case 'call':
        if (!hasBegun) isCalled = true;
        hasBegun = true;
        break;
      case 'raise':
        hasBegun = true;
        bettor = event.seat;
        if (++raises > mostRaises(street === 0)) return NOT_COVERED;
        break;
      case 'discard':
        drawn[event.seat] = nextDrawState(street - 1, drawn[event.seat]!, event.count);
        draws++;
        break;
      default:
    }
  }
  if (street === 0) return findState(isCalled, raises, true) * ROUNDS[0]!.rows;
  const isDrawing = phase === 'drawing';
  const known = street === 1 ? opening : findStory(street - 1, paid, lastBettor, me);
  const round = ROUNDS[3 * street - 2 + (isDrawing ? draws : 2)]!;
  const mine = isDrawing ? street - 1 : street;
  const his = isDrawing && draws === 0 ? street - 1 : street;
  const row = (known * DRAW_STATES[mine]! + drawn[me]!) * DRAW_STATES[his]! + drawn[other]!;
  const state = isDrawing ? 0 : findState(isCalled, raises, false);
  return round.firstColumn + state * round.rows + row;
}

/** The state of a round of betting: those that began with a check or a call come first. */
const findState = (isCalled: boolean, raises: number, isFirst: boolean): number =>
  isCalled ? 1 + raises : raises === 0 ? 0 : 1 + mostRaises(isFirst) + raises;
