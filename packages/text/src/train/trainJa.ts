import type { TrainWords } from './trainWords.js';

export const trainJa: TrainWords = {
  trainTitle: (game) => `${game}の学習`,
  exploitTitle: (game, player) => `${game}：${player}を攻略した結果`,
  columns: {
    minutes: '分',
    deals: 'ディール数',
    against: '相手',
    per100: 'ビッグベット/100',
    interval: '95 %区間',
    hands: 'ハンド数',
  },
  progress: (deals, speed) => `${deals}ディール、毎秒${speed}Mノード`,
  trained: (deals, minutes, speed) => `${minutes}分で${deals}ディール、毎秒${speed}Mノード`,
  written: (file, kilobytes) => `${file}に書き込みました（${kilobytes} kB）`,
  stopped: (file) => `中断しました。--resumeで${file}から続けられます`,
  imitated: (decisions, player) => `${player}の判断を${decisions}件まねた`,
  won: (player, per100, low, high) =>
    `攻略側は${player}から${per100}ビッグベット/100を得る（${low}〜${high}）。`,
  wonWithoutLuck: (per100, low, high) => `運補正後：${per100}（${low}〜${high}）。`,
  improving: {
    yes: 'まだ伸びている。もっと長く学習させるとよい。',
    no: '伸びは止まっていた。',
    unknown: 'まだ伸びているかどうか判断するにはハンドが足りない。',
  },
  lowerBound: 'これは下限であり、もっと強い攻略側ならさらに勝つ可能性がある。',
  madeWith: (command) => `作成コマンド：${command}`,
};
