import { makeCards } from '@doorcard/cards';
import {
  groupClasses,
  reportClasses,
  type LateActionReport,
  type LateClassReport,
  type LateHandReport,
  type LateNodeReport,
  type LateSetup,
} from '@doorcard/solver/late';
import { nameLateGroup, type SolveWords } from '@doorcard/text';
import { drawTable } from '../table.js';
import { nameHand, type FromHand } from './fromHand.js';
import { makeEv, makeShare, WHOLE_CHIPS } from './nodeAnswer.js';
import { ANSWER_VERSION, drawRun, makeMegabytes, makeRunJson, type Run } from './runAnswer.js';

export interface LateAnswer {
  readonly setup: LateSetup;
  readonly symmetry: 'none' | 'suits' | 'ranks';
  /** By side: hands, and the classes that were solved for them. */
  readonly counts: readonly (readonly [hands: number, classes: number])[];
  readonly root: LateNodeReport;
  /** The decision that is shown. */
  readonly node: LateNodeReport;
  /** The actions that lead to it, as typed. */
  readonly nodeText: string;
  /** The decision of a kept hand that the spot was made of, and the hand that was held, if the file has it. */
  readonly kept: { readonly from: FromHand; readonly hand: LateHandReport | undefined } | undefined;
  readonly run: Run;
}

const SIDES = ['first', 'second'] as const;

/** NaN, the mean of nothing, is null in JSON. */
const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export function makeLateJson(answer: LateAnswer, words: SolveWords, withHands: boolean): object {
  const { setup, symmetry, root, node, nodeText, run } = answer;
  const { spot, file } = setup;
  return {
    version: ANSWER_VERSION,
    input: {
      game: file.game,
      street: file.street ?? null,
      up: spot.up.map((cards) => makeCards(cards)),
      dead: makeCards(spot.dead),
      pot: spot.pot,
      bet: spot.bet,
      max_wagers: file.maxWagers ?? null,
      stacks: file.stacks ?? null,
      line: spot.line,
      locks: file.locks ?? [],
      ranges: file.ranges.map((range) =>
        typeof range === 'string' ? range : { hands: Object.keys(range.hands).length },
      ),
      target_pct: 100 * setup.target,
      max_iterations: setup.maxIterations,
      threads: setup.threads,
    },
    ...makeKeptJson(answer),
    exact: words.late.exact[spot.street === 'draw' ? 'draw' : 'stud'],
    node: {
      path: nodeText,
      side: SIDES[node.side],
      locked: node.isLocked,
      reach: orNull(node.reach),
      pot: node.pot,
      ev: node.ev.map(orNull),
    },
    strategy: node.actions.map((report) => makeActionJson(report, words)),
    classes: reportClasses(node, spot).map(({ name, combos, share, frequencies, ev }) => ({
      class: words.late.className(name),
      combos,
      share,
      ev,
      strategy: makeSharesJson(node, frequencies),
    })),
    ...(withHands ? { hands: makeHandsJson(node) } : {}),
    ev: root.ev.map((ev, side) => ev - root.node.paid[side]!),
    root: root.actions.map(({ action, frequency }) => ({
      action: action.kind,
      amount: action.to,
      frequency,
    })),
    solver: {
      ...makeRunJson(run),
      symmetry,
      exploitability_of: setup.locks.length > 0 ? 'unlocked' : 'all',
    },
  };
}

/** Where the spot comes from, and what the hand that was held should do. */
function makeKeptJson({ kept, root }: LateAnswer): object {
  if (kept === undefined) return {};
  const { from, hand } = kept;
  return {
    from: {
      decision: from.decision,
      seat: from.seat,
      taken: from.taken.type,
      model: from.model,
      epsilon: from.table.epsilon,
      effective: Number.isFinite(from.table.effective) ? from.table.effective : null,
      hand: nameHand(from),
      ...(hand === undefined
        ? {}
        : {
            strategy: root.actions.map(({ action }, a) => ({
              action: action.kind,
              frequency: hand.frequencies[a]!,
              ev: orNull(hand.bestEvs[a]!),
            })),
          }),
    },
  };
}

function drawKept({ kept, root }: LateAnswer, words: SolveWords): string[] {
  if (kept === undefined) return [];
  const { from, hand } = kept;
  const { late } = words;
  return [
    late.from(from.decision, from.seat, from.model),
    ...(hand === undefined
      ? []
      : [
          late.held(
            nameHand(from)!,
            root.actions.map(
              (report, a) =>
                `${displayAction(report, words)} ${makeShare(hand.frequencies[a]!)} (${words.columns.ev} ${makeEv(hand.bestEvs[a]!, WHOLE_CHIPS)})`,
            ),
          ),
        ]),
  ];
}

const displayAction = ({ action: { kind, to, isAllIn } }: LateActionReport, words: SolveWords): string => {
  const amount = String(Number(to.toFixed(6)));
  if (isAllIn && kind !== 'call') return words.action({ kind: 'allIn', to: amount, percent: '' });
  return kind === 'bet' || kind === 'raise'
    ? `${words.late.actions[kind]} ${amount}`
    : words.action({ kind, to: amount, percent: '' });
};

const makeActionJson = (report: LateActionReport, words: SolveWords): object => ({
  action: report.action.kind,
  action_display: displayAction(report, words),
  amount: report.action.to,
  frequency: orNull(report.frequency),
  ev: orNull(report.ev),
});

const makeSharesJson = ({ actions }: LateNodeReport, frequencies: readonly number[]): object =>
  Object.fromEntries(actions.map(({ action }, a) => [action.kind, frequencies[a]!]));

const makeHandsJson = (node: LateNodeReport): object[] =>
  node.hands.map(({ cards, combos, weight, reach, frequencies, evs, ev }) => ({
    hand: makeCards(cards),
    combos,
    weight,
    reach,
    ev: orNull(ev),
    strategy: node.actions.map(({ action }, a) => ({
      action: action.kind,
      frequency: frequencies[a]!,
      ev: orNull(evs[a]!),
    })),
  }));

export function drawLate(answer: LateAnswer, words: SolveWords, withHands: boolean): string[] {
  const { setup, symmetry, node, nodeText, run } = answer;
  const { spot } = setup;
  const { late } = words;
  const up = spot.up.map((cards) => makeCards(cards)) as [string, string];
  return [
    ...drawKept(answer, words),
    late.spot(late.streets[spot.street], up, makeCards(spot.dead), String(spot.pot), String(spot.bet)),
    ...late.sides.map((side, i) => late.hands(side, ...answer.counts[i]!)),
    `${late.symmetry[symmetry]}; ${words.memory(makeMegabytes(run.result.progress.bytes))}`,
    '',
    words.toAct(late.sides[node.side], nodeText) + (node.isLocked ? words.lockedMark : ''),
    ...(node.reach > 0 ? [] : [words.unreached]),
    ...drawTable([
      [words.columns.action, words.columns.frequency, words.columns.ev],
      ...node.actions.map((report) => [
        displayAction(report, words),
        makeShare(report.frequency),
        makeEv(report.ev, WHOLE_CHIPS),
      ]),
    ]),
    '',
    ...drawTable([
      [words.columns.side, words.columns.ev],
      ...late.sides.map((side, i) => [side, makeEv(node.ev[i]!, WHOLE_CHIPS)]),
    ]),
    '',
    ...drawClasses(node, setup, words),
    ...(withHands ? ['', ...drawHands(node, words)] : []),
    '',
    ...drawRun(run, words),
    late.exact[spot.street === 'draw' ? 'draw' : 'stud'],
    ...(setup.locks.length > 0 ? [words.locked] : []),
  ];
}

function drawClasses(node: LateNodeReport, { spot }: LateSetup, words: SolveWords): string[] {
  const classes = reportClasses(node, spot);
  if (classes.length === 0) return [];
  const groups = groupClasses(classes, spot.game);
  const { columns } = words.late;
  return drawTable([
    [
      columns.handClass,
      columns.share,
      words.columns.ev,
      ...node.actions.map((report) => displayAction(report, words)),
    ],
    ...groups.map((group, i) => [
      nameLateGroup(
        group.map(({ name }) => name),
        i === 0,
        i === groups.length - 1,
        words.late,
      ),
      makeShare(sum(group, ({ share }) => share)),
      makeEv(
        mean(group, ({ ev }) => ev),
        WHOLE_CHIPS,
      ),
      ...node.actions.map((_, a) => makeShare(mean(group, ({ frequencies }) => frequencies[a]!))),
    ]),
  ]);
}

const sum = (group: readonly LateClassReport[], value: (one: LateClassReport) => number): number =>
  group.reduce((total, one) => total + value(one), 0);
const mean = (group: readonly LateClassReport[], value: (one: LateClassReport) => number): number =>
  sum(group, (one) => one.share * value(one)) / sum(group, ({ share }) => share);

function drawHands(node: LateNodeReport, words: SolveWords): string[] {
  return drawTable([
    [
      words.columns.hand,
      words.late.columns.combos,
      words.columns.weight,
      words.columns.ev,
      ...node.actions.map((report) => displayAction(report, words)),
    ],
    ...node.hands.map(({ cards, combos, weight, ev, frequencies }) => [
      makeCards(cards),
      String(combos),
      weight.toFixed(3),
      makeEv(ev, WHOLE_CHIPS),
      ...frequencies.map(makeShare),
    ]),
  ]);
}
