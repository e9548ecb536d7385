import type { SystemWords } from './systemWords.js';

export const words: SystemWords = {
  title: 'デザインシステム',
  cards: 'カード: 大きさで変わる3種類の絵柄',
  pixels: (width) => `${width}px`,
  states: '状態は色だけでなく形でも区別',
  cardStates: { up: '表', down: '自分の伏せ札', dead: 'デッド', back: '裏', discard: '捨てる札' },
  chips: 'チップ: 色と縁の模様。額は必ず数字でも表示',
  slots: 'アクションは位置も重みも同じ。どれも勧めない',
  verdicts: '判定: 形、記号、言葉、色で区別',
  pressNow: '今押すもの',
  plain: '標準',
  quiet: '控えめ',
  off: '今は押せない',
  characters: 'プレイヤー',
  colours: '色',
};
