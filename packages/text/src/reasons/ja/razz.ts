import { aceToFive } from '@doorcard/cards';
import type { RazzCode, RazzData } from '@doorcard/cpu';
import { joinRanks } from '../../ranks.js';
import type { FamilyWords } from '../familyWords.js';
import { exactPercent } from '../figures.js';

type RazzWords = FamilyWords<RazzCode, RazzData>;

/** The five cards of a low, as A-5 lows are written. */
export const lowCardsOf = (rank: number): string => joinRanks(aceToFive.describe(rank).ranks);

// One decimal, so that two chances that are close do not look the same.

export const razzJa: RazzWords = {
  codes: {
    low_bring_in: 'ドアが一番悪いので、ペアのないロー3枚でなければコンプリートしない。',
    low_start: 'ペアのないロー3枚は参加するハンド。',
    low_open: '残っている一番低いドアが相手でも足りる。',
    low_steal: '残りに自分と同じか低いドアがいない。アンティをスチールする。',
    low_door_behind: '同じか低いドアが残っていて、このハンドでは足りない。',
    low_rough_open: 'ドアは一番低いが、手の中が粗い。',
    low_strong_start: '相手の持ちうる手に勝っている。ポットを大きくする。',
    low_trap: 'レイズできる手だが、今回はコールで次のベットを誘う。',
    low_defend: '勝率がコール額に見合う。',
    low_weak_start: 'この額に付き合うには3枚が粗い。',
    low_lock: '相手のボードからは、これより良いローにはならない。',
    low_ahead: 'ポットの取り分が平均より多い。ベットする。',
    low_pressure: '手よりもボードがきれいに見える。ベットで降ろせる。',
    low_semi_bluff: '有利ではないが、ボードの見た目が良く、まだカードが来る。',
    low_check_raise: 'ボードの見た目より手が強い。チェックレイズを狙う。',
    low_wait: '打つほどではない。チェックで回す。',
    low_value_raise: '相手の持ちうる手にはっきり勝っている。レイズする。',
    low_price: '勝率がコール額に見合う。',
    low_too_expensive: '勝率がコール額に見合わない。',
    low_value: 'バリューベットになるだけ勝っている。',
    low_bluff: '勝っていることは少ないが、ボードは強く見える。ブラフする。',
  },
  data: {
    razzStart: (start) =>
      ({
        Monster3: '5以下の3枚',
        Good3: '8以下の3枚',
        Okay3: 'まずまずの3枚',
        Bad3: '弱い3枚',
      })[start],
    lowerDoors: (count) => `残っている同じか低いドア ${count}人`,
    lowChance: (chance) => `勝率 ${exactPercent(chance)}`,
    lowNeeded: (chance) => `必要エクイティ ${exactPercent(chance)}`,
    lowLead: (chance) => `ボードの見た目 ${exactPercent(chance)}`,
    lowHand: (rank) => `${lowCardsOf(rank)}ロー`,
    laterBets: (bets) => `この後のベット ${bets}回分を計算`,
    about: (seat) => `席${seat + 1}について`,
  },
};
