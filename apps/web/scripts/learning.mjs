// Hands that were judged, for pictures of what is learned from them. Nothing is made up: the hands are played and the
// coach judges them.
import { deal, play } from './guest.mjs';
import { makeLearnedBackup } from './learnedBackup.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SLOW = { timeout: 180_000 };

/** @type {(page: Page, hash: string) => Promise<void>} */
export const goTo = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const OVER = '[data-part=actions][data-between=true]';
/** Decisions of the hand that is shown. */
const LEAST = 4;

/** Hands in which everything is raised, judged, until one has a mistake among several decisions. @type {(page: Page) => Promise<void>} */
export async function playJudged(page) {
  await deal(page, { games: 'stud8', opponents: 5, seed: '8' });
  for (let hands = 0; hands < 12; hands++) {
    await play(page, { keys: ['r', 'c', 'p'], until: OVER });
    const strip = page.locator('[data-part=strip][data-final=true]');
    await strip.waitFor(SLOW);
    const decisions = await strip.locator('[data-label]').count();
    const faults = await strip.locator('[data-label=mistake], [data-label=blunder]').count();
    if (faults > 0 && decisions >= LEAST) return;
    await page.locator('[data-part=actions] button[aria-keyshortcuts=n]').click();
    await page.locator(OVER).waitFor({ state: 'detached' });
  }
}

/** The most expensive decision of that hand. @type {(page: Page) => Promise<void>} */
export async function openWorst(page) {
  await goTo(page, '#/review');
  await page.locator('[data-part=expensive] a, main ol a[href^="#/review/"]').first().click();
  await page.locator('[data-part=review][data-final=true]').waitFor(SLOW);
  await page.locator('[data-part=verdict][data-label]').waitFor();
}

/** Hundreds of judged hands. @type {(page: Page) => Promise<void>} */
export async function restoreLearned(page) {
  const text = await makeLearnedBackup(Date.now());
  await goTo(page, '#/settings');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('[role=alert] button').first().click();
  await page.locator('[class*=settings-said]:not(:empty)').waitFor(SLOW);
}

/** A session of drills that is on its way. */
const PLAN = [
  'potOdds.razz.1',
  'handNames.razz.1',
  'deadOuts.stud8.1',
  'halves.stud8.1',
  'potOdds.razz.1',
  'handNames.razz.1',
];

/** @type {(item: string) => string} */
export const makeSession = (item) =>
  `#/drill/session?seed=7&plan=${[...PLAN, item, ...PLAN.slice(0, 3)].join(',')}&done=110111`;

/** @type {(page: Page) => Promise<void>} */
export const waitForQuestion = (page) => page.locator('[data-part=choices] button').first().waitFor(SLOW);

/** Chooses an answer and waits for what is said about it. @type {(answer: number) => (page: Page) => Promise<void>} */
export const answerWith = (answer) => async (page) => {
  await waitForQuestion(page);
  await page.keyboard.press(String(answer));
  await page.locator('[data-part=answer]').waitFor();
};
