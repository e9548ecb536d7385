// A saved table may go into a backup file, but not its cards into the page: it leaves this thread encrypted. Everybody
// can read the key here; it keeps cards out of sight, not out of reach.

const KEY = 'doorcard: what the dealer holds stays face down';
const MARK = 'doorcard-sealed-1.';
const NONCE = 12;

const makeKey = async (): Promise<CryptoKey> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(KEY));
  return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const writeBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const readBytes = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text);
  return Uint8Array.from(plain, (unit) => unit.charCodeAt(0));
};

export async function encryptTable(text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await makeKey(),
    new TextEncoder().encode(text),
  );
  return `${MARK}${writeBytes(nonce)}.${writeBytes(new Uint8Array(encrypted))}`;
}

/** The text of a table; undefined when `encrypted` was changed or is not ours. */
export async function decryptTable(encrypted: string): Promise<string | undefined> {
  if (!encrypted.startsWith(MARK)) return undefined;
  const [nonce, body] = encrypted.slice(MARK.length).split('.');
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: readBytes(nonce ?? '') },
      await makeKey(),
      readBytes(body ?? ''),
    );
    return new TextDecoder().decode(plain);
  } catch {
    return undefined;
  }
}
