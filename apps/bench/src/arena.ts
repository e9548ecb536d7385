import { estimatePlayers, runMatches, type Match } from '@doorcard/arena';
import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries } from '@doorcard/cpu';
import { act, Hand, makeDefaultSetup, makePlan, makeView, RULE_SETS, type GameId } from '@doorcard/engine';
import type { Runner } from '@doorcard/jobs';
import { makeThreads } from '@doorcard/jobs/threads';
import { callApart } from './apart.js';

const GAMES = ['stud', 'razz', 'stud8', 'badugi'] as const satisfies readonly GameId[];
const LEVELS = ['lv1', 'lv2'] as const;
/** The targets: hands per second on one thread, and the speed-up on two. */
const goalOf = (game: GameId): number => (game === 'badugi' ? 10_000 : 20_000);
const THREADS_GOAL = 1.8;

const WARM_UP_HANDS = 20_000;
/** Of each thread in a round. */
const HANDS = 40_000;
const ROUNDS = 9;
/**
 * The effect of the compiler and the garbage collector differs from thread to thread, so new threads are started once.
 */
const POOLS = 2;
const FRIENDLY_ROUNDS = 3;
const TASKS = new URL('./arenaTasks.js', import.meta.url);

const makeMatch = (game: GameId, player: string, groups: number): Match => ({
  games: [game],
  players: [player, player],
  rules: 'wsop',
  seed: '1',
  duplicate: false,
  groups,
  styleEvery: 0,
});

interface Pace {
  /** Hands per second: the best of the rounds, since other work on the machine slows some of them down. */
  readonly one: number;
  readonly two: number;
  /**
   * The speed-up of two threads: the median of rounds that were played one after the other. The best rounds would
   * compare one core at its best moment with two that are hardly ever at their best together.
   */
  readonly gain: number;
}

/** The speed of a match on one thread and on two, plans included, after warm-up. */
async function timeMatch(game: GameId, player: string): Promise<Pace> {
  const rounds: (readonly [one: number, two: number])[] = [];
  for (let pool = 0; pool < POOLS; pool++) rounds.push(...(await timePool(game, player)));
  const gains = rounds.map(([one, two]) => two / one).sort((a, b) => a - b);
  return {
    one: Math.max(...rounds.map(([one]) => one)),
    two: Math.max(...rounds.map(([, two]) => two)),
    gain: gains[gains.length >> 1]!,
  };
}

async function timePool(game: GameId, player: string): Promise<(readonly [number, number])[]> {
  const runners = [1, 2].map((threads) => makeThreads({ tasks: TASKS, threads })) as [Runner, Runner];
  const play = async (which: 0 | 1, run: string, hands: number): Promise<number> => {
    const start = performance.now();
    const match = makeMatch(game, player, (which + 1) * hands);
    const [result] = await runMatches(runners[which], run, [match]);
    return estimatePlayers(result!)[0]!.hands / ((performance.now() - start) / 1000);
  };
  try {
    await play(0, 'warm-up', WARM_UP_HANDS);
    await play(1, 'warm-up', WARM_UP_HANDS);
    const rounds: (readonly [number, number])[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push([await play(0, `round-${round}`, HANDS), await play(1, `round-${round}`, HANDS)]);
    }
    return rounds;
  } finally {
    await Promise.all(runners.map((runner) => runner.close()));
  }
}

/**
 * The same players with checked actions: a new hand for every deal, actions as objects, each checked.
 * @public called by its name, in a separate process
 */
export function timeFriendly(game: string, name: string): number {
  const registry = makeRegistry(usualEntries);
  const players = [unwrap(registry.find(name)), unwrap(registry.find(name))];
  const plan = makePlan(makeDefaultSetup(game as GameId, players.length, RULE_SETS.wsop));
  const cards = Xoshiro256.fromSeed(1n);
  const play = (from: number, to: number): void => {
    for (let number = from; number < to; number++) {
      const hand = new Hand(plan);
      hand.deal({ kind: 'rng', rng: cards });
      for (let decision = 0; hand.actor >= 0; decision++) {
        const seat = hand.actor;
        const { action } = players[seat]!.decide(makeView(hand, seat), streamOf(1, number, seat, decision));
        unwrap(act(hand, seat, action));
      }
    }
  };
  play(0, WARM_UP_HANDS);
  let best = 0;
  for (let round = 0; round < FRIENDLY_ROUNDS; round++) {
    const start = performance.now();
    play(WARM_UP_HANDS, WARM_UP_HANDS + HANDS);
    best = Math.max(best, HANDS / ((performance.now() - start) / 1000));
  }
  return best;
}

const HEADS = ['', 'game', '1 thread', 'goal', '2 threads', 'ratio', 'goal', 'checked', 'arena / checked'];
const WIDTHS = [6, 7, 10, 9, 10, 7, 7, 9, 15];

const drawRow = (cells: readonly string[]): string =>
  `  ${cells.map((cell, i) => (i < 2 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join(' ')}`;

const whole = (value: number): string => Math.round(value).toLocaleString('en');

export async function benchArena(print: (text: string) => void): Promise<void> {
  print('heads-up hands per second, a level against itself, every hand with its own deck');
  print('(checked: the same players with actions as objects, each checked, one thread)');
  print('(ratio: the median of rounds on one thread and on two, played alternately)');
  print(drawRow(HEADS));
  for (const level of LEVELS) {
    for (const game of GAMES) {
      const { one, two, gain } = await timeMatch(game, level);
      const friendly = callApart('arena.js', 'timeFriendly', game, level) as number;
      print(
        drawRow([
          level,
          game,
          whole(one),
          `> ${whole(goalOf(game))}`,
          whole(two),
          `${gain.toFixed(2)} x`,
          `> ${THREADS_GOAL}`,
          whole(friendly),
          `${(one / friendly).toFixed(2)} x`,
        ]),
      );
    }
  }
}
