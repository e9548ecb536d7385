import { unwrap } from '@doorcard/cards';
import { parseSolvedFile } from '@doorcard/solver/spot';

/** By table of a solved file: a digest of its bits. The same in the page and in Node. */
export async function digestTables(parts: readonly Uint8Array[]): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await new Blob([...parts] as BlobPart[]).arrayBuffer());
  const digests: Record<string, string> = {};
  for (const [name, table] of Object.entries(unwrap(parseSolvedFile(bytes)).tables)) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', table as BufferSource));
    digests[name] = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return digests;
}
