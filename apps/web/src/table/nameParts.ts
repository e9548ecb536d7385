import { makeRank, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { nameHalf, nameHolding, type CommonWords } from '@doorcard/text';

/** The name of a hand; in a split game those of its high and its low, as soon as there are both. */
export function nameParts(
  words: CommonWords,
  game: GameId,
  cards: readonly Card[],
  board: readonly Card[],
): readonly string[] {
  const isSplit = VARIANTS[game].showdown.rankings.length > 1;
  const high = isSplit ? nameHalf(words, game, 'high', cards, board) : undefined;
  if (high !== undefined) return [high, nameHalf(words, game, 'low', cards, board) ?? words.noLow];
  const whole = nameHolding(words, game, cards, board);
  return whole === undefined ? [] : [whole];
}

/** The same for where "High" and "Low" stand beside them in a split game: neither word is said twice. */
export const nameLabelledParts: typeof nameParts = (words, game, cards, board) => {
  const nameHand: CommonWords['nameHand'] = (hand) =>
    hand.ranking === 'eightOrBetter' || (hand.ranking === 'high' && hand.category === 'noPair')
      ? hand.ranks.map(makeRank).join('-')
      : words.nameHand(hand);
  const isSplit = VARIANTS[game].showdown.rankings.length > 1;
  return nameParts(isSplit ? { ...words, nameHand } : words, game, cards, board);
};
