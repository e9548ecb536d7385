import type { EquityWords } from './equityWords.js';

const LOW_DRAWS =
  '各ドローの仮定: 残り3回なら8ロー、2回なら9ロー、1回ならTローまでパット。それ以外は8以下を残してチェンジ';

export const equityJa: EquityWords = {
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
  method: (method, showdowns) =>
    method === 'exact' ? `厳密計算(全${showdowns}通り)` : `サンプリング(${showdowns}回、95%信頼区間)`,
  noDrawsAssumed: (most) =>
    `ドローは残っていないものとして計算(残っている場合は --draws ${most === 1 ? '1' : `1~${most}`})`,
  policies: {
    'badugi/best-subset': '各ドローの仮定: 役に数える札だけを残し、残りをチェンジ',
    'deuce/eight-or-lower': LOW_DRAWS,
    'ace-five/eight-or-lower': LOW_DRAWS,
  },
};
