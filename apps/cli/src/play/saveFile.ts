import { InputError } from '@doorcard/cards';
import type { TableStorage } from '@doorcard/table';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../fileError.js';

/** Where a table is kept when nobody says otherwise: in the user's data folder. */
export function findSaveFile(env: Readonly<Record<string, string | undefined>>): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? '.';
  const data = env['XDG_DATA_HOME'] || env['LOCALAPPDATA'] || join(home, '.local', 'share');
  return join(data, 'doorcard', 'table.json');
}

/**
 * One table in one file. It is written beside and then put in place, so that a crash leaves the old one; at once, so
 * that whoever ends the program loses nothing.
 */
export function openSaveFile(file: string): TableStorage {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    // All cards are in it: nobody else's business.
    writeFileSync(`${path}.part`, text, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  };
  return {
    load: async () => (existsSync(file) ? read(file) : undefined),
    save: async (text) => write(file, text),
    putAside: async (text) => write(`${file}.broken`, text),
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError({
      code: 'file/cannot-read',
      value: file,
      problem: `${file} cannot be read (${codeOf(error)})`,
      expected: 'a saved table, or a name that is still free',
    });
  }
}
