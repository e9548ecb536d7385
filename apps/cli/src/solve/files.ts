import { InputError } from '@doorcard/cards';
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { refuseWriting } from '../fileError.js';

/** The bytes of a file that has to be there. */
export function readBytes(file: string, example: string): Buffer {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return readFileSync(file);
  throw new InputError({
    code: 'file/not-found',
    value: file,
    problem: `there is no file ${file}`,
    expected: `a file, as in ${example}`,
  });
}

/** Refuses a file that could not be written, before any work is done for it. */
export function checkWritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw refuseWriting(file, error, 'spot.solved');
  }
}

/** Writes all parts under another name first: whoever is interrupted leaves the old file as it was. */
export function writeParts(file: string, parts: readonly Uint8Array[]): void {
  const draft = `${file}.part`;
  const out = openSync(draft, 'w');
  try {
    for (const part of parts) {
      for (let done = 0; done < part.length;) done += writeSync(out, part, done, part.length - done);
    }
  } finally {
    closeSync(out);
  }
  renameSync(draft, file);
}
