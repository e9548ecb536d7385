import { rankBadugi4, type Card } from '@doorcard/cards';
import type { Seat, View } from '@doorcard/engine';
import { seatOf } from '../player.js';
import type { BettingLog } from './bettingLog.js';
import { findRange, type Range } from './range.js';
import { drawShare, type Shares } from './winShare.js';

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
  /** Live opponents who act after me in a round of betting. */
  readonly behind: number;
  /** The one who wagered last on this street, else the one opponent; -1 where nobody stands out. */
  readonly about: Seat;
  /** What he is thought to have. */
  readonly range: Range | undefined;
}

export const rankOfHand = ([a, b, c, d]: readonly Card[]): number => rankBadugi4(a!, b!, c!, d!);

export function readStanding(view: View, log: BettingLog): Standing {
  const { seats } = view;
  const seat = seatOf(view);
  const opponents: Shares[] = [];
  let patOpponents = 0;
  let behind = 0;
  let about = -1;
  let range: Range | undefined;
  for (let i = 0; i < seats.length; i++) {
    if (i === seat || seats[i]!.folded) continue;
    const { draws } = seats[i]!;
    if (draws.at(-1) === 'pat') patOpponents++;
    if (i > seat) behind++;
    const his = findRange(log.conducts[i]!, draws.length);
    opponents.push(his.shares);
    if (i === log.lastWager || opponents.length === 1) {
      about = i;
      range = his;
    }
  }
  const isOne = opponents.length === 1 || about === log.lastWager;
  return {
    rank: rankOfHand(view.mine!.cards),
    draws: DRAWS - seats[seat]!.draws.length,
    live: opponents.length + 1,
    patOpponents,
    opponents,
    behind,
    about: isOne ? about : -1,
    range: isOne ? range : undefined,
  };
}

/** The chance to be best at showdown when the best cards are kept at every draw. */
export function findWinShare({ mine }: View, { rank, draws, opponents }: Standing): number {
  const { cards, dealt } = mine!;
  return drawShare(rank, cards, dealt, draws, opponents);
}
