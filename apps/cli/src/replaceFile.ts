import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { lookAt } from './fileError.js';
import { failWriting, writeWhole } from './output.js';

/**
 * Writes a file as a whole: to a temporary file that is renamed, so that a crash or a full disk leaves the old one.
 * Synchronously, so that ending the program loses nothing. Throws a `WorkError`.
 */
export function replaceFile(file: string, parts: readonly (Uint8Array | string)[], mode = 0o666): void {
  const found = lookAt(file);
  // A device or a pipe cannot be replaced, so it is written directly.
  const isDirect = found !== undefined && !found.isFile();
  const draft = isDirect ? file : `${file}.part`;
  try {
    writeParts(draft, parts, mode, !isDirect);
    if (!isDirect) renameSync(draft, file);
  } catch (error) {
    if (!isDirect) rmSync(draft, { force: true });
    throw failWriting(file, error);
  }
}

function writeParts(
  file: string,
  parts: readonly (Uint8Array | string)[],
  mode: number,
  isRegular: boolean,
): void {
  const handle = openSync(file, 'w', mode);
  try {
    for (const part of parts) writeWhole(handle, part);
    // Some disks report that they are full only now.
    if (isRegular) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
