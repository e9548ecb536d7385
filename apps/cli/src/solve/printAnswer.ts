import type { SolveWords } from '@doorcard/text';
import { replaceFile } from '../replaceFile.js';
import { writeLine, type Terminal } from '../terminal.js';

/** Prints an answer and writes the solved tree into a file, if there is one. */
export function printAnswer(
  terminal: Terminal,
  answer: { readonly json: boolean; readonly lines: readonly string[] },
  saved: { readonly file: string | undefined; readonly save: () => readonly Uint8Array[] },
  words: SolveWords,
): void {
  for (const line of answer.lines) writeLine(terminal.stdout, line);
  if (saved.file === undefined) return;
  replaceFile(saved.file, saved.save());
  if (!answer.json) writeLine(terminal.stdout, words.saved(saved.file));
}
