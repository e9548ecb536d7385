import { open, testPlaces, type Place } from './accessWalk.js';

/** A hand and what is learned from it, each place reached from the one before. */
const PLAYED: readonly Place[] = [
  ['the lobby', ({ page }) => page.locator('main.start-StartPage-page').waitFor()],
  [
    'your own rotation, in a tournament, with a wrong seed',
    async ({ page, words }) => {
      await page.locator('[aria-controls=customise]').click();
      await page.locator('input[name=games][value=own]').check();
      await page.locator('input[name=kind][value=tournament]').check();
      await page.getByLabel(words.web.start.practice).check();
      await page.getByLabel(words.web.start.seed, { exact: true }).fill('x');
    },
  ],
  [
    'the table with a hint and a command line',
    async (visitor) => {
      const { page } = visitor;
      await page.reload();
      await visitor.deal({ games: 'stud8', opponents: 6, seed: '3' });
      await visitor.waitForMe();
      await page.keyboard.press('h');
      await page.locator('[data-part=hint]').waitFor();
      await page.keyboard.press('/');
      await page.locator('[data-part=text-line]').waitFor();
    },
  ],
  [
    'the sheet of keys',
    async ({ page }) => {
      await page.locator('#command').press('Escape');
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
  ],
  [
    'the table after a hand, with its reasons and a question',
    async (visitor) => {
      const { page } = visitor;
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await visitor.playOn();
      await page.keyboard.press('w');
      await page.locator('[data-part=why]').waitFor();
    },
  ],
  ['the hands', (visitor) => open(visitor, '#/history', '.history-history-handItem')],
  [
    'a replay',
    async ({ page }) => {
      await page.locator('.history-history-handItem a').first().click();
      await page.locator('.history-history-replay').waitFor();
      await page.keyboard.press('End');
    },
  ],
  [
    'the review of the hand',
    async (visitor) => {
      const { page } = visitor;
      const { hand } = (await visitor.heard('handOver')).at(-1)!;
      await open(visitor, `#/review/${hand}`, '[data-part=review][data-final=true]');
      await page.locator('[data-part=values]').waitFor();
    },
  ],
  [
    'the same decision again',
    async ({ page }) => {
      await page.keyboard.press('t');
      await page.locator('[data-part=retrying]').waitFor();
    },
  ],
  ['the review of a session', (visitor) => open(visitor, '#/review?hands=all', '[data-part=session] dl')],
  ['all drills', (visitor) => open(visitor, '#/drill', '[data-part=drills]')],
  ['a question', (visitor) => open(visitor, '#/drill/deadOuts', '[data-part=choices]')],
  [
    'its answer',
    async ({ page }) => {
      await page.keyboard.press('1');
      await page.locator('[data-part=answer]').waitFor();
    },
  ],
  ['five spots to begin with', (visitor) => open(visitor, '#/drill/first', '[data-part=first]')],
  ['progress', (visitor) => open(visitor, '#/progress', '.progress-progress-chart canvas')],
];

testPlaces(PLAYED);
