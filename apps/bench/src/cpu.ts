import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries, type CpuPlayer } from '@doorcard/cpu';
import { act, GAMES, Hand, makePlan, makeView, OVER, type GameId } from '@doorcard/engine';
import { callApart } from './apart.js';
import { makeSetup } from './engine.js';

const SEATS = 6;
const SEED = 1n;
const WARM_UP_MS = 1000;
const MEASURED_MS = 1500;
const MOST_DECISIONS = 1_500_000;

const STUDS: readonly GameId[] = ['stud', 'razz', 'stud8'];
const P99_GOAL = 100;
/** The target for `choose` in Badugi and stud, without the view. */
const CHOOSE_GOAL = 2;

/** The target for the mean time of `choose`: rollouts call it in the games that have tables of their own. */
const chooseGoalOf = (game: GameId): number | undefined =>
  STUDS.includes(game) || game === 'badugi' ? CHOOSE_GOAL : undefined;

/** The target for the mean time of a decision in microseconds, view included. */
function goalOf(level: string, game: GameId): number | undefined {
  if (STUDS.includes(game)) return level === 'lv0' ? undefined : 5;
  if (level !== 'lv2') return undefined;
  return game === 'badugi' ? 8 : 10;
}

interface Timing {
  readonly decisions: number;
  /** Microseconds: the view alone, and view and decision together. */
  readonly view: number;
  readonly median: number;
  readonly mean: number;
  readonly p99: number;
  /** The mean of `choose`, without the view. */
  readonly choose: number;
}

/** A table of one level, a profile for each seat in turn. */
function seatPlayers(level: string): CpuPlayer[] {
  const { profiles } = usualEntries.find(({ name }) => name === level)!;
  const names = profiles.length === 0 ? [level] : profiles.map((profile) => `${level}:${profile}`);
  const registry = makeRegistry(usualEntries);
  return Array.from({ length: SEATS }, (_, seat) => unwrap(registry.find(names[seat % names.length]!)));
}

/**
 * Lets the players of a level play each other and times every decision, starting with the view. They decide and choose
 * in turns, so that neither profits from what the other has just computed for the same view.
 * @public called by its name, in a separate process
 */
export function timeDecisions(level: string, gameName: string): Timing {
  const game = gameName as GameId;
  const rng = Xoshiro256.fromSeed(SEED);
  const players = seatPlayers(level);
  const setup = makeSetup(game, SEATS);
  const hand = new Hand(makePlan(setup));
  // Room for all times at once: growing lists would create garbage, and garbage collection is measured too.
  const views = new Float64Array(MOST_DECISIONS);
  const both = new Float64Array(MOST_DECISIONS);
  const choices = new Float64Array(MOST_DECISIONS);
  const start = performance.now();
  let [count, warmUpEnd] = [0, -1];
  let [chosen, warmChoices] = [0, 0];
  for (let number = 0; performance.now() - start < WARM_UP_MS + MEASURED_MS; number++) {
    if (warmUpEnd < 0 && performance.now() - start > WARM_UP_MS) [warmUpEnd, warmChoices] = [count, chosen];
    hand.deal({ kind: 'rng', rng });
    for (let decision = 0; hand.phase !== OVER; decision++) {
      const seat = hand.actor;
      const stream = streamOf(1, number, seat, decision);
      const before = performance.now();
      const view = makeView(hand, seat);
      const between = performance.now();
      const isChoice = (number + decision) % 2 === 1;
      const action = isChoice
        ? players[seat]!.choose(view, stream)
        : players[seat]!.decide(view, stream).action;
      const after = performance.now();
      if (isChoice) choices[chosen++] = after - between;
      else {
        views[count] = between - before;
        both[count++] = after - before;
      }
      const done = act(hand, seat, action);
      if (!done.ok) throw done.error;
    }
  }
  return summarise(
    views.subarray(warmUpEnd, count),
    both.subarray(warmUpEnd, count),
    choices.subarray(warmChoices, chosen),
  );
}

function summarise(views: Float64Array, both: Float64Array, choices: Float64Array): Timing {
  const mean = (times: Float64Array): number =>
    (times.reduce((sum, time) => sum + time, 0) / times.length) * 1000;
  const sorted = both.toSorted();
  return {
    decisions: both.length,
    view: mean(views),
    median: sorted[Math.floor(sorted.length / 2)]! * 1000,
    mean: mean(both),
    p99: sorted[Math.floor(0.99 * sorted.length)]! * 1000,
    choose: mean(choices),
  };
}

const micros = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
const goalText = (goal: number | undefined): string => (goal === undefined ? '' : `< ${goal}`);

const HEADS = ['', 'game', 'decisions', 'view', 'median', 'mean', 'goal', 'p99', 'goal', 'choose', 'goal'];
const WIDTHS = [4, 13, 10, 8, 8, 8, 6, 8, 7, 8, 6];

const drawRow = (cells: readonly string[]): string =>
  `  ${cells.map((cell, i) => (i < 2 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(' ')}`;

export function benchCpu(print: (text: string) => void): Promise<void> {
  print(`one decision in microseconds, making the view included; ${SEATS} players of the level, one thread`);
  print('(choose: the action alone, without view and reason; it takes turns with decisions)');
  print('(view: the part of the mean that makes the view; other work on the machine affects the mean first)');
  print(drawRow(HEADS));
  for (const level of ['lv0', 'lv1', 'lv2'] as const) {
    for (const game of GAMES) {
      const { decisions, view, median, mean, p99, choose } = callApart(
        'cpu.js',
        'timeDecisions',
        level,
        game,
      ) as Timing;
      const goal = goalOf(level, game);
      const p99Goal = goal === undefined ? undefined : P99_GOAL;
      print(
        drawRow([
          level,
          game,
          String(decisions),
          micros(view),
          micros(median),
          micros(mean),
          goalText(goal),
          micros(p99),
          goalText(p99Goal),
          micros(choose),
          goalText(chooseGoalOf(game)),
        ]),
      );
    }
  }
  return Promise.resolve();
}
