import { useEffect, useRef, useState } from 'react';
import { coachStore, useCoach } from '../shared/coach/coachStore.js';
import type { CountMessage } from './progressMessage.js';

/** The thread itself has ended; all else that can go wrong it says. */
export const FAILED = 'progress/failed';
const HAS_FAILED: CountMessage = {
  type: 'failed',
  error: { code: FAILED, value: '', problem: 'the counting has stopped', expected: 'to try again' },
};

type Judged = Extract<CountMessage, { type: 'judged' }>;

/** Milliseconds. */
const READ_DELAY = 400;

/** Has the kept hands counted and what the coach said about them read, and says how far it is. */
export function useCountedHands(): {
  readonly state: Exclude<CountMessage, Judged>;
  readonly judged: Judged | undefined;
} {
  const [state, setState] = useState<Exclude<CountMessage, Judged>>({ type: 'counting', done: 0, all: 0 });
  const [judged, setJudged] = useState<Judged>();
  const thread = useRef<Worker>(undefined);
  const done = useCoach((coach) => coach.judged);
  useEffect(() => {
    let worker: Worker | undefined;
    const hear = (message: CountMessage): void => {
      if (message.type === 'judged') setJudged(message);
      else setState(message);
    };
    // Not at once: strict mode mounts every component once in vain, and a thread is too much for that.
    const start = setTimeout(() => {
      worker = startCounting(hear);
      thread.current = worker;
    });
    return () => {
      clearTimeout(start);
      worker?.terminate();
      thread.current = undefined;
    };
  }, []);
  // Hands that nobody has judged yet are judged now, as long as the page is seen.
  const isBehind = (judged?.unjudged ?? 0) > 0;
  useEffect(() => {
    if (isBehind) coachStore.getState().reviewAll();
  }, [isBehind]);
  // Every new verdict makes what was read old; several that come quickly are read together.
  useEffect(() => {
    if (done === 0) return undefined;
    const timer = setTimeout(() => thread.current?.postMessage(null), READ_DELAY);
    return () => clearTimeout(timer);
  }, [done]);
  return { state, judged };
}

function startCounting(onMessage: (message: CountMessage) => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const fail = (): void => onMessage(HAS_FAILED);
  worker.addEventListener('message', ({ data }: MessageEvent<CountMessage>) => onMessage(data));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  return worker;
}
