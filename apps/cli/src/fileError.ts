import { InputError } from '@doorcard/sealed';
import { closeSync, openSync, rmSync, statSync, type Stats } from 'node:fs';

/** The system's own code for what went wrong with a file, such as ENOENT. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** What is at a place; undefined for nothing, also where a part of the path is not a folder or cannot be entered. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Throws, as the system would, unless a file could be written under this name. It tries to, beside the file: asking for
 * permission is not enough, because root has it everywhere, also on a disk that is only for reading.
 */
export function checkFolder(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  const isDirect = found !== undefined && !found.isFile();
  const place = isDirect ? file : `${file}.${process.pid}.part`;
  closeSync(openSync(place, 'a'));
  if (!isDirect) rmSync(place, { force: true });
}

/** For a file that cannot be written. The example is a name that would be accepted. */
export const refuseWriting = (file: string, error: unknown, example: string): InputError =>
  new InputError({
    code: 'file/cannot-write',
    value: file,
    problem: `${file} cannot be written (${codeOf(error)})`,
    expected: `a file in a folder that exists and can be written, as in ${example}`,
  });
