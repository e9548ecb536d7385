import { rankBadugi4, type Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { seatOf } from '../player.js';
import type { BettingLog } from './bettingLog.js';
import { readOpponent } from './handStrengthRange.js';
import { findShares, type Reading, type Shares } from './reading.js';
import { drawShare } from './winShare.js';

/** Draws of a hand of Badugi. */
export const DRAWS = 3;

/** My hand against what the live opponents are thought to have. */
export interface Standing {
  readonly rank: number;
  /** Draws that I have left. */
  readonly draws: number;
  /** Players still in, I included. */
  readonly live: number;
  readonly patOpponents: number;
  readonly opponents: readonly Shares[];
  /** Of the one opponent; undefined against several. */
  readonly reading: Reading | undefined;
}

export const rankOfHand = ([a, b, c, d]: readonly Card[]): number => rankBadugi4(a!, b!, c!, d!);

export function readStanding(view: View, log: BettingLog): Standing {
  const { seats } = view;
  const seat = seatOf(view);
  const opponents: Shares[] = [];
  let patOpponents = 0;
  let reading: Reading | undefined;
  for (let i = 0; i < seats.length; i++) {
    if (i === seat || seats[i]!.folded) continue;
    const { draws } = seats[i]!;
    if (draws.at(-1) === 'pat') patOpponents++;
    reading = readOpponent(view, i, log);
    opponents.push(findShares(reading, DRAWS - draws.length));
  }
  return {
    rank: rankOfHand(view.mine!.cards),
    draws: DRAWS - seats[seat]!.draws.length,
    live: opponents.length + 1,
    patOpponents,
    opponents,
    reading: opponents.length === 1 ? reading : undefined,
  };
}

/** The chance to be best at showdown when the best cards are kept at every draw. */
export function findWinShare({ mine }: View, { rank, draws, opponents }: Standing): number {
  const { cards, dealt } = mine!;
  return drawShare(rank, cards, dealt, draws, opponents);
}
