import { Xoshiro256 } from '@doorcard/cards';
import { playHand, streamOf } from '@doorcard/cpu';
import { GAMES, Hand, HandFrame, makePlan, type GameId, type View } from '@doorcard/engine';
import { believe, Evaluation, findPolicy, findUsualTypes, makeLv3 } from '@doorcard/search';
import { callApart } from './apart.js';
import { makeSetup } from './engine.js';

const SEED = 1n;
const WARM_UP = 40;
const MEASURED = 120;
const WORLDS = 800;
/** How many spots are evaluated with 800 worlds. */
const LONG_SPOTS = 25;
const FILLS = 20_000;

const FOUR: readonly GameId[] = ['badugi', 'stud', 'razz', 'stud8'];
/** Mean milliseconds of a decision, by players. */
const GOALS: Readonly<Record<number, number>> = { 2: 25, 6: 80 };

interface Timing {
  readonly decisions: number;
  /** Milliseconds of a decision of level 3. */
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  /** Milliseconds of 800 worlds of a median spot, not raced, and what they did each second. */
  readonly long: number;
  readonly rollouts: number;
  readonly policy: number;
  /** Microseconds to fill a hand with a world. */
  readonly fill: number;
}

/** Views of one seat after the other in hands of level 2, those with a choice. */
export function collectViews(game: GameId, seats: number, count: number): View[] {
  const rng = Xoshiro256.fromSeed(SEED);
  const player = findPolicy('lv2');
  const views: View[] = [];
  for (let number = 0; views.length < count; number++) {
    const hand = new Hand(makePlan(makeSetup(game, seats)));
    hand.deal({ kind: 'rng', rng });
    const onDecision = (view: View): void => {
      if (view.seat === number % seats) views.push(view);
    };
    void playHand({
      hand,
      players: Array.from({ length: seats }, () => player),
      table: 1,
      number,
      onDecision,
    });
  }
  return views.slice(0, count);
}

/**
 * Times level 3 and long evaluations in the spots of a game.
 * @public called by its name, in a separate process
 */
export function timeSearch(gameName: string, seatText: string): Timing {
  const game = gameName as GameId;
  const views = collectViews(game, Number(seatText), WARM_UP + MEASURED);
  const lv3 = makeLv3('lv3');
  const times = views.map((view, i) => {
    const start = performance.now();
    void lv3.decide(view, streamOf(1, i, view.seat!, i));
    return performance.now() - start;
  });
  const measured = times.slice(WARM_UP).sort((a, b) => a - b);
  const long = timeLong(game, views.slice(WARM_UP));
  return {
    decisions: measured.length,
    mean: measured.reduce((sum, time) => sum + time, 0) / measured.length,
    median: measured[measured.length >> 1]!,
    p95: measured[Math.floor(0.95 * measured.length)]!,
    ...long,
    fill: timeFill(game, views.at(-1)!),
  };
}

function timeLong(game: GameId, views: readonly View[]): Pick<Timing, 'long' | 'rollouts' | 'policy'> {
  const step = Math.max(1, Math.floor(views.length / LONG_SPOTS));
  const times: number[] = [];
  let [rollouts, policy, total] = [0, 0, 0];
  for (let i = 0; i < views.length; i += step) {
    const view = views[i]!;
    const rng = streamOf(2, i, view.seat!, i);
    const start = performance.now();
    const belief = believe(view, findUsualTypes(game), { rng, weighsFolded: false });
    const between = performance.now();
    const evaluation = new Evaluation(view, { belief, base: findPolicy('lv2'), rng });
    evaluation.add(WORLDS);
    const end = performance.now();
    times.push(end - start);
    total += (end - between) / 1000;
    rollouts += WORLDS * evaluation.actions.length;
    policy += evaluation.rollout.decisions;
  }
  times.sort((a, b) => a - b);
  return { long: times[times.length >> 1]!, rollouts: rollouts / total, policy: policy / total };
}

function timeFill(game: GameId, view: View): number {
  const rng = streamOf(3, 0, 0, 0);
  const belief = believe(view, findUsualTypes(game), { rng, particles: 100 });
  const frame = new HandFrame(view);
  const hand = frame.makeHand();
  const { cards } = belief.sample(rng);
  for (let i = 0; i < FILLS; i++) frame.fill(hand, cards, rng);
  const start = performance.now();
  for (let i = 0; i < FILLS; i++) frame.fill(hand, cards, rng);
  return ((performance.now() - start) * 1000) / FILLS;
}

const HEADS = [
  'game',
  'seats',
  'mean',
  'goal',
  'median',
  'p95',
  '800 worlds',
  'rollouts/s',
  'decisions/s',
  'fill µs',
];
const WIDTHS = [13, 5, 8, 6, 8, 8, 10, 11, 12, 8];

const drawRow = (cells: readonly string[]): string =>
  `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(' ')}`;

export function benchSearch(print: (text: string) => void): Promise<void> {
  print(
    'one decision of level 3 in milliseconds (mean, median, 95th percentile) at the settings it plays with;',
  );
  print(
    '800 worlds: milliseconds for all actions of a median spot, belief included, not raced (goal < 300);',
  );
  print(
    'decisions/s: policy decisions inside these rollouts (goal 350,000); fill: a world into a hand (goal < 3 µs)',
  );
  print(drawRow(HEADS));
  for (const game of GAMES) {
    for (const seats of [2, 6]) {
      const timing = callApart('search.js', 'timeSearch', game, String(seats)) as Timing;
      print(
        drawRow([
          game,
          String(seats),
          timing.mean.toFixed(1),
          FOUR.includes(game) ? `< ${GOALS[seats]!}` : '',
          timing.median.toFixed(1),
          timing.p95.toFixed(1),
          timing.long.toFixed(0),
          timing.rollouts.toFixed(0),
          timing.policy.toFixed(0),
          timing.fill.toFixed(2),
        ]),
      );
    }
  }
  return Promise.resolve();
}
