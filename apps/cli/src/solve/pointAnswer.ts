import { makeCards, makeCombo, makeRange } from '@doorcard/cards';
import {
  describeMenu,
  nameAction,
  percentOfPot,
  requiredEquity,
  SprBucket,
  type DecisionTree,
  type GameState,
} from '@doorcard/solver';
import type { SolveColumn, SolveWords } from '@doorcard/text';
import { drawTable } from '../table.js';
import { makeChips, makeEv, makeShare } from './nodeAnswer.js';
import { HUNDREDTHS } from './pointOptions.js';
import { ANSWER_VERSION, drawRun, makeRunJson, type Run } from './runAnswer.js';

/** What was found for hero's hand. */
export interface PointAnswer {
  readonly state: GameState;
  readonly tree: DecisionTree;
  readonly villainRange: string;
  /** By action. */
  readonly frequencies: readonly number[];
  /** Null when they were not measured. */
  readonly evs: readonly number[] | null;
  /** Of the whole hero range; the value of the game lies between what best answers leave. Null when not measured. */
  readonly range: { readonly ev: number; readonly low: number; readonly high: number } | null;
  readonly run: Run;
}

export function makePointJson(answer: PointAnswer, words: SolveWords, seed: bigint): object {
  const { state, villainRange, range, run } = answer;
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
    strategy: listActions(answer, words).map(({ name, display, amount, frequency, ev }) => ({
      action: name,
      action_display: display,
      amount: chips(amount),
      frequency,
      ev: ev === null ? null : chips(ev),
    })),
    range_ev: range === null ? null : { ev: chips(range.ev), low: chips(range.low), high: chips(range.high) },
    solver: makeRunJson(run),
  };
}

export function drawPoint(answer: PointAnswer, words: SolveWords): string[] {
  const { state, villainRange, range, run } = answer;
  const write = (units: number): string => makeChips(units, HUNDREDTHS);
  const { raw, live } = state.villainCombos;
  const columns: SolveColumn[] = ['action', 'frequency', 'ev'];
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
    ...drawTable([
      columns.map((column) => words.columns[column]),
      ...listActions(answer, words).map(({ display, frequency, ev }) => [
        display,
        makeShare(frequency),
        makeEv(ev ?? NaN, HUNDREDTHS),
      ]),
    ]),
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
  ];
}

const bucketOf = ({ stack, pot }: GameState): SprBucket => SprBucket.fromSpr(stack / pot);

function listActions({ tree: { root, pot }, frequencies, evs }: PointAnswer, words: SolveWords) {
  return root.actions.map(({ kind, to }, a) => ({
    name: nameAction(root, a, pot),
    display: words.action({
      kind,
      to: makeChips(to, HUNDREDTHS),
      percent: percentOfPot(root, a, pot).toFixed(0),
    }),
    amount: to,
    frequency: frequencies[a]!,
    ev: evs === null ? null : evs[a]!,
  }));
}
