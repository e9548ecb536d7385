/** What a parser or a checker returns: the value, or an error that can be shown to a person. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: InputError };

/** Stable and greppable, as in `card/unknown-rank`. */
export type ErrorCode = `${string}/${string}`;

export interface InputErrorDetails {
  /** An `ErrorCode`, or what another program sent as one. */
  readonly code: string;
  /** The bad value as it was given. */
  readonly value: string;
  /** What would have been right, with an example. */
  readonly expected: string;
  /** Where the bad part begins, counted from 1; absent when the place says nothing. */
  readonly at?: number;
  /** What is wrong, in a few words. */
  readonly problem: string;
}

/** Wrong input. It names the bad value, its place and what is expected; the code is for programs. */
export class InputError extends Error {
  readonly code: string;
  readonly value: string;
  readonly problem: string;
  readonly expected: string;
  readonly at: number | undefined;

  constructor({ code, value, expected, at, problem }: InputErrorDetails) {
    const place = at === undefined ? '' : ` at character ${at}`;
    super(`${problem}${place}; expected ${expected}`);
    this.name = 'InputError';
    this.code = code;
    this.value = value;
    this.problem = problem;
    this.expected = expected;
    this.at = at;
  }
}

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });

/** A refusal of text that is given as text, with its place where that is known. */
export const refuse = (details: InputErrorDetails): Result<never> => ({
  ok: false,
  error: new InputError(details),
});

/** A refusal of any value that has no place in a text: a number, a seat, a field. */
export const wrong = (code: ErrorCode, value: unknown, problem: string, expected: string): Result<never> =>
  refuse({ code, value: String(value), problem, expected });

/** What a check returns that has nothing to give back but a refusal. */
export type Refusal = Result<never> | undefined;

/** The value, or the error thrown: for callers that have nothing to say about bad input themselves. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw result.error;
}
