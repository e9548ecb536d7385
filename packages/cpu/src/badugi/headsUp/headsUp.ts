import type { Card, Rng } from '@doorcard/cards';
import type { Action, Legal, View } from '@doorcard/engine';
import { seatOf, type Verdict } from '../../player.js';
import type { CpuData } from '../../reason.js';
import { happens } from '../../stream.js';
import { pickAction, type Wish } from '../../wish.js';
import { highOf, listBest, sizeOf, withoutTop } from '../badugiRank.js';
import type { BadugiRule } from '../badugiRules.js';
import { DRAWS, rankOfHand } from '../standing.js';
import type { TableAction } from './headsUpReason.js';
import { findBettingShares, findDrawShares } from './headsUpShares.js';
import type { Manner } from './manner.js';
import { findColumn } from './spot.js';

const RAISE: readonly Wish[] = ['RAISE', 'CALL', 'CHECK'];
const CALL: readonly Wish[] = ['CHECK', 'CALL'];
const FOLD: readonly Wish[] = ['CHECK', 'FOLD'];

type Mix = readonly (readonly [TableAction, number])[];

/** What the table of two players does; undefined where it does not apply. */
export function decideHeadsUp(view: View, legal: Legal, rng: Rng, manner: Manner): Verdict | undefined {
  const column = findColumn(view);
  if (column < 0) return undefined;
  const rank = rankOfHand(view.mine!.cards);
  return legal.draw === undefined
    ? decideBetting(view, legal, rng, manner, column, rank)
    : decideDraw(view, rng, manner, column, rank);
}

function decideBetting(
  view: View,
  legal: Legal,
  rng: Rng,
  manner: Manner,
  column: number,
  rank: number,
): Verdict {
  const { fold, raise } = findBettingShares(column, rank, manner);
  const rule = view.street === 0 ? 'badugi/heads-up/before' : 'badugi/heads-up/after';
  const wishes = happens(fold, rng) ? FOLD : happens(raise / (1 - fold), rng) ? RAISE : CALL;
  // Where fewer raises are allowed than in the table, it calls.
  const raises = legal.raise === undefined ? 0 : raise;
  const calls = 1 - fold - raises;
  const isAlways = fold === 1 || raises === 1 || calls === 1;
  return explainTable(view, rank, rule, pickAction(legal, wishes, rule), isAlways, () => [
    ['fold', fold],
    [legal.check ? 'check' : 'call', calls],
    ['raise', raises],
  ]);
}

function decideDraw(view: View, rng: Rng, manner: Manner, column: number, rank: number): Verdict {
  const shares = findDrawShares(column, rank, manner);
  let count = shares.findLastIndex((share) => share > 0);
  const isAlways = shares[count] === 1;
  let rest = 1;
  for (let i = 0; i < count; i++) {
    if (shares[i] === 0) continue;
    if (happens(shares[i]! / rest, rng)) {
      count = i;
      break;
    }
    rest -= shares[i]!;
  }
  const action: Action = { type: 'draw', discard: listDiscards(view.mine!.cards, count) };
  return explainTable(view, rank, 'badugi/heads-up/draw', action, isAlways, () =>
    shares.map((share, cards) => [`draw${cards}` as TableAction, share]),
  );
}

/** All but the best cards; of equal ones the lower cards stay. */
function listDiscards(cards: readonly Card[], count: number): Card[] {
  if (count === 0) return [];
  const kept = listBest(
    [...cards].sort((a, b) => a - b),
    cards.length - count,
  );
  return cards.filter((card) => !kept.includes(card));
}

function explainTable(
  view: View,
  rank: number,
  rule: BadugiRule,
  action: Action,
  isAlways: boolean,
  listMix: () => Mix,
): Verdict {
  return {
    action,
    reason: {
      code: isAlways ? 'table_always' : 'table_mix',
      rule,
      data: () => describeSpot(view, rank, listMix()),
    },
  };
}

/** Shares below this come from rounding. */
const NOTHING = 1e-9;

function describeSpot(view: View, rank: number, mix: Mix): CpuData {
  const seat = seatOf(view);
  const last = view.seats[1 - seat]!.draws.at(-1);
  const size = sizeOf(rank);
  return {
    mix: mix
      .filter(([, share]) => share > NOTHING)
      .map(([name, share]) => [name, Math.round(share * 1000) / 1000]),
    trainedHand: {
      game: 'badugi',
      cards: size,
      high: highOf(rank) - 1,
      second: size === 1 ? 0 : highOf(withoutTop(rank)) - 1,
    },
    drawsToCome: DRAWS - view.seats[seat]!.draws.length,
    ...(last !== undefined && { otherDrew: last === 'pat' ? 0 : last }),
  };
}
