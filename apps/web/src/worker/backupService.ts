import * as z from 'zod/mini';
import { emptyDrawer, readSaved, replaceSaved } from './drawer.js';
import { claimTable } from './ownership.js';
import { decryptTable, encryptTable } from './encryption.js';

/** What the page may ask about the saved table as a whole. */
const wishSchema = z.discriminatedUnion('type', [
  /** The table of the drawer for a backup; null when there is none. */
  z.strictObject({ type: z.literal('encrypt') }),
  /** Whether an encrypted table is whole. */
  z.strictObject({ type: z.literal('check'), encrypted: z.string() }),
  /** Puts an encrypted table into the drawer; null empties it. Whoever plays gives his place up first. */
  z.strictObject({ type: z.literal('restore'), encrypted: z.nullable(z.string()) }),
]);
type Wish = z.output<typeof wishSchema>;

type BackupAnswer =
  { readonly ok: true; readonly encrypted: string | null } | { readonly ok: false; readonly code: string };

const refuse = (code: string): BackupAnswer => ({ ok: false, code });
const DONE: BackupAnswer = { ok: true, encrypted: null };

/** Answers one wish after the other. */
export function serveBackup(post: (answer: BackupAnswer) => void): (data: unknown) => void {
  let last: Promise<void> = Promise.resolve();
  const handle = async (before: Promise<void>, data: unknown): Promise<void> => {
    await before;
    const wish = z.safeParse(wishSchema, data);
    post(
      wish.success
        ? await answer(wish.data).catch(() => refuse('table/storage-broken'))
        : refuse('table/bad-message'),
    );
  };
  return (data) => {
    last = handle(last, data);
  };
}

async function answer(wish: Wish): Promise<BackupAnswer> {
  switch (wish.type) {
    case 'encrypt': {
      const text = await readSaved();
      return { ok: true, encrypted: text === undefined ? null : await encryptTable(text) };
    }
    case 'check':
      return (await decryptTable(wish.encrypted)) === undefined ? refuse('backup/bad-table') : DONE;
    case 'restore':
      return restore(wish.encrypted);
  }
}

async function restore(encrypted: string | null): Promise<BackupAnswer> {
  const text = encrypted === null ? undefined : await decryptTable(encrypted);
  if (encrypted !== null && text === undefined) return refuse('backup/bad-table');
  const release = await claimTable('take', { onAsked: () => {}, onLost: () => {} });
  try {
    await (text === undefined ? emptyDrawer() : replaceSaved(text));
    return DONE;
  } finally {
    release?.();
  }
}
