import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { namePlayer } from '@doorcard/text';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { listBarriers } from './barriers.js';
import type { Visitor, VisitorOptions } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { app, enter } = serveVisitors();

const DESKTOP: VisitorOptions = { language: 'en', width: 1280 };
const PHONE: VisitorOptions = { language: 'ja', width: 390, theme: 'dark' };

const enterAt = (tail: string, how: VisitorOptions): Promise<Visitor> =>
  enter({ ...how, address: `${app().address}/#/arena${tail}` });

const start = (page: Page): Promise<void> =>
  page.locator('form[data-part=match] button[type=submit]').click();

const waitFor = (page: Page, status: string): Promise<void> =>
  page.locator(`[data-part=result][data-status=${status}]`).waitFor();

/** The rows of the table of results, with the names of the players. */
const readRows = (page: Page): Promise<string[][]> =>
  page
    .locator('[data-part=result] tbody tr:is([data-part=raw], [data-part=adjusted])')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, ' '))),
    );

interface Answer {
  readonly bb_per_100: number;
  readonly ci95: readonly [number, number];
  readonly hands_for_1bb: number;
}

/** The same rows from what the command prints. */
async function askCommand(
  args: string,
  { words }: Visitor,
  names: readonly string[],
): Promise<{ readonly rows: string[][]; readonly hands: number }> {
  const all = ['arena', ...args.split(' '), '--duplicate', '--threads', '1', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [app().command, ...all]);
  const { players, hands } = JSON.parse(stdout) as {
    readonly hands: number;
    readonly players: readonly (Answer & { readonly luck_adjusted?: Answer })[];
  };
  const w = words.web.arena;
  const sign = (value: number): string =>
    `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(2)}`;
  const write = ({ bb_per_100, ci95, hands_for_1bb }: Answer): string[] => [
    sign(bb_per_100),
    w.between(sign(ci95[0]), sign(ci95[1])),
    String(hands_for_1bb).replaceAll(/\B(?=(\d{3})+$)/g, ','),
  ];
  const rows = players.flatMap((player, i) => [
    [`${names[i]!} ${w.raw}`, ...write(player)],
    ...(player.luck_adjusted === undefined
      ? []
      : [[`${names[i]!} ${w.adjusted}`, ...write(player.luck_adjusted)]]),
  ]);
  return { rows, hands };
}

async function expectFits(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(scroll).toBeLessThanOrEqual(inner);
}

/** Runs in the page: presses a button as soon as the first hands are counted. */
function pressAtFirstNews(name: string): void {
  const observer = new MutationObserver(() => {
    const hands = document.querySelector('[data-part=hands]')?.textContent ?? '0';
    if (/^0\b/.test(hands)) return;
    observer.disconnect();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('a match has the figures of the command, is paused and resumed, and opens in a second page', async () => {
  const visitor = await enterAt('?game=razz&players=lv2:2,lv1&hands=4000&seed=7&luck=raw', DESKTOP);
  const { page } = visitor;
  const { arena } = visitor.words.web;
  await page.locator('[data-part=expected]').waitFor();
  await page.evaluate(pressAtFirstNews, arena.pause);
  await start(page);
  await waitFor(page, 'paused');
  const paused = await page.locator('[data-part=hands]').textContent();
  expect(paused).not.toBe(arena.playedOf('4,000', '4,000'));
  await page.getByRole('button', { name: arena.resume }).click();
  await waitFor(page, 'over');
  expect(await page.locator('[data-part=hands]').textContent()).toBe(arena.playedOf('4,000', '4,000'));
  const { rows, hands } = await askCommand('razz --players lv2:2,lv1 --hands 4000 --seed 7', visitor, [
    'Level 2, Bold',
    'Level 1, Solid',
  ]);
  expect(hands).toBe(4000);
  expect(await readRows(page)).toEqual(rows);
  await page.locator('[data-part=curve] canvas').waitFor();
  // No id of a player is on the page.
  expect(await page.locator('main').innerText()).not.toMatch(/\blv\d/);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await start(other);
  await waitFor(other, 'over');
  expect(await readRows(other)).toEqual(rows);
  await other.close();
});

test('until the interval is narrow, without luck, on a phone in Japanese, the figures are those of the command', async () => {
  const visitor = await enterAt('?game=badugi&players=lv2,maniac&until=30&hands=8000&seed=3', PHONE);
  const { page } = visitor;
  await start(page);
  await waitFor(page, 'over');
  const { rows, hands } = await askCommand(
    'badugi --players lv2,maniac --until 30bb --hands 8000 --seed 3 --luck-adjusted',
    visitor,
    ['レベル2・慎重', 'マニアック'],
  );
  expect(hands).toBeLessThan(8000);
  expect(await readRows(page)).toEqual(rows);
  await expectFits(page);
});

test('a match with level 3 has the figures of the command', { timeout: 120_000 }, async () => {
  const visitor = await enterAt('?game=razz&players=lv3,lv1&hands=4&seed=5&luck=raw', DESKTOP);
  const { page } = visitor;
  // The form and its button are in sight at once, and the figures are beside the curve.
  const button = await page.locator('form[data-part=match] button[type=submit]').boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await start(page);
  await page.locator('[data-part=result][data-status=over]').waitFor({ timeout: 90_000 });
  const names = ['lv3', 'lv1'].map((name) => namePlayer(visitor.words.players, name));
  const { rows } = await askCommand('razz --players lv3,lv1 --hands 4 --seed 5', visitor, names);
  expect(await readRows(page)).toEqual(rows);
  const [table, curve] = await Promise.all([
    page.locator('[data-part=result] table').first().boundingBox(),
    page.locator('[data-part=curve]').boundingBox(),
  ]);
  expect(curve!.x).toBeGreaterThanOrEqual(table!.x + table!.width);
});

test('a match goes on while its tab is frozen and thawed, and stops when asked', async () => {
  const visitor = await enterAt('?game=stud&players=lv2,lv1&hands=1000000&seed=3&luck=raw', DESKTOP);
  const { page } = visitor;
  await start(page);
  await waitFor(page, 'running');
  await page.locator('[data-part=result] tbody').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  const hands = await page.locator('[data-part=hands]').textContent();
  await expect.poll(() => page.locator('[data-part=hands]').textContent()).not.toBe(hands);
  // Another page of the app pauses it.
  await page.evaluate(() => {
    location.hash = '#/rules';
  });
  await page.locator('.rules-rules-gameTile').first().waitFor();
  await expect.poll(() => visitor.countWorkers()).toBe(0);
  await page.goBack();
  await waitFor(page, 'paused');
  await page.getByRole('button', { name: visitor.words.web.arena.stop }).click();
  await waitFor(page, 'stopped');
  await page.locator('[data-part=result] tbody').first().waitFor();
});

test('a broken address is named with its code, and what is typed wrong cannot be started', async () => {
  const { page, words } = await enterAt('?game=chess&players=lv2,lv1&seed=7', DESKTOP);
  const alert = page.locator('form[data-part=match] [role=alert]');
  await expect
    .poll(() => alert.textContent())
    .toBe(`${words.web.arena.errors['arena/unknown-game']('game=chess')} arena/unknown-game`);
  await page.evaluate(() => {
    location.hash = '#/arena?players=lv2,lv1&seed=one';
  });
  await expect
    .poll(() => alert.textContent())
    .toBe(`${words.web.arena.errors['arena/bad-seed']('one')} arena/bad-seed`);
  const button = page.locator('form[data-part=match] button[type=submit]');
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel(words.web.arena.seed, { exact: true }).fill('8');
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(page.url()).toContain('seed=8');
});

test('by keyboard alone; the page says how long it will take, and is open to everybody in every theme', async () => {
  const { page, words } = await enterAt('?hands=400', DESKTOP);
  await page.locator('[data-part=expected]:not([aria-busy])').waitFor();
  await page.getByLabel(words.web.arena.seed, { exact: true }).focus();
  await page.keyboard.press('Enter');
  await waitFor(page, 'over');
  await page.locator('[data-part=curve] canvas').waitFor();
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    await page.evaluate((chosen) => {
      dispatchEvent(new CustomEvent('doorcard-look', { detail: { theme: chosen } }));
    }, theme);
    expect(await listBarriers(page, theme === 'light' ? undefined : ['color-contrast']), theme).toEqual([]);
  }
});
