import { InputError } from '@doorcard/cards';
import type { PieceCutter, TextPiece } from '@doorcard/history';
import { createReadStream, openSync, readSync, closeSync } from 'node:fs';
import { codeOf, lookAt } from './fileError.js';

/** A hand of a file, as text. */
export interface FilePiece extends TextPiece {
  /** What had to be assumed to read it. */
  readonly warning?: string;
}

/** No hand is as long as this: the limit keeps a file of anything else out of memory. */
const LONGEST = 4_000_000;

/** Refuses what is not a regular file before it is opened: a pipe or a device could block for ever. */
function checkRegular(file: string, example: string): void {
  const found = lookAt(file);
  if (found?.isFile() === true) return;
  throw new InputError({
    code: found === undefined ? 'file/not-found' : 'file/not-a-file',
    value: file,
    problem: found === undefined ? `the file ${file} does not exist` : `${file} is not a regular file`,
    expected: `a file, as in ${example}`,
  });
}

/**
 * The hands of a file, one after the other, without loading the whole file. UTF-16 is known by its mark. Text that is
 * not UTF-8 is read as Windows-1252, the old code page of poker programs, if `mayBeOld`.
 */
export async function* readPieces(
  file: string,
  cutter: PieceCutter,
  mayBeOld: boolean,
): AsyncGenerator<FilePiece> {
  checkRegular(file, 'hands.phhs');
  const decode = openDecoder(file, mayBeOld);
  let size = 0;
  try {
    for await (const line of readFileLines(file)) {
      const piece = cutter.add(line);
      size = piece === undefined ? size + line.length : line.length;
      if (size > LONGEST) throw refuseLength(file);
      if (piece !== undefined) yield decode(piece);
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw refuseReading(file, error);
  }
  const last = cutter.end();
  if (last !== undefined) yield decode(last);
}

const refuseReading = (file: string, error: unknown): InputError =>
  new InputError({
    code: 'file/cannot-read',
    value: file,
    problem: `${file} cannot be read (${codeOf(error)})`,
    expected: 'a file of hands',
  });

const refuseLength = (file: string): InputError =>
  new InputError({
    code: 'file/too-long',
    value: file,
    problem: `${file} has a hand of more than ${LONGEST} characters`,
    expected: 'hands of a few thousand characters',
  });

const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** The encoding of a file that begins with a mark of UTF-16. */
function findMark(file: string): 'utf-16le' | 'utf-16be' | undefined {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(2);
    readSync(handle, bytes, 0, 2, 0);
    const names = ['utf-16le', 'utf-16be'] as const;
    return names.find((name) => MARKS[name].every((byte, i) => bytes[i] === byte));
  } finally {
    closeSync(handle);
  }
}

/** The lines of a file: characters if it is UTF-16, otherwise bytes as characters, which `openDecoder` turns into text. */
async function* readFileLines(file: string): AsyncGenerator<string> {
  const mark = findMark(file);
  const decoder = mark === undefined ? undefined : new TextDecoder(mark);
  /** The parts of a line that has not ended. */
  let parts: string[] = [];
  let length = 0;
  let isReturn = false;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    let chunk = decoder === undefined ? bytes.toString('latin1') : decoder.decode(bytes, { stream: true });
    // \r at the end of one part and \n at the beginning of the next are one line end.
    if (isReturn && chunk.startsWith('\n')) chunk = chunk.slice(1);
    isReturn = chunk.endsWith('\r');
    const lines = chunk.split(/\r\n|\r|\n/);
    if (lines.length === 1) {
      parts.push(chunk);
      length += chunk.length;
      if (length > LONGEST) throw refuseLength(file);
      continue;
    }
    lines[0] = parts.join('') + lines[0]!;
    parts = [lines.pop()!];
    length = parts[0]!.length;
    yield* lines;
  }
  const rest = parts.join('') + (decoder?.decode() ?? '');
  if (rest !== '') yield rest;
}

function openDecoder(file: string, mayBeOld: boolean): (piece: TextPiece) => FilePiece {
  if (findMark(file) !== undefined) return (piece) => piece;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  return ({ firstLine, text }) => {
    const bytes = Buffer.from(text, 'latin1');
    try {
      return { firstLine, text: utf8.decode(bytes) };
    } catch {
      if (mayBeOld) {
        const warning = `line ${firstLine}: not UTF-8, so it is read as Windows-1252`;
        return { firstLine, text: readOld(text), warning };
      }
      throw new InputError({
        code: 'file/not-utf8',
        value: file,
        problem: `${file}, line ${findBadLine(text, firstLine)}: bytes that are not UTF-8`,
        expected: 'text in UTF-8',
      });
    }
  };
}

// The characters from 128 to 159; the others are those of Latin 1. Node 20 reads windows-1252 as Latin 1.
const OLD = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const readOld = (text: string): string =>
  text.replaceAll(/[\u0080-\u009F]/g, (char) => OLD[char.charCodeAt(0) - 0x80]!);

function findBadLine(text: string, firstLine: number): number {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const isBad = (line: string): boolean => {
    try {
      utf8.decode(Buffer.from(line, 'latin1'));
      return false;
    } catch {
      return true;
    }
  };
  return firstLine + Math.max(0, text.split('\n').findIndex(isBad));
}
