/** What a parser or a checker returns: the value, or an error that can be shown to a person. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: InputError };

/** Stable and greppable, as in `card/unknown-rank`. */
export type ErrorCode = `${string}/${string}`;

export interface InputErrorDetails {
  /** An `ErrorCode`, or a code that another program sent. */
  readonly code: string;
  /** The bad value as it was given. */
  readonly value: string;
  /** What would have been right, with an example. */
  readonly expected: string;
  /** Where the bad part begins, counted from 1; absent when a position means nothing. */
  readonly at?: number;
  /** What is wrong, in a few words. */
  readonly problem: string;
}

/** Longer values are cut in messages. */
const LONGEST_VALUE = 120;
const LONGEST_PART = 600;

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Control characters as escapes: text from a file or a network must not move a cursor or change the direction of text. */
export const makeVisible = (text: string): string =>
  text.replaceAll(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** For a message: a long value is cut wherever it stands, and nothing in it is performed by a terminal. */
function makeReadable(text: string, value: string): string {
  const short = value.length > LONGEST_VALUE ? text.replaceAll(value, cut(value, LONGEST_VALUE)) : text;
  return makeVisible(cut(short, LONGEST_PART));
}

/** Bad input. It names the bad value, where it is and what is expected; the code is for programs. */
export class InputError extends Error {
  readonly code: string;
  readonly value: string;
  readonly problem: string;
  readonly expected: string;
  readonly at: number | undefined;

  constructor({ code, value, expected, at, problem }: InputErrorDetails) {
    const place = at === undefined ? '' : ` at character ${at}`;
    super(`${makeReadable(problem, value)}${place}; expected ${makeReadable(expected, value)}`);
    this.name = 'InputError';
    this.code = code;
    this.value = value;
    this.problem = problem;
    this.expected = expected;
    this.at = at;
  }
}

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/** An error about text, with the position where it is known. */
export const refuse = (details: InputErrorDetails): Result<never> => ({
  ok: false,
  error: new InputError(details),
});

/** An error about a value that has no position in a text: a number, a seat, a field. */
export const wrong = (code: ErrorCode, value: unknown, problem: string, expected: string): Result<never> =>
  refuse({ code, value: String(value), problem, expected });

/** The result of a check that returns only an error or nothing. */
export type Refusal = Result<never> | undefined;

/** Runs a reader that throws an `InputError` at the first thing that is wrong. */
export function attempt<T>(read: () => T): Result<T> {
  try {
    return succeed(read());
  } catch (error) {
    if (error instanceof InputError) return { ok: false, error };
    throw error;
  }
}

/** Returns the value or throws the error: for callers that do not handle bad input themselves. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw result.error;
}
