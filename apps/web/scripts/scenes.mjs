// Every page and state of the app. A picture of each is taken in several ways.
import { deal, play } from './guest.mjs';
import { ALL, BOTH, contrast, DESKTOP, japanese, LARGE, light, PHONE, SMALL } from './how.mjs';
import {
  answerWith,
  goTo,
  makeSession,
  openWorst,
  playJudged,
  restoreLearned,
  waitForQuestion,
} from './learning.mjs';
import { isMidway, isShowdown } from './moments.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./how.mjs').Scene} Scene */

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

const OVER = '[data-part=actions][data-between=true]';

/** Many hands for the pages that need some. @type {(page: Page) => Promise<void>} */
async function playMany(page) {
  for (const [games, seed] of [
    ['stud8', '4'],
    ['badugi', '9'],
  ]) {
    await goTo(page, '#/');
    await deal(page, { games: games ?? '', opponents: 3, seed: seed ?? '', level: 'lv1' });
    await play(page, { most: 260 });
  }
}

/** @type {(page: Page) => Promise<void>} */
async function playOne(page) {
  await deal(page, { games: 'stud8', seed: '11', level: 'lv0' });
  await play(page, { until: OVER });
  // It is kept a moment after its end.
  await page.evaluate(() => {
    location.hash = '#/history';
  });
  await page.locator('[data-part=hand]').first().waitFor();
}

/** @type {(page: Page) => Promise<void>} */
async function answerTwo(page) {
  for (const answer of [1, 0]) await page.locator(`[data-answer="${answer}"]`).click();
}

/** @type {readonly Scene[]} */
const TABLES = [
  ...GAMES.flatMap((games) => [
    { name: `table-${games}`, hows: ALL, table: { games, fits: isMidway } },
    {
      name: `showdown-${games}`,
      hows: BOTH,
      table: { games, opponents: 3, players: ['lv0'], fits: isShowdown },
    },
  ]),
  {
    name: 'table-seven',
    hows: [DESKTOP, PHONE, SMALL],
    table: { games: 'stud8', opponents: 6, players: ['lv1:solid'], fits: isMidway },
  },
  { name: 'table-heads-up', hows: [DESKTOP, PHONE], table: { games: 'holdem', opponents: 1, fits: isFlop } },
  {
    name: 'draw',
    hows: [...BOTH, light(SMALL)],
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14', opponents: 5 });
      await play(page, { keys: ['c'], until: '[data-part=mark]' });
      await page.keyboard.press('1');
      await page.keyboard.press('3');
    },
  },
  {
    name: 'hint',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', seed: '14' });
      await page.keyboard.press('h');
      await page.locator('[data-part=hint]').waitFor();
    },
  },
  {
    name: 'why',
    hows: [...BOTH, japanese(DESKTOP)],
    prepare: async (page) => {
      await deal(page, { games: 'stud8', seed: '14' });
      await play(page, { until: OVER });
      await page.keyboard.press('w');
      await page.locator('[data-part=why]').waitFor();
    },
  },
  {
    name: 'test-question',
    hows: [...BOTH, light(SMALL)],
    prepare: async (page) => {
      await deal(page, { games: 'stud', seed: '14' });
      await page.keyboard.press('t');
      await play(page, { keys: ['c'], until: '[data-part=quiz]' });
    },
  },
  {
    name: 'text-mode',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14' });
      await page.keyboard.press('/');
      await page.locator('#command').fill('cards');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'menu',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'horse', seed: '14' });
      await page.locator('[data-part=menu-button]').click();
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
      await page.locator('[data-part=paused]').waitFor();
    },
  },
  {
    name: 'rotation',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'horse', seed: '14' });
      await page.locator('[data-part=game-card]').waitFor();
    },
  },
  {
    name: 'side-pot',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'stud8', opponents: 5, seed: '3', kind: 'tournament', level: 'lv0' });
      await play(page, { keys: ['b', 'r', 'c', 'n'], until: '[data-pots="2"]', most: 900 });
    },
  },
  {
    name: 'ending',
    hows: [...BOTH, contrast(DESKTOP)],
    prepare: async (page) => {
      await deal(page, { games: 'stud8', opponents: 2, seed: '3', kind: 'tournament', level: 'lv0' });
      await play(page, { keys: ['b', 'r', 'c', 'n'], until: '[data-part=ending]', most: 900 });
    },
  },
];

/** A bet on the flop, or nothing to pay there. @type {(moment: import('./dealtTable.mjs').Moment) => boolean} */
function isFlop({ view, isOver }) {
  return !isOver && view.street === 1;
}

/** @type {readonly Scene[]} */
const PAGES = [
  { name: 'lobby-first', hows: [...ALL, SMALL], isWhole: true },
  {
    name: 'lobby-customise',
    hows: ALL,
    isWhole: true,
    prepare: async (page) => {
      await page.locator('[aria-controls=customise]').click();
      await page.locator('input[name=games][value=horse]').check();
      await page.locator('input[name=games][value=own]').check();
      await page.locator('input[name=kind][value=tournament]').check();
    },
  },
  { name: 'lesson', hash: '#/rules/razz?lesson=1', hows: ALL, prepare: answerTwo },
  {
    name: 'elsewhere',
    hows: BOTH,
    prepare: async (page) => {
      await deal(page, { games: 'badugi', seed: '14' });
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('[data-part=plain] button').first().waitFor();
      await page.close();
    },
  },
  { name: 'missing', hash: '#/nowhere', hows: BOTH },
  {
    name: 'history',
    hash: '#/history',
    hows: ALL,
    isWhole: true,
    before: playMany,
    prepare: (page) => page.locator('[data-part=hand]').first().waitFor(),
  },
  {
    name: 'replay',
    hash: '#/history',
    hows: ALL,
    isWhole: true,
    before: playOne,
    prepare: async (page) => {
      await page.locator('main a[href^="#/history/"]').first().click();
      await page.locator('[data-part=replay]').waitFor();
      for (let step = 0; step < 22; step++) await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'progress',
    hash: '#/progress',
    hows: ALL,
    isWhole: true,
    before: restoreLearned,
    prepare: (page) => page.locator('main canvas').first().waitFor(),
  },
  { name: 'review', hows: ALL, isWhole: true, before: playJudged, prepare: openWorst },
  {
    name: 'review-session',
    hash: '#/review?hands=all',
    hows: BOTH,
    isWhole: true,
    before: restoreLearned,
    prepare: (page) => page.locator('[data-part=session-lost]').waitFor(),
  },
  {
    name: 'coach-rail',
    hows: [LARGE, light(LARGE)],
    prepare: async (page) => {
      await playJudged(page);
      await page.locator('[data-part=actions] button[aria-keyshortcuts=n]').click();
      await page.locator('[data-part=actions][data-asked=true]').waitFor();
    },
  },
  { name: 'drills', hash: '#/drill', hows: ALL, isWhole: true },
  { name: 'drill-question', hash: makeSession('fifthPrice.razz.2'), hows: ALL, prepare: waitForQuestion },
  { name: 'drill-answer', hash: makeSession('fifthPrice.razz.2'), hows: ALL, prepare: answerWith(2) },
  { name: 'drill-count', hash: makeSession('deadOuts.stud8.2'), hows: BOTH, prepare: answerWith(1) },
  { name: 'first-spots', hash: '#/drill/first', hows: BOTH },
  { name: 'progress-empty', hash: '#/progress', hows: BOTH, isWhole: true },
  { name: 'history-empty', hash: '#/history', hows: BOTH, isWhole: true },
  { name: 'rules', hash: '#/rules', hows: ALL, isWhole: true },
  { name: 'rules-badugi', hash: '#/rules/badugi', hows: BOTH, isWhole: true },
  { name: 'rules-stud8', hash: '#/rules/stud8', hows: BOTH, isWhole: true },
  {
    name: 'equity',
    hash: '#/equity?game=stud8',
    hows: ALL,
    isWhole: true,
    prepare: async (page) => {
      await page.locator('main button[type=submit]').first().click();
      await page.locator('[data-status=answered]').waitFor();
    },
  },
  {
    name: 'arena',
    hash: '#/arena?game=badugi&players=lv2,lv1&hands=4000&seed=7',
    hows: ALL,
    isWhole: true,
    prepare: async (page) => {
      await page.locator('form[data-part=match] button[type=submit]').click();
      await page.locator('[data-part=result][data-status=over]').waitFor();
      await page.locator('[data-part=curve] canvas').waitFor();
      await page.locator('[data-part=expected]:not([aria-busy])').waitFor();
    },
  },
  { name: 'arena-broken', hash: '#/arena?game=chess&seed=one', hows: BOTH },
  { name: 'settings', hash: '#/settings', hows: ALL, isWhole: true },
  { name: 'system', hash: '#/system', hows: ALL, isWhole: true },
];

export const SCENES = [...TABLES, ...PAGES];
