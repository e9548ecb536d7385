import { makeRank } from '@doorcard/cards';
import { commands, play, reasons } from '@doorcard/text/ja';
import { clock } from './clock.js';
import type { TablePageWords } from './tableWords.js';

const SUITS = ['クラブ', 'ダイヤ', 'ハート', 'スペード'];

export const words: TablePageWords = {
  commands,
  play,
  reasons,
  opening: 'テーブルを開いています…',
  yourTurn: 'あなたの番です',
  lowDraw: (ranks) => `${ranks}ドロー`,
  yourDraw: 'ドロー: 捨てるカードを選んでください',
  betweenHands: '次のハンドへ進めます',
  next: '次のハンド',
  review: 'レビュー',
  reviewFault: { inaccuracy: 'やや損をレビュー', mistake: 'ミスをレビュー', blunder: '大ミスをレビュー' },
  buy: (amount) => `${amount}買い足す`,
  hint: 'ヒント',
  close: '閉じる',
  actions: 'アクション',
  yourCards: '自分のカード',
  price: (call, pot) => `ポット${pot}にコール ${call}`,
  free: 'ベットなし、チェックできます',
  amount: '額',
  slider: '額(スライダー)',
  pot: 'ポット',
  allIn: 'オールイン',
  halves: { high: 'ハイ', low: 'ロー' },
  drew: 'ドロー',
  scoops: ({ name }, amount) => `${name}がスクープ ${amount}`,
  split: (amount) => `チョップ ${amount}`,
  bothHalves: (each) => `ハイとローの両取り${each === undefined ? '' : `、${each}ずつ`}`,
  listBetween: '、',
  menu: 'メニュー',
  sound: 'サウンド',
  pages: { equity: 'エクイティ', history: 'ハンド履歴', settings: '設定' },
  coach: 'コーチ',
  hide: '閉じる',
  thrown: '捨てる',
  markCards: '捨てるカードをタップ',
  youThrew: '捨てたカード',
  openAgain: 'テーブルを開き直す',
  backToStart: 'ロビーへ',
  pots: 'ポットの内訳',
  communityCard: '共通カード',
  gotIt: '了解',
  rulesOfGame: 'このゲームのルール',
  newGame: 'ゲーム交代',
  levelLeft: (number, left, unit) =>
    `レベル${number}、残り${unit === 'hands' ? `${left}ハンド` : clock(left)}`,
  nextStakes: (stakes) => `次は ${stakes}`,
  playersLeft: (left, all) => `残り${left}人/${all}人`,
  youAreOut: (place, all) => `${all}人中${place}位で敗退`,
  prize: (percent) => `賞金は総額の${percent}%です。`,
  watchOn: '観戦する',
  outMeaning: '残りのプレイヤーで続きます。最後まで観戦することも、退席することもできます。',
  youWon: 'トーナメント優勝',
  wonMeaning: (players, hands) => `${players}人中1位、全${hands}ハンド。`,
  otherWon: (name) => `${name}がトーナメント優勝`,
  places: '順位',
  newTable: '新しいテーブルへ',
  noChips: 'チップがなくなりました。買い足すと続けられます。',
  tools: 'テーブルの切り替え',
  autoNext: '自動で次へ',
  pause: '一時停止',
  goOn: '再開',
  testMe: '腕試し',
  keys: 'キー一覧',
  textMode: 'テキスト',
  memory: 'レベル3が覚えたこと',
  memoryMeaning:
    'レベル3は、このテーブルでの各プレイヤーの打ち方を覚えて判断に使います。テーブルと一緒に保存されます。',
  forget: '覚えたことを消す',
  helpNow: '場から読めること',
  dead: 'デッドアウツ',
  outs: (draw, live, dead) => `${draw}: アウツ${live}枚${dead === 0 ? '' : `、デッド${dead}枚`}`,
  draws: {
    straight: 'ストレート',
    flush: 'フラッシュ',
    fullHouse: 'フルハウス',
    low: '8ロー',
    badugi: 'バドゥーギ',
  },
  outsMeaning: 'ドローが完成するカード',
  potOdds: (percent) => `必要エクイティ${percent}%`,
  soFar: 'ここまでの流れ',
  alike: (what, people, count) => {
    const verb = { call: 'コール', check: 'チェック', pat: 'パット', draw: `${count}枚チェンジ` }[what];
    return `${people.map(({ name }) => name).join('と')}が${verb}`;
  },
  listDeeds: (deeds) => deeds.join('、'),
  boards: {
    title: '各プレイヤーのボード',
    nothing: 'ペアなし',
    sign: (sign) => {
      switch (sign.code) {
        case 'suited':
          return `${SUITS[sign.suit]!}${sign.count}枚`;
        case 'lows':
          return `ローカード${sign.count}枚`;
        case 'pair':
          return `${makeRank(sign.rank)}のオープンペア`;
        case 'trips':
          return `${makeRank(sign.rank)}が3枚`;
        case 'quads':
          return `${makeRank(sign.rank)}が4枚`;
      }
    },
  },
  testTitle: '問題',
  testQuestion: (street, draw, outs) =>
    `${street}で${draw}が完成するカードは${outs}枚。そのうち他人の手に見えていたのは何枚?`,
  testAnswer: 'デッドの枚数',
  testCheck: '答え合わせ',
  testRight: (dead) => `正解、${dead}枚です。`,
  testWrong: (dead) => `惜しい。正解は${dead}枚です。`,
  testSkip: 'とばす',
  command: 'コマンド',
  commandMeaning:
    'cards、board 3、pot、stack 2、dead、actions、log、call、raise 80、draw 2c 9d、pat、fold、next',
  send: '実行',
  closeKey: '閉じる',
};
