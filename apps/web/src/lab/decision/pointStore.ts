import type { InputError } from '@doorcard/cards';
import type {
  OpenedPoint,
  PointReport,
  PointResponse,
  RunProgress,
  SolverClient,
  SolveRest,
} from '@doorcard/solver/worker';
import { createStore } from 'zustand/vanilla';
import { findMemoryLimit, openSolver } from '../run/machine.js';
import type { CheckPoint, SolveStatus } from '../run/solveStore.js';
import { makePoint, makeVillain, PER_CHIP, type PointFields } from './pointFields.js';

interface PointState {
  readonly status: SolveStatus;
  /** What is being solved. */
  readonly fields: PointFields | undefined;
  readonly opened: OpenedPoint | undefined;
  readonly progress: RunProgress | undefined;
  readonly report: PointReport | undefined;
  readonly rest: SolveRest | undefined;
  readonly response: PointResponse | undefined;
  readonly checks: readonly CheckPoint[];
  readonly error: InputError | undefined;
}

interface PointActions {
  readonly start: (fields: PointFields) => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly pause: () => void;
  readonly cancel: () => void;
  /** The best response of the hand to the villain of the fields. */
  readonly respond: (fields: PointFields) => Promise<void>;
}

const NOTHING = {
  status: 'none',
  fields: undefined,
  opened: undefined,
  progress: undefined,
  report: undefined,
  rest: undefined,
  response: undefined,
  checks: [],
  error: undefined,
} as const satisfies PointState;

/** Milliseconds between two looks at the strategy while the solver runs. */
const LOOK_EVERY = 300;
/** On the river a pass for exact values takes a few milliseconds; before it they are known at the end. */
const RIVER = 10;

/** The solver of one decision. */
export const pointStore = createStore<PointState & PointActions>((set, get) => {
  let client: SolverClient | undefined;
  let lastLook = 0;
  const look = async (exact: boolean): Promise<void> => {
    const mine = client!;
    const report = await mine.reportPoint(exact);
    if (mine !== client || !report.ok) return;
    // Values that are not known now stay as they were.
    const { report: before } = get();
    set({ report: { ...report.value, evs: report.value.evs ?? before?.evs ?? null } });
  };
  const follow = (progress: RunProgress): void => {
    const { checks, fields } = get();
    const { exploitability, measuredAt } = progress;
    const isNew = exploitability !== null && measuredAt !== null && checks.at(-1)?.at !== measuredAt;
    set({
      progress,
      ...(isNew && { checks: [...checks, { at: measuredAt, percent: 100 * exploitability }] }),
    });
    if (performance.now() - lastLook < LOOK_EVERY) return;
    lastLook = performance.now();
    void look(fields!.board.replaceAll(/\s/g, '').length === RIVER);
  };
  const run = async (): Promise<void> => {
    const mine = client!;
    set({ status: 'running', rest: undefined });
    const rest = await mine.run(follow);
    if (mine !== client) return;
    if (!rest.ok) return set({ ...NOTHING, error: rest.error });
    await look(false);
    set({ status: rest.value.status === 'paused' ? 'paused' : 'ended', rest: rest.value });
    if (rest.value.status !== 'paused') await get().respond(get().fields!);
  };
  return {
    ...NOTHING,
    start: async (fields) => {
      void client?.close();
      const mine = openSolver();
      client = mine;
      set({ ...NOTHING, fields, status: 'opening' });
      const opened = await mine.startPoint(makePoint(fields), {
        algorithm: 'mccfr',
        iterations: Number(fields.iterations) || 1,
        target: Number(fields.goal) / 100 || 0,
        seed: fields.seed,
        maxBytes: findMemoryLimit(),
      });
      if (mine !== client) return;
      if (!opened.ok) {
        void mine.close();
        client = undefined;
        return set({ ...NOTHING, fields, error: opened.error });
      }
      set({ opened: opened.value });
      await run();
    },
    resume: run,
    pause: () => void client?.pause(),
    cancel: () => {
      if (get().status === 'paused') set({ status: 'ended' });
      else void client?.cancel();
    },
    respond: async (fields) => {
      const villain = makeVillain(fields);
      if (villain === undefined) return set({ response: undefined, error: undefined });
      if (!villain.ok) return set({ response: undefined, error: villain.error });
      if (client === undefined) return;
      const response = await client.respond(villain.value, PER_CHIP);
      set(
        response.ok
          ? { response: response.value, error: undefined }
          : { response: undefined, error: response.error },
      );
    },
  };
});
