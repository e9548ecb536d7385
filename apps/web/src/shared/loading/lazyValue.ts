import { use } from 'react';

/** Something that is fetched when it is first needed: a page, or the words of a part in one language. */
export interface LazyValue<T> {
  /** Fetches it; after a failure again. */
  readonly load: () => Promise<T>;
  /** The fetch that runs or has ended, a failed one too. Without any it begins one. */
  readonly wait: () => Promise<T>;
  /** Fetches it for later. A failure is forgotten, since nobody has asked for it yet. */
  readonly prefetch: () => void;
  /** Whether it is here. */
  readonly isHere: () => boolean;
}

/** A fetch with the fields by which `use` of React reads its outcome at once; without them it always waits a moment. */
interface Fetch<T> extends Promise<T> {
  status?: 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
}

export function makeLazy<T>(fetch: () => Promise<T>): LazyValue<T> {
  let current: Fetch<T> | undefined;
  const load = (): Promise<T> => {
    if (current === undefined || current.status === 'rejected') current = begin(fetch());
    return current;
  };
  return {
    load,
    wait: () => current ?? load(),
    prefetch: () => {
      if (current !== undefined) return;
      load().catch(() => {
        current = undefined;
      });
    },
    isHere: () => current?.status === 'fulfilled',
  };
}

function begin<T>(promise: Promise<T>): Fetch<T> {
  const begun: Fetch<T> = promise;
  void noteOutcome(begun);
  return begun;
}

/** Those who wait for a fetch get its failure from it; of a prefetch nobody does. */
async function noteOutcome<T>(begun: Fetch<T>): Promise<void> {
  try {
    begun.value = await begun;
    begun.status = 'fulfilled';
  } catch (fault) {
    begun.reason = fault;
    begun.status = 'rejected';
  }
}

/** The value. Suspends the component until it is here, and throws when it cannot be fetched. */
export const useLazy = <T>(lazy: LazyValue<T>): T => use(lazy.wait());
