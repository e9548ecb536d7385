import { InputError, succeed, type Result } from '@doorcard/cards';
import { makeChecksum } from '@doorcard/engine';
import * as z from 'zod/mini';
import { SIGHTS } from './replay.js';
import { readHand } from './readHand.js';

// A hand inside an address: JSON with type, version and checksum, compressed, as base64 that addresses can hold.

const TYPE = 'doorcard/hand-link';
const VERSION = 1;

const linkSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  at: z.number(),
  /** Which cards are in it. */
  cards: z.enum(SIGHTS),
  you: z.nullable(z.int().check(z.gte(0))),
  players: z.array(z.string()),
  seed: z.nullable(z.string()),
  phh: z.string(),
});
/** What a link carries. */
export type LinkedHand = z.output<typeof linkSchema>;

/** No hand is longer; what is, was made to fill the memory. */
const MOST_TEXT = 200_000;

export async function makeLinkData(hand: LinkedHand): Promise<string> {
  const text = JSON.stringify({ type: TYPE, version: VERSION, checksum: makeChecksum(hand), ...hand });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return makeBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** What a link carries, checked down to the play of the hand. */
export async function readLinkData(data: string): Promise<Result<LinkedHand>> {
  const bytes = parseBase64(data);
  if (bytes === undefined) return wrong('link/bad-text', data.slice(0, 40), 'this is no text of a link');
  const text = await unpack(bytes);
  if (text === undefined) return wrong('link/damaged', data.slice(0, 40), 'the link is cut off or changed');
  const file = parseRecord(text);
  if (file?.['type'] !== TYPE) return wrong('link/damaged', text.slice(0, 40), 'there is no hand in it');
  const { type: _, version, checksum, ...rest } = file;
  if (version !== VERSION) return wrong('link/unknown-version', JSON.stringify(version), 'a newer link');
  if (makeChecksum(rest) !== checksum) return wrong('link/damaged', String(checksum), 'the checksum differs');
  const hand = z.safeParse(linkSchema, rest);
  if (!hand.success) return wrong('link/damaged', hand.error.issues[0]!.path.join('.'), 'a part is wrong');
  const played = readHand(hand.data.phh);
  if (!played.ok) return played;
  const { you } = hand.data;
  if (you !== null && you >= played.value.played.hand.plan.seats) {
    return wrong('link/damaged', String(you), 'nobody sits there');
  }
  return succeed(hand.data);
}

const wrong = (code: string, value: string, problem: string): Result<never> => ({
  ok: false,
  error: new InputError({ code, value, problem, expected: 'the whole link' }),
});

/** Stops when more comes out than any hand has. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MOST_TEXT) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    // Bytes that nothing was packed into.
    return undefined;
  }
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const makeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function parseBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length > MOST_TEXT) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}
