import { describe, expect, test } from 'vitest';
import type { Page } from '@playwright/test';
import { START, type Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { app, enter } = serveVisitors();

/** Another tab of the same browser; what it complains about counts, too. */
async function openTab(visitor: Visitor, hash: string): Promise<Page> {
  const tab = await visitor.page.context().newPage();
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visitor.faults.push(`console: ${message.text()}`);
  });
  await tab.goto(`${app().address}/${hash}`);
  return tab;
}

const listCards = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-part=my-seat] [data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));

const waitForQuestion = (page: Page): Promise<void> =>
  page.locator('[data-part=actions][data-asked=true]').waitFor();

test.each([
  ['en', 1280],
  ['ja', 390],
] as const)(
  'a table is in one tab; another says so and can take it over (%s, %i)',
  async (language, width) => {
    const visitor = await enter({ language, width });
    const { page, words } = visitor;
    const { otherTab: w } = words.web.shell;
    await visitor.deal({ games: 'badugi', opponents: 2, seed: '2' });
    expect(await visitor.waitForMe()).toBe('asked');
    const mine = await listCards(page);
    expect(mine).toHaveLength(4);

    const tab = await openTab(visitor, '#/table');
    await tab.getByRole('heading', { name: w.title }).waitFor();
    expect(await listCards(tab)).toEqual([]);
    // The first tab plays on as if nothing had happened.
    await page.bringToFront();
    await page.locator('[data-part=actions] button[aria-keyshortcuts="c"]').click();
    await visitor.waitForMe();
    const now = await visitor.view();

    await tab.bringToFront();
    await tab.getByRole('button', { name: w.take }).click();
    await waitForQuestion(tab);
    expect(await listCards(tab)).toEqual(mine);
    await page.getByRole('heading', { name: w.taken }).waitFor();
    expect(await page.locator('[data-part=actions]').count()).toBe(0);
    const told = await tab.evaluate(() => window.traffic.findLast(({ data }) => data.type === 'view')?.data);
    expect(told).toMatchObject({ view: now });

    // And back again.
    await page.bringToFront();
    await page.getByRole('button', { name: w.take }).click();
    await waitForQuestion(page);
    await tab.getByRole('heading', { name: w.taken }).waitFor();
    await tab.bringToFront();
    await tab.getByRole('button', { name: w.back }).click();
    await tab.locator(START).waitFor();

    // A tab that is closed keeps nobody waiting.
    await page.close();
    await tab.goto(`${app().address}/#/rules`);
    await tab.goto(`${app().address}/#/table`);
    await waitForQuestion(tab);
    expect(await listCards(tab)).toEqual(mine);
  },
);

test('a tab that was taken without an answer writes nothing any more', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  await visitor.deal({ games: 'badugi', opponents: 2, seed: '2' });
  await visitor.waitForMe();
  // As a tab does that was frozen while this one played: the mark in the database is no longer its own.
  await page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await ask(indexedDB.open('doorcard-dealer'));
    await ask(database.transaction('texts', 'readwrite').objectStore('texts').put('another', 'owner'));
    database.close();
  });
  await visitor.button('c').click();
  await page.getByRole('heading', { name: words.web.shell.otherTab.taken }).waitFor();
  await page.getByRole('button', { name: words.web.shell.otherTab.take }).click();
  // The decision that could not be written is asked once more.
  await waitForQuestion(page);
  const asked = (await visitor.heard('view')).map(({ decision }) => decision);
  expect(asked.at(-1)).toBe(asked[0]);
});

describe('storage', () => {
  test('that is full is said; play goes on, and what was saved is there again', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    await fillOnDemand(page);
    await visitor.deal({ games: 'badugi', opponents: 1, seed: '2' });
    await visitor.waitForMe();
    const mine = await listCards(page);
    await page.evaluate(() => new BroadcastChannel('test').postMessage('full'));
    await visitor.button('c').click();
    const note = page.getByRole('alert');
    await note.waitFor();
    const told = await note.innerText();
    expect(told).toContain('table/not-saved');
    expect(told).toContain(words.errors['table/not-saved']);
    await visitor.waitForMe();
    expect((await visitor.heard('view')).length).toBeGreaterThan(1);
    await page.reload();
    await visitor.waitForMe();
    expect(await listCards(page)).toEqual(mine);
  });

  test('that cannot be opened is said, and a saved table stays saved', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    await visitor.deal({ games: 'badugi', opponents: 2, seed: '2' });
    await visitor.waitForMe();
    await visitor.leaveTable();
    await page.locator(START).waitFor();
    // A database of a newer program cannot be opened by this one.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('doorcard-dealer', 99);
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
        }),
    );
    await page.evaluate(() => {
      location.hash = '#/table';
    });
    const note = page.getByRole('alert');
    await note.waitFor();
    const told = await note.innerText();
    expect(told).toContain('table/storage-broken');
    expect(told).toContain(words.errors['table/storage-broken']);
    expect(await page.evaluate(() => localStorage.getItem('doorcard'))).toContain('"open"');
  });
});

/** From here on the dealer's database is full as soon as the page says so. */
async function fillOnDemand(page: Page): Promise<void> {
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${String(refuseWhenTold)})();${await response.text()}` });
  });
  await page.reload();
}

/** Runs in the worker before anything of it. */
function refuseWhenTold(): void {
  let isFull = false;
  new BroadcastChannel('test').addEventListener('message', () => {
    isFull = true;
  });
  const store = IDBObjectStore.prototype as { put: (...given: unknown[]) => unknown };
  store.put = new Proxy(store.put, {
    apply: (put, self, given) => {
      if (isFull) throw new DOMException('the disk is full', 'QuotaExceededError');
      return Reflect.apply(put, self, given);
    },
  });
}
