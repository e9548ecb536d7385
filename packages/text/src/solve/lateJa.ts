import { CATEGORIES_JA } from '../categoriesJa.js';
import { joinRanks, symbol } from '../ranks.js';
import type { LateWords } from './solveWords.js';

export const lateJa: LateWords = {
  sides: ['先手', '後手'],
  streets: { '6': '6thストリート', '7': '7thストリート', draw: '最終ドロー後' },
  spot: (street, up, dead, pot, bet) =>
    `${street}${up[0] === '' ? '' : `、${up[0]} 対 ${up[1]}`}${dead === '' ? '' : `、デッド ${dead}`}、ポット ${pot}、ベット ${bet}`,
  hands: (who, hands, classes) => `${who}: ${hands}ハンド${classes === hands ? '' : `(${classes}クラス)`}`,
  symmetry: {
    none: '全ハンドを個別に計算',
    suits: 'スートの名前だけが違うハンドはまとめて計算',
    ranks: 'ランクが同じハンドはまとめて計算',
  },
  columns: { handClass: 'ハンド', share: '割合', combos: 'コンボ' },
  actions: { bet: 'ベット', raise: 'レイズ' },
  className: (name) => {
    switch (name.kind) {
      case 'low':
        return `${joinRanks(name.ranks)} ロー`;
      case 'noLow':
        return 'ペア以下(ローなし)';
      case 'high':
        if (name.rank === null) return CATEGORIES_JA[name.category];
        return name.category === 'pair' ? `${symbol(name.rank)}のワンペア` : `${symbol(name.rank)}ハイ`;
      case 'highLow':
        return `${CATEGORIES_JA[name.category]}・${name.low === null ? 'ローなし' : `${joinRanks(name.low)} ロー`}`;
      case 'badugi':
        return name.size === 4 ? `${symbol(name.rank)}バドゥーギ` : `${name.size}枚 ${symbol(name.rank)}`;
    }
  },
  orBetter: (name) => `${name}以上`,
  between: (from, to) => `${from}〜${to}`,
  orWorse: (name) => `${name}以下`,
  from: (decision, seat, model) =>
    `ハンドの${decision}番目の判断、席${seat}。レンジは、このベッティングの後に${model === 'mixed' ? '一般的なプレイヤーの混合' : `${model}のようなプレイヤー`}が持つハンドです。`,
  held: (hand, actions) => `持っていたハンド ${hand}: ${actions.join('、')}。`,
  exact: {
    stud: 'このレンジに対して厳密です(カードが重ならない全ての組み合わせを計算)。',
    draw: 'この最終ハンドのレンジに対して厳密です(カードが重ならない全ての組み合わせを計算)。本人しか知らない捨て札は考慮していません。',
  },
};
