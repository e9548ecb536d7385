import { expect, test } from 'vitest';
import { listBarriers } from './barriers.js';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

type Theme = 'light' | 'dark' | 'contrast';

/** It looks at everything on a dozen pages and more. */
const WALK = 240_000;

/** All but the colours is the same in every theme. */
const OF_COLOURS = ['color-contrast'];

type Place = readonly [name: string, go: (visitor: Visitor) => Promise<unknown>];

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

/** Places without a hand. */
const OTHERS: readonly Place[] = [
  ['the list of rules', (visitor) => open(visitor, '#/rules', '.rules-rules-gameTile')],
  ['a lesson', (visitor) => open(visitor, '#/rules/razz?lesson=1', '[data-answer]')],
  ['the rules of a game', (visitor) => open(visitor, '#/rules/stud8', '.rules-rules-examples')],
  [
    'equities',
    async (visitor) => {
      await open(visitor, '#/equity', 'main.equity-equity-equity');
      await visitor.page.locator('main.equity-equity-equity button[type=submit]').click();
      await visitor.page.locator('.equity-equity-answer[data-status=answered]').waitFor();
    },
  ],
  ['a decision in the lab', (visitor) => open(visitor, '#/lab', '[data-part=decision]')],
  ["a hold'em spot", (visitor) => open(visitor, '#/lab/spot', '[data-part=start]:enabled')],
  ['a late street', (visitor) => open(visitor, '#/lab/late?game=stud8', '[data-part=start]:enabled')],
  ['a match that is about to begin', (visitor) => open(visitor, '#/arena', '[data-part=published]')],
  ['the settings', (visitor) => open(visitor, '#/settings', '[data-part=storage][aria-busy=false]')],
  ['a link that cannot be read', (visitor) => open(visitor, '#/hand/nonsense', '[role=alert]')],
];

async function open({ page }: Visitor, hash: string, selector: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(selector).first().waitFor();
}

/** As the settings do it. */
const wear = ({ page }: Visitor, theme: Theme): Promise<unknown> =>
  page.evaluate((chosen) => {
    dispatchEvent(new CustomEvent('doorcard-look', { detail: { theme: chosen } }));
    return document.documentElement.dataset['theme'];
  }, theme);

const WALKS = [
  ['a hand and what is learned from it', PLAYED],
  ['everything else', OTHERS],
] as const;

test.each(WALKS)(
  'on a desktop %s is open to everybody, in every theme',
  { timeout: WALK },
  async (_, places) => {
    const visitor = await enter({ language: 'en', width: 1280 });
    for (const [name, go] of places) {
      await go(visitor);
      expect(await wear(visitor, 'light')).toBe('light');
      expect(await listBarriers(visitor.page), name).toEqual([]);
      for (const theme of ['dark', 'contrast'] as const) {
        expect(await wear(visitor, theme)).toBe(theme);
        expect(await listBarriers(visitor.page, OF_COLOURS), `${name}, ${theme}`).toEqual([]);
      }
    }
  },
);

test.each(WALKS)('on a phone %s too, in Japanese', { timeout: WALK }, async (_, places) => {
  const visitor = await enter({ language: 'ja', width: 390, theme: 'dark' });
  for (const [name, go] of places) {
    await go(visitor);
    expect(await listBarriers(visitor.page), name).toEqual([]);
    const [inner, scroll] = await visitor.page.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(scroll, name).toBeLessThanOrEqual(inner);
  }
});
