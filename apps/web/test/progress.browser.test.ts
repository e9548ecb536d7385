import { findWinRate, mergeCounters } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { countHands } from '../src/progress/countHands.js';
import { writeBets } from '../src/progress/figures.js';
import { listBarriers } from './barriers.js';
import { makeKeptHands, putHands, repeatHands } from './progressHands.js';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

async function openProgress({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/progress';
  });
  await page
    .locator('.progress-progress-progress :is(.progress-progress-nothing, .progress-progress-summary)')
    .waitFor();
}

async function reopen({ page }: Visitor): Promise<void> {
  await page.reload();
  await page
    .locator('.progress-progress-progress :is(.progress-progress-nothing, .progress-progress-summary)')
    .waitFor();
}

/** Whether nothing is wider than the screen. */
const fitsScreen = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe.each([
  ['English on a desktop', { language: 'en', width: 1280, theme: 'light' }],
  ['Japanese on a phone', { language: 'ja', width: 390, theme: 'dark' }],
] as const)('in %s', (_name, how) => {
  test('nothing, one hand, and many hands with their figures', async () => {
    const visitor = await enter(how);
    const { page, words } = visitor;
    const w = words.web.progress;
    await openProgress(visitor);
    await page.getByRole('heading', { name: w.emptyTitle }).waitFor();
    expect(await page.getByRole('link', { name: w.play }).getAttribute('href')).toBe('#/');

    const hands = makeKeptHands(['razz', 'badugi'], 60, Date.now());
    await putHands(page, hands.slice(0, 1));
    await reopen(visitor);
    await page.locator('.progress-progress-chart canvas').waitFor();
    expect(await page.locator('.progress-progress-summary').innerText()).toContain(w.tooFew);
    expect(await page.locator('.progress-progress-summary').innerText()).toContain(w.moreForInterval(30, 29));

    await putHands(page, hands);
    await reopen(visitor);
    await page.locator('.progress-progress-chart canvas').waitFor();
    const counted = countHands(hands, () => {});
    const counters = mergeCounters(counted.days.map(([, each]) => each));
    const all = findWinRate(counters);
    const summary = await page.locator('.progress-progress-summary').innerText();
    expect(summary).toContain(w.bets(writeBets(all.bets)));
    expect(summary).toContain(w.between(writeBets(all.interval!.low), writeBets(all.interval!.high)));
    expect(summary).toContain(w.moreForVerdict(500, 440));
    expect(await page.getByRole('img').getAttribute('aria-label')).toContain(writeBets(all.showdownBets));

    // A game of its own, chosen by keyboard; its tables open.
    await page.getByLabel(w.game, { exact: true }).selectOption('razz');
    await page.locator('details[open]').waitFor();
    expect(page.url()).toContain('#/progress?game=razz');
    const razz = findWinRate(counters, { game: 'razz' });
    expect(await page.locator('.progress-progress-summary').innerText()).toContain(
      w.bets(writeBets(razz.bets)),
    );
    const table = page.getByRole('table', { name: `${words.table.games.razz}: ${w.wholeHand}` });
    const [name] = w.statTexts.vpip.stud;
    const cells = table.getByRole('row', { name }).first().getByRole('cell');
    expect(await cells.last().innerText()).toBe(writeChips(razz.hands));
    await page.getByRole('region', { name: `${words.table.games.razz}: ${w.byStreet}` }).focus();
    expect(await fitsScreen(visitor)).toBe(true);
    expect(await listBarriers(page)).toEqual([]);

    await page.evaluate(() => {
      location.hash = '#/progress?game=stud8';
    });
    await page.getByText(w.nothingHere).waitFor();
    await page.getByRole('link', { name: w.showAll }).click();
    await page.locator('.progress-progress-chart canvas').waitFor();
  });
});

test('five thousand hands are counted while the page answers; broken ones are said', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  const w = words.web.progress;
  await openProgress(visitor);
  const hands = repeatHands(makeKeptHands(['stud8', '2-7-triple', 'holdem'], 60, Date.now()), 5001);
  const [broken, ...good] = hands;
  await putHands(page, [...good, { ...broken!, records: { ...broken!.records, all: 'nonsense' } }]);
  await page.reload();
  await page.locator('.progress-progress-counting').waitFor();
  const frames = page.evaluate(countFrames);
  await page.locator('.progress-progress-summary').waitFor();
  expect(await page.locator('.progress-progress-summary').innerText()).toContain(writeChips(5000));
  await page.getByText(w.skipped(1)).waitFor();
  await page.locator('.progress-progress-chart canvas').waitFor();
  // A page that counted by itself would not be drawn meanwhile.
  expect(await frames).toBeGreaterThan(5);
});

test('ten lucky hands prove nothing, and hands have whole numbers', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  const w = words.web.progress;
  await openProgress(visitor);
  const won = makeKeptHands(['stud8'], 400, Date.now()).filter(({ row }) => (row.result ?? 0) > 0);
  expect(won.length).toBeGreaterThan(40);
  await page.addInitScript(() => {
    // It is called with its own `this`.
    // oxlint-disable-next-line typescript/unbound-method
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      document.documentElement.dataset['drawn'] =
        `${document.documentElement.dataset['drawn'] ?? ''}|${args[0]}`;
      fillText.apply(this, args);
    };
  });
  await putHands(page, won.slice(0, 1));
  await reopen(visitor);
  await page.locator('.progress-progress-chart canvas').waitFor();
  const drawn = await page.evaluate(() => document.documentElement.dataset['drawn'] ?? '');
  // The amounts have a sign.
  expect(drawn.split('|').filter((text) => /^[\d.]+$/.test(text))).toEqual(
    expect.arrayContaining(['0', '1']),
  );
  expect(drawn).not.toMatch(/\|\d+\.\d/);
  await putHands(page, won.slice(0, 10));
  await reopen(visitor);
  await page.locator('.progress-progress-chart canvas').waitFor();
  const few = await page.locator('.progress-progress-summary').innerText();
  expect(few).toContain(w.moreForInterval(30, 20));
  expect(few).not.toContain(w.verdicts.winning);
  await putHands(page, won.slice(0, 40));
  await reopen(visitor);
  await page.locator('.progress-progress-chart canvas').waitFor();
  const more = await page.locator('.progress-progress-summary').innerText();
  expect(more).toContain(w.moreForVerdict(500, 460));
  expect(more).not.toContain(w.verdicts.winning);
});

/** Runs in the page: how often it is drawn while the hands are counted. */
function countFrames(): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    const look = (): void => {
      if (document.querySelector('.progress-progress-counting') === null) {
        resolve(frames);
        return;
      }
      frames++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
