import { describe, expect, test } from 'vitest';
import { findBoxFaults, SCREENS, setWidth } from './textBoxes.js';
import { START, type Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { app, enter } = serveVisitors();

/** Every page but the table, which has tests of its own. */
const HASHES = [
  '#/',
  '#/rules',
  '#/rules/2-7-triple',
  '#/rules/stud8?lesson=1',
  '#/equity?game=stud8',
  '#/history',
  '#/progress',
  '#/settings',
  '#/hand/nonsense',
];

async function open({ page }: Visitor, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('main:not([aria-busy]) h1').first().waitFor();
}

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  test.each(SCREENS)(
    'on %s nothing is outside of the page, and no text covers another',
    { timeout: 120_000 },
    async (_, widths) => {
      const visitor = await enter({ language, width: widths[0] });
      const { page } = visitor;
      for (const hash of HASHES) {
        await open(visitor, hash);
        if (hash === '#/') await page.locator('[aria-controls=customise]').click();
        for (const width of widths) {
          await setWidth(page, width);
          expect([hash, width, await findBoxFaults(page)]).toEqual([hash, width, []]);
        }
      }
    },
  );
});

test.each([360, 390])(
  'at %i pixels no word of a button or a bar of the Japanese lobby is broken',
  async (width) => {
    const visitor = await enter({ language: 'ja', width });
    const { page } = visitor;
    await page.locator('[aria-controls=customise]').click();
    const places = 'nav a, [data-deal], button[type=submit], [aria-controls=customise], [data-part=learn] a';
    const lines = await page.locator(places).evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        let most = 0;
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          most = Math.max(most, new Set(tops).size);
        }
        return [each.textContent, most] as const;
      }),
    );
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter(([, count]) => count > 1)).toEqual([]);
  },
);

test.each(['en', 'ja'] as const)(
  'the menu of a phone has whole words and items as large as a thumb (%s)',
  async (language) => {
    const { page } = await enter({ language, width: 360 });
    await page.locator(START).waitFor();
    for (const width of [360, 390]) {
      await setWidth(page, width);
      const items = await page.locator('nav a').evaluateAll(measureItems);
      expect(items).toHaveLength(7);
      for (const item of items) expect(item).toMatchObject({ isLarge: true, isWhole: true, isInside: true });
    }
  },
);

/** Runs in the page. */
const measureItems = (items: readonly Element[]) =>
  items.map((item) => {
    const box = item.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(item);
    const text = range.getBoundingClientRect();
    return {
      name: item.textContent,
      isLarge: box.width >= 44 && box.height >= 44,
      isWhole: text.left >= box.left && text.right <= box.right,
      isInside: box.left >= 0 && box.right <= innerWidth,
    };
  });

test.each([1280, 390])(
  'rules, equity and hands are two clicks away from every page (%i px)',
  async (width) => {
    const visitor = await enter({ width });
    const { page, words } = visitor;
    const { pages } = words.web.shell.menu;
    for (const hash of HASHES) {
      for (const place of ['rules', 'equity', 'history'] as const) {
        await open(visitor, hash);
        await page.getByRole('navigation').getByRole('link', { name: pages[place], exact: true }).click();
        await page.waitForFunction((name) => location.hash.startsWith(`#/${name}`), place);
      }
    }
  },
);

test('a lesson is six clicks from its first question to a table', async () => {
  const visitor = await enter({ language: 'ja', width: 390 });
  const { page, words } = visitor;
  const { start: w, rules } = words.web;
  await page.getByRole('link', { name: w.learnFirst }).click();
  for (const { question, answers } of rules.lessons.razz) {
    await page.getByText(question).waitFor();
    await page.getByRole('button', { name: answers[0]! }).click();
  }
  // The first, fourth and fifth answers are wrong.
  await page.getByText(rules.lesson.done(2, 5, words.table.games.razz)).waitFor();
  await page.getByRole('link', { name: rules.lesson.play(words.table.games.razz) }).click();
  expect(await page.locator('input[name=games]:checked').getAttribute('value')).toBe('razz');
});

test('a page whose scripts are not here yet shows its frame in the right colours', async () => {
  const { page } = await enter({ theme: 'dark' });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${app().address}/?again`, { waitUntil: 'commit' });
  const brand = page.getByText('Doorcard', { exact: true });
  await brand.waitFor();
  // The text is there before the style sheet; nothing is painted until both are.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(11, 12, 16)',
  );
  const before = (await brand.boundingBox())!;
  const felt = (await page.locator('.shell-felt').boundingBox())!;
  expect([felt.y, felt.height]).toEqual([0, 262]);
  release();
  await page.locator('main.start-StartPage-page').waitFor();
  // Nothing jumps when the app takes over.
  const after = (await page.getByText('Doorcard', { exact: true }).boundingBox())!;
  const middleOf = ({ y, height }: { y: number; height: number }): number => y + height / 2;
  expect(Math.abs(middleOf(after) - middleOf(before))).toBeLessThan(3);
});
