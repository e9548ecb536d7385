import type { BadugiCode, BadugiData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { nameLowRank, percent } from '../figures.js';
import { trainedJa } from './trained.js';

type BadugiWords = FamilyWords<BadugiCode, BadugiData>;

/** For 1..13. */
const nameOf = (value: number): string => nameLowRank(value - 1);

export const badugiJa: BadugiWords = {
  codes: {
    table_always: 'ヘッズアップ用の表では、ここは必ずこうする。',
    table_mix: 'ヘッズアップ用の表では、ここは打ち分ける。今回はこのアクションになった。',
    made_badugi: 'バドゥーギが完成しているので続ける。',
    badugi_draw: '低い3枚ならドローする価値がある。',
    three_low_cards: '低い3枚なので、勝っているかもしれない。',
    two_low_cards: '低い2枚なので1ベットまでは払う。',
    no_badugi_hand: '払うだけの手ではない。',
    playable_badugi: 'このポジションとアクションに見合うバドゥーギ。',
    best_three: 'バドゥーギとしては高すぎるので、下の3枚でプレイして一番上は捨てる。',
    playable_three: 'このポジションとアクションで参加できる低い3枚。',
    badugi_steal: '残る相手が少ないので、この2枚でもブラインドスチールには十分。',
    badugi_defence: 'ビッグブラインドはオッズがいいので守る。',
    badugi_half_price: 'スモールブラインドなら半ベットで安く見られる。',
    badugi_one_more: 'すでに参加しているので、あと1ベットなら見合う。',
    outside_limits: 'このポジションとアクションでは参加できない手。',
    snow: 'スノー。バドゥーギなしでパットし、完成したように打つ。',
    snow_caught: 'スノーにレイズが返ってきたので降りる。',
    badugi_ahead: '十分に勝っているのでバリューベット。',
    fewest_cards: '誰よりもドロー枚数が少ないのでベット。',
    badugi_not_ahead: 'ベットするほど勝っていない。',
    badugi_pressure: 'わずかに負けているが、ベットで降ろせるかもしれない。',
    draw_into_pat: 'バドゥーギなしでは、パットの相手にベットしない。',
    badugi_trap: 'ベットできる強さだが、チェックレイズを狙う。',
    badugi_semi_bluff: 'まだ勝っていないが、完成しうる3枚でセミブラフ。',
    badugi_bluff: 'ショーダウンでは勝てないのでブラフ。',
    badugi_bluff_raise: 'コールには高すぎるので、ブラフレイズ。',
    badugi_lock: '負けることのない手。',
    strong_three: 'この強さの3枚なら、まだ引いている相手にレイズ。',
    strong_badugi: 'この強さのバドゥーギならレイズ。',
    badugi_odds: 'ポットオッズが合う。',
    badugi_no_odds: '勝率に対してコール額が高すぎる。',
    stand_pat: 'バドゥーギなのでパット。',
    throw_top: '下の3枚でプレイしているので、一番上を捨てる。',
    break_badugi: 'このプレッシャーではバドゥーギを崩したほうが勝てる。',
    keep_best: '役になるカードを残し、あとは引き直す。',
  },
  data: {
    mix: trainedJa.data.mix,
    trainedHand: trainedJa.data.trainedHand,
    drawsToCome: trainedJa.data.drawsToCome,
    otherDrew: trainedJa.data.otherDrew,
    badugiSize: (count) => (count === 4 ? 'バドゥーギ' : `${count}枚役`),
    badugiHigh: (value) => `${nameOf(value)}ハイ`,
    position: (where) => POSITION_JA[where],
    openingLimit: (value) => `ここでは${nameOf(value)}ハイまで`,
    raisesBefore: (count) => `ドロー前のレイズ${count}回`,
    badugiShare: (share) => `勝率 ${percent(share)}`,
    drawsLeft: (count) => `残りドロー${count}回`,
    patOpponents: (count) => `パットの相手${count}人`,
    opponentKept: (name) => READING_JA[name],
    about: (seat) => `席${seat + 1}について`,
    opponentMade: (share) => `相手がバドゥーギの確率 ${percent(share)}`,
    estimatedOuts: (count) => `アウツ${count}枚`,
    impliedOdds: (chips) => `後のラウンドで勝てる額 ${chips}`,
    laterPrice: (chips) => (chips === 0 ? '後で払う額なし' : `後で払う額 ${chips}`),
    raiseChance: (share) => `レイズ頻度 ${percent(share)}`,
    snowChance: (share) => `スノー頻度 ${percent(share)}`,
    breakScore: (score) => `ブレイク指数 ${score}/100`,
    breakShare: (share) => `崩した後の勝率 ${percent(share)}`,
    cardsThrown: (count) => (count === 0 ? 'パット' : `${count}枚チェンジ`),
  },
};

type ReadingName = NonNullable<BadugiData['opponentKept']>;

const READING_JA: Readonly<Record<ReadingName, string>> = {
  patStrong: '相手はパット(続けてパット、またはレイズ)',
  patAfterOne: '相手は1枚引いてからパット',
  patAfterMore: '相手は2枚以上引いてからパット',
  patFirst: '相手は最初のドローでパット',
  fresh: '相手は1枚引いて強気',
  drewOne: '相手は1枚チェンジ',
  drewTwo: '相手は2枚チェンジ',
  drewMore: '相手は3枚以上チェンジ',
  raisedEarly: '相手はアーリーからレイズ',
  raisedMiddle: '相手はミドルからレイズ',
  raisedLate: '相手はレイトからレイズ',
  raisedBlind: '相手はブラインドからレイズ',
  anything: '相手の手は不明',
};

const POSITION_JA = {
  early: 'アーリーポジション',
  middle: 'ミドルポジション',
  late: 'レイトポジション',
  button: 'ボタン',
  smallBlind: 'ブラインド',
  headsUp: 'ヘッズアップ',
} as const;
