import { lateJa } from './lateJa.js';
import type { SolveWords } from './solveWords.js';

export const solveJa: SolveWords = {
  columns: {
    action: 'アクション',
    frequency: '頻度',
    ev: 'EV',
    hand: 'ハンド',
    weight: '比重',
    equity: 'エクイティ',
    side: 'プレイヤー',
  },
  sides: ['OOP', 'IP'],
  late: lateJa,
  action: ({ kind, to, percent }) => {
    switch (kind) {
      case 'fold':
        return 'フォールド';
      case 'check':
        return 'チェック';
      case 'call':
        return `コール ${to}`;
      case 'bet':
        return `ベット ${to}(ポットの${percent} %)`;
      case 'raise':
        return `レイズ ${to}(ポットの${percent} %)`;
      case 'allIn':
        return `オールイン ${to}`;
    }
  },
  toAct: (side, after) => (after === '' ? `${side}の番` : `${after} の後、${side}の番`),
  unreached: 'ここに来るハンドはありません(そこまでのアクションが選ばれないため)',
  lockedMark: '(固定)',
  lock: (side, after, strategy) => `固定: ${after === '' ? '最初' : `${after} の後`}の${side} ${strategy}`,
  locked:
    '固定があるため、このスポットの均衡ではありません。両者は固定以外で最善を尽くします。最善応答も固定に従うので、搾取可能性は固定していない判断だけの値です。',
  spot: (board, pot, stack) => `ボード ${board}、ポット ${pot}、スタック ${stack}`,
  combos: (who, live, raw) => `${who}: ${live}コンボ(ブロッカー考慮前 ${raw})`,
  hero: (hand, range) => `自分 ${hand}(レンジ ${range})`,
  villain: (range) => `相手のレンジ ${range}`,
  menu: (sizes) => `サイズ: ${sizes}`,
  required: (toCall, percent) => `コール ${toCall}、必要エクイティ ${percent} %`,
  stackToPot: (ratio, bucket) => `SPR ${ratio}(${bucket})`,
  rangeEv: (ev, low, high) => `自分のレンジ全体のEV ${ev}(均衡値は ${low} から ${high} の間)`,
  memory: (megabytes) => `メモリ ${megabytes} MB`,
  progress: (iteration, exploitability) =>
    `反復 ${iteration}${exploitability === undefined ? '' : `、搾取可能性 ${exploitability} %`}`,
  result: (exploitability, iterations, seconds) =>
    `搾取可能性 ポットの${exploitability} %(反復${iterations}回、${seconds} 秒)`,
  notMeasured: (iterations, seconds, last) =>
    `搾取可能性 未測定(反復${iterations}回、${seconds} 秒)` +
    (last === undefined ? '' : `、反復${last.iterations}回の時点ではポットの${last.exploitability} %`),
  change: (points) => `前回の確認からの頻度の変化 最大 ${points}`,
  ends: {
    target: '目標に到達',
    converged: '戦略の変化が収束',
    iterations: '反復回数の上限に到達',
    timeLimit: '時間切れ',
    cancelled: '中断: ここまでの結果',
  },
  demo: (spot, commands) =>
    [
      'スポットの指定がありません。内蔵のスポットで試せます:',
      ...commands.map((command) => `  ${command}`),
      '',
      '内容は次のとおりです。ファイルに保存して書き換え、"doorcard solve spot.json" で解けます:',
      `  ${spot}`,
    ].join('\n'),
  saved: (file) => `${file} に保存`,
  response: (file) => `${file} の相手への最善応答`,
  responseEv: (ev, equilibrium, gain) => `この相手へのEV ${ev}(均衡戦略なら ${equilibrium}、差 ${gain})`,
};
