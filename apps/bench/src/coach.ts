import { Judge, makeMixedModel, type Estimate } from '@doorcard/coach';
import type { GameId, View } from '@doorcard/engine';
import { listCandidates } from '@doorcard/search';
import { callApart } from './apart.js';
import { collectViews } from './search.js';

const FOUR: readonly GameId[] = ['badugi', 'stud', 'razz', 'stud8'];
/** Milliseconds to the first verdict, by players. */
const GOALS: Readonly<Record<number, number>> = { 2: 300, 6: 600 };
const WARM_UP = 4;
const MEASURED = 16;
const WORLDS = 800;
/** Half of an interval that is narrow enough, in big bets; a spot that needs more worlds than this counts as slow. */
const NARROW = 0.05;
const MOST = 16_000;
/** Worlds that find the second-best action. */
const SCOUTED = 100;

interface Timing {
  /** Milliseconds, sorted. */
  readonly first: readonly number[];
  readonly narrow: readonly number[];
  /** Spots that were not narrow in the end. */
  readonly wide: number;
}

/**
 * Times verdicts on the second-best action in spots of level 2: a verdict on the best one has nothing to narrow.
 * @public called by its name, in a separate process
 */
export function timeCoach(gameName: string, seatText: string): Timing {
  const game = gameName as GameId;
  const views = collectViews(game, Number(seatText), WARM_UP + MEASURED);
  const [first, narrow]: [number[], number[]] = [[], []];
  let wide = 0;
  views.forEach((view, i) => {
    const timed = timeVerdict(view, i);
    if (i < WARM_UP) return;
    first.push(timed.first);
    narrow.push(timed.narrow);
    if (timed.isWide) wide++;
  });
  return { first: first.sort((a, b) => a - b), narrow: narrow.sort((a, b) => a - b), wide };
}

function timeVerdict(view: View, index: number): { first: number; narrow: number; isWide: boolean } {
  const model = makeMixedModel(view.game as GameId);
  const base = { view, model, seed: BigInt(index) };
  const scout = new Judge({ ...base, taken: listCandidates(view)[0]! });
  scout.add(SCOUTED);
  const taken = scout.verdict().actions[1]!.action;
  const start = performance.now();
  const judge = new Judge({ ...base, taken });
  judge.add(WORLDS);
  let { loss } = judge.verdict();
  const first = performance.now() - start;
  for (let worlds = WORLDS; worlds < MOST && isWide(loss); worlds += WORLDS) {
    judge.add(WORLDS);
    loss = judge.verdict().loss;
  }
  return { first, narrow: performance.now() - start, isWide: isWide(loss) };
}

const isWide = ({ low, high }: Estimate): boolean => (high - low) / 2 > NARROW;

const WIDTHS = [8, 5, 8, 8, 7, 10, 10, 14];
const drawRow = (cells: readonly string[]): string =>
  `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(' ')}`;

export function benchCoach(print: (text: string) => void): Promise<void> {
  print(
    `milliseconds to the first verdict (${WORLDS} worlds, all actions, belief included), median and 90th percentile,`,
  );
  print(
    `and until the loss of the second-best action is known to ±${NARROW} big bets, at most ${MOST} worlds`,
  );
  print(drawRow(['game', 'seats', 'first', '90 %', 'goal', '±0.05', '90 %', 'still wider']));
  for (const game of FOUR) {
    for (const seats of [2, 6]) {
      const { first, narrow, wide } = callApart('coach.js', 'timeCoach', game, String(seats)) as Timing;
      const at = (times: readonly number[], part: number): string =>
        times[Math.min(times.length - 1, Math.floor(part * times.length))]!.toFixed(0);
      print(
        drawRow([
          game,
          String(seats),
          at(first, 0.5),
          at(first, 0.9),
          `< ${GOALS[seats]!}`,
          at(narrow, 0.5),
          at(narrow, 0.9),
          `${wide} of ${narrow.length}`,
        ]),
      );
    }
  }
  return Promise.resolve();
}
