import type { LowCode, LowData, ShareCode, ShareData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { percent } from '../figures.js';

type ShareWords = FamilyWords<ShareCode | LowCode, ShareData & LowData>;

export const shareJa: ShareWords = {
  codes: {
    range_open: 'このポジションからオープンレイズできるハンド。',
    range_raise: '相手のレイズのレンジに対してさらにレイズできるハンド。',
    range_bluff: 'コールできるハンドだが、ときどきレイズに回す。',
    range_call: 'このオッズなら参加できるレンジ。',
    range_free: 'レイズするほどではない。チェックは無料。',
    range_fold: 'このオッズで参加するレンジに入らない。',
    share_lock: 'これに勝てるハンドはない。ナッツ。',
    share_value: 'コールしてくるレンジにも勝っているのでバリューベット。',
    share_raise: 'コールしてくるレンジにも勝っているのでバリューレイズ。',
    share_pressure: 'バリューには足りないが、降ろしにいくベット。',
    share_draw_bet: 'ドロー。降りればよし、コールされても伸びる。',
    share_bluff: 'ショーダウンではあまり勝てない。オッズに見合う頻度でブラフ。',
    share_trap: 'ベットできる強さだが、ときどきチェックレイズを狙う。',
    share_check: 'バリューベットには足りないのでチェック。',
    share_call: '勝率がオッズに見合うのでコール。',
    share_draw_call: 'オッズには少し足りないが、引けばあとで取れるドロー。',
    share_enough: 'ナッツではないので、レイズ合戦はここまで。',
    share_fold: '勝率がオッズに見合わないのでフォールド。',
    low_pat: 'パットの勝率はドロー以上。',
    low_draw: '一番勝てるカードを残してドロー。',
    low_break: '前はパットだったが、今は引いたほうが勝てる。',
    low_snow: '引いても勝率が足りないので、スノー（ブラフのパット）。',
  },
  data: {
    place: (place) => `全ハンドの${percent(place)}がこれより強い`,
    widest: (part) => `上位${percent(part)}までこのプレイ`,
    raiserTop: (part) => `レイザーのレンジは上位${percent(part)}と読む`,
    share: (share) => `エクイティ ${percent(share)}`,
    called: (share) => `コールされたとき ${percent(share)}`,
    needed: (share) => `続ける基準 ${percent(share)}`,
    shown: (strength) => `相手が見せた強さ ${strength.toFixed(1)}`,
    frequency: (part) => `頻度 ${percent(part)}`,
    patShare: (share) => `パット ${percent(share)}`,
    drawShare: (share) => `ドロー ${percent(share)}`,
    lowThrown: (count) => (count === 0 ? 'パット' : `${count}枚チェンジ`),
    lowTop: (rank) => `${rank}トップを残す`,
  },
};
