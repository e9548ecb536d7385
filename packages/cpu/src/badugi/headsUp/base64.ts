const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text in base 64. */
export function readBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i;
  const length = text.indexOf('=') < 0 ? text.length : text.indexOf('=');
  const bytes = new Uint8Array((length * 3) >> 2);
  let bits = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    bits = (bits << 6) | values[text.charCodeAt(i)]!;
    if (i % 4 > 0) bytes[at++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}
