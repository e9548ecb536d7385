import type { FirstStreetTable } from '../share/firstStreet.js';
import type { LaterStreetTable } from '../share/laterStreet.js';
import type { Narrowing } from '../share/weights.js';

// The numbers of docs/design/board-players.md.

export type BoardGame = 'limit-holdem' | 'holdem' | 'omaha8' | 'plo';

export interface BoardTable {
  readonly first: FirstStreetTable;
  readonly later: LaterStreetTable;
  readonly narrowing: Narrowing;
}

export const BOARD_TABLES: Readonly<Record<BoardGame, BoardTable>> = {
  'limit-holdem': {
    first: {
      open: [0.62, 0.46, 0.3, 0.22, 0.17, 0.14],
      openHeadsUp: 0.84,
      raiseLimp: 0.42,
      reraise: 0.27,
      bluffRaise: 0.05,
      call: [1.05, 2.6, 2.6],
      slope: 3.2,
      openTo: 2,
    },
    later: {
      bet: 0.5,
      raise: 0.53,
      calledMore: 0.4,
      raisedMore: 0.6,
      margin: 0.03,
      implied: 0.04,
      pressure: 0.75,
      drawBets: 0.7,
      bluffs: 1,
      traps: 0.2,
    },
    narrowing: { part: 0.55, floor: 0.2, fading: 0.6 },
  },
  holdem: {
    first: {
      open: [0.5, 0.44, 0.28, 0.2, 0.16, 0.13],
      openHeadsUp: 0.84,
      raiseLimp: 0.36,
      reraise: 0.16,
      bluffRaise: 0.07,
      call: [1, 2.6, 2.2],
      slope: 3.4,
      openTo: 2.25,
    },
    later: {
      bet: 0.52,
      raise: 0.58,
      calledMore: 0.6,
      raisedMore: 0.9,
      margin: 0.05,
      implied: 0.05,
      pressure: 0.6,
      drawBets: 0.55,
      bluffs: 0.7,
      traps: 0.2,
    },
    narrowing: { part: 0.45, floor: 0.14, fading: 0.5 },
  },
  omaha8: {
    first: {
      open: [0.6, 0.46, 0.32, 0.25, 0.2, 0.18],
      openHeadsUp: 0.8,
      raiseLimp: 0.36,
      reraise: 0.22,
      bluffRaise: 0.02,
      call: [1.12, 3, 3],
      slope: 3,
      openTo: 2,
    },
    later: {
      bet: 0.5,
      raise: 0.56,
      calledMore: 0.4,
      raisedMore: 0.7,
      margin: 0.03,
      implied: 0.04,
      pressure: 0.6,
      drawBets: 0.6,
      bluffs: 0.8,
      traps: 0.15,
    },
    narrowing: { part: 0.55, floor: 0.18, fading: 0.6 },
  },
  plo: {
    first: {
      open: [0.5, 0.44, 0.3, 0.22, 0.18, 0.15],
      openHeadsUp: 0.78,
      raiseLimp: 0.3,
      reraise: 0.12,
      bluffRaise: 0.03,
      call: [1.12, 3.4, 3],
      slope: 2.2,
      openTo: 3,
    },
    later: {
      bet: 0.53,
      raise: 0.6,
      calledMore: 0.7,
      raisedMore: 1,
      margin: 0.05,
      implied: 0.05,
      pressure: 0.55,
      drawBets: 0.55,
      bluffs: 0.7,
      traps: 0.2,
    },
    narrowing: { part: 0.45, floor: 0.12, fading: 0.5 },
  },
};
