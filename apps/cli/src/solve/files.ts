import { InputError } from '@doorcard/cards';
import { readFileSync } from 'node:fs';
import { checkFolder, lookAt, refuseWriting } from '../fileError.js';

/** The bytes of a file that must exist. */
export function readBytes(file: string, example: string): Buffer {
  if (lookAt(file)?.isFile() === true) return readFileSync(file);
  throw new InputError({
    code: 'file/not-found',
    value: file,
    problem: `the file ${file} does not exist`,
    expected: `a file, as in ${example}`,
  });
}

export const readText = (file: string, example: string): string => readBytes(file, example).toString('utf8');

/** Refuses a file that could not be written, before any work is done for it. */
export function checkWritable(file: string): void {
  try {
    checkFolder(file);
  } catch (error) {
    throw refuseWriting(file, error, 'spot.solved');
  }
}
