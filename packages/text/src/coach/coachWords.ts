import type {
  DecisionVerdict,
  Estimate,
  Fact,
  JudgedAction,
  Label,
  NoLabel,
  SolvedVerdict,
} from '@doorcard/coach';
import type { View } from '@doorcard/engine';
import { namePlayer, type PlayerWords } from '../players/playerWords.js';
import { describeReason, type ReasonWords } from '../reasons/reasonWords.js';
import { describeAction } from '../table/actionWords.js';
import type { CommonWords } from '../words.js';

/** What the coach says about decisions. Numbers arrive as text. */
export interface CoachWords {
  readonly labels: Readonly<Record<Label | NoLabel, string>>;
  /** Against whom: the programs of the table, the usual mix, or one kind of player. */
  readonly seated: string;
  readonly mixed: string;
  readonly like: (player: string) => string;
  /** `doubt`: how much more another action could win, where that is not surely nothing. */
  readonly noLoss: (against: string, doubt: string | undefined) => string;
  readonly loses: (loss: string, low: string, high: string, against: string) => string;
  /** The loss by the other models. */
  readonly spread: (low: string, high: string) => string;
  /** Who took the places of players that cannot be played out. */
  readonly replaced: (players: string) => string;
  /** A person, or somebody of whom the file says nothing. */
  readonly somebody: string;
  /** How a verdict was made: in how many worlds, against whom. */
  readonly judged: (worlds: string, against: string) => string;
  readonly value: (action: string, mean: string, low: string, high: string) => string;
  readonly facts: {
    readonly price: (needed: string) => string;
    readonly everybodyFolds: (action: string, share: string) => string;
    readonly wins: (action: string, share: string, pot: string) => string;
    readonly halves: (
      action: string,
      high: string,
      low: string,
      scooped: string,
      quartered: string,
    ) => string;
    readonly book: (action: string, isBest: boolean) => string;
    /** What level 2 thinks, and the measures behind it. */
    readonly bookReason: (thought: string, measures: string) => string;
  };
  /** The second opinion of a solver. */
  readonly solved: {
    readonly loses: (exploitability: string, loss: string) => string;
    readonly best: (exploitability: string) => string;
    readonly label: (label: string) => string;
    /** Another pair of ranges leads to another label. */
    readonly unsure: (low: string, high: string) => string;
    readonly fewSamples: string;
    readonly value: (action: string, value: string, frequency: string) => string;
  };
  readonly title: (player: string) => string;
  readonly seat: (number: number) => string;
  readonly folded: string;
  readonly handNumber: (number: number) => string;
  readonly decided: (street: string, action: string) => string;
  readonly totals: (hands: string, decisions: string, best: string) => string;
  readonly unlabelled: (share: string) => string;
  readonly result: (per100: string, low: string, high: string) => string;
  /** The result without the luck of the cards; `hands` says of how many hands, if not of all. */
  readonly adjusted: (per100: string, low: string, high: string, hands: string | undefined) => string;
  /** Why there is no such result. */
  readonly notAdjusted: string;
  /** The share of best actions with its interval. */
  readonly agreement: (share: string, low: string, high: string) => string;
  readonly lossTable: string;
  readonly columns: {
    readonly game: string;
    readonly street: string;
    readonly hands: string;
    readonly decisions: string;
    readonly lost: string;
    readonly interval: string;
    readonly label: string;
    readonly count: string;
  };
  readonly allStreets: string;
  readonly between: (low: string, high: string) => string;
  readonly expensive: string;
  readonly noExpensive: string;
  readonly refused: (count: number) => string;
  readonly estimate: string;
}

type CoachText = CommonWords & {
  readonly coach: CoachWords;
  readonly players: PlayerWords;
  /** With them, the measures of level 2 are shown too. */
  readonly reasons?: ReasonWords | undefined;
};

const number = (value: number): string => {
  const text = Math.abs(value).toFixed(2);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
};
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Against whom a loss was measured. */
export function nameModel({ coach, players }: CoachText, model: string): string {
  if (model === 'seated' || model === 'mixed') return coach[model];
  return coach.like(namePlayer(players, model));
}

/** Whether no action was found that wins more. */
export const isLossless = ({ mean, low }: Estimate): boolean => mean === 0 && low === 0;

/** The verdict in a sentence or two: loss, interval, against whom, how much that matters. */
export function describeVerdict(words: CoachText, { loss, spread, source }: DecisionVerdict): string[] {
  const { coach } = words;
  const against = nameModel(words, source.model);
  const isNothing = isLossless(loss);
  const doubt = number(loss.high);
  const lines = [
    isNothing
      ? coach.noLoss(against, Number(doubt) > 0 ? doubt : undefined)
      : coach.loses(number(loss.mean), number(loss.low), number(loss.high), against),
  ];
  const means = spread.map(({ loss: { mean } }) => mean);
  if (!isNothing && means.length > 0) {
    lines.push(coach.spread(number(Math.min(...means)), number(Math.max(...means))));
  }
  if (source.replaced !== undefined) {
    const names = source.replaced.map((name) =>
      name === '' ? coach.somebody : namePlayer(words.players, name),
    );
    lines.push(coach.replaced(names.join(', ')));
  }
  return lines;
}

/** What each action wins, the best first. */
export const describeValues = (
  words: CoachText,
  view: View,
  { actions }: { readonly actions: readonly Pick<JudgedAction, 'action' | 'value'>[] },
): string[] =>
  actions.map(({ action, value }) =>
    words.coach.value(describeAction(words, action, view.legal), ...spell(value)),
  );

const spell = ({ mean, low, high }: Estimate): [string, string, string] => [
  number(mean),
  number(low),
  number(high),
];

/** What mattered, a sentence each; `names` by seat, where they are known. */
export const describeFacts = (
  words: CoachText,
  view: View,
  facts: readonly Fact[],
  names?: readonly string[],
): string[] =>
  facts.flatMap((fact) => [describeFact(words, view, fact), ...describeBook(words, view, fact, names)]);

/** The reason of level 2 with its measures; nothing where there are no words for reasons. */
function describeBook(
  { coach, reasons, table }: CoachText,
  view: View,
  fact: Fact,
  names: readonly string[] | undefined,
): string[] {
  if (fact.code !== 'book' || reasons === undefined) return [];
  const people = view.seats.map((_, seat) => ({
    name: seat === view.seat ? table.you : (names?.[seat] ?? coach.seat(seat + 1)),
    isYou: seat === view.seat,
  }));
  const { thought, facts } = describeReason(reasons, fact.reason, people);
  return [coach.facts.bookReason(thought, facts.join(', '))];
}

function describeFact(words: CoachText, view: View, fact: Fact): string {
  const { facts } = words.coach;
  if (fact.code === 'price') return facts.price(`${(100 * fact.needed).toFixed(1)} %`);
  const action = describeAction(words, fact.action, view.legal);
  switch (fact.code) {
    case 'everybodyFolds':
      return facts.everybodyFolds(action, percent(fact.share));
    case 'wins':
      return facts.wins(action, percent(fact.share), fact.finalPot.toFixed(1));
    case 'halves':
      return facts.halves(
        action,
        percent(fact.high),
        percent(fact.low),
        percent(fact.scooped),
        percent(fact.quartered),
      );
    case 'book':
      return facts.book(action, fact.isBest);
  }
}

/** Below this a loss is shown as 0.00. */
const NOTHING = 0.005;

/** The second opinion: how exact it is and for what, the loss, whether other ranges agree, what each action wins. */
export function describeSolved(
  words: CoachText,
  view: View,
  { actions, loss, label, source }: SolvedVerdict,
): string[] {
  const { solved, labels } = words.coach;
  const exploitability = `${(100 * source.exploitability).toFixed(2)} %`;
  const losses = source.ranges.map((range) => range.loss);
  return [
    loss < NOTHING ? solved.best(exploitability) : solved.loses(exploitability, number(loss)),
    label !== null
      ? solved.label(labels[label])
      : source.effective === null || losses.some((each) => Math.abs(each - loss) >= NOTHING)
        ? solved.unsure(number(Math.min(...losses)), number(Math.max(...losses)))
        : solved.fewSamples,
    ...actions.map(({ action, value, frequency }) =>
      solved.value(describeAction(words, action, view.legal), number(value), percent(frequency)),
    ),
  ];
}
