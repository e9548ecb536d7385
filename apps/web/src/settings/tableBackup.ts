import { InputError } from '@doorcard/cards';
import * as z from 'zod/mini';
import { openWorker } from '../shared/tableStore/workerPort.js';

const answerSchema = z.union([
  z.strictObject({ ok: z.literal(true), encrypted: z.nullable(z.string()) }),
  z.strictObject({ ok: z.literal(false), code: z.string() }),
]);

/** Asks the dealer about the saved table as a whole; the page sees it only encrypted. */
function ask(request: object): Promise<string | null> {
  const worker = openWorker('backup');
  return new Promise<string | null>((resolve, reject) => {
    const fail = (code: string): void =>
      reject(new InputError({ code, value: '', problem: 'the dealer refuses', expected: 'a saved table' }));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = z.safeParse(answerSchema, data);
      if (!answer.success) fail('table/bad-message');
      else if (answer.data.ok) resolve(answer.data.encrypted);
      else fail(answer.data.code);
    });
    worker.addEventListener('error', () => fail('table/failed'));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** The saved table for a backup; null when there is none. */
export const encryptTable = (): Promise<string | null> => ask({ type: 'encrypt' });

/** Rejects with a code when the table was changed. */
export const checkEncryptedTable = (encrypted: string): Promise<unknown> => ask({ type: 'check', encrypted });

/** Saves a table in place of the saved one; null deletes it. */
export const restoreTable = (encrypted: string | null): Promise<unknown> =>
  ask({ type: 'restore', encrypted });
