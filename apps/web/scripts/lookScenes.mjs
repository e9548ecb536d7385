// The screens of the design, by the names of its pictures and in their sizes.
import { DESKTOP, japanese, LARGE, light, PHONE, sharp } from './how.mjs';
import {
  answerWith,
  makeSession,
  openWorst,
  playJudged,
  restoreLearned,
  waitForQuestion,
} from './learning.mjs';
import { isLastDraw, isLowDraw, isMyWin, isSeventh } from './moments.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const STUD8 = { games: 'horse', hands: 1, fits: isLowDraw };
const BADUGI = { games: 'badugi', fits: isLastDraw };

/** Marks the highest card, which is the one to throw. @type {(page: Page) => Promise<void>} */
async function markHighest(page) {
  const ranks = await page
    .locator('[data-part=mark] [data-card]')
    .evaluateAll((faces) =>
      faces.map((face) => 'A23456789TJQK'.indexOf((face.getAttribute('data-card') ?? '')[0] ?? '')),
    );
  await page.keyboard.press(String(ranks.indexOf(Math.max(...ranks)) + 1));
}

/** @type {(page: Page) => Promise<void>} */
async function goHome(page) {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('[data-waiting]').waitFor();
}

/** Checks or calls, and waits until the coach has looked at every decision. @type {(page: Page) => Promise<void>} */
async function finish(page) {
  await page.keyboard.press('c');
  await page.locator('[data-part=strip][data-final=true]').waitFor({ timeout: 240_000 });
}

/** Solves what the lab shows, to its goal. @type {(page: Page) => Promise<void>} */
async function solveSpot(page) {
  await page.locator('[data-part=start]:enabled').click();
  await page.locator('[data-part=ended]').waitFor({ timeout: 120_000 });
}

/** The reference turn, facing a bet, with a hand chosen. @type {(page: Page) => Promise<void>} */
async function solveTurn(page) {
  await solveSpot(page);
  await page.locator('[data-now=true] [data-action=check]').click();
  await page.locator('[data-now=true] [data-action="bet 25"]').click();
  await page.locator('[data-now=true] [data-action=fold]').waitFor();
  await page.locator('[data-now=true] [data-cell=K8s]').click();
}

/** @type {readonly import('./how.mjs').Scene[]} */
export const LOOK = [
  { name: 'system-1280', hows: [DESKTOP], hash: '#/system', isWhole: true },
  { name: 'lobby-1280', hows: [DESKTOP], table: STUD8, prepare: goHome },
  { name: 'lobby-phone-390', hows: [sharp(PHONE)], table: STUD8, prepare: goHome },
  { name: 'table-stud8-1280', hows: [DESKTOP], table: STUD8 },
  { name: 'table-stud8-1920', hows: [LARGE], table: STUD8 },
  { name: 'table-stud8-ja-1280', hows: [japanese(DESKTOP)], table: STUD8 },
  { name: 'table-stud8-light-1280', hows: [light(DESKTOP)], table: STUD8 },
  { name: 'table-phone-390', hows: [sharp(PHONE)], table: { games: 'stud8', fits: isSeventh } },
  { name: 'table-badugi-draw-1280', hows: [DESKTOP], table: BADUGI, prepare: markHighest },
  { name: 'table-badugi-phone-390', hows: [sharp(PHONE)], table: BADUGI, prepare: markHighest },
  { name: 'lab-1280', hows: [DESKTOP], hash: '#/lab/spot', prepare: solveTurn },
  { name: 'lab-phone-390', hows: [sharp(PHONE)], hash: '#/lab/spot', prepare: solveTurn, isWhole: true },
  { name: 'lab-stud-1280', hows: [DESKTOP], hash: '#/lab/late', prepare: solveSpot },
  { name: 'lab-stud-phone-390', hows: [sharp(PHONE)], hash: '#/lab/late', prepare: solveSpot, isWhole: true },
  { name: 'lab-decision-1280', hows: [DESKTOP], hash: '#/lab', prepare: solveSpot },
  { name: 'lab-decision-phone-390', hows: [sharp(PHONE)], hash: '#/lab', prepare: solveSpot, isWhole: true },
  {
    name: 'table-result-1280',
    hows: [DESKTOP],
    table: { games: 'stud8', fits: isMyWin, isBefore: true },
    prepare: finish,
  },
  { name: 'review-1280', hows: [DESKTOP], before: playJudged, prepare: openWorst },
  { name: 'review-phone-390', hows: [sharp(PHONE)], before: playJudged, prepare: openWorst },
  { name: 'drill-1280', hows: [DESKTOP], hash: makeSession('fifthPrice.razz.2'), prepare: answerWith(2) },
  { name: 'drill-390', hows: [sharp(PHONE)], hash: makeSession('deadOuts.stud8.2'), prepare: answerWith(1) },
  {
    name: 'drill-question-390',
    hows: [sharp(PHONE)],
    hash: makeSession('deadOuts.stud8.2'),
    prepare: waitForQuestion,
  },
  {
    name: 'progress-1280',
    hows: [DESKTOP],
    hash: '#/progress',
    before: restoreLearned,
    prepare: (page) => page.locator('main canvas').first().waitFor(),
  },
];
