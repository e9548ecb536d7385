import type { DrillWords } from './drillWords.js';

const NAMES = ['あなた', 'Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida'] as const;

const join = (names: readonly string[]): string => names.join('と');
const take = (names: readonly string[], what: string): string =>
  names.length > 1 ? `${what}は${join(names)}でチョップ` : `${what}は${names[0]!}`;

export const drillJa: DrillWords = {
  families: {
    potOdds: 'ポットオッズ',
    deadOuts: 'デッドアウツ',
    handNames: '役を読む',
    halves: 'ハイとローの勝者',
    thirdStreet: '3rdストリートの参加判断',
    drawing: 'ドロー・パット・ブレイク・スノー',
    fifthPrice: '5thストリートのオッズ',
    ownMistakes: '自分のミスの復習',
  },
  askShare: (pot, toCall) => `ポットはベット込みで${pot}、コールに必要なのは${toCall}。必要エクイティは？`,
  askDead: (draw) => {
    const draws = { flush: 'フラッシュ', straight: 'ストレート', low: '8以下のロー' };
    return `${draws[draw]}ドロー。アウツのうち何枚がデッドですか？`;
  },
  askName: (half) => (half === 'whole' ? 'この役は？' : half === 'high' ? 'ハイの役は？' : 'ローの役は？'),
  askHalves: 'ハイとローの勝者は？',
  askAction: (pot, toCall) =>
    toCall === undefined
      ? `ポットは${pot}。どうしますか？`
      : `ポットは${pot}、コールに必要なのは${toCall}。どうしますか？`,
  draws: (player, draws) =>
    draws.length === 0
      ? `${player}: ドロー前`
      : `${player}: ${draws.map((draw) => (draw === 'pat' ? 'パット' : `${draw}枚ドロー`)).join('、')}`,
  folded: (line) => `${line}（フォールド）`,
  street: (name, sentences) => `${name} ${sentences.join('、')}`,
  yourCards: (cards) => `あなた: ${cards}`,
  playerCards: (player, cards) => `${player}: ${cards}`,
  boardCards: (cards) => `ボード: ${cards}`,
  player: (index) => NAMES[index]!,
  share: (percent) => percent,
  count: (count) => `${count}枚`,
  winners: (high, low) => {
    if (low.length === 0) return `ローなし、${take(high, 'ポット全部')}`;
    if (join(high) === join(low))
      return high.length > 1 ? `ハイもローも${join(high)}でチョップ` : `${high[0]!}のスクープ`;
    return `${take(high, 'ハイ')}、${take(low, 'ロー')}`;
  },
  explainShare: (toCall, finalPot, percent) => `コール${toCall} ÷ コール後のポット${finalPot} = ${percent}。`,
  explainDead: (total, dead, live) =>
    dead === undefined
      ? `アウツ${total}枚はすべて生きています。`
      : `アウツ${total}枚のうち${dead}が見えています。残りは${live}枚。`,
  explainName: (cards) => (cards === undefined ? 'ローになる5枚がありません。' : `使うカード: ${cards}。`),
  explainTaken: (action) => `実戦で選んだのは「${action}」。`,
  explainHalf: (player, high, low) => `${player}: ${high}、${low}。`,
  right: '正解。',
  wrong: (answer) => `不正解。正解は「${answer}」。`,
  choose: (keys) => `${keys}で回答、Qで終了`,
  numberOf: (number, count, family, level) => `${number}/${count}問目: ${family}、レベル${level}`,
  result: (right, count) => `${count}問中${right}問正解。`,
  savedTo: (file) => `成績は${file}に保存しました。`,
  mistakesAdded: (count, file) => `ミス${count}件を${file}のドリルに追加しました。`,
  stopped: '終了しました。',
};
