import type { EquityCode, EquityData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { percent } from '../figures.js';

export const equityJa: FamilyWords<EquityCode, EquityData> = {
  codes: {
    equity_bet: '勝率で上回っているのでバリューベット。',
    equity_raise: '十分に強いのでレイズして払わせる。',
    equity_all_in: 'すでにコミットしているので残りも全部入れる。',
    equity_pressure: '今は負けていても伸びる手なので、降ろしにいくセミブラフ。',
    equity_check: 'ベットするほどの強さではないのでチェック。',
    equity_call: '勝率に対してオッズが合うのでコール。',
    equity_enough: 'ナッツではないのでこれ以上のレイズ合戦はせずコール。',
    equity_fold: '勝率に対して高すぎるのでフォールド。',
    deuce_pat: '完成したローが十分強いのでパット。',
    deuce_draw: '良いローカードだけ残してドロー。',
  },
  data: {
    equity: (share) => `エクイティ ${percent(share)}`,
    samples: (count) => `シミュレーション${count}回`,
    raiseFrom: (share) => `ベット基準 ${percent(share)}`,
    raiseTo: (chips) => `合計${chips}`,
    deuceThrown: (count) => (count === 0 ? 'パット' : `${count}枚チェンジ`),
    deuceTop: (rank) => `${rank}トップを残す`,
  },
};
