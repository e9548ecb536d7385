import { InputError } from '@doorcard/cards';

/** The system's own code for what went wrong with a file, such as ENOENT. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** For a file that cannot be written. The example is a name that would do. */
export const refuseWriting = (file: string, error: unknown, example: string): InputError =>
  new InputError({
    code: 'file/cannot-write',
    value: file,
    problem: `${file} cannot be written (${codeOf(error)})`,
    expected: `a file in a folder that exists and can be written, as in ${example}`,
  });
