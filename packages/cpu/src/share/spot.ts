import { VARIANTS, type GameId, type Legal, type View } from '@doorcard/engine';
import { readLog, type ActionLog } from './actionLog.js';
import type { Manner } from './manner.js';

/** A decision about a wager: what every rule looks at. */
export interface Spot {
  readonly view: View;
  readonly legal: Legal;
  readonly log: ActionLog;
  readonly manner: Manner;
  /** Players still in, me included. */
  readonly players: number;
  /** What it costs to stay in; 0 when checking is free. */
  readonly price: number;
  /** The share of the pot that the price asks for, 0..1. */
  readonly required: number;
  readonly isFixed: boolean;
  readonly isLast: boolean;
  /** How much of all that can be lost is still behind after a call, 0..1; in fixed limit 0. */
  readonly depth: number;
}

export function readSpot(view: View, legal: Legal, manner: Manner): Spot {
  const { betting, streets } = VARIANTS[view.game as GameId];
  const isFixed = betting === 'fixedLimit';
  const price = legal.call ?? 0;
  const me = view.seats[view.seat!]!;
  const most = me.bet + price;
  let players = 0;
  let deepest = 0;
  let pot = view.pot + price;
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { folded, stack, bet } = view.seats[seat]!;
    // What others have bet beyond all that I have goes back to them.
    if (bet > most) pot -= bet - most;
    if (folded) continue;
    players++;
    if (seat !== view.seat && stack > deepest) deepest = stack;
  }
  const behind = Math.min(me.stack - price, deepest);
  return {
    view,
    legal,
    log: readLog(view, isFixed),
    manner,
    players,
    price,
    required: price / pot,
    isFixed,
    isLast: view.street === streets.length - 1,
    depth: isFixed ? 0 : behind === Infinity ? 1 : behind / (behind + pot),
  };
}
