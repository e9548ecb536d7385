/**
 * Work that yields whatever promise it has to wait for and gets its value back. Written once, it runs at once where
 * nobody makes it wait: `const hand = isPromise(played) ? ((yield played) as Hand) : played`.
 */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>;

/** Runs steps: to their end if nothing has to be waited for, else in the background from the first promise on. */
export function runSteps<T>(steps: Steps<T>): T | Promise<T> {
  const step = steps.next();
  return step.done === true ? step.value : runLater(steps, step.value);
}

async function runLater<T>(steps: Steps<T>, first: Promise<unknown>): Promise<T> {
  for (let waiting = first; ;) {
    const step = steps.next(await waiting);
    if (step.done === true) return step.value;
    waiting = step.value;
  }
}
