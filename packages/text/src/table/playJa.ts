import type { RaiseKind } from '@doorcard/engine';
import { writeChips, writeResult } from '../chips.js';
import type { PlayWords } from './tableWords.js';

const KINDS: Readonly<Record<RaiseKind, string>> = {
  bet: 'ベット',
  raise: 'レイズ',
  complete: 'コンプリート',
};

export const playJa: PlayWords = {
  keys: [
    ['F', 'フォールド'],
    ['C', 'チェック・コール・ブリングイン'],
    ['R', 'ベット・レイズ・コンプリート(額が自由なら入力)'],
    ['1-7', '捨てるカードに印を付ける'],
    ['Enter', 'ドロー。ハンド終了後は次のハンド'],
    ['P', 'パット'],
    ['N', '次のハンド'],
    ['H', 'ヒント: レベル2ならどうするか、その理由'],
    ['W', 'ハンド終了後: 全員の判断の理由'],
    ['B', 'チップを買い足す(キャッシュゲームのハンド間)'],
    ['/', 'コマンドを入力'],
    ['?', 'このヘルプ'],
    ['Q', '保存して終了(Ctrl-Cも同じ)'],
  ],
  helpTitle: 'キー',
  back: '何かキーを押すと戻る',
  more: '何かキーを押すと続き',
  hint: 'ヒント',
  help: 'ヘルプ',
  quit: '終了',
  next: '次のハンド',
  goOn: '再開',
  why: '理由',
  buyIn: (chips) => `${writeChips(chips)}買う`,
  waiting: (name) => `${name}が考え中…`,
  markCards: '印',
  draw: (count) => `${count}枚チェンジ`,
  amount: (as, min, max) =>
    `${KINDS[as]}の額 (${writeChips(min)}〜${writeChips(max)}、Mで最大、Enterで最小): `,
  noAmount: '数字を入力してEnterを押してください。',
  badKey: (key) => `${key} は今は使えません。? でキーの一覧。`,
  notNow: '今はできません。',
  noCardThere: 'そこにカードはありません。',
  markFirst: '先に番号で印を付けるか、Pでパット。',
  whyTitle: (hand) => `ハンド${hand}の判断と理由`,
  nobodyDecided: 'コンピューターの判断はありませんでした。',
  hintTitle: (player, action) => `${player}なら: ${action}`,
  savedTable: '保存されたテーブルがあります。R: 続ける  N: 破棄して新しく始める  Q: 終了',
  resumed: '保存したところから再開します。',
  goodbye: (hands, won, file) =>
    `${hands}ハンド、${writeResult(won)}。テーブルは ${file} に保存しました。「doorcard play」で続けられます。`,
  noChips: 'チップがなくなりました。',
};
