import type { CommonWords } from '../words.js';

/** An error for players: the words for its code, or else the error's own message. */
export const describeError = (
  { errors }: Pick<CommonWords, 'errors'>,
  { code, problem, expected }: { readonly code: string; readonly problem: string; readonly expected: string },
): string => errors[code] ?? `${problem}; ${expected} (${code})`;
