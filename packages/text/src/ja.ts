import { makeCard, type HandDescription } from '@doorcard/cards';
import { joinRanks, symbol } from './ranks.js';
import { reasonsJa } from './reasons/reasonWords.js';
import { solveJa } from './solve/solveJa.js';
import { commandsJa } from './table/commandsJa.js';
import { errorsJa, makeActionsJa, makeEventsJa, makeTableJa, playJa } from './table/tableJa.js';
import { writeChips, type WriteChips } from './chips.js';
import { historyErrorsJa } from './web/historyJa.js';
import { startErrorsJa } from './web/startJa.js';
import { webJa } from './web/webJa.js';
import type { AmountWords, Words } from './words.js';

const CATEGORIES: Readonly<Record<HandDescription['category'], string>> = {
  noPair: 'ハイカード',
  pair: 'ワンペア',
  twoPair: 'ツーペア',
  trips: 'スリーカード',
  straight: 'ストレート',
  flush: 'フラッシュ',
  fullHouse: 'フルハウス',
  quads: 'フォーカード',
  straightFlush: 'ストレートフラッシュ',
};
const ACE = 12;

function nameHand(hand: HandDescription): string {
  const ranks = joinRanks(hand.ranks);
  switch (hand.ranking) {
    case 'badugi':
      return hand.ranks.length === 4 ? `${ranks} バドゥーギ` : `${ranks} の${hand.ranks.length}枚ハンド`;
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

const LOW_DRAWS =
  '各ドローの仮定: Tロー(最後のドロー)・9ロー・8ロー以上はパット、それ以外は8以下を残して交換';

/** What speaks of amounts at a table. */
export const writeAmountsJa = (write: WriteChips): AmountWords => ({
  events: makeEventsJa(write),
  actions: makeActionsJa(write),
  table: makeTableJa(write),
});

export const ja: Words = {
  nameHand,
  noLow: 'ローなし',
  columns: {
    hand: 'ハンド',
    equity: 'エクイティ',
    win: '勝ち',
    tie: '引き分け',
    scoop: 'スクープ',
    part: '一部獲得',
    high: 'ハイ側',
    low: 'ロー側',
    quarter: 'クォーター',
  },
  halves: { high: 'ハイ', low: 'ロー' },
  method: (method, showdowns) =>
    method === 'exact' ? `厳密計算(全${showdowns}通り)` : `サンプリング(${showdowns}回、95%信頼区間)`,
  policies: {
    'badugi/best-subset': '各ドローの仮定: 役に数える札だけを残し、残りを交換',
    'deuce/eight-or-lower': LOW_DRAWS,
    'ace-five/eight-or-lower': LOW_DRAWS,
  },
  reasons: reasonsJa,
  solve: solveJa,
  ...writeAmountsJa(writeChips),
  play: playJa,
  commands: commandsJa,
  web: webJa,
  errors: { ...errorsJa, ...historyErrorsJa, ...startErrorsJa },
  nameCards: (cards) => cards.map(makeCard).join(' '),
  histories: {
    dealt: (hands, game, file) => `${game} ${hands}ハンド → ${file}`,
    matches: '収支一致',
    differs: '収支不一致',
    played: '再生済み',
    unfinished: '途中まで再生',
    unresolved: '再生済み(勝者不明)',
    refused: (code) => `拒否: ${code}`,
    tally: ({ hands, matching, differing, refused }) =>
      `${hands}ハンド: 再生${hands - refused}、収支一致${matching}、不一致${differing}、拒否${refused}`,
  },
  rank: 'ランク',
  best: '最強',
};
