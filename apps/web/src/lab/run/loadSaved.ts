import { InputError } from '@doorcard/cards';
import type { SolveStore } from './solveStore.js';

/** A file of another part of the lab. */
const otherGame = (): InputError =>
  new InputError({
    code: 'lab/other-game',
    value: '',
    problem: 'the file has a spot of another game',
    expected: 'a file of this part of the lab',
  });

/**
 * Opens a saved tree and returns its spot file, which must have a field that only this part of the lab has.
 * Undefined if the file cannot be used; the store then has the error.
 */
export async function loadSaved<SpotFile extends object>(
  store: Pick<SolveStore<object>, 'getState' | 'setState'>,
  saved: File,
  field: string & keyof SpotFile,
): Promise<SpotFile | undefined> {
  await store.getState().load(new Uint8Array(await saved.arrayBuffer()));
  const { file, error } = store.getState();
  if (error !== undefined) return undefined;
  if (typeof file === 'object' && file !== null && field in file) return file as SpotFile;
  store.getState().forget();
  store.setState({ error: otherGame() });
  return undefined;
}
