/** A thread of the solver was lost while it worked. Its part of the tables is unfinished, so the solver cannot be used any more. */
export class ThreadError extends Error {
  constructor(
    /** `gone`: it has ended. `silent`: it was killed, or it hangs. */
    readonly code: 'thread/gone' | 'thread/silent',
    /** From 1; 0 is the main thread. */
    readonly thread: number,
    problem: string,
  ) {
    super(
      `thread ${thread} of the solver ${problem}; expected it to finish: solve again, with fewer threads`,
    );
    this.name = 'ThreadError';
  }
}
