import { expect, test } from 'vitest';
import { makeLazy } from '../src/shared/loading/lazyValue.js';

/** A fetch whose outcomes are listed; it counts how often it was asked. */
function makeFetch(...outcomes: readonly (string | Error)[]) {
  const fetch = {
    asked: 0,
    run: async (): Promise<string> => {
      const outcome = outcomes[fetch.asked++];
      if (typeof outcome !== 'string') throw outcome ?? new Error('asked too often');
      return outcome;
    },
  };
  return fetch;
}

test('a value is fetched once, however often it is asked for', async () => {
  const fetch = makeFetch('words');
  const lazy = makeLazy(fetch.run);
  expect(lazy.isHere()).toBe(false);
  lazy.prefetch();
  expect(await Promise.all([lazy.wait(), lazy.load(), lazy.wait()])).toEqual(['words', 'words', 'words']);
  expect(lazy.isHere()).toBe(true);
  expect(fetch.asked).toBe(1);
});

test('a failure stays for those who wait, so that a page does not fetch without end', async () => {
  const fetch = makeFetch(new Error('offline'), 'words');
  const lazy = makeLazy(fetch.run);
  await expect(lazy.wait()).rejects.toThrow('offline');
  await expect(lazy.wait()).rejects.toThrow('offline');
  expect(fetch.asked).toBe(1);
  expect(await lazy.load()).toBe('words');
  expect(await lazy.wait()).toBe('words');
  expect(fetch.asked).toBe(2);
});

test('a failed prefetch is forgotten and disturbs nobody', async () => {
  const fetch = makeFetch(new Error('offline'), 'words');
  const lazy = makeLazy(fetch.run);
  // An unhandled rejection would end the test run.
  lazy.prefetch();
  await expect(lazy.wait()).rejects.toThrow('offline');
  expect(await lazy.wait()).toBe('words');
});

test('React reads what is here at once: a promise with its outcome in fields', async () => {
  const lazy = makeLazy(makeFetch('words').run);
  await lazy.load();
  expect(lazy.wait()).toMatchObject({ status: 'fulfilled', value: 'words' });
});
