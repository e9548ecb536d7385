import * as z from 'zod/mini';
import { emptyDrawer, readSaved, replaceSaved } from './drawer.js';
import { claimTable } from './ownership.js';
import { makeSeal, openSeal } from './seal.js';

/** What the page may ask about the saved table as a whole. */
const wishSchema = z.discriminatedUnion('type', [
  /** The table of the drawer for a backup; null when there is none. */
  z.strictObject({ type: z.literal('seal') }),
  /** Whether a seal is whole. */
  z.strictObject({ type: z.literal('check'), sealed: z.string() }),
  /** Puts a sealed table into the drawer; null empties it. Whoever plays gives his place up first. */
  z.strictObject({ type: z.literal('restore'), sealed: z.nullable(z.string()) }),
]);
type Wish = z.output<typeof wishSchema>;

type SealAnswer =
  { readonly ok: true; readonly sealed: string | null } | { readonly ok: false; readonly code: string };

const refuse = (code: string): SealAnswer => ({ ok: false, code });
const DONE: SealAnswer = { ok: true, sealed: null };

/** Answers one wish after the other. */
export function serveSeal(post: (answer: SealAnswer) => void): (data: unknown) => void {
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

async function answer(wish: Wish): Promise<SealAnswer> {
  switch (wish.type) {
    case 'seal': {
      const text = await readSaved();
      return { ok: true, sealed: text === undefined ? null : await makeSeal(text) };
    }
    case 'check':
      return (await openSeal(wish.sealed)) === undefined ? refuse('backup/bad-table') : DONE;
    case 'restore':
      return restore(wish.sealed);
  }
}

async function restore(sealed: string | null): Promise<SealAnswer> {
  const text = sealed === null ? undefined : await openSeal(sealed);
  if (sealed !== null && text === undefined) return refuse('backup/bad-table');
  const release = await claimTable('take', { onAsked: () => {}, onLost: () => {} });
  try {
    await (text === undefined ? emptyDrawer() : replaceSaved(text));
    return DONE;
  } finally {
    release?.();
  }
}
