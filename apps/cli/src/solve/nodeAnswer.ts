import { makeCombo } from '@doorcard/cards';
import type { ActionReport, NodeReport } from '@doorcard/solver/spot';
import type { SolveColumn, SolveWords } from '@doorcard/text';
import { drawTable } from '../table.js';

/** How amounts are counted: reports in `perChip` parts of a chip. */
export interface Unit {
  readonly perChip: number;
}

export const WHOLE_CHIPS: Unit = { perChip: 1 };

/** An amount without trailing zeros: `7.5`. */
export const makeChips = (amount: number, { perChip }: Unit): string => String(amount / perChip);

/** If there is nothing to average. */
const NOTHING = '–';

/** Three decimals; zero has no sign. */
export const makeEv = (ev: number, { perChip }: Unit): string =>
  Number.isNaN(ev) ? NOTHING : (Math.round((1000 * ev) / perChip) / 1000 || 0).toFixed(3);

export const makeShare = (share: number): string =>
  Number.isNaN(share) ? NOTHING : `${(100 * share).toFixed(2)} %`;

const displayAction = ({ action, percent }: ActionReport, words: SolveWords, unit: Unit): string =>
  words.action({ kind: action.kind, to: makeChips(action.to, unit), percent: percent.toFixed(0) });

/** The strategy of a node as JSON, for its whole range. */
export const makeStrategyJson = (report: NodeReport, words: SolveWords, unit: Unit): object[] =>
  report.actions.map((action) => ({
    action: action.name,
    action_display: displayAction(action, words, unit),
    amount: action.action.to / unit.perChip,
    frequency: action.frequency,
    ev: action.ev === null ? null : action.ev / unit.perChip,
  }));

/** Every hand of a node as JSON. */
export const makeHandsJson = (report: NodeReport, { perChip }: Unit): object[] =>
  report.hands.map(({ combo, weight, equity, ev, frequencies, evs }) => ({
    hand: makeCombo(combo),
    weight,
    equity,
    ev: ev / perChip,
    strategy: report.actions.map(({ name }, a) => ({
      action: name,
      frequency: frequencies[a]!,
      ev: evs[a]! / perChip,
    })),
  }));

/** The values and frequencies of the actions of a node. */
export function drawStrategy(report: NodeReport, words: SolveWords, unit: Unit): string[] {
  const columns: SolveColumn[] = ['action', 'frequency', 'ev'];
  return drawTable([
    columns.map((column) => words.columns[column]),
    ...report.actions.map((action) => [
      displayAction(action, words, unit),
      makeShare(action.frequency),
      action.ev === null ? NOTHING : makeEv(action.ev, unit),
    ]),
  ]);
}

/** The values of both sides. */
export function drawSides({ ev, equity }: NodeReport, words: SolveWords, unit: Unit): string[] {
  const columns: SolveColumn[] = ['side', 'ev', 'equity'];
  return drawTable([
    columns.map((column) => words.columns[column]),
    ...words.sides.map((side, i) => [side, makeEv(ev[i]!, unit), makeShare(equity[i]!)]),
  ]);
}

/** One line per hand. */
export function drawHands(report: NodeReport, words: SolveWords, unit: Unit): string[] {
  const columns: SolveColumn[] = ['hand', 'weight', 'equity', 'ev'];
  return drawTable([
    [
      ...columns.map((column) => words.columns[column]),
      ...report.actions.map((action) => displayAction(action, words, unit)),
    ],
    ...report.hands.map(({ combo, weight, equity, ev, frequencies }) => [
      makeCombo(combo),
      weight.toFixed(3),
      makeShare(equity),
      makeEv(ev, unit),
      ...frequencies.map(makeShare),
    ]),
  ]);
}
