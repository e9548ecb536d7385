import { isRecord } from './json.js';

/**
 * FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv): small and fast. It protects against damage, not
 * against forgery.
 */
export function fnv1a32(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * The checksum of JSON data: FNV-1a of their text in UTF-16, low byte first, as eight hexadecimal digits. The fields of
 * objects are sorted first, so their order does not matter.
 */
export function makeChecksum(data: unknown): string {
  return fnv1a32(encodeUtf16(makeCanonical(data)))
    .toString(16)
    .padStart(8, '0');
}

const makeCanonical = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[2 * i] = unit;
    bytes[2 * i + 1] = unit >> 8;
  }
  return bytes;
}
