import { arena } from '@doorcard/text/ja';
import type { ArenaPageWords } from './arenaPageWords.js';

function time(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))}秒`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)}分`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)}時間`;
  return `${Math.round(seconds / 86_400)}日`;
}

export const words: ArenaPageWords = {
  ...arena,
  title: 'アリーナ',
  lead: 'コンピューター同士をこのブラウザーで対戦させます。同じデッキを席を入れ替えてもう一度プレイし、シードが同じなら結果はどこでも同じです。',
  lab: 'ラボへ',
  match: '対戦',
  first: 'プレイヤー1',
  second: 'プレイヤー2',
  partners: 'スパーリング相手',
  noStrategy: 'レベル4はこのゲームの戦略を持っていません。代わりにレベル3がプレイします。',
  length: '長さ',
  lengths: { hands: 'ハンド数を決める', until: '区間が狭くなるまで' },
  handCount: 'ハンド数',
  mostHands: '最大ハンド数',
  margin: '信頼区間の幅(100ハンドあたり±)',
  marginMeaning: '2,000ハンドで最初の確認。その後はハンド数が倍になるたびに確認します。',
  seed: 'シード',
  seedMeaning: '整数。シードを変えると配られるカードが変わります。',
  luck: '運を差し引く',
  luckMeaning: '期待値は同じで信頼区間が狭くなります。その分、時間がかかります。',
  start: '対戦開始',
  again: 'もう一度',
  pause: '一時停止',
  resume: '再開',
  stop: '終了',
  measuring: '所要時間を見るため、数ハンド試しています…',
  expected: (about, threads) => `この端末で約${about}(${threads}スレッド)。`,
  expectedUntil: (about, most, threads) =>
    `最初の確認まで約${about}、最後までなら約${most}(${threads}スレッド)。`,
  slow: '1手ごとに考えるプレイヤーがいます。ハンド数を減らすか、運の補正を外すと早く終わります。',
  time,
  left: (about) => `残り約${about}`,
  versus: (first, second) => `${first} 対 ${second}`,
  result: '結果',
  progress: '進み具合',
  playedOf: (hands, of) => `${hands} / ${of}ハンド`,
  speed: (about, perSecond) => `${about}、毎秒${perSecond}ハンド`,
  statuses: {
    running: '対戦中です。',
    paused: '一時停止中。ここまでの結果は残っています。',
    stopped: '終了しました。ここまでのハンドの結果です。',
    over: '対戦が終わりました。',
    failed: '対戦が止まりました。',
  },
  intervalOf: (percent) => `${percent}%信頼区間`,
  raw: '補正前',
  curve: 'ここまでの結果',
  curveMeaning: (name) => `${name}が100ハンドで得る量。帯は信頼区間です。`,
  handNumber: 'ハンド数',
  band: (line) => `信頼区間(${line})`,
  asTable: 'グラフを表で見る',
  copyLink: 'リンクをコピー',
  copyCommand: 'コマンドをコピー',
  copied: 'コピーしました。',
  copyByHand: 'コピーが許可されていません。アドレスバーのリンクを使ってください。',
  errors: {
    'arena/unknown-game': (value) =>
      `リンクの「${value}」というゲームはありません。代わりにBadugiを選んであります。`,
    'arena/bad-players': (value) =>
      `リンクの「${value}」が読めません。players=lv2,lv1のように2人を指定します。代わりにいつもの2人を選んであります。`,
    'arena/bad-luck': (value) => `リンクの「${value}」が読めません。luck=rawかluck=adjustedを指定します。`,
    'arena/bad-hands': (value) => `「${value}」はハンド数になりません。2〜10,000,000の整数を入れてください。`,
    'arena/bad-until': (value) => `「${value}」は幅になりません。0より大きく1,000以下の数を入れてください。`,
    'arena/bad-seed': (value) => `「${value}」はシードになりません。20桁までの整数を入れてください。`,
  },
  failed: (code) =>
    code === 'player/not-prepared'
      ? 'プレイヤーに必要なデータを読み込めませんでした。接続を確かめて、再開してください。'
      : '対戦のスレッドが止まりました。ここまでの結果は残っています。再開すると続きから始まります。',
  strength: {
    title: '公開している強さ',
    lead: (seed) =>
      `調整に使っていないシード${seed}での長い対戦の結果(95%信頼区間つき、途中で最大4回集計するレベル3・4は98.75%)。このバージョンのdocs/strength.mdの数値です。`,
    steps: '一つ下のレベルとの対戦',
    stepsMeaning: 'ヘッズアップで、上のレベルが100ハンドで得る量。',
    step: (above, below) => `${above} 対 ${below}`,
    exploitability: 'エクスプロイタビリティ(下限)',
    exploitabilityMeaning:
      'これまでで最も勝った搾取役が、ヘッズアップで100ハンドに得る量。どれも下限です。もっと強い搾取役ならさらに勝つかもしれないので、数値が小さくても強さの証明にはなりません。',
    wins: (value) => (value.startsWith('−') ? `${value.slice(1)}の負け` : `${value.slice(1)}の勝ち`),
    unmeasured: '未測定',
    playsLike: (level) => `${level}と同じ`,
    noneMeasured: 'このバージョンではまだ測定していないので、何も主張しません。',
    unfinished: (hands) => `${hands}ハンド、測定途中`,
    kinds: {
      training: '訓練した搾取役',
      search: '相手の打ち方を知る探索',
      lbr: '局所最適応答',
      lv4: 'レベル4',
      borrowed: '他のレベル用の搾取役',
    },
    improving: 'まだ伸びる可能性あり',
    unit: { bigBet: 'ビッグベット', bigBlind: 'ビッグブラインド' },
  },
};
