import { RANKS, rankOf, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import type { Verdict } from '../player.js';
import { findThrown, highestPat } from './lowDraw.js';

/** Deuce-to-seven: breaks a rough nine or ten after somebody stood pat. */
export function decideDraw(view: View): Verdict {
  const { streets } = VARIANTS[view.game as GameId];
  const drawsLeft = streets.length - view.street;
  const facesPat = view.seats.some(
    ({ folded, draws }, seat) => seat !== view.seat && !folded && draws.at(-1) === 'pat',
  );
  const hand = view.mine!.cards;
  const isRough = facesPat && drawsLeft < 3;
  const thrown = findThrown(hand, drawsLeft, highestPat(drawsLeft) - Number(isRough));
  const isKept = (_card: Card, place: number): boolean => ((thrown >> place) & 1) === 0;
  const kept = hand.filter(isKept);
  const code = thrown === 0 ? 'deuce_pat' : 'deuce_draw';
  const top = kept.reduce((highest, card) => Math.max(highest, rankOf(card)), -1);
  return {
    action: { type: 'draw', discard: hand.filter((card, place) => !isKept(card, place)) },
    reason: {
      code,
      rule: `equity/${code}`,
      data: {
        deuceThrown: hand.length - kept.length,
        ...(top < 0 ? {} : { deuceTop: RANKS[top]! }),
      },
    },
  };
}
