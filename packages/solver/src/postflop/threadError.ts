/** A thread of the solver that was lost while it worked. Its part of the tables is unfinished: nothing can be read or solved on. */
export class ThreadError extends Error {
  constructor(
    /** Gone: it has ended. Silent: it was killed, or it hangs. */
    readonly code: 'thread/gone' | 'thread/silent',
    /** From 1; 0 is the one that leads. */
    readonly thread: number,
    problem: string,
  ) {
    super(`thread ${thread} of the solver ${problem}; expected it to finish: solve anew, with fewer threads`);
    this.name = 'ThreadError';
  }
}
