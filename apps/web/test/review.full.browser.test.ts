import { expect, test } from 'vitest';
import type { KeptHand } from '../src/shared/hands/keptHand.js';
import { compareMemory, measureMemory, type Memory } from './manyHands.js';
import { putHands, makeKeptHands } from './progressHands.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

const HOUR = 3_600_000;

/**
 * Judging a hand takes about a second for each decision, so most hands here have few: they are given up early. The
 * longest come first: what the players keep up to a limit is there when memory is measured for the first time.
 */
function makeShortHands(count: number): KeptHand[] {
  const hands = makeKeptHands(['razz', 'badugi'], 4 * count, Date.UTC(2026, 10, 1));
  return hands
    .toSorted((a, b) => a.records.seen.length - b.records.seen.length)
    .slice(0, count)
    .toReversed();
}

test(
  '500 kept hands are reviewed in the background without growth in memory',
  { timeout: HOUR },
  async () => {
    const visitor = await enter();
    const { page } = visitor;
    const hands = makeShortHands(500);
    await page.locator('main').waitFor();
    const found: Memory[] = [];
    for (const [from, to] of [
      [0, 100],
      [100, 300],
      [300, 500],
    ] as const) {
      // The list of all hands is not open while memory is measured: it is as long as there are hands.
      await page.evaluate(() => {
        location.hash = '#/review?hands=files';
      });
      await page.locator('[data-part=session]').waitFor();
      await putHands(page, hands.slice(from, to));
      await page.evaluate(() => {
        location.hash = '#/review?hands=all';
      });
      await page.locator('[data-part=judge-all]').click();
      await page.locator('[data-part=judge-all]').waitFor({ state: 'detached', timeout: HOUR });
      await page.locator('[data-part=session-lost]').waitFor();
      await page.evaluate(() => {
        location.hash = '#/settings';
      });
      await page.locator('input[name=theme]').first().waitFor();
      await page.evaluate(() => {
        window.traffic.length = 0;
      });
      found.push(await measureMemory(visitor));
    }
    console.log(found.map((each) => JSON.stringify(each)).join('\n'));
    expect(await countVerdicts()).toBe(hands.length);
    compareMemory(found);

    function countVerdicts(): Promise<number> {
      return page.evaluate(async () => {
        const ask = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(new Error('the database refuses')));
          });
        const database = await ask(indexedDB.open('doorcard-hands'));
        const count = await ask(database.transaction('verdicts').objectStore('verdicts').count());
        database.close();
        return count;
      });
    }
  },
);
