import { MatchRun, traceCurve, type CurvePoint, type PlayerEstimate } from '@doorcard/arena';
import { JobsError, type Runner } from '@doorcard/jobs';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { countWorkers, openRunner } from './matchWorkers.js';
import type { ChosenMatch } from './matchText.js';

export type MatchStatus = 'none' | 'running' | 'paused' | 'stopped' | 'over' | 'failed';

interface MatchState {
  readonly status: MatchStatus;
  readonly chosen: ChosenMatch | undefined;
  /** As far as it has come; empty before the first part. */
  readonly players: readonly PlayerEstimate[];
  /** Of the first player. */
  readonly curve: readonly CurvePoint[];
  readonly hands: number;
  /** From 0 to 1. */
  readonly progress: number;
  /** Without the pauses. */
  readonly seconds: number;
  readonly confidence: number;
  /** Of a match that ends when its interval is narrow. */
  readonly looks: { readonly done: number; readonly planned: number; readonly isReached: boolean };
  readonly failure: { readonly code: string; readonly message: string } | undefined;
}

interface MatchActions {
  readonly start: (chosen: ChosenMatch) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/** How often the page is drawn again, in milliseconds. */
const NEWS_EVERY = 200;

const NOTHING: MatchState = {
  status: 'none',
  chosen: undefined,
  players: [],
  curve: [],
  hands: 0,
  progress: 0,
  seconds: 0,
  confidence: 0.95,
  looks: { done: 0, planned: 1, isReached: false },
  failure: undefined,
};

/** Players that search take tenths of a second for a decision. */
const isSlow = (player: string): boolean => /^lv[34]/.test(player);

/** The match of this page. It goes on in a hidden tab and pauses when another page is opened. */
const matchStore = createStore<MatchState & MatchActions>((set, get) => {
  let run: MatchRun | undefined;
  let runner: Runner | undefined;
  let stopping: AbortController | undefined;

  const show = (match: MatchRun): void => {
    const { players, result, progress, confidence, looks, looksDone, isReached } = match;
    set({
      players,
      curve: result.parts.length === 0 ? [] : traceCurve(result, 0, confidence),
      hands: players[0]?.hands ?? 0,
      progress,
      confidence,
      looks: { done: looksDone, planned: looks.length, isReached },
    });
  };

  const play = async (match: MatchRun): Promise<void> => {
    const stop = new AbortController();
    stopping = stop;
    const before = get().seconds;
    const begin = performance.now();
    const readClock = (): void => set({ seconds: before + (performance.now() - begin) / 1000 });
    // The first news come at once.
    let shown = -Infinity;
    const onProgress = (): void => {
      if (performance.now() - shown < NEWS_EVERY) return;
      show(match);
      readClock();
      shown = performance.now();
    };
    set({ status: 'running', failure: undefined });
    runner ??= openRunner(countWorkers());
    try {
      await match.play(runner, 'page', { onProgress, signal: stop.signal });
      if (run === match) set({ status: 'over' });
    } catch (error) {
      // The reason of an end that was asked for is in the status already.
      if (run === match && !stop.signal.aborted) set({ status: 'failed', failure: describe(error) });
    }
    if (run !== match) return;
    show(match);
    readClock();
    if (match.isOver) closeRunner();
  };

  const closeRunner = (): void => {
    void runner?.close();
    runner = undefined;
  };

  return {
    ...NOTHING,
    start: (chosen) => {
      stopping?.abort();
      closeRunner();
      const { match, margin } = chosen;
      run = new MatchRun(match, { margin, shardHands: match.players.some(isSlow) ? 2 : 100 });
      set({ ...NOTHING, chosen });
      void play(run);
    },
    pause: () => {
      if (get().status !== 'running') return;
      set({ status: 'paused' });
      stopping?.abort();
      closeRunner();
    },
    resume: () => {
      const { status } = get();
      if (run !== undefined && (status === 'paused' || status === 'failed')) void play(run);
    },
    stop: () => {
      const { status } = get();
      if (status !== 'running' && status !== 'paused') return;
      set({ status: 'stopped' });
      stopping?.abort();
      closeRunner();
    },
  };
});

/** The code of a player that could not load what it needs says more than that of its shard. */
function describe(error: unknown): MatchState['failure'] {
  if (!(error instanceof JobsError)) return { code: 'arena/failed', message: String(error) };
  const { code, message } = error.cause ?? error;
  return { code, message };
}

export const useMatch = <T>(select: (state: MatchState & MatchActions) => T): T =>
  useStore(matchStore, select);
