import type { EquityCode, EquityData } from '@doorcard/cpu';
import type { FamilyWords } from './familyWords.js';

type EquityWords = FamilyWords<EquityCode, EquityData>;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const equityEn: EquityWords = {
  codes: {
    equity_bet: 'Ahead often enough to bet for value.',
    equity_raise: 'Strong enough to charge them more.',
    equity_all_in: 'With this much already at stake, the rest goes in too.',
    equity_pressure: 'Behind for now, but it can improve, so it bets to win the pot at once.',
    equity_check: 'Not strong enough to bet, so it takes the free card or the free showdown.',
    equity_call: 'The price is right for the chance of winning.',
    equity_enough: 'There has been enough raising without a hand that cannot lose.',
    equity_fold: 'Too expensive for the chance of winning.',
    deuce_pat: 'A made low that is good enough to stand pat.',
    deuce_draw: 'Keeps the good low cards and draws to the rest.',
  },
  data: {
    equity: (share) => `wins ${percent(share)} of the pot`,
    samples: (count) => `over ${count} imagined deals`,
    raiseFrom: (share) => `bets from ${percent(share)}`,
    raiseTo: (chips) => `to ${chips}`,
    deuceThrown: (count) => (count === 0 ? 'no card thrown' : `${count} thrown`),
    deuceTop: (rank) => `${rank} high kept`,
  },
};

export const equityJa: EquityWords = {
  codes: {
    equity_bet: '勝率で上回っているのでバリューベット。',
    equity_raise: '十分に強いのでレイズして払わせる。',
    equity_all_in: 'すでにコミットしているので残りも全部入れる。',
    equity_pressure: '今は負けていても伸びる手なので、降ろしにいくセミブラフ。',
    equity_check: 'ベットするほどの強さではないのでチェック。',
    equity_call: '勝率に対してオッズが合うのでコール。',
    equity_enough: 'ナッツではないのでこれ以上のレイズ合戦はせずコール。',
    equity_fold: '勝率に対して高すぎるのでフォールド。',
    deuce_pat: '完成したローが十分強いのでスタンドパット。',
    deuce_draw: '良いローカードだけ残してドロー。',
  },
  data: {
    equity: (share) => `勝率 ${percent(share)}`,
    samples: (count) => `シミュレーション${count}回`,
    raiseFrom: (share) => `ベット基準 ${percent(share)}`,
    raiseTo: (chips) => `合計${chips}`,
    deuceThrown: (count) => (count === 0 ? '交換なし' : `${count}枚交換`),
    deuceTop: (rank) => `${rank}トップを残す`,
  },
};
