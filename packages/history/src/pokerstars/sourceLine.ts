import { InputError } from '@doorcard/cards';

/** A line of a text and its number, counted from 1. */
export interface SourceLine {
  readonly number: number;
  /** Without spaces at its end. */
  readonly text: string;
}

/** Lines between the hands of a file that a site has sent by mail. */
const SEPARATOR = /^(?:\*{5,} # \d+ \*{5,}|Transcript for your last \d+ hands.*|\*{5,})$/;

/** No line of a table is longer: the limit keeps the time for a line of garbage small. */
const LONGEST = 500;

/** The lines of a text that are not blank, whatever their line ends. */
export const listLines = (text: string, first = 1): SourceLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ number: first + i, text: line.trimEnd() }))
    .filter((line) => line.text !== '' && !(line.text.length <= LONGEST && SEPARATOR.test(line.text)));

/** Refuses a line that no table has. */
export function checkLength(lines: readonly SourceLine[]): void {
  const long = lines.find((line) => line.text.length > LONGEST);
  if (long === undefined) return;
  const start = { number: long.number, text: `${long.text.slice(0, 60)}…` };
  throw complain(start, 'long-line', `a line of ${long.text.length} characters`, `at most ${LONGEST}`);
}

/** An error about a line: thrown inside the reader and returned by its public functions. */
export class LineError extends InputError {
  constructor(
    readonly line: SourceLine,
    code: string,
    problem: string,
    expected: string,
  ) {
    super({
      code: `pokerstars/${code}`,
      value: line.text,
      problem: `line ${line.number}: ${problem}, "${line.text}"`,
      expected,
    });
  }
}

export const complain = (line: SourceLine, code: string, problem: string, expected: string): LineError =>
  new LineError(line, code, problem, expected);
