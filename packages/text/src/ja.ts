import { playersJa } from './players/playersJa.js';
import { makeCard, type HandDescription } from '@doorcard/cards';
import { CATEGORIES_JA } from './categoriesJa.js';
import { joinRanks, symbol } from './ranks.js';
import { errorsJa, makeActionsJa, makeEventsJa, makeTableJa } from './table/tableJa.js';
import { writeChips } from './chips.js';
import type { CommonWords, WriteAmounts } from './words.js';

const CATEGORIES: typeof CATEGORIES_JA = { ...CATEGORIES_JA, noPair: 'ハイカード' };
const ACE = 12;

function nameHand(hand: HandDescription): string {
  const ranks = joinRanks(hand.ranks);
  switch (hand.ranking) {
    case 'badugi':
      return hand.ranks.length === 4 ? `${ranks} バドゥーギ` : `${ranks} の${hand.ranks.length}枚役`;
    case 'aceToFive':
    case 'eightOrBetter':
      return `${ranks} ロー${hand.category === 'noPair' ? '' : `(${CATEGORIES[hand.category]})`}`;
    case 'highBoard':
    case 'lowBoard':
      return `アップカード ${ranks}`;
    case 'deuceToSeven':
      return hand.category === 'noPair' ? `${ranks} ロー` : nameHigh(hand);
    case 'high':
      return nameHigh(hand);
  }
}

function nameHigh({ category, ranks }: HandDescription): string {
  if (category === 'straight' || category === 'straightFlush') {
    if (category === 'straightFlush' && ranks[0] === ACE) return 'ロイヤルフラッシュ';
    return `${symbol(ranks[0]!)}ハイ${CATEGORIES[category]}`;
  }
  return `${CATEGORIES[category]} ${joinRanks(ranks)}`;
}

/** The words that contain amounts at a table. */
export const writeAmountsJa: WriteAmounts = (write) => ({
  events: makeEventsJa(write),
  actions: makeActionsJa(write),
  table: makeTableJa(write),
});

export const commonJa: CommonWords = {
  nameHand,
  noLow: 'ローなし',
  halves: { high: 'ハイ', low: 'ロー' },
  ...writeAmountsJa(writeChips),
  players: playersJa,
  errors: errorsJa,
  nameCards: (cards) => cards.map(makeCard).join(' '),
  rank: 'ランク',
  best: '最強',
};
