// Pictures of every page: npm run screenshots [-- part of a name]. They go to .doorcard/screenshots, those that the docs
// show to docs/screenshots; docs/screenshots/all.jpg shows all of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeContactSheet } from './contactSheet.mjs';
import { findTable } from './dealtTable.mjs';
import { resume } from './guest.mjs';
import { DESKTOP, nameOf } from './how.mjs';
import { LOOK } from './lookScenes.mjs';
import { SCENES } from './scenes.mjs';
import { COMMAND, launchBrowser, serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} Context */
/** @typedef {Awaited<ReturnType<Context['storageState']>>} Stored */
/** @typedef {import('./how.mjs').How} How */
/** @typedef {import('./how.mjs').Scene} Scene */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const DOCS = join(root, 'docs/screenshots');
const ALL = join(root, '.doorcard/screenshots');
const SHEET = join(DOCS, 'all.jpg');

/** Pictures in the docs, by the names of those of which they are copies. @type {Readonly<Record<string, string>>} */
const SHOWN = {
  'lobby-1280': 'lobby',
  'table-stud8-1280': 'table-stud8',
  'table-badugi-draw-1280': 'table-badugi',
  'table-result-1280': 'table-result',
  'review-1280': 'review',
  'review-phone-390': 'review-phone',
  'drill-1280': 'drill',
  'progress-1280': 'progress',
  'lab-stud-1280': 'lab',
  'system-1280': 'system',
  'system-1280-en-light': 'system-light',
  'system-1280-en-contrast': 'system-contrast',
};

/** A window as high as the page, so that what sticks to its edge is there. @type {(page: Page, width: number) => Promise<void>} */
async function grow(page, width) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, 2600) });
}

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));
mkdirSync(DOCS, { recursive: true });
mkdirSync(ALL, { recursive: true });
const server = await serve(COMMAND);
/** Of the scene that is shown; a browser that has opened hundreds of pages has been seen to end by itself. */
let browser = await launchBrowser();

/** @type {(how: How, stored?: Stored) => Promise<Page>} */
async function open({ width, height, language, theme, scale = 1 }, stored) {
  const context = await browser.newContext({
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    colorScheme: theme === 'light' ? 'light' : 'dark',
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: width < 800,
    reducedMotion: 'reduce',
    ...(stored && { storageState: stored }),
  });
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('doorcard') === null) {
      localStorage.setItem('doorcard', JSON.stringify({ version: 1, theme: chosen, speed: 'off' }));
    }
  }, theme);
  return context.newPage();
}

/** Scenes that begin with the same share it. @type {Map<Scene['before'], Promise<Stored>>} */
const stores = new Map();

/** @type {(scene: Scene) => Promise<Stored | undefined>} */
async function findStore({ before }) {
  if (before === undefined) return undefined;
  const found = stores.get(before) ?? store(before);
  stores.set(before, found);
  return found;
}

/** What is in the database after something was done; choices are made again. @type {(before: (page: Page) => Promise<void>) => Promise<Stored>} */
async function store(before) {
  const page = await open(DESKTOP);
  await page.goto(server.address);
  await page.locator('main:not([aria-busy])').waitFor();
  await before(page);
  const stored = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return { ...stored, origins: stored.origins.map((origin) => ({ ...origin, localStorage: [] })) };
}

/** Scenes that wish for the same table share it. @type {Map<import('./dealtTable.mjs').Wish, Promise<string>>} */
const saves = new Map();

/** @type {(wish: import('./dealtTable.mjs').Wish) => Promise<string>} */
function findSave(wish) {
  const found = saves.get(wish) ?? findTable(wish);
  saves.set(wish, found);
  return found;
}

/** @type {(scene: Scene, nameHow: (how: How) => string) => Promise<void>} */
async function shoot(scene, nameHow) {
  const hows = scene.hows.filter((how) => isWanted(nameHow(how)));
  if (hows.length === 0) return;
  const { hash = '', table, prepare, isWhole = false } = scene;
  const save = table && (await findSave(table));
  await browser.close();
  browser = await launchBrowser();
  const stored = await findStore(scene);
  for (const alike of groupByPage(hows)) {
    const page = await open(alike[0], stored);
    await page.goto(`${server.address}/${hash}`);
    await page.locator('main:not([aria-busy])').waitFor();
    if (save !== undefined) await resume(page, save);
    await prepare?.(page);
    const last = page.context().pages().at(-1) ?? page;
    await last.evaluate(() => document.fonts.ready);
    await last.mouse.move(0, 0);
    if (isWhole) await grow(last, alike[0].width);
    for (const how of alike) {
      await wear(last, how.theme);
      const name = nameHow(how);
      const shown = SHOWN[name];
      const path = shown === undefined ? join(ALL, `${name}.png`) : join(DOCS, `${shown}.png`);
      await last.screenshot({ path, animations: 'disabled', caret: 'hide' });
      console.log(path.slice(root.length));
    }
    await page.context().close();
  }
}

/** Those that differ in their theme only are taken of one page. @type {(hows: readonly How[]) => [How, ...How[]][]} */
function groupByPage(hows) {
  /** @type {Map<string, [How, ...How[]]>} */
  const groups = new Map();
  for (const how of hows) {
    const { width, height, language, scale = 1 } = how;
    const key = [width, height, language, scale].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [how]);
    else group.push(how);
  }
  return [...groups.values()];
}

/** As the settings do it. @type {(page: Page, theme: import('./how.mjs').Theme) => Promise<void>} */
const wear = (page, theme) =>
  page.evaluate((chosen) => {
    dispatchEvent(new CustomEvent('doorcard-look', { detail: { theme: chosen } }));
  }, theme);

for (const scene of LOOK) await shoot(scene, () => scene.name);
for (const scene of SCENES) await shoot(scene, (how) => nameOf(scene.name, how));
await makeContactSheet(browser, [DOCS, ALL], SHEET);
console.log(SHEET.slice(root.length));
await browser.close();
await server.close();
