import type { StudCode, StudData } from '@doorcard/cpu';
import { CATEGORIES_JA } from '../../categoriesJa.js';
import type { FamilyWords } from '../familyWords.js';
import { exactPercent } from '../figures.js';

type StudWords = FamilyWords<StudCode, StudData>;

export const studJa: StudWords = {
  codes: {
    stud_bring_in: 'コンプリートするほどの3枚ではない。ブリングインで済ませる。',
    stud_open: 'コンプリートして入る価値のあるスタート。',
    stud_steal: '残った中に自分より高いドアはない。アンティをスチールする。',
    stud_weak_start: '残っている相手に対して弱すぎる3枚。',
    stud_door_above: '同じか上のドアが残っていて、この3枚では通せない。',
    stud_premium: 'エースのペアかロールドアップ。もっとチップを入れる。',
    stud_reraise: 'レイズした相手にレイズし返せる強さ。',
    stud_resteal: '残った中に自分より高いドアはない。レイズで降ろせるかもしれない。',
    stud_start_call: '勝率がコール額に見合う。',
    stud_start_fold: '勝率がコール額に見合わない。',
    stud_lock: '今も最後も、これに勝てる手は誰も持てない。',
    stud_value: '弱い手にコールしてもらえる。ベットする。',
    stud_trap: 'ベットできる強さだが、相手に打たせてレイズする。',
    stud_semi_bluff: '降ろしてもよし、引いてもよしの生きたドロー。',
    stud_barrel: '最後にレイズしたのは自分。圧力をかけ続ける。',
    stud_bluff: 'ショーダウンではまず勝てない。ベットで取りにいく。',
    stud_wait: 'このボード相手にベットできる強さではない。',
    stud_beaten: '相手のアップカードだけでもう負けている。',
    stud_monster: 'コールだけではもったいない強さ。',
    stud_value_raise: '弱い手にコールしてもらえる。レイズする。',
    stud_slow_play: 'レイズできる強さだが、コールにとどめて打たせる。',
    stud_draw_raise: '大きなドロー。カードが残っているうちにレイズする。',
    stud_draw_call: 'このオッズなら引く価値のあるドロー。',
    stud_made_call: '勝率はコール額に見合うが、レイズするほどではない。',
    stud_bluff_catch: 'このオッズなら、ブラフキャッチのコールが見合う。',
    stud_price_fold: '勝率がコール額に見合わない。',
  },
  data: {
    tier: (tier) => `スタート ${tier}ランク`,
    studChance: (chance) => `勝率 ${exactPercent(chance)}`,
    studLine: (line) => `基準 ${exactPercent(line)}`,
    studNeeds: (needs) => `必要エクイティ ${exactPercent(needs)}（後のベット込み）`,
    threat: (threat) => `ボードの脅威 ${threat}`,
    live: (grade) =>
      ({ GOOD: 'カードは生きている', OK: 'カードはまずまず生きている', BAD: 'カードはデッド' })[grade],
    made: (hand) => CATEGORIES_JA[hand],
    draw: (draw) => ({ flush: 'フラッシュドロー', straight: 'ストレートドロー' })[draw],
    about: (seat) => `席${seat + 1}について`,
  },
};
