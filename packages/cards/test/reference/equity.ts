import { aceToFiveReference } from './aceToFive.js';
import { badugiReference } from './badugi.js';
import { deuceToSevenReference } from './deuceToSeven.js';
import { eightOrBetterReference } from './eightOrBetter.js';
import { compare, NO_HAND, type NamedHand, type Reference } from './hand.js';
import { highReference } from './high.js';
import { omahaHighReference, omahaLowReference } from './omaha.js';
import { subsets } from './subsets.js';

// Equity by definition: deal what is missing in every way, show the hands, divide the pot.

type Judge = (hand: readonly number[], board: readonly number[]) => NamedHand;

const shown =
  (reference: Reference): Judge =>
  (hand, board) =>
    reference([...hand, ...board]);

/** By game: how its hands are ranked, high first, and how many cards a hand and a board have. */
const REFERENCE_GAMES: Readonly<Record<string, { judges: Judge[]; hand: number; board: number }>> = {
  holdem: { judges: [shown(highReference)], hand: 2, board: 5 },
  omaha: { judges: [omahaHighReference], hand: 4, board: 5 },
  omaha8: { judges: [omahaHighReference, omahaLowReference], hand: 4, board: 5 },
  stud: { judges: [shown(highReference)], hand: 7, board: 0 },
  stud8: { judges: [shown(highReference), shown(eightOrBetterReference)], hand: 7, board: 0 },
  razz: { judges: [shown(aceToFiveReference)], hand: 7, board: 0 },
  badugi: { judges: [shown(badugiReference)], hand: 4, board: 0 },
  deuce: { judges: [shown(deuceToSevenReference)], hand: 5, board: 0 },
};

/** What each hand gets of one pot. */
function divide(
  hands: readonly (readonly number[])[],
  board: readonly number[],
  judges: readonly Judge[],
): number[] {
  const named = judges.map((judge) => hands.map((hand) => judge(hand, board)));
  const played = named.filter((half) => half.some((hand) => hand !== NO_HAND));
  const shares = hands.map(() => 0);
  for (const half of played) {
    const winners = half.map((hand) => half.every((other) => compare(hand, other) >= 0));
    const count = winners.filter(Boolean).length;
    winners.forEach((wins, player) => {
      if (wins) shares[player]! += 1 / played.length / count;
    });
  }
  return shares;
}

/** All shares for all ways the missing cards can fall, one row per showdown. */
export function listShares(
  game: string,
  hands: readonly (readonly number[])[],
  board: readonly number[],
  dead: readonly number[],
): number[][] {
  const { judges, hand: handSize, board: boardSize } = REFERENCE_GAMES[game]!;
  const known = new Set([...hands.flat(), ...board, ...dead]);
  const rows: number[][] = [];
  const deal = (player: number, whole: readonly (readonly number[])[], live: readonly number[]): void => {
    if (player === hands.length) {
      for (const cards of subsets(live, boardSize - board.length)) {
        rows.push(divide(whole, [...board, ...cards], judges));
      }
      return;
    }
    const hand = hands[player]!;
    for (const cards of subsets(live, handSize - hand.length)) {
      const rest = live.filter((card) => !cards.includes(card));
      deal(player + 1, [...whole, [...hand, ...cards]], rest);
    }
  };
  deal(
    0,
    [],
    Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card)),
  );
  return rows;
}
