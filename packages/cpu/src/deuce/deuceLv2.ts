import { RANKS, type Card, type Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import type { Verdict } from '../player.js';
import { decideFirstStreet } from '../share/firstStreet.js';
import { decideLaterStreet } from '../share/laterStreet.js';
import type { Manner } from '../share/manner.js';
import { readSpot, type Spot } from '../share/spot.js';
import { happens } from '../stream.js';
import {
  DeuceHolding,
  countDraws,
  planDraws,
  planPat,
  readOpponents,
  sharePlan,
  type Plan,
} from './deuceHolding.js';
import { placeDeuce } from './deucePlace.js';
import type { DrawRule, LowCode } from './deuceReason.js';
import { DEUCE_TABLES, type DeuceTable } from './deuceTables.js';

/** Level 2 in deuce-to-seven. */
export function decideDeuceLv2(view: View, legal: Legal, rng: Rng, manner: Manner): Verdict {
  const table = DEUCE_TABLES[view.game as keyof typeof DEUCE_TABLES];
  const spot = readSpot(view, legal, manner);
  if (legal.draw !== undefined) return decideDraw(spot, table, rng);
  if (view.street > 0) return decideLaterStreet(spot, new DeuceHolding(spot, table), table.later, rng);
  return decideFirstStreet(spot, placeDeuce(view.mine!.cards, countDraws(view)), table.first, rng);
}

/** Shares under which a hand may as well be snowed. */
const SNOW_BELOW = 0.42;

function decideDraw(spot: Spot, table: DeuceTable, rng: Rng): Verdict {
  const { view, manner, players, log } = spot;
  const hand = view.mine!.cards;
  // The street of a draw has begun before the cards are thrown.
  const draws = countDraws(view) + 1;
  const odds = readOpponents(spot, table, 0);
  const pat = planPat(hand);
  const patShare = sharePlan(pat, odds);
  let best: Plan = pat;
  let most = patShare;
  let drawShare = 0;
  for (const plan of planDraws(hand, draws)) {
    const share = sharePlan(plan, odds);
    drawShare = Math.max(drawShare, share);
    if (share <= most) continue;
    most = share;
    best = plan;
  }
  if (best.isPat) return throwCards(hand, pat, 'low_pat', 'deuce/pat', patShare, drawShare);
  // Only the one who bet last is believed, and only by somebody who draws.
  const mayBluff = draws === 1 && players === 2 && log.leader === view.seat && drawShare < SNOW_BELOW;
  if (mayBluff && facesDraw(view) && happens(table.snows * manner.bluffs, rng)) {
    return throwCards(hand, pat, 'low_snow', 'deuce/snow', patShare, drawShare);
  }
  const isBroken = patShare >= drawShare / 2 && (view.seats[view.seat!]!.draws.at(-1) ?? 0) === 'pat';
  return throwCards(
    hand,
    best,
    isBroken ? 'low_break' : 'low_draw',
    isBroken ? 'deuce/break' : 'deuce/draw',
    patShare,
    drawShare,
  );
}

const facesDraw = ({ seats, seat }: View): boolean =>
  seats.some(({ folded, draws }, other) => other !== seat && !folded && draws.at(-1) !== 'pat');

function throwCards(
  hand: readonly Card[],
  { kept, isPat }: Plan,
  code: LowCode,
  rule: DrawRule,
  patShare: number,
  drawShare: number,
): Verdict {
  // Of two cards of a rank that stays, one goes.
  let wanted = kept;
  const discard = hand.filter((card) => {
    const bit = 1 << (card >> 2);
    const goes = (wanted & bit) === 0;
    wanted &= ~bit;
    return goes && !isPat;
  });
  return {
    action: { type: 'draw', discard },
    reason: {
      code,
      rule,
      data: () => {
        const top = hand.reduce(
          (high, card) => (discard.includes(card) ? high : Math.max(high, card >> 2)),
          -1,
        );
        return {
          lowThrown: discard.length,
          ...(top < 0 ? {} : { lowTop: RANKS[top]! }),
          patShare,
          drawShare,
        };
      },
    },
  };
}
