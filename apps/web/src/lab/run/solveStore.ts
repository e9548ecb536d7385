import { InputError, type Result } from '@doorcard/cards';
import type {
  LateSolveReport,
  OpenedSolve,
  RunProgress,
  SolverClient,
  SolveReport,
  SolveRest,
} from '@doorcard/solver/worker';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { countThreads, findMemoryLimit, openSolver } from './machine.js';
import { learnSpeed } from './timeEstimate.js';

/** A check of the exploitability: after how many iterations, and in percent of the pot. */
export interface CheckPoint {
  readonly at: number;
  readonly percent: number;
}

export type SolveStatus = 'none' | 'opening' | 'running' | 'paused' | 'ended';

export interface SolveState {
  readonly status: SolveStatus;
  /** The spot file of the run. */
  readonly file: unknown;
  readonly opened: OpenedSolve | undefined;
  readonly progress: RunProgress | undefined;
  readonly rest: SolveRest | undefined;
  readonly checks: readonly CheckPoint[];
  readonly error: InputError | undefined;
  /** Rises when the strategies may be read again. */
  readonly version: number;
}

/** One solver in a worker, and what is known of its run. It goes on while other pages are shown. */
interface SolveActions<R> {
  readonly start: (file: object) => Promise<void>;
  readonly load: (bytes: Uint8Array) => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly pause: () => void;
  readonly cancel: () => void;
  /** Goes on after the end. */
  readonly extend: (goal: number, iterations: number) => Promise<void>;
  readonly read: (path: string) => Promise<Result<R>>;
  readonly save: () => Promise<Result<readonly Uint8Array[]>>;
  readonly forget: () => void;
}

export type SolveStore<R> = StoreApi<SolveState & SolveActions<R>>;

const NOTHING = {
  status: 'none',
  file: undefined,
  opened: undefined,
  progress: undefined,
  rest: undefined,
  checks: [],
  error: undefined,
} as const satisfies Partial<SolveState>;

/** Milliseconds between two looks at the strategies while the solver runs. */
const LOOK_EVERY = 700;

interface StoreOptions<R> {
  readonly read: (client: SolverClient, path: string) => Promise<Result<R>>;
  /** Reading rounds the tables of later iterations: after these the strategies are read only when the run rests. */
  readonly mostLive: number;
}

function makeSolveStore<R>({ read, mostLive }: StoreOptions<R>): SolveStore<R> {
  return createStore<SolveState & SolveActions<R>>((set, get) => {
    let client: SolverClient | undefined;
    let lastLook = 0;
    let lastIterations = 0;
    const bump = (): Pick<SolveState, 'version'> => ({ version: get().version + 1 });
    const leave = (): void => {
      void client?.close();
      client = undefined;
    };
    const follow = (progress: RunProgress): void => {
      const { checks } = get();
      const { exploitability, measuredAt, iterations } = progress;
      const isNew = exploitability !== null && measuredAt !== null && checks.at(-1)?.at !== measuredAt;
      // The answer is made after the next few iterations, so these have to be allowed as well.
      const next = iterations + 3 * Math.max(1, iterations - lastIterations);
      lastIterations = iterations;
      const isLook = iterations > 0 && next <= mostLive && performance.now() - lastLook > LOOK_EVERY;
      if (isLook) lastLook = performance.now();
      set({
        progress,
        ...(isNew && { checks: [...checks, { at: measuredAt, percent: 100 * exploitability }] }),
        ...(isLook && bump()),
      });
    };
    const run = async (): Promise<void> => {
      const mine = client!;
      set({ status: 'running', rest: undefined, error: undefined });
      const rest = await mine.run(follow);
      if (mine !== client) return;
      if (!rest.ok) {
        leave();
        return set({ ...NOTHING, file: get().file, error: rest.error });
      }
      const { status, iterations, seconds, threads } = rest.value;
      set({ status: status === 'paused' ? 'paused' : 'ended', rest: rest.value, ...bump() });
      const { opened } = get();
      if (opened !== undefined && opened.iterations === 0)
        learnSpeed({ iterations, seconds, threads, tables: opened.memory.tables });
    };
    const open = async (ask: (made: SolverClient) => Promise<Result<OpenedSolve>>): Promise<boolean> => {
      leave();
      set({ ...NOTHING, status: 'opening' });
      const mine = openSolver();
      client = mine;
      const opened = await ask(mine);
      if (mine !== client) return false;
      if (!opened.ok) {
        leave();
        set({ ...NOTHING, error: opened.error });
        return false;
      }
      set({ opened: opened.value, file: opened.value.spot });
      return true;
    };
    const options = { threads: countThreads(), maxBytes: findMemoryLimit() };
    return {
      ...NOTHING,
      version: 0,
      start: async (file) => {
        if (await open((made) => made.start(file, options))) await run();
      },
      load: async (bytes) => {
        if (await open((made) => made.load(bytes, options))) set({ status: 'paused', ...bump() });
      },
      resume: run,
      pause: () => void client?.pause(),
      cancel: () => {
        if (get().status === 'paused') set({ status: 'ended' });
        else void client?.cancel();
      },
      extend: async (goal, iterations) => {
        await client?.extend({ target: goal / 100, iterations });
        await run();
      },
      read: async (path) =>
        client === undefined
          ? {
              ok: false,
              error: new InputError({
                code: 'solver/no-spot',
                value: path,
                problem: 'nothing is solved yet',
                expected: 'a run',
              }),
            }
          : read(client, path),
      save: () => client!.save(),
      forget: () => {
        leave();
        set({ ...NOTHING });
      },
    };
  });
}

/** From the 65th iteration on the solver skips nodes, and reading them rounds. */
const SKIPS_FROM = 64;

export const spotStore = makeSolveStore<SolveReport>({
  read: (client, path) => client.report(path),
  mostLive: SKIPS_FROM,
});
export const lateStore = makeSolveStore<LateSolveReport>({
  read: (client, path) => client.reportLate(path),
  mostLive: Infinity,
});
