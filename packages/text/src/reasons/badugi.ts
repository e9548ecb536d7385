import type { BadugiCode, BadugiData } from '@doorcard/cpu';
import type { FamilyWords } from './familyWords.js';

type BadugiWords = FamilyWords<BadugiCode, BadugiData>;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** A, 2 … T, J, Q, K for 1..13. */
const nameOf = (value: number): string => 'A23456789TJQK'[value - 1]!;

export const badugiEn: BadugiWords = {
  codes: {
    made_badugi: 'A made badugi plays on.',
    badugi_draw: 'Three low cards are worth a draw.',
    two_low_cards: 'Two very low cards are worth one bet.',
    no_badugi_hand: 'Too little to pay for.',
    playable_badugi: 'A badugi good enough for this seat and this action.',
    button_badugi: 'In late position any badugi is ahead of the hands that still draw.',
    best_three: 'The badugi is too high here, so its three low cards are played and the top card goes.',
    playable_three: 'Three cards low enough for this seat.',
    badugi_steal: 'Two of the lowest cards: enough to try for the blinds, or to look on cheaply.',
    badugi_defence: 'The big blind gets a good price to see a draw.',
    badugi_half_price: 'Half a bet is a cheap look from the small blind.',
    outside_limits: 'Not good enough for this seat and this action.',
    no_reraise_drawing_two: 'A hand that has to draw two never raises a raise.',
    snow: 'A snow: pat without a badugi, and betting as if there were one.',
    snow_caught: 'The bluff has been raised, so it ends here.',
    badugi_ahead: 'Best often enough to bet.',
    fewest_cards: 'Drew fewer cards than everybody else, so the bet is ours.',
    badugi_not_ahead: 'Not best often enough to bet.',
    strong_badugi: 'A badugi this good raises.',
    badugi_odds: 'The price is right.',
    badugi_no_odds: 'The price is too high for the chance to win.',
    stand_pat: 'A badugi stands pat.',
    throw_top: 'Played for its three low cards: the top card goes.',
    break_badugi: 'Under this pressure the badugi wins more often when it is broken.',
    keep_best: 'Keeps the cards that count and draws the rest.',
  },
  data: {
    badugiSize: (count) => (count === 4 ? 'badugi' : `${count}-card hand`),
    badugiHigh: (value) => `${nameOf(value)}-high`,
    position: (where) => `${where} position`,
    openingLimit: (value) => `plays up to ${nameOf(value)}-high here`,
    raisesBefore: (count) => (count === 1 ? '1 raise before the draw' : `${count} raises before the draw`),
    badugiShare: (share) => `wins ${percent(share)}`,
    drawsLeft: (count) => (count === 1 ? '1 draw left' : `${count} draws left`),
    patOpponents: (count) => (count === 1 ? '1 opponent pat' : `${count} opponents pat`),
    opponentKept: (name) => READING_EN[name],
    raiseChance: (share) => `raises ${percent(share)} of the time`,
    snowChance: (share) => `snows here ${percent(share)} of the time`,
    breakScore: (score) => `break score ${score} of 100`,
    cardsThrown: (count) => (count === 0 ? 'throws nothing' : `throws ${count}`),
  },
};

export const badugiJa: BadugiWords = {
  codes: {
    made_badugi: 'バドゥーギが完成しているので続ける。',
    badugi_draw: '低い3枚ならドローする価値がある。',
    two_low_cards: 'ごく低い2枚なので1ベットまでは払う。',
    no_badugi_hand: '払うだけの手ではない。',
    playable_badugi: 'このポジションとアクションに見合うバドゥーギ。',
    button_badugi: 'レイトポジションなら、どのバドゥーギもドロー中の手より前にいる。',
    best_three: 'バドゥーギとしては高すぎるので、下の3枚でプレイして一番上は捨てる。',
    playable_three: 'このポジションで入れる低い3枚。',
    badugi_steal: '最も低い2枚。ブラインドスチールか、安く次を見るには十分。',
    badugi_defence: 'ビッグブラインドはオッズがいいので守る。',
    badugi_half_price: 'スモールブラインドなら半ベットで安く見られる。',
    outside_limits: 'このポジションとアクションでは参加できない手。',
    no_reraise_drawing_two: '2枚以上引く手ではリレイズしない。',
    snow: 'スノー。バドゥーギなしでスタンドパットし、完成したように打つ。',
    snow_caught: 'スノーにレイズが返ってきたので降りる。',
    badugi_ahead: '十分に勝っているのでバリューベット。',
    fewest_cards: '誰よりもドロー枚数が少ないのでベット。',
    badugi_not_ahead: 'ベットするほど勝っていない。',
    strong_badugi: 'この強さのバドゥーギならレイズ。',
    badugi_odds: 'ポットオッズが合う。',
    badugi_no_odds: '勝率に対してコール額が高すぎる。',
    stand_pat: 'バドゥーギなのでスタンドパット。',
    throw_top: '下の3枚でプレイしているので、一番上を捨てる。',
    break_badugi: 'このプレッシャーではバドゥーギを崩したほうが勝てる。',
    keep_best: '役になるカードを残し、あとは引き直す。',
  },
  data: {
    badugiSize: (count) => (count === 4 ? 'バドゥーギ' : `${count}カード`),
    badugiHigh: (value) => `${nameOf(value)}ハイ`,
    position: (where) => POSITION_JA[where],
    openingLimit: (value) => `ここでは${nameOf(value)}ハイまで`,
    raisesBefore: (count) => `ドロー前のレイズ${count}回`,
    badugiShare: (share) => `勝率 ${percent(share)}`,
    drawsLeft: (count) => `残りドロー${count}回`,
    patOpponents: (count) => `パットの相手${count}人`,
    opponentKept: (name) => READING_JA[name],
    raiseChance: (share) => `レイズ頻度 ${percent(share)}`,
    snowChance: (share) => `スノー頻度 ${percent(share)}`,
    breakScore: (score) => `ブレイク指数 ${score}/100`,
    cardsThrown: (count) => (count === 0 ? 'チェンジなし' : `${count}枚チェンジ`),
  },
};

type ReadingName = NonNullable<BadugiData['opponentKept']>;

const READING_EN: Readonly<Record<ReadingName, string>> = {
  patStrong: 'they are pat and mean it: a badugi, ten or better',
  patAfterOne: 'they are pat after drawing one: a badugi',
  patAfterMore: 'they are pat after drawing more: a badugi or a snow',
  patFirst: 'they were dealt a pat hand',
  fresh: 'they drew one and bet strongly: perhaps a fresh badugi',
  drewOne: 'they drew one: three cards, eight or better',
  drewTwo: 'they drew two: two cards',
  drewMore: 'they drew three or more',
  raisedEarly: 'they raised from early position',
  raisedMiddle: 'they raised from middle position',
  raisedLate: 'they raised from late position',
  anything: 'they may hold anything',
};

const READING_JA: Readonly<Record<ReadingName, string>> = {
  patStrong: '相手は本物のパット(Tハイ以下のバドゥーギ)',
  patAfterOne: '相手は1枚引いてからパット(バドゥーギ)',
  patAfterMore: '相手は2枚以上引いてからパット(バドゥーギかスノー)',
  patFirst: '相手は最初からパット',
  fresh: '相手は1枚引いて強気(今できたバドゥーギかも)',
  drewOne: '相手は1枚ドロー(8ハイ以下の3カード)',
  drewTwo: '相手は2枚ドロー(2カード)',
  drewMore: '相手は3枚以上ドロー',
  raisedEarly: '相手はアーリーからレイズ',
  raisedMiddle: '相手はミドルからレイズ',
  raisedLate: '相手はレイトからレイズ',
  anything: '相手の手は不明',
};

const POSITION_JA = {
  early: 'アーリーポジション',
  middle: 'ミドルポジション',
  late: 'レイトポジション',
} as const;
