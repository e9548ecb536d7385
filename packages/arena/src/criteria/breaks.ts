import type { DrawRecord, Hand, View } from '@doorcard/engine';
import { readBadugi } from './badugiHand.js';
import { liveOpponents, type Observer } from './observer.js';

const BADUGI = 4;
const ROUGH = 9;

/** The seats that bet or raised in the round just finished, as bits. */
function findWagerers({ events, street }: View): number {
  let [wagerers, at] = [0, 0];
  for (const event of events) {
    if (event.type === 'street') at = event.street;
    else if (event.type === 'raise' && at === street - 1) wagerers |= 1 << event.seat;
  }
  return wagerers;
}

const nameDraw = (draw: DrawRecord): string => (draw === 'pat' ? 'p' : String(Math.min(draw, 3)));

/** What is known of an opponent at a draw: which draw it is, his draws so far, and whether he bet before it. */
const nameSituation = (street: number, draws: readonly DrawRecord[], isWagerer: boolean): string =>
  `${street}${isWagerer ? 'b' : 'c'}${draws.map(nameDraw).join('')}`;

/** How many draws are left to a player in a situation. */
export const drawsLeftIn = (situation: string): number => 3 - (situation.length - 2);
export const isPatIn = (situation: string): boolean => situation.endsWith('p');
export const drawOf = (situation: string): number => Number(situation[0]);

const rankAt = (hand: Hand, seat: number): number => readBadugi(Array.from(hand.holes[seat]!)).rank;

/**
 * SC-007: at draws that follow an opponent's bet, what the opponents held in each situation (whatever the player who
 * draws has), and how often badugis from 9- to K-high were broken or kept in each situation.
 */
export const watchBreaks = (): Observer => ({
  decide: ({ view, decision: { action }, hand }, count) => {
    if (view.phase !== 'drawing' || action.type !== 'draw') return;
    const wagerers = findWagerers(view);
    const opponents = liveOpponents(view);
    if (!opponents.some(({ seat }) => ((wagerers >> seat) & 1) === 1)) return;
    const situations = opponents.map(({ seat, seen }) => {
      const situation = nameSituation(view.street, seen.draws, ((wagerers >> seat) & 1) === 1);
      count(`breaks/held/${situation}/${rankAt(hand, seat)}`);
      return situation;
    });
    const { size, high, rank } = readBadugi(view.mine!.cards);
    if (size !== BADUGI || high < ROUGH) return;
    const choice = action.discard.length > 0 ? 'broken' : 'kept';
    count(`breaks/spot/${situations.sort().join('+')}/${rank}/${choice}`);
  },
});
