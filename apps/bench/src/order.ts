import { makeCard, rankHigh7 } from '@doorcard/cards';
import { evaluate } from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { dealHands, splitHands } from './hands.js';

/** Compares the order of `pairs` pairs of seven-card hands with the other libraries, and counts disagreements. */
export function compareOrders(pairs: number, seed: bigint): Record<string, number> {
  const hands = splitHands(dealHands(2 * pairs, 7, seed), 7, (card) => card);
  const names = hands.map((hand) => hand.map(makeCard));
  const codes = names.map((hand) => phe.cardCodes(hand));
  const disagreements = { '@pokertools/evaluator': 0, phe: 0, pokersolver: 0 };
  for (let i = 0; i < hands.length; i += 2) {
    const ours = Math.sign(rankAll(hands[i]!) - rankAll(hands[i + 1]!));
    // Smaller is better for the first two.
    if (Math.sign(evaluate(codes[i + 1]!) - evaluate(codes[i]!)) !== ours)
      disagreements['@pokertools/evaluator']++;
    const other = phe.evaluateCardCodes(codes[i + 1]!) - phe.evaluateCardCodes(codes[i]!);
    if (Math.sign(other) !== ours) disagreements.phe++;
    const solved = pokersolver.Hand.solve(names[i]!).compare(pokersolver.Hand.solve(names[i + 1]!));
    if (-Math.sign(solved) !== ours && !(solved === 0 && ours === 0)) disagreements.pokersolver++;
  }
  return disagreements;
}

function rankAll(hand: readonly number[]): number {
  return rankHigh7(hand[0]!, hand[1]!, hand[2]!, hand[3]!, hand[4]!, hand[5]!, hand[6]!);
}
