import type { TableOptions } from '@doorcard/table';
import { HUMAN } from '@doorcard/table';
import { listAwards } from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { countOuts } from '../src/shared/tableParts/outs.js';
import { playTable, resumeTable } from './preparedTable.js';
import { expectNoHaste, tapWildly, watchMoments } from './taps.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

/** The coach judges ten hands meanwhile. */
const TEN_HANDS = 240_000;

test.each([1280, 390])(
  'over ten hands almost nothing shifts (%i pixels wide)',
  { timeout: TEN_HANDS },
  async (width) => {
    const visitor = await enter({ language: 'en', width });
    const { page } = visitor;
    await visitor.deal({ games: 'stud8', opponents: 5, seed: '4', level: 'lv1', judge: true });
    await visitor.waitForMe();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 });
      // All shifts count, those after a key too.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    for (let hand = 0; hand < 10; hand++) {
      await visitor.playOn();
      if (hand < 9) await visitor.nextHand();
    }
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  },
);

describe('taps on a phone', () => {
  test('a second tap on Next does nothing in the hand that it deals, and keys are not delayed', async () => {
    const visitor = await enter({ language: 'en', width: 390 });
    const { page } = visitor;
    await visitor.deal({ games: 'stud8', seed: '3' });
    await visitor.playOn();
    await watchMoments(visitor);
    for (let hand = 0; hand < 4; hand++) {
      // What keys did before does not count.
      await page.evaluate(() => (window.moments = []));
      const box = (await visitor.button('n').boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(60 * hand);
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(400);
      await expectNoHaste(visitor);
      await visitor.playOn();
    }
    // A key answers at once.
    await visitor.nextHand();
    if ((await visitor.waitForMe()) === 'asked') await page.keyboard.press('c');
    expect(await page.evaluate(() => window.moments.some(({ what }) => what === 'acted'))).toBe(true);
  });

  test('50 random taps: nothing is done that was not on screen for 300 ms', async () => {
    const visitor = await enter({ language: 'en', width: 390 });
    await visitor.deal({ games: 'badugi', seed: '5', level: 'lv0' });
    await visitor.waitForMe();
    await watchMoments(visitor);
    await tapWildly(visitor, 50, 1);
    expect(await expectNoHaste(visitor)).toBeGreaterThan(5);
  });
});

describe('the end of a hand', () => {
  test('the headline is what was in the pot, plates show what was won, and the pot has left the middle', async () => {
    const visitor = await enter({ language: 'en' });
    const { page, words } = visitor;
    await visitor.deal({ games: 'stud8', opponents: 5, seed: '21', level: 'lv0' });
    for (let hand = 0; hand < 4; hand++) {
      await visitor.playOn();
      const total = listAwards(await visitor.view()).reduce((sum, { chips }) => sum + chips, 0);
      const headline = page.locator('[data-part=headline]');
      expect(await headline.innerText()).toContain(total.toLocaleString('en'));
      expect(await page.locator('[data-part=pots]').count()).toBe(0);
      const gained = await page
        .locator('[data-gained]')
        .evaluateAll((all) =>
          all.reduce((sum, each) => sum + Number((each as HTMLElement).dataset['gained']), 0),
        );
      expect(gained).toBe(total);
      const [over] = (await visitor.heard('handOver')).slice(-1);
      for (const { name, seat, before, after } of over!.results) {
        const label = seat === (await visitor.heard('handStart')).at(-1)!.you ? words.table.you : name;
        const shown = await page.getByRole('article', { name: label, exact: true }).innerText();
        if (after !== before) expect(shown).toContain(Math.abs(after - before).toLocaleString('en'));
      }
      await visitor.nextHand();
    }
  });
});

describe('outs', () => {
  test('are shown for draws that have a name, as they are counted', async () => {
    const visitor = await enter({ language: 'en' });
    const { page, words } = visitor;
    const { table: w } = words.web;
    await visitor.deal({ games: 'stud8', opponents: 5, seed: '21', level: 'lv0' });
    let named = 0;
    for (let hand = 0; hand < 3; hand++) {
      while ((await visitor.waitForMe()) === 'asked') {
        const view = await visitor.view();
        const outs = countOuts(view);
        const shown = await page
          .locator('[data-part=help] ul > li')
          .evaluateAll((all) => all.map((each) => each.firstChild!.textContent));
        expect(shown).toEqual(
          outs.map(({ draw, live, dead }) => w.outs(w.draws[draw], live.length, dead.length)),
        );
        // On 3rd street no single card makes anything.
        if (view.street === 0) expect(shown).toEqual([]);
        named += outs.length;
        await page.keyboard.press('c');
      }
      await visitor.nextHand();
    }
    expect(named).toBeGreaterThan(3);
  });
});

test('on a phone results stay in the line of their seat, that of the bring-in too', async () => {
  const visitor = await enter({ language: 'en', width: 390 });
  const { page } = visitor;
  await visitor.deal({ games: 'stud8', opponents: 5, seed: '21', level: 'lv0' });
  let isChecked = false;
  for (let hand = 0; hand < 4; hand++) {
    await visitor.playOn();
    const view = await visitor.view();
    const opener = view.events.find(({ type }) => type === 'bringIn') as { seat: number } | undefined;
    isChecked ||= opener !== undefined && opener.seat !== view.seat && !view.seats[opener.seat]!.folded;
    expect(await page.locator('[data-part=seat]').evaluateAll(listStrayResults)).toEqual([]);
    await visitor.nextHand();
  }
  expect(isChecked).toBe(true);
});

test('a cash table of no limit has no ante', async () => {
  const visitor = await enter({ language: 'en' });
  await visitor.deal({ games: 'holdem', seed: '2' });
  await visitor.waitForMe();
  const { stakes } = await visitor.view();
  expect(stakes.antes.every((ante) => ante === 0)).toBe(true);
  expect(await visitor.page.locator('[data-part=bar]').innerText()).not.toContain('ante');
});

test('the ante of no limit is one of the big blind, and says so', async () => {
  const options: TableOptions = {
    kind: 'tournament',
    games: ['holdem'],
    chairs: ['You', 'Ann'].map((name, i) => ({ name, player: i === 0 ? HUMAN : 'lv0' })),
    chips: 600,
    levelsBy: 'hands',
    levels: [{ stakes: { noLimit: { ante: 0, smallBlind: 10, bigBlind: 20, bigBlindAnte: 20 } }, lasts: 40 }],
    seed: '2',
  };
  const { save } = await playTable(options, 1);
  const visitor = await enter({ language: 'en' });
  await resumeTable(visitor, save);
  await visitor.page.getByText('BB ante 20').first().waitFor();
});

test.each([
  { width: 390, height: 844, mine: 50, board: 31 },
  { width: 1280, height: 800, mine: 90, board: 50 },
  { width: 1920, height: 1080, mine: 124, board: 68 },
])(
  'cards grow with the screen: $mine pixels at $width by $height',
  async ({ width, height, mine, board }) => {
    const visitor = await enter({ language: 'en', width });
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    await visitor.deal({ games: 'stud8', opponents: 2, seed: '21', level: 'lv0' });
    while ((await visitor.waitForMe()) === 'asked' && (await visitor.view()).street < 4)
      await page.keyboard.press('c');
    const measure = async (seat: string): Promise<number[]> =>
      page
        .locator(`[data-part=${seat}] [data-part=cards] [data-card]`)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    const own = await measure('my-seat');
    expect(own).toHaveLength(7);
    for (const size of own) expect(Math.abs(size - mine)).toBeLessThan(3);
    for (const size of await measure('seat')) expect(Math.abs(size - board)).toBeLessThan(3);
  },
);

test('no card is cut off, and the name of a hand comes after its last card', async () => {
  const visitor = await enter({ language: 'en' });
  const { page } = visitor;
  await visitor.deal({ games: 'stud8', opponents: 6, seed: '14' });
  await visitor.waitForMe();
  await page.evaluate(() => {
    localStorage.setItem('doorcard', JSON.stringify({ version: 1, speed: 'slow' }));
    dispatchEvent(new StorageEvent('storage'));
  });
  await page.locator('[data-speed=slow]').waitFor();
  for (let street = 0; street < 3 && (await visitor.waitForMe()) === 'asked'; street++) {
    expect(await page.locator('[data-part=felt] [data-face]').evaluateAll(listCut)).toEqual([]);
    await page.keyboard.press('c');
  }
  const mine = page.locator('[data-part=my-seat]');
  await mine.locator('[data-part=held]').first().waitFor({ state: 'attached' });
  // Both at one moment: the next card makes new ones of them.
  const [landed, named] = await mine.evaluate((seat) => {
    const read = (selector: string): CSSStyleDeclaration =>
      getComputedStyle([...seat.querySelectorAll(selector)].at(-1)!);
    const card = read('[data-part=cards] li');
    return [
      Number.parseFloat(card.animationDelay) + Number.parseFloat(card.animationDuration),
      Number.parseFloat(read('[data-part=held]').animationDelay),
    ] as const;
  });
  expect(landed).toBeGreaterThan(0.2);
  expect(named).toBeGreaterThanOrEqual(landed);
});

test('the seventh card is squeezed, which waits for nobody, and is open at once where motion is off', async () => {
  const visitor = await enter({ language: 'en' });
  const { page } = visitor;
  await visitor.deal({ games: 'stud8', opponents: 2, seed: '21', level: 'lv0' });
  const cover = page.locator('[data-part=my-seat] [data-part=squeeze]');
  const setSpeed = async (speed: string): Promise<void> => {
    await page.evaluate((chosen) => {
      localStorage.setItem('doorcard', JSON.stringify({ version: 1, speed: chosen }));
      dispatchEvent(new StorageEvent('storage'));
    }, speed);
    await page.locator(`[data-speed=${speed}]`).waitFor();
  };
  while ((await visitor.waitForMe()) === 'asked' && (await visitor.view()).street < 4)
    await page.keyboard.press('c');
  const readTime = (): Promise<string> => cover.evaluate((each) => getComputedStyle(each).animationDuration);
  // The table of the browser waits for nobody, so nothing covers the card.
  expect(await readTime()).toBe('0s');
  expect(await cover.isVisible()).toBe(false);
  await setSpeed('slow');
  expect(Number.parseFloat(await readTime())).toBeGreaterThan(0.5);
  expect(await cover.evaluate((each) => getComputedStyle(each).pointerEvents)).toBe('none');
  // A decision does not wait for it.
  await page.keyboard.press('c');
  expect(await visitor.waitForMe()).toBe('between');
});

/** Runs in the page: results that are outside of the screen, or on the cards or the name of their seat. */
function listStrayResults(seats: readonly Element[]): string[] {
  return seats.flatMap((seat) => {
    const result = seat.querySelector('[data-part=result]');
    if (result === null) return [];
    const { left, right, top, bottom } = result.getBoundingClientRect();
    const covers = [...seat.querySelectorAll('[data-face], [data-part=plate] span')].some((each) => {
      const box = each.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
    });
    const isOutside = left < 0 || right > document.documentElement.clientWidth;
    return covers || isOutside ? [`${seat.getAttribute('aria-label')}: ${result.textContent}`] : [];
  });
}

/** Runs in the page: cards of which a parent shows only a part. */
function listCut(faces: readonly Element[]): string[] {
  return faces.flatMap((face) => {
    const card = face.getBoundingClientRect();
    for (let each = face.parentElement; each !== null && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (card.left < left || card.right > right || card.top < top || card.bottom > bottom)
        return [face.getAttribute('aria-label') ?? ''];
    }
    return [];
  });
}
