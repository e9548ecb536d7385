// Pictures of every page, at a desk and on a phone: npm run screenshots [-- part of a name].
// Those that README.md shows go to docs/screenshots, all others to .doorcard/screenshots.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { button, deal, play, waitForMe } from './guest.mjs';
import { COMMAND, launchBrowser, serve } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'light' | 'dark' | 'contrast'} Theme */
/** @typedef {readonly [width: number, language: 'en' | 'ja', theme: Theme]} How */
/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {readonly How[]} hows
 * @property {string} [hash] the page that is opened
 * @property {(page: Page) => Promise<void>} [prepare]
 * @property {boolean} [isWhole] the whole page, not only what is in sight
 * @property {How} [readme] the one picture that README.md shows
 */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const README = `${root}docs/screenshots`;
const OTHERS = `${root}.doorcard/screenshots`;

/** @type {How} */
const DESK = [1280, 'en', 'light'];
/** @type {How} */
const PHONE = [390, 'en', 'light'];
/** @type {readonly How[]} */
const USUAL = [DESK, [1280, 'en', 'dark'], [1280, 'en', 'contrast'], PHONE, [390, 'ja', 'dark']];
/** @type {readonly How[]} */
const BOTH = [DESK, [390, 'ja', 'dark']];

const GAMES = [
  'badugi',
  '2-7-triple',
  '2-7-single',
  'stud',
  'razz',
  'stud8',
  'limit-holdem',
  'holdem',
  'omaha8',
  'plo',
];

/** Many hands for the pages that need some. @type {(page: Page) => Promise<void>} */
async function playMany(page) {
  for (const [games, seed] of [
    ['stud8', '4'],
    ['badugi', '9'],
  ]) {
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await deal(page, { games: games ?? '', opponents: 3, seed: seed ?? '', level: 'lv1' });
    await play(page, { most: 260 });
    await page.locator('.top > button.quiet').click();
    await page.locator('main.start').waitFor();
  }
}

/** @type {(hash: string) => (page: Page) => Promise<void>} */
const afterMany = (hash) => async (page) => {
  await playMany(page);
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
};

/** @type {readonly Scene[]} */
const SCENES = [
  {
    name: 'lobby',
    hows: [...USUAL, [1280, 'ja', 'light'], [360, 'ja', 'light']],
    isWhole: true,
    readme: [1280, 'ja', 'light'],
  },
  {
    name: 'lobby-rotation',
    hows: BOTH,
    isWhole: true,
    prepare: async (page) => {
      await page.locator('input[name=games][value=horse]').check();
      await page.locator('input[name=games][value=own]').check();
      await page.locator('input[name=kind][value=tournament]').check();
    },
  },
  ...GAMES.flatMap((games) => [
    {
      name: `table-${games}`,
      hows: games === 'badugi' || games === 'stud8' ? USUAL : BOTH,
      ...(games === 'badugi' ? { readme: DESK } : {}),
      prepare: async (/** @type {Page} */ page) => {
        const isFull = games === 'badugi' || games === 'stud8';
        await deal(page, { games, opponents: isFull ? 5 : 3, level: isFull ? 'lv1' : 'lv2', seed: '21' });
        await play(page, { keys: ['c', 'p'], most: 2 });
        await waitForMe(page);
      },
    },
    {
      name: `showdown-${games}`,
      hows: BOTH,
      prepare: async (/** @type {Page} */ page) => {
        await deal(page, { games, opponents: 3, seed: '11', level: 'lv0' });
        await play(page, { until: '.awards .with:not(:empty)' });
      },
    },
  ]),
  {
    name: 'table-seven',
    hows: [DESK, PHONE, [360, 'ja', 'dark']],
    readme: PHONE,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', opponents: 6, seed: '14' });
      await play(page, { most: 3 });
      await waitForMe(page);
    },
  },
  {
    name: 'draw',
    hows: [...BOTH, [360, 'en', 'light']],
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14', opponents: 5 });
      await play(page, { keys: ['c'], until: '.mark' });
      await page.keyboard.press('1');
      await page.keyboard.press('3');
    },
  },
  {
    name: 'hint',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', seed: '14' });
      await button(page, 'h').click();
      await page.locator('.hint').waitFor();
    },
  },
  {
    name: 'why',
    hows: [...BOTH, [1280, 'ja', 'dark']],
    readme: DESK,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', seed: '14' });
      await play(page, { until: '.awards' });
      await button(page, 'w').click();
      await page.locator('.why').waitFor();
    },
  },
  {
    name: 'test-question',
    hows: [...BOTH, [360, 'en', 'light']],
    prepare: async (page) => {
      await deal(page, { games: 'stud', seed: '14' });
      await page.locator('.tools button[aria-keyshortcuts="t"]').click();
      await play(page, { keys: ['c'], until: 'form.test' });
    },
  },
  {
    name: 'text-mode',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14' });
      await page.locator('.tools button[aria-keyshortcuts="/"]').click();
      await page.locator('#command').fill('cards');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'keys',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14' });
      await page.keyboard.press('?');
    },
  },
  {
    name: 'paused',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14' });
      await page.keyboard.press('s');
      await page.locator('.paused').waitFor();
    },
  },
  {
    name: 'rotation',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'horse', seed: '14' });
      await page.locator('.game-card').waitFor();
    },
  },
  {
    name: 'side-pot',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', opponents: 5, seed: '3', kind: 'tournament', level: 'lv0' });
      await play(page, { keys: ['b', 'r', 'c', 'n'], until: '.awards li:nth-child(2) .part', most: 900 });
    },
  },
  {
    name: 'ending',
    hows: [...BOTH, [1280, 'en', 'contrast']],
    prepare: async (page) => {
      await deal(page, { games: 'stud8', opponents: 2, seed: '3', kind: 'tournament', level: 'lv0' });
      await play(page, { keys: ['b', 'r', 'c', 'n'], until: '.ending', most: 900 });
    },
  },
  {
    name: 'elsewhere',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14' });
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('main.waiting .buttons').waitFor();
      await page.close();
      await other.locator('.buttons .main').waitFor();
    },
  },
  {
    name: 'history',
    hows: USUAL,
    isWhole: true,
    prepare: async (page) => {
      await afterMany('#/history')(page);
      await page.locator('.hand-item').first().waitFor();
    },
  },
  {
    name: 'replay',
    hows: USUAL,
    isWhole: true,
    readme: DESK,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', seed: '11', level: 'lv0' });
      await play(page, { until: '.awards .with:not(:empty)' });
      await page.evaluate(() => {
        location.hash = '#/history';
      });
      await page.locator('.history a[href^="#/history/"]').first().click();
      await page.locator('.replay').waitFor();
      for (let step = 0; step < 22; step++) await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'progress',
    hows: USUAL,
    isWhole: true,
    readme: DESK,
    prepare: async (page) => {
      await afterMany('#/progress')(page);
      await page.locator('.u-over').first().waitFor();
    },
  },
  { name: 'progress-empty', hash: '#/progress', hows: BOTH, isWhole: true },
  { name: 'history-empty', hash: '#/history', hows: BOTH, isWhole: true },
  { name: 'rules', hash: '#/rules', hows: USUAL, isWhole: true },
  { name: 'rules-badugi', hash: '#/rules/badugi', hows: USUAL, isWhole: true },
  { name: 'rules-stud8', hash: '#/rules/stud8', hows: BOTH, isWhole: true },
  {
    name: 'equity',
    hash: '#/equity?game=stud8',
    hows: USUAL,
    isWhole: true,
    prepare: async (page) => {
      await page.locator('main button.main').first().click();
      await page.locator('.answer[data-status=answered]').waitFor();
    },
  },
  { name: 'settings', hash: '#/settings', hows: USUAL, isWhole: true },
];

/** A window as high as the page, so that what sticks to its edge stands there. @type {(page: Page, width: number) => Promise<void>} */
async function grow(page, width) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, 2600) });
}

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));
mkdirSync(README, { recursive: true });
mkdirSync(OTHERS, { recursive: true });
const server = await serve(COMMAND);
const browser = await launchBrowser();

for (const { name, hows, hash = '', prepare, isWhole = false, readme } of SCENES) {
  for (const how of hows) {
    const [width, language, theme] = how;
    const file = `${name}-${width}-${language}-${theme}`;
    if (!isWanted(file)) continue;
    const context = await browser.newContext({
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: theme === 'light' ? 'light' : 'dark',
      viewport: width < 800 ? { width, height: 844 } : { width, height: 800 },
      hasTouch: width < 800,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((chosen) => {
      if (localStorage.getItem('doorcard') === null) {
        localStorage.setItem('doorcard', JSON.stringify({ version: 1, theme: chosen }));
      }
    }, theme);
    const page = await context.newPage();
    await page.goto(`${server.address}/${hash}`);
    await page.locator('main:not([aria-busy])').waitFor();
    await prepare?.(page);
    const last = context.pages().at(-1) ?? page;
    await last.evaluate(() => document.fonts.ready);
    const isShown = readme !== undefined && readme.join() === how.join();
    const path = isShown ? `${README}/${name}.png` : `${OTHERS}/${file}.png`;
    await last.mouse.move(0, 0);
    if (isWhole && !isShown) await grow(last, width);
    await last.screenshot({ path });
    console.log(path.slice(root.length));
    await context.close();
  }
}
await browser.close();
await server.close();
