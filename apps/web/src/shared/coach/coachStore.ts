import type { DecisionVerdict } from '@doorcard/coach';
import type { Drill } from '@doorcard/coach/drill';
import type { Action, View } from '@doorcard/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onHandKept } from '../hands/handNews.js';
import { readPreferences } from '../preferences/preferences.js';
import type { CoachReply, CoachRequest } from './coachMessage.js';
import type { HandVerdicts } from './handVerdicts.js';
import type { OpinionState } from './opinion.js';

/** Verdicts on a hand as far as they are known. */
export interface CoachedHand {
  readonly verdicts: HandVerdicts;
  /** Whether nothing more is computed for now. */
  readonly isFinal: boolean;
}

/** What the options of the present decision are worth. */
interface OptionValues {
  readonly request: number;
  readonly hand: string;
  readonly decision: number;
  readonly view: View;
  /** Undefined until the first worlds are played. */
  readonly verdict: DecisionVerdict | undefined;
  readonly isFinal: boolean;
}

interface Branched {
  readonly request: number;
  readonly views: readonly View[];
}

interface CoachState {
  /** By hand: the latest few that were asked for. */
  readonly hands: ReadonlyMap<string, CoachedHand>;
  /** The hand of the table that was kept last. */
  readonly last: string | undefined;
  readonly options: OptionValues | undefined;
  readonly branched: Branched | undefined;
  /** By request: drills that were dealt. */
  readonly dealt: ReadonlyMap<number, Drill>;
  /** By request: second opinions that somebody looks at. */
  readonly opinions: ReadonlyMap<number, OpinionState>;
  /** How many times the verdicts on a hand were completed: what is read from the database is then old. */
  readonly judged: number;
  /** How far the review of all kept hands is. */
  readonly background: { readonly done: number; readonly all: number } | undefined;
  /** The code of what went wrong last. */
  readonly failed: string | undefined;
}

interface CoachActions {
  /** Starts the thread, so that it is there when it is needed. */
  readonly warm: () => void;
  readonly review: (hand: string) => void;
  readonly reviewAll: () => void;
  readonly refine: (hand: string, place: number) => void;
  /** The decision was made with help. */
  readonly help: (hand: string, decision: number) => void;
  readonly askOptions: (ask: Pick<OptionValues, 'hand' | 'decision' | 'view'> & PlayersOf) => void;
  readonly forgetOptions: () => void;
  /** Has a drill made; returns the number of the request. */
  readonly deal: (drill: Omit<Extract<CoachRequest, { type: 'deal' }>, 'type' | 'request'>) => number;
  /** Asks for a second opinion; returns the number of the request. */
  readonly askOpinion: (ask: Omit<Extract<CoachRequest, { type: 'opinion' }>, 'type' | 'request'>) => number;
  readonly forgetOpinion: (request: number) => void;
  /** Returns the number of the request. */
  readonly branch: (
    ask: PlayersOf & { readonly view: View; readonly actions: readonly Action[]; readonly seed: number },
  ) => number;
}

interface PlayersOf {
  /** By seat, as in `lv2:4`; empty where nobody knows. */
  readonly players: readonly string[];
}

/** Hands whose verdicts are held here; all others are in the database. */
const MOST_HANDS = 6;

/** Hands that are judged in the background between two looks at the sums. */
const HANDS_OF_NEWS = 10;

/** The page's side of the coach. Its thread starts with the first request and rests while nobody looks. */
export const coachStore = createStore<CoachState & CoachActions>((set, get) => {
  let worker: Worker | undefined;
  let requests = 0;

  const hear = (reply: CoachReply): void => {
    switch (reply.type) {
      case 'verdicts': {
        const { verdicts, isFinal } = reply;
        const hands = new Map(get().hands);
        hands.delete(verdicts.id);
        hands.set(verdicts.id, { verdicts, isFinal });
        for (const id of hands.keys()) if (hands.size > MOST_HANDS) hands.delete(id);
        return set(({ judged }) => ({ hands, judged: isFinal ? judged + 1 : judged }));
      }
      case 'optionValues':
        return set(({ options }) =>
          options?.request === reply.request
            ? { options: { ...options, verdict: reply.verdict, isFinal: reply.isFinal } }
            : {},
        );
      case 'branched':
        return set({ branched: { request: reply.request, views: reply.views } });
      case 'dealt':
        return set(({ dealt }) => ({ dealt: new Map([...dealt, [reply.request, reply.drill]]) }));
      case 'background': {
        const { done, all } = reply;
        // A page that shows sums reads all verdicts again, which is too much after every hand.
        const isNews = done > 0 && (done === all || done % HANDS_OF_NEWS === 0);
        return set(({ judged }) => ({ background: { done, all }, judged: isNews ? judged + 1 : judged }));
      }
      case 'opinionState':
        return set(({ opinions }) =>
          opinions.has(reply.request)
            ? { opinions: new Map([...opinions, [reply.request, reply.state]]) }
            : {},
        );
      case 'coachFailed':
        return set({ failed: reply.code });
    }
  };

  const open = (): Worker => {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => hear(data));
    const fail = (): void => set({ failed: 'coach/failed' });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    document.addEventListener('visibilitychange', () =>
      send({ type: 'pause', isPaused: document.visibilityState === 'hidden' }),
    );
    return worker;
  };
  const send = (request: CoachRequest): void => open().postMessage(request);

  onHandKept((hand) => {
    set({ last: hand });
    if (readPreferences().judge !== false) send({ type: 'review', hand });
  });

  return {
    hands: new Map(),
    last: undefined,
    options: undefined,
    branched: undefined,
    dealt: new Map(),
    opinions: new Map(),
    judged: 0,
    background: undefined,
    failed: undefined,
    warm: () => void open(),
    review: (hand) => send({ type: 'review', hand }),
    reviewAll: () => send({ type: 'reviewAll' }),
    refine: (hand, place) => send({ type: 'refine', hand, place }),
    help: (hand, place) => send({ type: 'help', hand, place }),
    askOptions: ({ hand, decision, view, players }) => {
      const request = ++requests;
      set({ options: { request, hand, decision, view, verdict: undefined, isFinal: false } });
      send({ type: 'options', request, view, players });
    },
    forgetOptions: () => {
      if (get().options === undefined) return;
      set({ options: undefined });
      send({ type: 'noOptions' });
    },
    deal: (drill) => {
      const request = ++requests;
      send({ type: 'deal', request, ...drill });
      return request;
    },
    askOpinion: (ask) => {
      const request = ++requests;
      const state: OpinionState = { status: ask.kind === 'solved' ? 'ranges' : 'loading' };
      set(({ opinions }) => ({ opinions: new Map([...opinions, [request, state]]) }));
      send({ type: 'opinion', request, ...ask });
      return request;
    },
    forgetOpinion: (request) => {
      const opinions = new Map(get().opinions);
      if (!opinions.delete(request)) return;
      set({ opinions });
      send({ type: 'noOpinion', request });
    },
    branch: ({ view, players, actions, seed }) => {
      const request = ++requests;
      send({ type: 'branch', request, view, players, actions, seed });
      return request;
    },
  };
});

export const useCoach = <T>(select: (state: CoachState & CoachActions) => T): T =>
  useStore(coachStore, select);
