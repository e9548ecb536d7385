import { InputError } from '@doorcard/cards';
import type { TableStorage } from '@doorcard/table';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, lookAt } from '../fileError.js';
import { replaceFile } from '../replaceFile.js';
import { WorkError } from '../workError.js';
import { lockSave } from './saveLock.js';

/** The default file of a saved table: in the user's data folder. */
export function findSaveFile(env: Readonly<Record<string, string | undefined>>): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? '.';
  const data = env['XDG_DATA_HOME'] || env['LOCALAPPDATA'] || join(home, '.local', 'share');
  return join(data, 'doorcard', 'table.json');
}

export interface SaveFile {
  readonly storage: TableStorage;
  /** Why the last attempt to save failed; undefined when it did not, or when there was none. */
  readonly failure: () => WorkError | undefined;
  /** Lets others use the file. */
  readonly close: () => void;
}

/**
 * One table in one file, for this process alone. It is written to a temporary file and renamed, so that a crash leaves
 * the old one; synchronously, so that ending the program loses nothing.
 */
export function openSaveFile(file: string): SaveFile {
  checkPlace(file);
  const close = lockSave(file);
  let failure: WorkError | undefined;
  const save = (path: string, text: string): void => {
    failure = undefined;
    try {
      // The file contains all cards, so other users must not read it.
      replaceFile(path, [text], 0o600);
    } catch (error) {
      if (error instanceof WorkError) failure = error;
      throw error;
    }
  };
  return {
    storage: {
      load: async () => (existsSync(file) ? read(file) : undefined),
      save: async (text) => save(file, text),
      putAside: async (text) => save(`${file}.broken`, text),
    },
    failure: () => failure,
    close,
  };
}

/** A device, a pipe or a folder is refused before it is read: it might block, and it must not be replaced. */
function checkPlace(file: string): void {
  const found = lookAt(file);
  if (found === undefined || found.isFile()) return;
  throw refuseReading(file, found.isDirectory() ? 'EISDIR' : 'not a regular file');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw refuseReading(file, codeOf(error));
  }
}

const refuseReading = (file: string, reason: string): InputError =>
  new InputError({
    code: 'file/cannot-read',
    value: file,
    problem: `${file} cannot be read (${reason})`,
    expected: 'a saved table, or the name of a new file',
  });
