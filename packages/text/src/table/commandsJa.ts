import type { CommandWords } from './commandWords.js';

export const commandsJa: CommandWords = {
  title: '/ に続けるコマンド',
  list: [
    ['cards', '自分のカード'],
    ['board 3', '席3のアップカード、またはボード'],
    ['pot', 'ポット'],
    ['stack 2', '席2のチップ'],
    ['dead', '見えている他人のカード(デッドカード)'],
    ['actions', '今できること'],
    ['log', 'このハンドの経過すべて'],
    ['fold, check, call, pat', 'キーと同じ操作'],
    ['raise 80', 'ベット・レイズ・コンプリート。額を省くと最小'],
    ['draw 2c 9d', 'そのカードを捨てる。位置でも可 (draw 1 3)'],
    ['next, hint, why, pause', '次のハンド、ヒント、判断の理由、一時停止'],
  ],
  unknown: (text) => `「${text}」というコマンドはありません。? で一覧。`,
  nothingYet: 'まだ何もありません。',
  done: (action) => `あなた: ${action}`,
  turnOf: (name) => `${name}の番です。`,
  cards: (cards, hand) => `手札は ${cards}${hand === '' ? '' : `、${hand}`}。`,
  dead: (cards) => `見えている他人のカード: ${cards}`,
  noDead: '見えている他人のカードはありません。',
  noSeat: (text) => `席「${text}」はありません。`,
  noCard: (text) => `「${text}」は手札にありません。`,
  needAmount: (min, max) => `額を${min}から${max}で入力してください。`,
};
