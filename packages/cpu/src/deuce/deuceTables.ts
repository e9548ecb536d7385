import type { FirstStreetTable } from '../share/firstStreet.js';
import type { LaterStreetTable } from '../share/laterStreet.js';
import type { Narrowing } from '../share/weights.js';

// The numbers of docs/design/deuce-players.md.

export interface DeuceTable {
  readonly first: FirstStreetTable;
  readonly later: LaterStreetTable;
  readonly narrowing: Narrowing;
  /** How often a hand that is worth nothing stands pat at the last draw. */
  readonly snows: number;
}

export const DEUCE_TABLES: Readonly<Record<'2-7-triple' | '2-7-single', DeuceTable>> = {
  '2-7-triple': {
    first: {
      open: [0.6, 0.42, 0.3, 0.24, 0.2],
      openHeadsUp: 0.88,
      raiseLimp: 0.4,
      reraise: 0.27,
      bluffRaise: 0.03,
      call: [1.06, 3, 3],
      slope: 3,
      openTo: 2,
    },
    later: {
      bet: 0.5,
      raise: 0.56,
      calledMore: 0.35,
      raisedMore: 0.7,
      margin: 0.02,
      implied: 0.02,
      pressure: 0.5,
      drawBets: 0.4,
      bluffs: 0.7,
      traps: 0.1,
    },
    narrowing: { part: 0.55, floor: 0.2, fading: 0.6 },
    snows: 0.2,
  },
  '2-7-single': {
    first: {
      open: [0.45, 0.38, 0.26, 0.2, 0.17],
      openHeadsUp: 0.86,
      raiseLimp: 0.3,
      reraise: 0.2,
      bluffRaise: 0.04,
      call: [1.02, 2.8, 2.6],
      slope: 3.2,
      openTo: 2.25,
    },
    later: {
      bet: 0.52,
      raise: 0.6,
      calledMore: 0.6,
      raisedMore: 1,
      margin: 0.04,
      implied: 0,
      pressure: 0.4,
      drawBets: 0.3,
      bluffs: 0.6,
      traps: 0.1,
    },
    narrowing: { part: 0.45, floor: 0.15, fading: 0.5 },
    snows: 0.2,
  },
};
