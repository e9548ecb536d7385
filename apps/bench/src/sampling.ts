import { kuhn, leduc, makeExternalSampling, tabulate, type Game } from '@doorcard/solver/game';

const SEED = 1n;
const WARM_UP = 30_000;
const MEASURED = 300_000;
const ROUNDS = 5;

interface Line {
  readonly name: string;
  readonly game: Game;
  /** Iterations per second. */
  readonly goal?: number;
  /** Quoted from the description of the solver, not measured here. */
  readonly rival?: number;
}

const LINES: readonly Line[] = [
  // A well-known C++ library does 26,000 a second.
  { name: 'leduc', game: leduc, goal: 300_000, rival: 26_000 },
  { name: 'leduc, tabulated', game: tabulate(leduc), goal: 300_000, rival: 26_000 },
  { name: 'kuhn', game: kuhn },
];

/** The best of a few rounds: other work on the machine only makes a round slower. */
function measureIterations(game: Game): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const solver = makeExternalSampling(game, { seed: SEED });
    solver.iterate(WARM_UP);
    const start = performance.now();
    solver.iterate(MEASURED);
    best = Math.max(best, MEASURED / ((performance.now() - start) / 1000));
  }
  return best;
}

const thousands = (perSecond: number): string => `${Math.round(perSecond / 1000)}k it/s`;

/** External sampling, one traversal for each player per iteration, one thread. */
export function benchSampling(print: (text: string) => void): void {
  print('external sampling, one traversal for each player per iteration, one thread');
  for (const { name, game, goal, rival } of LINES) {
    const perSecond = measureIterations(game);
    const notes = [
      ...(goal === undefined ? [] : [`goal ${thousands(goal)}`]),
      ...(rival === undefined ? [] : [`${(perSecond / rival).toFixed(1)} x the quoted ${thousands(rival)}`]),
    ];
    print([`  ${name.padEnd(16)} ${thousands(perSecond).padStart(10)}`, ...notes].join('  '));
  }
}
