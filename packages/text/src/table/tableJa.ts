import type { RaiseKind } from '@doorcard/engine';
import { signed, type WriteChips } from '../chips.js';
import { joinRanks } from '../ranks.js';
import type { ActionWords } from './actionWords.js';
import type { EventWords, Person } from './eventWords.js';
import type { TableWords } from './tableWords.js';

const by = ({ name, isYou }: Person): string => (isYou ? 'あなたが' : `${name}が`);
const allInWords = (allIn: boolean): string => (allIn ? '(オールイン)' : '');
const HALVES = { whole: '', high: '(ハイ)', low: '(ロー)' } as const;
const RAISES: Readonly<Record<RaiseKind, (to: string) => string>> = {
  bet: (to) => `${to}をベット`,
  raise: (to) => `${to}にレイズ`,
  complete: (to) => `${to}にコンプリート`,
};

/** On a button: the word first, as コール 80. */
const RAISE_NAMES: Readonly<Record<RaiseKind, string>> = {
  bet: 'ベット',
  raise: 'レイズ',
  complete: 'コンプリート',
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
  draw: (who, count) => (count === 0 ? `${by(who)}パット` : `${by(who)}${count}枚チェンジ`),
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
  raise: (as, to) => `${RAISE_NAMES[as]} ${n(to)}`,
  draw: (count, cards) => `${count}枚チェンジ (${cards})`,
  pat: 'パット',
});

export const makeTableJa = (n: WriteChips): TableWords => ({
  games: {
    badugi: 'バドゥーギ (Badugi)',
    stud: 'スタッドハイ (Stud Hi)',
    razz: 'ラズ (Razz)',
    stud8: 'スタッドハイロー (Stud8)',
    'limit-holdem': 'リミットホールデム',
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
  drawsInWords: (draws) => draws.map((draw) => (draw === 'pat' ? 'パット' : `${draw}枚チェンジ`)).join('、'),
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
    `ブラインド ${n(small)}/${n(big)}${ante > 0 ? ` BBアンティ${n(ante)}` : ''}`,
  practice: (seed) => `練習 (シード ${seed})`,
  nextGame: (game, aim) => `ここから${game}: ${aim}`,
  result: (name, chips) => `${name} ${signed(n, chips)}`,
  place: (name, place, prize) => `${place}位 ${name}${prize > 0 ? ` (賞金 ${prize})` : ''}`,
  tournamentOver: (winner) => `トーナメント終了、優勝は${winner}。`,
  handOver: 'ハンド終了',
  paused: '一時停止中。誰も動かず、時計も止まっています。',
  substitute: (name, wanted, plays) => `${name}：${wanted}が使えないため、${plays}が代わりにプレイします。`,
});

export const errorsJa: Readonly<Record<string, string>> = {
  'action/not-your-turn': 'あなたの番ではありません。',
  'action/raise-cap-reached': 'キャップに達しています。',
  'action/raise-not-allowed': 'ここではレイズできません。',
  'action/raise-too-small': 'レイズ額が小さすぎます。',
  'action/raise-too-large': 'レイズ額が大きすぎます。',
  'action/raise-not-a-size': 'リミットの額ではありません。',
  'action/fold-not-allowed': 'チェックできるのでフォールドは不要です。',
  'player/not-prepared': 'コンピュータープレイヤーを読み込めませんでした。',
  'player/module-not-found': 'コンピュータープレイヤーのファイルがありません。',
  'player/module-failed': 'コンピュータープレイヤーのファイルを読み込めません。',
  'player/no-default-export': 'ファイルにコンピュータープレイヤーがありません。',
  'player/no-decide': 'ファイルにコンピュータープレイヤーがありません。',
  'player/bad-prepare': 'ファイルにコンピュータープレイヤーがありません。',
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
  'table/no-save': '保存されたテーブルがありません。',
  'table/not-your-turn': 'あなたの番ではありません。',
  'table/wrong-decision': 'その判断はもう済んでいます。',
  'session/too-many-seats': 'この人数では席が足りないゲームがあります。',
  'session/bad-games': '配るゲームがありません。',
  'session/bad-config': 'この設定ではテーブルを始められません。',
  'session/no-stakes': 'ステークスの決まっていないゲームがあります。',
  'session/no-levels': 'レベルごとのゲーム切り替えはトーナメントだけです。',
  'player/unknown': '選べない相手が含まれています。',
  'player/unknown-profile': 'そのスタイルの相手はいません。',
  'seed/not-u64': 'シードは0から18446744073709551615までの整数です。',
};
