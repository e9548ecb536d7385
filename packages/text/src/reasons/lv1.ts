import type { Lv1Code, Lv1Data } from '@doorcard/cpu';
import type { FamilyWords } from './familyWords.js';

type Lv1Words = FamilyWords<Lv1Code, Lv1Data>;

const round = (points: number): number => Math.round(points * 10) / 10;

export const lv1En: Lv1Words = {
  codes: {
    value: 'The hand is good enough to put more money in.',
    semi_bluff: 'A draw may bet now and then, while it is cheap.',
    bluff: 'One opponent, a harmless board and a little something: a rare bluff.',
    weak_bring_in: 'Not enough to complete, so only the bring-in goes in.',
    weak_check: 'Not strong enough to bet, and the next card is free.',
    weak_smallbet: 'Too weak for the price.',
    weak_bigbet: 'Too weak for a big bet.',
    beaten_board: 'Their up cards alone already win.',
    cheap_call: 'Weak, but the price is too small to fold for.',
    fair_call: 'Good enough to call, not to raise.',
    strong_call: 'Strong enough to raise, but this time it just calls.',
    raised_enough: 'There has been raising enough for a hand that can be beaten.',
  },
  data: {
    score: (points) => `hand worth ${round(points)} of 100`,
    demand: (points) => `line at ${round(points)}`,
  },
};

export const lv1Ja: Lv1Words = {
  codes: {
    value: 'チップを増やすだけの強さがある。',
    semi_bluff: '安いうちは、ドローでもたまにベットする。',
    bluff: '相手は1人でボードも弱い。バックドアを頼りに、めったにしないブラフ。',
    weak_bring_in: 'コンプリートするほどではない。ブリングインだけ払う。',
    weak_check: 'ベットするには足りない。ただで次のカードを見る。',
    weak_smallbet: 'この値段に見合う強さがない。',
    weak_bigbet: 'ビッグベットを払うには弱すぎる。',
    beaten_board: '相手の表のカードだけでもう負けている。',
    cheap_call: '弱いが、この値段なら降りない。',
    fair_call: 'コールはできるが、レイズするほどではない。',
    strong_call: 'レイズできる強さだが、今回はコールにとどめる。',
    raised_enough: 'まだ負けうるハンドなので、これ以上はレイズしない。',
  },
  data: {
    score: (points) => `ハンド評価 ${round(points)}点`,
    demand: (points) => `基準 ${round(points)}点`,
  },
};
