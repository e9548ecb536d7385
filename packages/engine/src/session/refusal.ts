import { refuse, type Result } from '@doorcard/cards';

export const wrong = (
  code: `session/${string}`,
  value: unknown,
  problem: string,
  expected: string,
): Result<never> => refuse({ code, value: String(value), problem, expected });

/** The first refusal of a list of checks, or nothing. */
export type Refusal = Result<never> | undefined;
