import type { Words } from '../words.js';

/** An error for people who play: the words of its code, or what the program itself says of it. */
export const describeError = (
  { errors }: Words,
  { code, problem, expected }: { readonly code: string; readonly problem: string; readonly expected: string },
): string => errors[code] ?? `${problem}; ${expected} (${code})`;
