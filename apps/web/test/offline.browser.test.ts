import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { openStaticHost, type StaticHost } from './staticHost.js';
import { openDoors } from './visitors.js';

const { house, enter } = openDoors();

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

describe('after the first visit no connection is needed', () => {
  test.each([
    ['the server of the command', 'en', 1280],
    ['a plain host, from a sub-path', 'ja', 390],
  ] as const)('%s', async (where, language, width) => {
    const isPlain = where !== 'the server of the command';
    const address = isPlain ? (await openHost(house().page, '/some/where/')).address : `${house().address}/`;
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

/** The same app as if it had been changed and built again: one part has another name, and the page says so. */
function makeNextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-next-'));
  folders.push(folder);
  cpSync(house().page, folder, { recursive: true });
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
    const host = await openHost(house().page, '/app/');
    const visitor = await enter({ language: 'en', address: host.address, isKept: true });
    const { page, words } = visitor;
    const { update } = words.web.settings;
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
    await page.getByRole('link', { name: words.web.menu.pages.settings }).click();
    await page.getByRole('heading', { name: words.web.settings.title }).waitFor();

    // The other tab is still of the old version, whose part is on no server any more.
    await tab.bringToFront();
    expect(await tab.locator('html').getAttribute('data-version')).toBeNull();
    await tab.getByRole('link', { name: words.web.menu.pages.settings }).click();
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
    await page.getByRole('link', { name: words.web.menu.pages.settings }).click();
    await page.getByRole('heading', { name: words.web.settings.missing.title }).waitFor();
    expect(visitor.faults.length).toBeGreaterThan(0);
    visitor.forgive();
    await page.getByRole('link', { name: 'Doorcard' }).click();
    await page.getByRole('button', { name: words.web.start.deal, exact: true }).waitFor();
  });
});
