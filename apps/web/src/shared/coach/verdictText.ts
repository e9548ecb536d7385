import type { DecisionVerdict, Estimate, Label, NoLabel, ReviewedDecision } from '@doorcard/coach';
import type { CommonWords } from '@doorcard/text';
import type { CoachPageWords } from './words/coachPageWords.js';

/** From worst to best: what is said first. */
const SEVERITY: readonly (Label | NoLabel)[] = [
  'blunder',
  'mistake',
  'inaccuracy',
  'fine',
  'best',
  'dependsOnOpponent',
  'tooClose',
  'fewSamples',
];

const FAULTS: readonly (Label | NoLabel)[] = ['blunder', 'mistake', 'inaccuracy'];

export const isFault = (label: Label | NoLabel): boolean => FAULTS.includes(label);

/** Two decimals, with a real minus sign; never −0.00. */
export function writeNumber(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** With a plus sign for gains. */
export const writeSigned = (value: number): string =>
  `${Number(value.toFixed(2)) > 0 ? '+' : ''}${writeNumber(value)}`;

/** Half of the width of an interval. */
export const halfOf = ({ low, high }: Estimate): number => (high - low) / 2;

/** What decisions lost together. Their rollouts are independent of each other, so their errors add up in squares. */
export function sumLosses(decisions: readonly ReviewedDecision[]): {
  readonly mean: number;
  readonly half: number;
} {
  let mean = 0;
  let squares = 0;
  for (const { verdict } of decisions) {
    mean += verdict.counted.mean;
    squares += halfOf(verdict.counted) ** 2;
  }
  return { mean, half: Math.sqrt(squares) };
}

/** A sum of losses. Below zero there is only noise: nothing was lost that can be seen. */
export const writeLost = (mean: number): string => writeNumber(Math.max(0, mean));

/** "1 mistake, 4 best": the worst first. */
export function countLabels(w: CoachPageWords, decisions: readonly ReviewedDecision[]): string {
  const counts = SEVERITY.map((label) => ({
    label,
    count: decisions.filter(({ verdict }) => verdict.label === label).length,
  }));
  return w.list(counts.filter(({ count }) => count > 0).map(({ label, count }) => w.count(label, count)));
}

/** The worst fault of a hand, by what it surely cost; undefined where there is none. */
export const findWorst = (decisions: readonly ReviewedDecision[]): ReviewedDecision | undefined =>
  decisions
    .filter(({ verdict }) => isFault(verdict.label))
    .toSorted((a, b) => b.verdict.loss.low - a.verdict.loss.low)[0];

/** "4 best, 1 mistake" without the lost sum is not enough: the sentence with both. */
export function describeHand(w: CoachPageWords, decisions: readonly ReviewedDecision[]): string {
  const { mean, half } = sumLosses(decisions);
  return w.strip.sentence(
    decisions.length,
    countLabels(w, decisions),
    w.strip.lost(writeLost(mean), writeNumber(half)),
  );
}

/** A street where there is little room. */
export const nameShort = (w: CoachPageWords, { table }: Pick<CommonWords, 'table'>, street: string): string =>
  w.shortStreet(street) ?? table.streets[street] ?? street;

/** What the verdict is called, and what it cost, as in the list of decisions. */
export const describeLoss = ({ loss, label }: DecisionVerdict): string =>
  label === 'best' && loss.mean === 0 ? '' : `${writeNumber(-loss.mean)} ± ${writeNumber(halfOf(loss))} BB`;

/** A loss below this, in big bets, is a right answer. */
const RIGHT_LOSS = 0.1;

/** Whether an action surely loses nothing that matters. */
export const isRightAnswer = ({ loss }: { readonly loss: Estimate }): boolean => loss.high < RIGHT_LOSS;
