import { InputError } from '@doorcard/cards';
import * as z from 'zod/mini';
import { openWorker } from '../app/tablePort.js';

const answerSchema = z.union([
  z.strictObject({ ok: z.literal(true), sealed: z.nullable(z.string()) }),
  z.strictObject({ ok: z.literal(false), code: z.string() }),
]);

/** Asks the dealer about the saved table as a whole; the page sees nothing but the seal. */
function ask(wish: object): Promise<string | null> {
  const worker = openWorker('seal');
  return new Promise<string | null>((resolve, reject) => {
    const fail = (code: string): void =>
      reject(new InputError({ code, value: '', problem: 'the dealer refuses', expected: 'a saved table' }));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = z.safeParse(answerSchema, data);
      if (!answer.success) fail('table/bad-message');
      else if (answer.data.ok) resolve(answer.data.sealed);
      else fail(answer.data.code);
    });
    worker.addEventListener('error', () => fail('table/failed'));
    worker.postMessage(wish);
  }).finally(() => worker.terminate());
}

/** The saved table for a backup; null when there is none. */
export const sealTable = (): Promise<string | null> => ask({ type: 'seal' });

/** Rejects with a code when the seal is broken. */
export const checkTableSeal = (sealed: string): Promise<unknown> => ask({ type: 'check', sealed });

/** Puts a table into the dealer's drawer, or empties it. */
export const restoreTable = (sealed: string | null): Promise<unknown> => ask({ type: 'restore', sealed });
