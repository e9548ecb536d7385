import { makeCards } from '@doorcard/cards';
import type { Lock, NodePath, NodeReport, Spot } from '@doorcard/solver/spot';
import type { SolveWords } from '@doorcard/text';
import {
  drawHands,
  drawSides,
  drawStrategy,
  makeHandsJson,
  makeStrategyJson,
  WHOLE_CHIPS,
} from './nodeAnswer.js';
import { ANSWER_VERSION, drawRun, makeMegabytes, makeRunJson, type Run } from './runAnswer.js';

export interface SpotAnswer {
  readonly spot: Spot;
  readonly locks: readonly Lock[];
  readonly root: NodeReport;
  /** The decision that is shown. */
  readonly node: NodeReport;
  /** The actions that lead to it, as typed. */
  readonly nodeText: string;
  readonly run: Run;
}

const SIDES = ['oop', 'ip'] as const;

export function makeSpotJson(answer: SpotAnswer, words: SolveWords, withHands: boolean): object {
  const { spot, locks, root, node, nodeText, run } = answer;
  const { board, ranges, pot, stack, bets } = spot.file;
  return {
    version: ANSWER_VERSION,
    input: {
      board,
      ranges,
      combos: bySide(spot.ranges.map((range) => range.size)),
      raw_combos: bySide(spot.rawCombos),
      pot,
      stack,
      bets,
      add_all_in: spot.addAllIn,
      force_all_in: spot.forceAllIn,
      merge: spot.merge,
      rake: spot.rake,
      locks: spot.file.locks ?? [],
      precision: spot.precision,
      threads: spot.threads,
      target_pct: 100 * spot.target,
      max_iterations: spot.maxIterations,
    },
    node: {
      path: nodeText,
      side: SIDES[node.side],
      locked: isLocked(node.path, locks),
      reached: node.isReached,
      board: makeCards([...spot.board, ...node.path.cards]),
      pot: node.pot,
      ev: bySide(node.ev),
      equity: bySide(node.equity),
    },
    strategy: makeStrategyJson(node, words, WHOLE_CHIPS),
    ...(withHands ? { hands: makeHandsJson(node, WHOLE_CHIPS) } : {}),
    ev: bySide(root.ev),
    equity: bySide(root.equity),
    root: root.actions.map(({ name, action, frequency }) => ({ action: name, amount: action.to, frequency })),
    solver: { ...makeRunJson(run), exploitability_of: locks.length > 0 ? 'unlocked' : 'all' },
  };
}

const isLocked = ({ actions, cards }: NodePath, locks: readonly Lock[]): boolean =>
  locks.some(
    ({ path }) =>
      path.cards.length === cards.length &&
      path.cards.every((card, i) => card === 'any' || card === cards[i]) &&
      path.actions.length === actions.length &&
      path.actions.every((action, i) => action === actions[i]),
  );

const bySide = <T>([oop, ip]: readonly T[]): { oop: T; ip: T } => ({ oop: oop!, ip: ip! });

export function drawSpot(answer: SpotAnswer, words: SolveWords, withHands: boolean): string[] {
  const { spot, locks, node, nodeText, run } = answer;
  return [
    words.spot(
      makeCards([...spot.board, ...node.path.cards]),
      String(node.pot),
      String(spot.stack - Math.max(...node.node.paid)),
    ),
    ...words.sides.map((side, i) => words.combos(side, spot.ranges[i]!.size, spot.rawCombos[i]!)),
    words.memory(makeMegabytes(run.result.progress.bytes)),
    ...drawLocks(spot, locks, words),
    '',
    words.toAct(words.sides[node.side], nodeText) + (isLocked(node.path, locks) ? words.lockedMark : ''),
    ...(node.isReached ? [] : [words.unreached]),
    ...drawStrategy(node, words, WHOLE_CHIPS),
    '',
    ...drawSides(node, words, WHOLE_CHIPS),
    ...(withHands ? ['', ...drawHands(node, words, WHOLE_CHIPS)] : []),
    '',
    ...drawRun(run, words),
    ...(locks.length > 0 ? [words.locked] : []),
  ];
}

/** One line for each lock, its strategy as written. */
const drawLocks = ({ file }: Spot, locks: readonly Lock[], words: SolveWords): string[] =>
  locks.map(({ node, text }, i) => {
    const strategy = Object.entries(file.locks![i]!.strategy).map(([action, share]) => `${action} ${share}`);
    return words.lock(words.sides[node.side], text, strategy.join(' | '));
  });
