import type { Lv1Code, Lv1Data } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { roundPoints } from '../figures.js';

type Lv1Words = FamilyWords<Lv1Code, Lv1Data>;

export const lv1Ja: Lv1Words = {
  codes: {
    value: 'ベットやレイズで押せる強さがある。',
    sure_winner: '今も最後も、これに勝てる手は誰も持てない。',
    semi_bluff: '安いうちは、ドローでもたまにベットする。',
    bluff: '相手は1人でボードも弱い。バックドアを頼りに、めったにしないブラフ。',
    weak_bring_in: 'コンプリートするほどではない。ブリングインだけ払う。',
    weak_check: 'ベットするには足りない。チェックはただでできる。',
    weak_smallbet: 'このコール額に見合う強さがない。',
    weak_bigbet: 'ビッグベットを払うには弱すぎる。',
    beaten_board: '相手のアップカードだけでもう負けている。',
    cheap_call: '弱いが、この額なら降りない。',
    fair_call: 'コールはできるが、レイズするほどではない。',
    strong_call: 'レイズできる強さだが、今回はコールにとどめる。',
    raised_enough: 'まだ負けうるハンドなので、これ以上はレイズしない。',
  },
  data: {
    score: (points) => `ハンド評価 ${roundPoints(points)}点`,
    demand: (points) => `基準 ${roundPoints(points)}点`,
  },
};
