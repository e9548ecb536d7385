import { useEffect, useState } from 'react';
import type { CountMessage } from './progressMessage.js';

/** The thread itself has ended; all else that can go wrong it says. */
export const FAILED = 'progress/failed';
const HAS_FAILED: CountMessage = {
  type: 'failed',
  error: { code: FAILED, value: '', problem: 'the counting has stopped', expected: 'a new try' },
};

/** Has the kept hands counted, and says how far it is. */
export function useCountedHands(): CountMessage {
  const [state, setState] = useState<CountMessage>({ type: 'counting', done: 0, all: 0 });
  useEffect(() => {
    let worker: Worker | undefined;
    // Not at once: strict mode mounts every component once in vain, and a thread is too much for that.
    const start = setTimeout(() => {
      worker = startCounting(setState);
    });
    return () => {
      clearTimeout(start);
      worker?.terminate();
    };
  }, []);
  return state;
}

function startCounting(onMessage: (message: CountMessage) => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const fail = (): void => onMessage(HAS_FAILED);
  worker.addEventListener('message', ({ data }: MessageEvent<CountMessage>) => onMessage(data));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  return worker;
}
