import type { Grade, SparringCode, SparringData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';

const GRADES: Readonly<Record<Grade, string>> = {
  nothing: '自分のハンド：何もない',
  fair: '自分のハンド：まずまず',
  good: '自分のハンド：良い',
  strong: '自分のハンド：強い',
};

export const sparringJa: FamilyWords<SparringCode, SparringData> = {
  codes: {
    spar_calls_anything: '勝つ可能性があれば何でもコールする。',
    spar_cannot_win: '相手のアップカードだけでもう負けている。',
    spar_raises_anything: 'どんなハンドでもベットとレイズ。',
    spar_premium: 'プレミアムハンド。レイズする。',
    spar_not_premium: 'プレミアムハンドではない。',
    spar_opens_anything: '最初に参加するときは、どんなハンドでもレイズ。',
    spar_bets_when_checked_to: 'チェックで回ってきたら必ずベット。',
    spar_stays: '続けるだけの強さがある。',
    spar_gives_up: '相手が強さを見せ、こちらは弱い。あきらめる。',
    spar_floats: '序盤は何でもコールして、あとでベットを狙う。',
    spar_stands_pat: 'どんなハンドでもパット。',
    spar_draws: '役になるカードを残す。',
    spar_does_not_look: 'カードを見ずに、決まったルールで打つ。',
  },
  data: { grade: (grade) => GRADES[grade] },
};
