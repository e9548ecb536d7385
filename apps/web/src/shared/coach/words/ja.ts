import { coach, holdings } from '@doorcard/text/ja';
import type { CoachPageWords } from './coachPageWords.js';

const SHORT_STREETS: Readonly<Record<string, string>> = {
  preflop: 'PF',
  draw1: '1st',
  draw2: '2nd',
  draw3: '3rd',
};

export const words: CoachPageWords = {
  coach,
  holdings,
  lowHolding: (top) => `${top}ロー`,
  shortStreet: (street) => SHORT_STREETS[street] ?? (/^\d/.test(street) ? street : undefined),
  count: (label, count) => `${coach.labels[label]}${count}`,
  list: (parts) => parts.join('、'),
  strip: {
    name: 'あなたの判断',
    checking: '判断を確認中…',
    none: 'このハンドに判断はありません',
    clean: 'ミスなし',
    sentence: (decisions, counts, lost) => `${decisions}回の判断: ${counts}。${lost}。`,
    lost: (mean, half) => `EVロス ${mean} ± ${half} BB`,
  },
  helped: 'ヘルプ使用',
  helpedMeaning: '数値を見て決めた判断なので、成績には数えません。',
  rail: {
    last: (street) => `直前の判断 · ${street}`,
    lastHand: '直前のハンド',
    nothing: 'ハンドが終わると、あなたの判断をここで確認します。',
    want: '数値を見ますか？',
    wantMeaning: '各アクションのEV。見た判断は「ヘルプ使用」になります。',
    show: '表示',
    always: '常に表示',
    values: '各アクションの価値',
  },
  bars: {
    name: '各アクションのEV',
    best: '最善',
    you: 'あなた',
    both: 'あなた・最善',
    unit: 'BB',
    source: (rollouts, against) => `${against}に対する${rollouts}回のロールアウト。ひげは95 %区間。`,
    overFolding: 'フォールドを0としたEV(BB)。',
  },
  spread: '相手が違ったら',
  spreadMeaning: '別の相手に対するあなたのアクションのEVロス。幅が広いほど相手次第です。',
  seen: {
    title: '見えたカード',
    unseen: (count) => `未見 ${count}枚`,
    states: {
      mine: (count) => `自分 ${count}枚`,
      live: (count) => `アウツ ${count}枚`,
      seen: (count) => `見えた ${count}枚`,
    },
  },
  refusals: {
    'review/no-seat': '観戦したハンドなので、あなたの判断はありません。',
    'review/unknown-cards': 'あなたに見えたカードが記録にないため、判定できません。',
    'review/unknown-stacks': 'スタックが記録にないため、判定できません。',
  },
  failed: 'コーチが停止しました。保存したものは失われていません。ページを再読み込みしてください。',
};
