import type { Card, RankingId } from '@doorcard/cards';
import type { Chips, Seat, Setup } from '@doorcard/engine';
import { aceToFiveReference } from '../../../cards/test/reference/aceToFive.js';
import { badugiReference } from '../../../cards/test/reference/badugi.js';
import { deuceToSevenReference } from '../../../cards/test/reference/deuceToSeven.js';
import { eightOrBetterReference } from '../../../cards/test/reference/eightOrBetter.js';
import { compare, NO_HAND, type NamedHand, type Reference } from '../../../cards/test/reference/hand.js';
import { highReference } from '../../../cards/test/reference/high.js';
import { omahaHighReference, omahaLowReference } from '../../../cards/test/reference/omaha.js';
import { subsets } from '../../../cards/test/reference/subsets.js';

// The payouts, computed from the contributions and the cards with the slow evaluators.

export interface Contestant {
  readonly seat: Seat;
  readonly isLive: boolean;
  readonly ante: Chips;
  readonly paid: Chips;
  readonly hole: readonly Card[];
}

const REFERENCES: Partial<Record<RankingId, Reference>> = {
  high: highReference,
  aceToFive: aceToFiveReference,
  eightOrBetter: eightOrBetterReference,
  deuceToSeven: deuceToSevenReference,
  badugi: badugiReference,
};

function nameHand(setup: Setup, id: RankingId, hole: readonly Card[], board: readonly Card[]): NamedHand {
  const { fromHand, boardSize } = setup.variant.showdown;
  if (fromHand === 'two') return (id === 'high' ? omahaHighReference : omahaLowReference)(hole, board);
  return REFERENCES[id]!(boardSize === 0 ? hole : [...hole, ...board]);
}

interface Pot {
  readonly chips: Chips;
  readonly seats: readonly Seat[];
}

/** Peels the contributions layer by layer, one layer for each amount that a live player has put in. */
export function listPots(contestants: readonly Contestant[], trimsAntes: boolean): Pot[] {
  const given = (one: Contestant): Chips => one.paid + (trimsAntes ? one.ante : 0);
  const live = contestants.filter(({ isLive }) => isLive);
  const levels = [...new Set(live.map(given))].sort((a, b) => a - b);
  const pots = levels.map((level, i) => {
    const below = levels[i - 1] ?? 0;
    const isLast = i === levels.length - 1;
    const chips = contestants
      .map((one) => Math.max(0, (isLast ? given(one) : Math.min(given(one), level)) - below))
      .reduce((a, b) => a + b, 0);
    return { chips, seats: live.filter((one) => given(one) >= level).map(({ seat }) => seat) };
  });
  if (trimsAntes) return pots;
  const antes = contestants.reduce((sum, { ante }) => sum + ante, 0);
  return pots.map((pot, i) => (i === 0 ? { ...pot, chips: pot.chips + antes } : pot));
}

/** The highest card of the best five, by rank and suit; the ace is low in lows. */
function highestPlayed(id: RankingId, hole: readonly Card[]): number {
  const reference = REFERENCES[id]!;
  const best = reference(hole);
  const value = (card: Card): number => (id !== 'high' && card >> 2 === 12 ? -4 + (card & 3) : card);
  const played = subsets(hole, 5).filter((five) => compare(reference(five), best) === 0);
  return Math.max(...played.flat().map(value));
}

/** By seat: what each gets of the pots. */
export function settleSlowly(
  setup: Setup,
  contestants: readonly Contestant[],
  board: readonly Card[],
): Chips[] {
  const payouts = contestants.map(() => 0);
  const { rankings } = setup.variant.showdown;
  const isStud = setup.variant.forced === 'bringIn';
  const live = contestants.filter(({ isLive }) => isLive);
  const pots = listPots(contestants, setup.rules.anteTrimming);
  if (live.length === 1) {
    payouts[live[0]!.seat] = pots.reduce((sum, { chips }) => sum + chips, 0);
    return payouts;
  }
  const named = rankings.map(
    (id) => new Map(live.map(({ seat, hole }) => [seat, nameHand(setup, id, hole, board)])),
  );

  const bestOf = (which: number, seats: readonly Seat[]): Seat[] => {
    const hands = seats.map((seat) => named[which]!.get(seat)!);
    const best = hands.reduce((a, b) => (compare(b, a) > 0 ? b : a));
    return best === NO_HAND ? [] : seats.filter((_, i) => compare(hands[i]!, best) === 0);
  };
  const divide = (chips: Chips, winners: readonly Seat[], which: number): void => {
    const bySuit = isStud && setup.rules.oddChip === 'bySuit' && winners.length > 1;
    const suit = (seat: Seat): number => highestPlayed(rankings[which]!, contestants[seat]!.hole);
    const order = bySuit ? [...winners].sort((a, b) => suit(b) - suit(a) || a - b) : winners;
    order.forEach((seat, i) => {
      payouts[seat]! += Math.floor(chips / order.length) + (i < chips % order.length ? 1 : 0);
    });
  };

  for (const { chips, seats } of pots) {
    const highs = bestOf(0, seats);
    const lows = rankings.length === 2 ? bestOf(1, seats) : [];
    const isSame = isStud && highs.join() === lows.join();
    if (lows.length === 0 || isSame) divide(chips, highs, 0);
    else {
      divide(Math.ceil(chips / 2), highs, 0);
      divide(Math.floor(chips / 2), lows, 1);
    }
  }
  return payouts;
}
