import * as z from 'zod/mini';
import { decryptTable, encryptTable } from './encryption.js';
import { claimTable } from './ownership.js';
import { deleteSaved, readSaved, replaceSaved } from './tableDatabase.js';

/** What the page may ask about the saved table as a whole. */
const requestSchema = z.discriminatedUnion('type', [
  /** The saved table for a backup; null when there is none. */
  z.strictObject({ type: z.literal('encrypt') }),
  /** Whether an encrypted table is whole. */
  z.strictObject({ type: z.literal('check'), encrypted: z.string() }),
  /** Saves an encrypted table; null deletes the saved one. A tab that plays it gives it up first. */
  z.strictObject({ type: z.literal('restore'), encrypted: z.nullable(z.string()) }),
]);
type BackupRequest = z.output<typeof requestSchema>;

type BackupAnswer =
  { readonly ok: true; readonly encrypted: string | null } | { readonly ok: false; readonly code: string };

const refuse = (code: string): BackupAnswer => ({ ok: false, code });
const DONE: BackupAnswer = { ok: true, encrypted: null };

/** Handles one request after the other. */
export function serveBackup(post: (answer: BackupAnswer) => void): (data: unknown) => void {
  let last: Promise<void> = Promise.resolve();
  const handle = async (before: Promise<void>, data: unknown): Promise<void> => {
    await before;
    const request = z.safeParse(requestSchema, data);
    post(
      request.success
        ? await answer(request.data).catch(() => refuse('table/storage-broken'))
        : refuse('table/bad-message'),
    );
  };
  return (data) => {
    last = handle(last, data);
  };
}

async function answer(request: BackupRequest): Promise<BackupAnswer> {
  switch (request.type) {
    case 'encrypt': {
      const text = await readSaved();
      return { ok: true, encrypted: text === undefined ? null : await encryptTable(text) };
    }
    case 'check':
      return (await decryptTable(request.encrypted)) === undefined ? refuse('backup/bad-table') : DONE;
    case 'restore':
      return restore(request.encrypted);
  }
}

async function restore(encrypted: string | null): Promise<BackupAnswer> {
  const text = encrypted === null ? undefined : await decryptTable(encrypted);
  if (encrypted !== null && text === undefined) return refuse('backup/bad-table');
  const release = await claimTable('take', { onAsked: () => {}, onLost: () => {} });
  try {
    await (text === undefined ? deleteSaved() : replaceSaved(text));
    return DONE;
  } finally {
    release?.();
  }
}
