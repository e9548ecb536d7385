import { listBarriers } from './barriers.js';
import { findWinRate, mergeCounters } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { countHands } from '../src/progress/countHands.js';
import { writeBets } from '../src/progress/figures.js';
import { makeKeptHands, putHands, repeatHands } from './progressHands.js';
import type { Visitor } from './visitor.js';
import { openDoors } from './visitors.js';

const { enter } = openDoors();

async function openProgress({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/progress';
  });
  await page.locator('.progress :is(.nothing, .summary)').waitFor();
}

async function reopen({ page }: Visitor): Promise<void> {
  await page.reload();
  await page.locator('.progress :is(.nothing, .summary)').waitFor();
}

/** Whether nothing is wider than the screen. */
const fitsScreen = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe.each([
  ['English on a desk', { language: 'en', width: 1280, theme: 'light' }],
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
    await page.locator('.chart canvas').waitFor();
    expect(await page.locator('.summary').innerText()).toContain(w.tooFew);

    await putHands(page, hands);
    await reopen(visitor);
    await page.locator('.chart canvas').waitFor();
    const counted = countHands(hands, () => {});
    const counters = mergeCounters(counted.days.map(([, each]) => each));
    const all = findWinRate(counters);
    const summary = await page.locator('.summary').innerText();
    expect(summary).toContain(w.bets(writeBets(all.bets)));
    expect(summary).toContain(w.between(writeBets(all.interval!.low), writeBets(all.interval!.high)));
    expect(await page.getByRole('img').getAttribute('aria-label')).toContain(writeBets(all.showdownBets));

    // A game of its own, chosen by keyboard; its tables open.
    await page.getByLabel(w.game, { exact: true }).selectOption('razz');
    await page.locator('details[open]').waitFor();
    expect(page.url()).toContain('#/progress?game=razz');
    const razz = findWinRate(counters, { game: 'razz' });
    expect(await page.locator('.summary').innerText()).toContain(w.bets(writeBets(razz.bets)));
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
    await page.locator('.chart canvas').waitFor();
  });
});

test('five thousand hands are counted while the page answers; broken ones are said', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  const w = words.web.progress;
  await openProgress(visitor);
  const hands = repeatHands(makeKeptHands(['stud8', '2-7-triple', 'holdem'], 60, Date.now()), 5001);
  const [broken, ...good] = hands;
  await putHands(page, [...good, { ...broken!, papers: { ...broken!.papers, all: 'nonsense' } }]);
  await page.reload();
  await page.locator('.counting').waitFor();
  const frames = page.evaluate(countFrames);
  await page.locator('.summary').waitFor();
  expect(await page.locator('.summary').innerText()).toContain(writeChips(5000));
  await page.getByText(w.skipped(1)).waitFor();
  await page.locator('.chart canvas').waitFor();
  // A page that counted by itself would not be drawn meanwhile.
  expect(await frames).toBeGreaterThan(5);
});

/** Runs in the page: how often it is drawn while the hands are counted. */
function countFrames(): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    const look = (): void => {
      if (document.querySelector('.counting') === null) {
        resolve(frames);
        return;
      }
      frames++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
