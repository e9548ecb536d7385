import { InputError } from '@doorcard/cards';

/** A line of a text and its number, counted from 1. */
export interface SourceLine {
  readonly number: number;
  /** Without spaces at its end. */
  readonly text: string;
}

/** The lines of a text that have something on them, whatever ends them. */
export const listLines = (text: string, first = 1): SourceLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ number: first + i, text: line.trimEnd() }))
    .filter((line) => line.text !== '');

/** Why a line is refused: to be thrown inside the reader and handed out at its door. */
export const complain = (line: SourceLine, code: string, problem: string, expected: string): InputError =>
  new InputError({
    code: `pokerstars/${code}`,
    value: line.text,
    problem: `line ${line.number}: ${problem}, "${line.text}"`,
    expected,
  });
