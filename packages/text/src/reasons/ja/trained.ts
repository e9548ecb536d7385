import type { MixedAction, TrainedCode, TrainedData, TrainedHand } from '@doorcard/blueprint';
import type { FamilyWords } from '../familyWords.js';
import { nameLowRank, percent } from '../figures.js';

const ACTIONS: Readonly<Record<MixedAction, string>> = {
  fold: 'フォールド',
  check: 'チェック',
  call: 'コール',
  bringIn: 'ブリングイン',
  raise: 'ベットかレイズ',
  draw0: 'パット',
  draw1: '1枚チェンジ',
  draw2: '2枚チェンジ',
  draw3: '3枚チェンジ',
};

const UNTRAINED: Readonly<Record<NonNullable<TrainedData['untrained']>, string>> = {
  game: 'このゲームの学習済み戦略はない',
  players: '学習済み戦略は2人用',
  stakes: '学習時とはステークスが違う',
  stacks: 'オールインがありうる（学習の対象外）',
  betting: '学習時よりレイズの回数が多い',
  unmet: '学習中に一度も現れなかった場面',
};

const smoothness = (high: number, second: number): string =>
  second <= (2 * high) / 3 ? 'スムースな' : 'ラフな';

function describeHand(hand: TrainedHand): string {
  if (hand.game === 'stud') {
    return `相手のアップカードに対して、自分の手の取り分は平均${percent(hand.own)}、自分のアップカードだけなら${percent(hand.ownBoard)}`;
  }
  const { cards, high, second } = hand;
  if (cards === 1) return `1枚役（${nameLowRank(high)}）`;
  if (cards === 2) return `2枚役の${nameLowRank(high)}ハイ`;
  const ranks = `${nameLowRank(high)}-${nameLowRank(second)}`;
  return `${smoothness(high, second)}${ranks}の${cards === 4 ? 'バドゥーギ' : '3枚役'}`;
}

export const trainedJa: FamilyWords<TrainedCode, TrainedData> = {
  codes: {
    trained_always: '学習済み戦略は、ここでは必ずこうする。',
    trained_mix: '学習済み戦略はここで打ち分ける。今回はこのアクションになった。',
  },
  data: {
    mix: (mix) => mix.map(([action, share]) => `${ACTIONS[action]} ${percent(share)}`).join('、'),
    trainedHand: describeHand,
    drawsToCome: (count) => (count === 0 ? 'ドローは終わった' : `あと${count}回ドローできる`),
    otherDrew: (count) => (count === 0 ? '相手はパット' : `相手は${count}枚チェンジ`),
    untrained: (why) => UNTRAINED[why],
  },
};
