import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../src/shared/language/language.js';
import { openStaticHost, type StaticHost } from './staticHost.js';
import { START } from './visitor.js';
import { serveVisitors } from './visitors.js';
import { allWordsOf } from './webWords.js';

const { app, enter } = serveVisitors();

const hosts: StaticHost[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const host of hosts) await host.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function openHost(folder: string, path?: string): Promise<StaticHost> {
  const host = await openStaticHost(folder, path);
  hosts.push(host);
  return host;
}

declare global {
  interface Window {
    /** Pages that came or went, by their classes. */
    mains: string[];
  }
}

/** Runs in the page: from now on, whatever page takes the place of another. */
function watchMains(): void {
  window.mains = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])) {
      if (node instanceof HTMLElement && node.matches('main')) window.mains.push(node.className);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Until the app is kept in this browser. */
const waitUntilKept = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        if (serviceWorker.controller !== null) resolve();
        else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      }),
  );

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

describe('after the first visit no connection is needed', () => {
  test.each([
    ['the server of the command', 'en', 1280],
    ['a plain host, from a sub-path', 'ja', 390],
  ] as const)('%s', async (where, language, width) => {
    const isPlain = where !== 'the server of the command';
    const address = isPlain ? (await openHost(app().page, '/some/where/')).address : `${app().address}/`;
    const visitor = await enter({ language, width, address, isKept: true });
    const { page, words } = visitor;
    await waitUntilKept(page);
    expect(await page.evaluate(() => self.crossOriginIsolated)).toBe(!isPlain);
    await page.context().setOffline(true);
    await page.goto(`${address}#/settings`);
    await page.reload();
    await page.getByRole('heading', { name: words.web.settings.title }).waitFor();
    expect(await page.evaluate(() => self.crossOriginIsolated)).toBe(!isPlain);
    await page.getByRole('link', { name: 'Doorcard' }).click();
    await visitor.deal({ games: 'badugi', opponents: 2, seed: '9' });
    await visitor.playOn();
    expect(await visitor.heard('handOver')).toHaveLength(1);
    await page.reload();
    await visitor.waitForMe();
  });

  test('the language can be changed, on every page and at a table', async () => {
    const visitor = await enter({ language: 'en', isKept: true });
    const { page } = visitor;
    const ja = allWordsOf('ja');
    await waitUntilKept(page);
    await page.context().setOffline(true);
    await visitor.deal({ games: 'badugi', opponents: 2, seed: '9' });
    expect(await visitor.waitForMe()).toBe('asked');
    await page.evaluate(watchMains);
    await visitor.switchLanguage('ja');
    await page.locator('[data-part=turn]', { hasText: ja.web.table.yourTurn }).waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    // The table stays on the screen while the words come.
    expect(await page.evaluate(() => window.mains)).toEqual([]);
    await goTo(page, '#/');
    for (const [place, title] of [
      ['history', ja.web.history.title],
      ['progress', ja.web.progress.title],
      ['rules', ja.web.rules.title],
      ['equity', ja.web.equity.title],
      ['lab', ja.web.lab.title],
      ['settings', ja.web.settings.title],
    ] as const) {
      await page.getByRole('link', { name: ja.web.shell.menu.pages[place] }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { level: 1, name: ja.web.settings.title }).waitFor();
    await page.getByRole('button', { name: LANGUAGE_NAMES.en }).click();
    await page.getByRole('heading', { level: 1, name: allWordsOf('en').web.settings.title }).waitFor();
  });

  test(
    'a hand is judged and reviewed, a drill is answered, progress counts',
    { timeout: 240_000 },
    async () => {
      const visitor = await enter({ language: 'ja', width: 390, isKept: true });
      const { page, words } = visitor;
      const slow = { timeout: 120_000 };
      await waitUntilKept(page);
      await page.context().setOffline(true);
      await page.reload();
      await visitor.deal({ games: 'razz', opponents: 1, seed: '9', judge: true });
      await visitor.playOn();
      await page.locator('[data-part=strip][data-final=true]').waitFor(slow);
      await goTo(page, '#/review');
      await page.locator('main ol a[href^="#/review/"]').first().click();
      await page.locator('[data-part=review][data-final=true]').waitFor(slow);
      const decisions = await page.locator('[data-part=decisions] li a').count();
      expect(decisions).toBeGreaterThan(0);
      const address = page.url();
      await page.reload();
      await page.locator('[data-part=review][data-final=true]').waitFor(slow);
      expect(page.url()).toBe(address);

      // Somebody else can be asked as well, except for a strategy that was never fetched.
      await page.locator('[data-opinion=trained] [data-part=ask]').click();
      await page
        .locator('[data-opinion=trained]')
        .getByText(words.web.coach.opinions.refusals['trained/not-fetched']!)
        .waitFor();
      visitor.forgive();

      await goTo(page, '#/drill/potOdds?game=razz');
      await page.locator('[data-part=choices] button').first().click();
      await page.locator('[data-part=answer]').waitFor();
      await goTo(page, '#/progress');
      await page.locator(`[data-part=losses][data-decisions="${decisions}"]`).waitFor();
      await page.reload();
      await page.locator(`[data-part=losses][data-decisions="${decisions}"]`).waitFor();
    },
  );

  test('it can be put on a home screen', async () => {
    const { page } = await enter({ isKept: true });
    const session = await page.context().newCDPSession(page);
    const { errors, data = '' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string; type: string }[] };
    for (const { src, sizes, type } of icons) {
      const icon = await page.evaluate(async (from) => {
        const response = await fetch(from);
        const image = await createImageBitmap(await response.blob()).catch(() => undefined);
        return {
          type: response.headers.get('Content-Type'),
          size: image && `${image.width}x${image.height}`,
        };
      }, src);
      expect(icon.type).toContain(type);
      if (type === 'image/png') expect(icon.size).toBe(sizes);
    }
  });
});

describe('words that cannot be fetched', () => {
  test('another language: it is said, the old one stays, and it can be chosen again', async () => {
    const visitor = await enter({ language: 'en' });
    const { page, words } = visitor;
    await page.locator('main.start-StartPage-page').waitFor();
    await page.route('**/assets/words-*-ja-*.js', (route) => route.abort());
    await page.getByRole('button', { name: LANGUAGE_NAMES.ja }).click();
    const note = page.getByRole('alert');
    await note.getByText(words.web.shell.missingLanguage(LANGUAGE_NAMES.ja)).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('heading', { name: words.web.start.dealMeIn }).waitFor();
    visitor.forgive();

    await page.unrouteAll();
    await page.getByRole('button', { name: LANGUAGE_NAMES.ja }).click();
    await page.getByRole('heading', { name: allWordsOf('ja').web.start.dealMeIn }).waitFor();
    expect(await note.count()).toBe(0);
  });

  test.each(['en', 'ja'] as const)(
    'of a page, in %s: the page is missing, and the rest stays',
    async (language) => {
      const visitor = await enter({ language });
      const { page, words } = visitor;
      await page.route('**/assets/words-rules-*.js', (route) => route.abort());
      await page.getByRole('link', { name: words.web.shell.menu.pages.rules }).click();
      await page.getByRole('heading', { name: words.web.missing.title }).waitFor();
      await page.getByText(words.web.missing.text).waitFor();
      expect(visitor.faults.length).toBeGreaterThan(0);
      visitor.forgive();
      await page.getByRole('link', { name: 'Doorcard' }).click();
      await page.locator(START).waitFor();
    },
  );

  test.each(['en', 'ja'] as const)(
    'of the app itself, in %s: it is said in that language',
    async (language) => {
      const visitor = await enter({ language });
      const { page, words } = visitor;
      await page.route('**/assets/words-*.js', (route) => route.abort());
      await page.reload();
      await page.getByRole('heading', { name: words.web.missing.title }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      visitor.forgive();

      await page.unrouteAll();
      await page.getByRole('button', { name: words.web.missing.reload }).click();
      await page.locator(START).waitFor();
    },
  );
});

/** The same app as if it had been changed and built again: one part has another name, and the page says so. */
function makeNextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-next-'));
  folders.push(folder);
  cpSync(app().page, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const old = readdirSync(assets).find((name) => /^SettingsPage-.*\.js$/.test(name))!;
  const renamed = old.replace('SettingsPage-', 'SettingsPage-next-');
  for (const name of ['sw.js', ...readdirSync(assets).map((each) => `assets/${each}`)]) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, renamed));
  }
  renameSync(join(assets, old), join(assets, renamed));
  const index = join(folder, 'index.html');
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<html lang="en"', '<html data-version="next" lang="en"'),
  );
  const worker = join(folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/DOORCARD_BUILD="\w+"/, 'DOORCARD_BUILD="next"'),
  );
  return folder;
}

describe('a new version', () => {
  test('is offered between hands and never forced, and an open page keeps its own files', async () => {
    const host = await openHost(app().page, '/app/');
    const visitor = await enter({ language: 'en', address: host.address, isKept: true });
    const { page, words } = visitor;
    const { update } = words.web.shell;
    await waitUntilKept(page);
    await visitor.deal({ games: 'badugi', opponents: 2, seed: '11' });
    expect(await visitor.waitForMe()).toBe('asked');
    const tab = await page.context().newPage();
    tab.on('pageerror', (error) => visitor.faults.push(error.message));
    await tab.goto(`${host.address}#/rules`);

    host.serve(makeNextVersion());
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise<void>((resolve) => {
        if (installing === null) resolve();
        installing?.addEventListener('statechange', () => resolve(), { once: true });
      });
    });
    const offer = page.getByRole('button', { name: update.reload });
    // In the other tab nobody plays.
    await tab.getByRole('button', { name: update.reload }).waitFor();
    expect(await offer.count()).toBe(0);
    await page.bringToFront();
    await visitor.playOn();
    await offer.waitFor();
    await page.getByRole('button', { name: update.later }).click();
    expect(await offer.count()).toBe(0);
    // Without a word from the visitor a reload changes nothing.
    await page.reload();
    await visitor.waitForMe();
    expect(await page.locator('html').getAttribute('data-version')).toBeNull();

    await offer.click();
    await page.locator('html[data-version=next]').waitFor();
    await visitor.waitForMe();
    await goTo(page, '#/settings');
    await page.getByRole('heading', { name: words.web.settings.title }).waitFor();

    // The other tab is still of the old version, whose part is on no server any more.
    await tab.bringToFront();
    expect(await tab.locator('html').getAttribute('data-version')).toBeNull();
    await goTo(tab, '#/settings');
    await tab.getByRole('heading', { name: words.web.settings.title }).waitFor();
    const parts = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(parts.some((name) => /SettingsPage-(?!next)/.test(name))).toBe(true);
  });

  test('a part that cannot be fetched is said, and the rest stays', async () => {
    const visitor = await enter({ isKept: true });
    const { page, words } = visitor;
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await waitUntilKept(page);
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    });
    await page.route('**/assets/SettingsPage-*.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('link', { name: words.web.shell.menu.pages.settings }).click();
    await page.getByRole('heading', { name: words.web.missing.title }).waitFor();
    expect(visitor.faults.length).toBeGreaterThan(0);
    visitor.forgive();
    await page.getByRole('link', { name: 'Doorcard' }).click();
    await page.locator(START).waitFor();
  });
});
