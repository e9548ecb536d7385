import type { CoachWords } from './coachWords.js';

export const coachJa: CoachWords = {
  labels: {
    best: '最善',
    fine: '許容',
    inaccuracy: 'やや損',
    mistake: 'ミス',
    blunder: '大ミス',
    fewSamples: '判定なし(サンプル不足)',
    tooClose: '僅差',
    dependsOnOpponent: '相手次第',
  },
  seated: 'この卓のプレイヤー',
  mixed: '一般的なプレイヤーの混合',
  like: (player) => `${player}のような相手`,
  noLoss: (against, doubt) =>
    `${against}に対して見つかった最善のアクション。${doubt === undefined ? '' : `別のアクションが最大${doubt} BB上回る可能性あり。`}`,
  loses: (loss, low, high, against) => `${against}に対するEVロス ${loss} BB (${low}〜${high})。`,
  spread: (low, high) => `相手によって ${low}〜${high} BB。`,
  replaced: (players) => `${players}はロールアウトできないため、一般的なプレイヤーの混合で代用。`,
  somebody: '人間のプレイヤー',
  judged: (worlds, against) => `${against}を相手に各アクション${worlds}回のロールアウト。`,
  value: (action, mean, low, high) => `${action}: ${mean} BB (${low}〜${high})`,
  facts: {
    price: (needed) => `コールの必要エクイティは${needed}。`,
    everybodyFolds: (action, share) => `${action}の後、ロールアウトの${share}で全員がフォールド。`,
    wins: (action, share, pot) => `${action}の後、平均${pot} BBのポットの${share}を獲得。`,
    halves: (action, high, low, scooped, quartered) =>
      `${action}の後: ハイ${high}、ロー${low}、スクープ${scooped}、クォーター${quartered}。`,
    book: (action, isBest) =>
      isBest
        ? `レベル2も最善の${action}を選びます。`
        : `定石とロールアウトの結果が異なります。レベル2なら${action}です。`,
    bookReason: (thought, measures) => `レベル2: ${thought}${measures === '' ? '' : `（${measures}）`}`,
  },
  solved: {
    loses: (exploitability, loss) =>
      `推定レンジでの解(搾取可能性: ポットの${exploitability}): EVロス ${loss} BB。`,
    best: (exploitability) => `推定レンジでの解(搾取可能性: ポットの${exploitability}): EVロスなし。`,
    label: (label) => `判定: ${label}(ランダムなプレイの割合を2倍にしたレンジでも同じ)。`,
    unsure: (low, high) => `判定なし: レンジによって ${low}〜${high} BB。`,
    fewSamples: '判定なし: レンジのサンプル不足。',
    value: (action, value, frequency) => `${action}: ${value} BB(頻度 ${frequency})`,
  },
  title: (player) => `${player}のレビュー`,
  seat: (number) => `席${number}`,
  folded: 'フォールド',
  handNumber: (number) => `ハンド${number}`,
  decided: (street, action) => `${street}: ${action}`,
  totals: (hands, decisions, best) => `${hands}ハンド、${decisions}回の判断、うち最善は${best}。`,
  unlabelled: (share) => `判断の${share}は判定なし。`,
  result: (per100, low, high) => `収支: 100ハンドあたり ${per100} BB (${low}〜${high})。`,
  adjusted: (per100, low, high, hands) =>
    `カード運を除いた収支: 100ハンドあたり ${per100} BB (${low}〜${high})${hands === undefined ? '' : `、全員のカードが分かる${hands}ハンドから`}。`,
  notAdjusted: 'カード運を除いた収支には全員のカードが必要です（このファイルにはありません）。',
  agreement: (share, low, high) => `最善アクションとの一致率: ${share} (${low}〜${high})。`,
  lossTable: '100ハンドあたりのEVロス',
  columns: {
    game: 'ゲーム',
    street: 'ストリート',
    hands: 'ハンド数',
    decisions: '判断数',
    lost: 'EVロス BB/100',
    interval: '95 %区間',
    label: '判定',
    count: '判断数',
  },
  allStreets: '全体',
  between: (low, high) => `${low}〜${high}`,
  expensive: '損失の大きい判断',
  noExpensive: '確実に損をした判断はありません。',
  refused: (count) => `判定できないハンド: ${count}`,
  estimate:
    'ロールアウトによる推定値です。相手が持ちうるハンドに対して各アクションを何度もプレイした結果で、ゲームの解ではありません。',
};
