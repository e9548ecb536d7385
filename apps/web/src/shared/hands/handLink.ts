import { checkShape, defineDocument, wrong, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { readHand } from './readHand.js';
import { SIGHTS } from './sight.js';

// A hand inside an address: a sealed document, compressed, as base64 that addresses can hold.

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

const linkDocument = defineDocument<LinkedHand>({
  type: 'doorcard/hand-link',
  name: 'a shared hand',
  codes: {
    notJson: 'link/damaged',
    foreign: 'link/damaged',
    unknownVersion: 'link/unknown-version',
    badChecksum: 'link/damaged',
  },
  check: (data) => checkShape(linkSchema, data, 'link/damaged'),
});

/** No hand is longer; what is, was made to fill the memory. */
const MOST_TEXT = 200_000;

export async function makeLinkData(hand: LinkedHand): Promise<string> {
  const packed = new Blob([linkDocument.make(hand)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return makeBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** What a link carries, checked down to the play of the hand. */
export async function readLinkData(data: string): Promise<Result<LinkedHand>> {
  const bytes = parseBase64(data);
  if (bytes === undefined) {
    return wrong('link/bad-text', data.slice(0, 40), 'not the text of a link', WHOLE_LINK);
  }
  const text = await unpack(bytes);
  if (text === undefined) {
    return wrong('link/damaged', data.slice(0, 40), 'the link is cut off or changed', WHOLE_LINK);
  }
  const hand = linkDocument.parse(text);
  if (!hand.ok) return hand;
  const played = readHand(hand.value.phh);
  if (!played.ok) return played;
  const { you } = hand.value;
  if (you !== null && you >= played.value.played.hand.plan.seats) {
    return wrong('link/damaged', you, `there is no seat ${you}`, WHOLE_LINK);
  }
  return hand;
}

const WHOLE_LINK = 'the whole link';

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
