import type { RaiseKind } from '@doorcard/engine';
import { signed, writeChips, writeResult, type WriteChips } from '../chips.js';
import { joinRanks } from '../ranks.js';
import type { ActionWords } from './actionWords.js';
import type { EventWords, Person } from './eventWords.js';
import type { PlayWords, TableWords } from './tableWords.js';

const by = ({ name, isYou }: Person): string => (isYou ? 'あなたが' : `${name}が`);
const allInWords = (allIn: boolean): string => (allIn ? '(オールイン)' : '');
const HALVES = { whole: '', high: '(ハイ)', low: '(ロー)' } as const;
const KINDS: Readonly<Record<RaiseKind, string>> = {
  bet: 'ベット',
  raise: 'レイズ',
  complete: 'コンプリート',
};
const RAISES: Readonly<Record<RaiseKind, (to: string) => string>> = {
  bet: (to) => `${to}をベット`,
  raise: (to) => `${to}にレイズ`,
  complete: (to) => `${to}にコンプリート`,
};

export const makeEventsJa = (n: WriteChips): EventWords => ({
  ante: (who, chips) => `${by(who)}アンティ${n(chips)}`,
  blind: (who, chips) => `${by(who)}ブラインド${n(chips)}`,
  street: (name) => `【${name}】`,
  dealt: (who, cards) => `${who.isYou ? 'あなた' : who.name}に ${cards}`,
  board: (cards) => `ボード ${cards}`,
  fold: (who) => `${by(who)}フォールド`,
  check: (who) => `${by(who)}チェック`,
  call: (who, chips, allIn) => `${by(who)}${n(chips)}をコール${allInWords(allIn)}`,
  bringIn: (who, chips, allIn) => `${by(who)}ブリングイン${n(chips)}${allInWords(allIn)}`,
  raise: (who, to, as, allIn) => `${by(who)}${RAISES[as](n(to))}${allInWords(allIn)}`,
  draw: (who, count) => (count === 0 ? `${by(who)}スタンドパット` : `${by(who)}${count}枚ドロー`),
  reshuffle: '捨て札をシャッフルして山札に戻す',
  giveBack: (who, chips) => `${who.isYou ? 'あなた' : who.name}に${n(chips)}返却`,
  show: (who, cards, hand) => `${by(who)}ショー ${cards}${hand === '' ? '' : `: ${hand}`}`,
  muck: (who) => `${by(who)}マック`,
  win: (who, chips, half, isSidePot) =>
    `${by(who)}${isSidePot ? 'サイドポット' : ''}${n(chips)}を獲得${HALVES[half]}`,
});

export const makeActionsJa = (n: WriteChips): ActionWords => ({
  fold: 'フォールド',
  check: 'チェック',
  call: (chips) => (chips === undefined ? 'コール' : `コール ${n(chips)}`),
  bringIn: (chips) => (chips === undefined ? 'ブリングイン' : `ブリングイン ${n(chips)}`),
  raise: (as, to) => RAISES[as](n(to)),
  draw: (count, cards) => `${count}枚ドロー (${cards})`,
  pat: 'スタンドパット',
});

export const makeTableJa = (n: WriteChips): TableWords => ({
  games: {
    badugi: 'バドゥーギ (Badugi)',
    stud: 'スタッドハイ (Stud Hi)',
    razz: 'ラズ (Razz)',
    stud8: 'スタッドハイロー (Stud8)',
    'limit-holdem': "リミットホールデム (Limit Hold'em)",
    holdem: 'ノーリミットホールデム (NLHE)',
    omaha8: 'オマハハイロー (Omaha8)',
    plo: 'ポットリミットオマハ (PLO)',
    '2-7-triple': '2-7トリプルドロー (2-7 TD)',
    '2-7-single': '2-7シングルドロー (2-7 SD)',
  },
  aims: {
    badugi: '4スート・4枚の低い手が勝ち、Aは最小',
    stud: '一番強いハイハンドが勝ち',
    razz: '一番低い手が勝ち(A-5)',
    stud8: 'ハイと8以下のローでポットを分け合う',
    'limit-holdem': '一番強いハイハンドが勝ち、リミット',
    holdem: '一番強いハイハンドが勝ち、ノーリミット',
    omaha8: '手札から2枚、ハイと8以下のローで分け合う',
    plo: '手札から必ず2枚、ベットはポットまで',
    '2-7-triple': '一番低い手が勝ち(2-7)、ドロー3回',
    '2-7-single': '一番低い手が勝ち(2-7)、ドロー1回、ノーリミット',
  },
  streets: {
    preflop: 'プリフロップ',
    flop: 'フロップ',
    turn: 'ターン',
    river: 'リバー',
    '3rd': '3rdストリート',
    '4th': '4thストリート',
    '5th': '5thストリート',
    '6th': '6thストリート',
    '7th': '7thストリート',
    predraw: 'プレドロー',
    draw1: '1stドロー',
    draw2: '2ndドロー',
    draw3: '3rdドロー',
  },
  you: 'あなた',
  pot: (chips) => `ポット ${n(chips)}`,
  potName: (pot) => (pot === 0 ? 'メインポット' : pot === 1 ? 'サイドポット' : `サイドポット${pot}`),
  board: (cards) => `ボード ${cards}`,
  bet: (chips) => `ベット ${n(chips)}`,
  folded: 'フォールド',
  allIn: 'オールイン',
  bringIn: 'ブリングイン',
  out: '脱落',
  draws: (draws) => draws.map((draw) => (draw === 'pat' ? 'パット' : String(draw))).join('-'),
  yourHand: (name) => `あなたの手: ${name}`,
  soFar: ({ ranks }) => `ここまで ${joinRanks(ranks)}`,
  bothHalves: (high, low) => `${high} / ${low}`,
  handNumber: (number) => `${number}ハンド目`,
  rotation: (left, next) => `あと${left}ハンド、次は${next}`,
  level: (number, left, unit) =>
    `レベル${number}、残り${unit === 'hands' ? `${left}ハンド` : `${Math.ceil(left)}秒`}`,
  studStakes: (ante, bringIn, small, big) =>
    `${n(small)}/${n(big)} アンティ${n(ante)} ブリングイン${n(bringIn)}`,
  limitStakes: (small, big) => `リミット ${n(small)}/${n(big)}`,
  blindStakes: (small, big, ante) =>
    `ブラインド ${n(small)}/${n(big)}${ante > 0 ? ` アンティ${n(ante)}` : ''}`,
  practice: (seed) => `練習 (シード ${seed})`,
  nextGame: (game, aim) => `ここから${game}: ${aim}`,
  result: (name, chips) => `${name} ${signed(n, chips)}`,
  place: (name, place, prize) => `${place}位 ${name}${prize > 0 ? ` (賞金 ${prize})` : ''}`,
  tournamentOver: (winner) => `トーナメント終了、優勝は${winner}。`,
  handOver: 'ハンド終了',
  paused: '一時停止中。誰も動かず、時計も止まっています。',
});

export const playJa: PlayWords = {
  keys: [
    ['F', 'フォールド'],
    ['C', 'チェック・コール・ブリングイン'],
    ['R', 'ベット・レイズ・コンプリート(額が自由なら入力)'],
    ['1-7', '捨てるカードに印を付ける'],
    ['Enter', 'ドロー。ハンド終了後は次のハンド'],
    ['P', 'スタンドパット'],
    ['N', '次のハンド'],
    ['H', 'ヒント: lv2ならどうするか、その理由'],
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
  draw: (count) => `${count}枚ドロー`,
  amount: (as, min, max) =>
    `${KINDS[as]}の額 (${writeChips(min)}〜${writeChips(max)}、Mで最大、Enterで最小): `,
  noAmount: '数字を入力してEnterを押してください。',
  badKey: (key) => `${key} は今は使えません。? でキーの一覧。`,
  notNow: '今はできません。',
  noCardThere: 'そこにカードはありません。',
  markFirst: '先に番号で印を付けるか、Pでスタンドパット。',
  whyTitle: (hand) => `ハンド${hand}の判断と理由`,
  nobodyDecided: 'コンピューターの判断はありませんでした。',
  hintTitle: (player, action) => `${player}なら: ${action}`,
  savedTable: '保存されたテーブルがあります。R: 続ける  N: 破棄して新しく始める  Q: 終了',
  resumed: '保存したところから再開します。',
  goodbye: (hands, won, file) =>
    `${hands}ハンド、${writeResult(won)}。テーブルは ${file} に保存しました。「doorcard play」で続けられます。`,
  noChips: 'チップがなくなりました。',
};

export const errorsJa: Readonly<Record<string, string>> = {
  'action/not-your-turn': 'あなたの番ではありません。',
  'action/raise-cap-reached': 'キャップに達しています。',
  'action/raise-not-allowed': 'ここではレイズできません。',
  'action/raise-too-small': 'レイズ額が小さすぎます。',
  'action/raise-too-large': 'レイズ額が大きすぎます。',
  'action/raise-not-a-size': 'リミットの額ではありません。',
  'action/fold-not-allowed': 'チェックできるのでフォールドは不要です。',
  'session/bad-buy-in': 'その額は買えません。',
  'session/hand-in-progress': 'ハンドの途中です。',
  'session/not-a-cash-table': 'トーナメントでは買い足せません。',
  'session/too-few-players': 'チップのあるプレイヤーが足りません。',
  'session/is-over': 'トーナメントは終わりました。',
  'table/bad-checksum': '保存データが書き換えられています。',
  'table/bad-save': '保存データを読めません。',
  'table/foreign-save': 'テーブルの保存データではありません。',
  'table/unknown-version': '新しいバージョンの保存データです。',
  'table/not-saved': '保存できませんでした',
  'table/elsewhere': 'テーブルは別のタブで開いています。',
  'table/taken': 'テーブルは別のタブに移りました。',
  'table/storage-broken': 'このブラウザーの保存領域が使えません。保存済みのデータは失われていません。',
  'table/no-save': '保存されたテーブルがありません。',
  'table/not-your-turn': 'あなたの番ではありません。',
  'table/wrong-decision': 'その判断はもう済んでいます。',
};
