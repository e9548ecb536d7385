import type { Equity, EquitySpot } from '@doorcard/cards';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { replySchema, type EquityQuestion, type EquityReply } from './equityMessage.js';
import { readSpot, type SpotProblem } from './spotParser.js';
import { MARGINS, type SpotText } from './spotText.js';

/** The same seed as the command's, and so the same numbers. */
const SEED = '1';

export type EquityState =
  | { readonly status: 'idle' | 'cancelled' }
  | { readonly status: 'wrong'; readonly problem: SpotProblem }
  | { readonly status: 'running'; readonly done: number }
  | { readonly status: 'answered'; readonly spot: EquitySpot; readonly equity: Equity };

export interface EquityRun {
  readonly state: EquityState;
  readonly calculate: (text: SpotText) => void;
  readonly cancel: () => void;
  /** Forgets the answer, because the question has changed. */
  readonly forget: () => void;
}

/** One computation at a time, in a worker of its own. */
export function useEquity(): EquityRun {
  const [state, setState] = useState<EquityState>({ status: 'idle' });
  const worker = useRef<Worker>(undefined);
  const end = (next: EquityState): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setState(next);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const calculate = (text: SpotText): void => {
    const read = readSpot(text);
    if (!read.ok) {
      end({ status: 'wrong', problem: read.problem });
      return;
    }
    const { spot } = read;
    end({ status: 'running', done: 0 });
    worker.current = startWorker(makeQuestion(text, spot), (reply) => {
      if (reply.type === 'progress') setState({ status: 'running', done: reply.done });
      else if (reply.type === 'answer') end({ status: 'answered', spot, equity: reply.equity });
      else end({ status: 'wrong', problem: { code: reply.code, value: reply.value, field: undefined } });
    });
  };
  return {
    state,
    calculate,
    cancel: () => end({ status: 'cancelled' }),
    forget: () => {
      if (state.status !== 'idle') end({ status: 'idle' });
    },
  };
}

function startWorker(question: EquityQuestion, onReply: (reply: EquityReply) => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const fail = (): void => onReply({ type: 'refused', code: 'equity/failed', value: '' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const reply = z.safeParse(replySchema, data);
    if (reply.success) onReply(reply.data);
    else fail();
  });
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.postMessage(question);
  return worker;
}

const makeQuestion = (
  { game, precision, draws }: SpotText,
  { hands, board = [], dead = [] }: EquitySpot,
): EquityQuestion => ({
  game,
  hands: hands.map((hand) => [...hand]),
  board: [...board],
  dead: [...dead],
  draws,
  margin: MARGINS[precision],
  seed: SEED,
});
