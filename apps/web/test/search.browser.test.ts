import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../scripts/serve.mjs';
import { buildPage } from '../scripts/builtPage.mjs';
import { judgeSpots } from './search/verdicts.js';
import { openStaticHost, type StaticHost } from './staticHost.js';

let folder: string;
let browser: Browser;
let host: StaticHost;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorcard-search-'));
  await buildPage(fileURLToPath(new URL('./search/page.ts', import.meta.url)), folder);
  browser = await launchBrowser();
  host = await openStaticHost(folder);
});
afterAll(async () => {
  await browser.close();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the same seed and worlds give the same verdict in Node and in a worker of a page', async () => {
  const page = await browser.newPage();
  await page.goto(host.address);
  await page.waitForFunction(() => 'judgeInWorker' in window);
  expect(await page.evaluate(() => window.judgeInWorker())).toBe(judgeSpots());
  await page.close();
});
