import { makeCards, makeCombo, makeRange } from '@doorcard/cards';
import {
  describeMenu,
  requiredEquity,
  SprBucket,
  type GameState,
  type NamedAction,
  type Response,
} from '@doorcard/solver/decision';
import type { SolveColumn, SolveWords } from '@doorcard/text';
import { drawTable } from '../table.js';
import { makeChips, makeEv, makeShare } from './nodeAnswer.js';
import { HUNDREDTHS } from './pointOptions.js';
import { ANSWER_VERSION, drawRun, makeRunJson, type Run } from './runAnswer.js';

/** The result for hero's hand. */
export interface PointAnswer {
  readonly state: GameState;
  readonly actions: readonly NamedAction[];
  readonly villainRange: string;
  /** By action. */
  readonly frequencies: readonly number[];
  /** Null when they were not measured. */
  readonly evs: readonly number[] | null;
  /**
   * For the whole hero range; the value of the game is between the values against best responses. Null when not
   * measured.
   */
  readonly range: { readonly ev: number; readonly low: number; readonly high: number } | null;
  readonly run: Run;
  /** Against a villain whose strategy is given. */
  readonly response?: VillainResponse | undefined;
}

/** The best response to a villain's strategy. */
export interface VillainResponse extends Response {
  /** The file with the strategy, and what it contains. */
  readonly file: string;
  readonly villain: readonly unknown[];
  /** What the equilibrium strategy wins against it. */
  readonly heroEv: number;
}

export function makePointJson(answer: PointAnswer, words: SolveWords, seed: bigint): object {
  const { state, villainRange, frequencies, evs, range, run, response } = answer;
  const chips = (units: number): number => units / HUNDREDTHS.perChip;
  return {
    version: ANSWER_VERSION,
    input: {
      hero: makeCombo(state.heroHand),
      hero_range: makeRange(state.heroRange),
      hero_range_source: state.heroRangeSource,
      board: makeCards(state.board),
      villain_range: villainRange,
      villain_combos: state.villainCombos.live,
      villain_combos_raw: state.villainCombos.raw,
      pot: chips(state.pot),
      stack: chips(state.stack),
      to_call: chips(state.toCall),
      position: state.position,
      required_equity: requiredEquity(state),
      spr_bucket: bucketOf(state),
      menu: describeMenu(state.menu),
      seed: String(seed),
    },
    strategy: makeStrategyJson(answer, words, frequencies, evs),
    range_ev: range === null ? null : { ev: chips(range.ev), low: chips(range.low), high: chips(range.high) },
    ...(response && { response: makeResponseJson(answer, words, response) }),
    solver: makeRunJson(run),
  };
}

const makeStrategyJson = (
  { actions }: PointAnswer,
  words: SolveWords,
  frequencies: readonly number[],
  evs: readonly number[] | null,
): object[] =>
  actions.map((action, a) => ({
    action: action.action,
    action_display: displayAction(action, words),
    amount: action.chips / HUNDREDTHS.perChip,
    frequency: frequencies[a]!,
    ev: evs === null ? null : evs[a]! / HUNDREDTHS.perChip,
  }));

function makeResponseJson(answer: PointAnswer, words: SolveWords, response: VillainResponse): object {
  const { mode, villain, actions, ev, heroEv } = response;
  return {
    mode,
    villain,
    strategy: makeStrategyJson(
      answer,
      words,
      actions.map(({ frequency }) => frequency),
      actions.map((action) => action.ev),
    ),
    ev: ev / HUNDREDTHS.perChip,
    equilibrium_ev: heroEv / HUNDREDTHS.perChip,
    gain: (ev - heroEv) / HUNDREDTHS.perChip,
  };
}

export function drawPoint(answer: PointAnswer, words: SolveWords): string[] {
  const { state, villainRange, frequencies, evs, range, run, response } = answer;
  const write = (units: number): string => makeChips(units, HUNDREDTHS);
  const { raw, live } = state.villainCombos;
  const ratio = state.pot === 0 ? '∞' : (state.stack / state.pot).toFixed(1);
  return [
    words.hero(`${makeCombo(state.heroHand)} (${state.position})`, makeRange(state.heroRange)),
    words.combos(words.villain(villainRange), live, raw),
    words.spot(makeCards(state.board), write(state.pot), write(state.stack)),
    words.stackToPot(ratio, bucketOf(state)),
    ...(state.toCall === 0
      ? []
      : [words.required(write(state.toCall), (100 * requiredEquity(state)).toFixed(1))]),
    words.menu(describeMenu(state.menu)),
    ...drawStrategy(answer, words, frequencies, evs),
    ...(range === null
      ? []
      : [
          words.rangeEv(
            makeEv(range.ev, HUNDREDTHS),
            makeEv(range.low, HUNDREDTHS),
            makeEv(range.high, HUNDREDTHS),
          ),
        ]),
    ...drawRun(run, words),
    ...(response === undefined ? [] : ['', ...drawResponse(answer, words, response)]),
  ];
}

function drawStrategy(
  { actions }: PointAnswer,
  words: SolveWords,
  frequencies: readonly number[],
  evs: readonly number[] | null,
): string[] {
  const columns: SolveColumn[] = ['action', 'frequency', 'ev'];
  return drawTable([
    columns.map((column) => words.columns[column]),
    ...actions.map((action, a) => [
      displayAction(action, words),
      makeShare(frequencies[a]!),
      makeEv(evs?.[a] ?? NaN, HUNDREDTHS),
    ]),
  ]);
}

const drawResponse = (answer: PointAnswer, words: SolveWords, response: VillainResponse): string[] => [
  words.response(response.file),
  ...drawStrategy(
    answer,
    words,
    response.actions.map(({ frequency }) => frequency),
    response.actions.map(({ ev }) => ev),
  ),
  words.responseEv(
    makeEv(response.ev, HUNDREDTHS),
    makeEv(response.heroEv, HUNDREDTHS),
    makeEv(response.ev - response.heroEv, HUNDREDTHS),
  ),
];

const bucketOf = ({ stack, pot }: GameState): SprBucket => SprBucket.fromSpr(stack / pot);

const displayAction = ({ kind, chips, percent }: NamedAction, words: SolveWords): string =>
  words.action({ kind, to: makeChips(chips, HUNDREDTHS), percent: percent.toFixed(0) });
