import { readFileSync } from 'node:fs';
import { describeReason, writeResult } from '@doorcard/text';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { makeExport } from '../src/shared/hands/handExport.js';
import { makeKeptHand } from '../src/shared/hands/handKeeping.js';
import { listBarriers } from './barriers.js';
import { finishHand } from './finishedHand.js';
import { makeMany } from './manyRows.js';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';
import { allWordsOf } from './webWords.js';

const { app, enter } = serveVisitors();

/** Plays one practice hand to its end and waits until it is kept. */
async function playHand(visitor: Visitor, games: string, seed: string): Promise<string> {
  await visitor.deal({ games, seed });
  await visitor.playOn((view) => (view.seats[view.seat!]!.draws.length === 0 ? [0] : []));
  const { hand } = (await visitor.heard('handOver')).at(-1)!;
  await visitor.page.waitForFunction(isKept, hand);
  return hand;
}

/** Runs in the page: whether the hand is in the database. Asking before it exists must not create it. */
async function isKept(id: string): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('doorcard-hands')) return false;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('doorcard-hands');
    request.addEventListener('error', () => reject(new Error('the database refuses')));
    request.addEventListener('success', () => {
      const database = request.result;
      const found = database.transaction('rows').objectStore('rows').getKey(id);
      found.addEventListener('success', () => {
        database.close();
        resolve(found.result !== undefined);
      });
    });
  });
}

const openList = (page: Page): Promise<void> =>
  page.evaluate(() => {
    location.hash = '#/history';
  });

/** Names and stacks of the seats that are shown. */
const listStacks = (page: Page): Promise<string[]> =>
  page
    .locator('[data-seat]')
    .evaluateAll((seats) =>
      seats.map(
        (seat) =>
          `${seat.getAttribute('aria-label')!} ${seat.querySelector('[data-part=stack]')!.textContent}`,
      ),
    );

const countHidden = (page: Page): Promise<number> => page.locator('[data-seat] [data-face=back]').count();

const expectFits = async (page: Page): Promise<void> => {
  const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(scroll).toBeLessThanOrEqual(inner);
};

test.each(['en', 'ja'] as const)(
  'on a phone my cards are above the controls of a replay, whatever is scrolled (%s)',
  async (language) => {
    const visitor = await enter({ language, width: 390 });
    const { page } = visitor;
    await visitor.deal({ games: 'stud8', opponents: 6, seed: '21', level: 'lv0' });
    await visitor.playOn();
    const { hand } = (await visitor.heard('handOver')).at(-1)!;
    await page.waitForFunction(isKept, hand);
    await page.evaluate((id) => (location.hash = `#/history/${id}`), hand);
    await page.locator('[data-part=frozen]').waitFor();
    for (const key of ['Home', 'End']) {
      await page.keyboard.press(key);
      for (const y of [0, 100]) {
        await page.evaluate((to) => scrollTo(0, to), y);
        const [cards, controls, menu] = await page.evaluate(() =>
          ['[data-part=frozen] > article', '[data-part=replay-controls]', 'nav'].map((each) =>
            document.querySelector(each)!.getBoundingClientRect(),
          ),
        );
        expect(cards!.top).toBeGreaterThan(0);
        expect(cards!.bottom).toBeLessThanOrEqual(controls!.top + 1);
        expect(controls!.bottom).toBeLessThanOrEqual(menu!.top + 1);
      }
    }
    expect(await page.locator('[data-part=frozen] > article [data-card]').count()).toBe(7);
  },
);

describe.each([
  ['English on a desktop', { language: 'en', width: 1280 }],
  ['Japanese on a phone', { language: 'ja', width: 390, theme: 'dark' }],
] as const)('in %s', (_name, how) => {
  test('a hand is kept, found, replayed, starred, noted, taken out and in again, and deleted', async () => {
    const visitor = await enter(how);
    const { page, words } = visitor;
    const w = words.web.history;
    const id = await playHand(visitor, 'badugi', '11');
    const { results } = (await visitor.heard('handOver'))[0]!;
    const { you } = (await visitor.heard('handStart'))[0]!;
    const mine = results.find(({ seat }) => seat === you)!;
    const { reasons } = (await visitor.heard('reasons'))[0]!;

    // In the list.
    await openList(page);
    const item = page.locator('.history-history-handItem');
    await item.waitFor();
    expect(await item.innerText()).toContain(words.table.games.badugi);
    expect(await item.innerText()).toContain(writeResult(mine.after - mine.before));
    await expectFits(page);
    await page.getByLabel(w.filter.game).selectOption('razz');
    await page.getByText(w.filter.none).waitFor();
    await page.getByRole('button', { name: w.filter.clear }).click();
    await page.getByLabel(w.filter.text).fill('ann');
    await item.waitFor();
    await item.getByRole('button', { name: w.list.star }).click();
    await item.getByRole('button', { name: w.list.unstar }).waitFor();

    // The replay, by keys, to the stacks of the table.
    await item.getByRole('link').click();
    const slider = page.getByRole('slider', { name: w.replay.place });
    await slider.waitFor();
    expect(await countHidden(page)).toBeGreaterThan(0);
    const last = Number(await slider.getAttribute('max'));
    for (let step = 1; step <= last; step++) {
      await page.keyboard.press('ArrowRight');
      const reason = reasons.find(({ decision }) => decision === step - 1);
      const panel = page.getByRole('region', { name: words.tableParts.why });
      await panel
        .getByText(
          reason === undefined ? w.replay.noReason : describeReason(words.reasons, reason.reason).thought,
        )
        .waitFor();
    }
    expect(await slider.inputValue()).toBe(String(last));
    const stacks = await listStacks(page);
    for (const { seat, name, after } of results) {
      const label = seat === you ? words.table.you : name;
      expect(stacks.map((text) => text.replaceAll(',', ''))).toContain(`${label} ${after}`);
    }
    await page.getByRole('button', { name: w.replay.sights.all, exact: true }).click();
    expect(await countHidden(page)).toBe(0);
    await page.keyboard.press('Home');
    expect(await countHidden(page)).toBe(0);
    await page.getByRole('button', { name: words.table.streets['draw2']!, exact: true }).click();
    expect(Number(await slider.inputValue())).toBeGreaterThan(0);
    await page.getByRole('button', { name: w.replay.first }).click();
    await page.getByRole('button', { name: w.replay.play, exact: true }).click();
    await page.getByText(w.replay.step(1, last)).waitFor();
    await page.getByRole('button', { name: w.replay.pause }).click();
    await expectFits(page);

    // A note and the star outlive a reload.
    await page.getByLabel(w.replay.note).fill('snow?');
    await page.getByText(w.replay.noteKept).waitFor();
    await page.reload();
    await page.getByRole('button', { name: w.list.unstar }).waitFor();
    expect(await page.getByLabel(w.replay.note).inputValue()).toBe('snow?');

    // Out as a file.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: w.exports.one, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`doorcard-${id}.phh`);
    const file = await download.path();

    // Deleted only after a question.
    await page.getByRole('button', { name: w.removal.one, exact: true }).click();
    await page.getByRole('button', { name: w.removal.no }).click();
    await page.getByRole('button', { name: w.removal.one, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.removal.yes, exact: true }).click();
    await page.getByText(w.empty).waitFor();

    // In again, once.
    const files = page.getByLabel(w.imports.files);
    const upload = { name: 'one.phh', mimeType: 'text/plain', buffer: readFileSync(file) };
    await files.setInputFiles(upload);
    await page.getByText(w.imports.kept(1)).waitFor();
    await files.setInputFiles(upload);
    await page.getByText(w.imports.there(1)).waitFor();
    await item.getByRole('link').click();
    await slider.waitFor();
    await page.keyboard.press('End');
    expect(await listStacks(page)).toEqual(stacks);
  });
});

describe('a link', () => {
  test('carries the hand as it was seen to somebody else, who keeps it when asked', async () => {
    const owner = await enter({ language: 'en' });
    const w = owner.words.web.history;
    const id = await playHand(owner, 'stud8', '3');
    await owner.page.goto(`${app().address}#/history/${id}`);
    await owner.page.getByRole('button', { name: w.share.seen }).click();
    const field = owner.page.getByLabel(w.share.link);
    await field.waitFor();
    const seen = await field.inputValue();
    await owner.page.getByRole('button', { name: w.share.all }).click();
    await expect.poll(() => field.inputValue()).not.toBe(seen);
    const all = await field.inputValue();
    await owner.page.keyboard.press('End');
    const stacks = await listStacks(owner.page);

    const guest = await enter({ language: 'ja', width: 390, address: seen });
    const g = guest.words.web.history;
    await guest.page.getByText(g.linked.seen).waitFor();
    const [inSeen, inAll] = [await decode(guest.page, seen), await decode(guest.page, all)];
    expect(inSeen).toContain('????');
    expect(inAll).not.toContain('????');
    await guest.page.keyboard.press('End');
    const theirs = await listStacks(guest.page);
    expect(theirs.map((text) => text.replace(guest.words.table.you, 'You'))).toEqual(stacks);
    expect(await listBarriers(guest.page)).toEqual([]);
    await guest.page.goto(`${app().address}#/history`);
    await guest.page.getByText(g.empty).waitFor();

    await guest.page.goto(seen);
    await guest.page.getByRole('button', { name: g.linked.keep }).click();
    await guest.page.getByLabel(g.replay.note).waitFor();
    await guest.page.goto(all);
    await guest.page.getByText(g.linked.all).waitFor();
    await guest.page.getByRole('button', { name: g.linked.keep }).click();
    await guest.page.getByText(g.linked.there).waitFor();

    await guest.page.goto(seen.slice(0, -20));
    const note = guest.page.getByRole('alert');
    await note.waitFor();
    expect(await note.innerText()).toContain('link/damaged');
    expect(await note.innerText()).toContain(guest.words.web.history.errors['link/damaged']);
  });
});

/** The record inside a link. */
const decode = (page: Page, link: string): Promise<string> =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return (JSON.parse(await new Response(stream).text()) as { phh: string }).phh;
  }, link.split('#/hand/')[1]!);

describe('the storage', () => {
  test('with a broken hand says which, and shows the others; pasted text is taken or refused by line', async () => {
    const visitor = await enter({ language: 'en' });
    const { page } = visitor;
    const w = allWordsOf('en').web.history;
    const first = makeKeptHand((await finishHand('razz', '5')).finished);
    // Tables in Node all have one name.
    const second = makeKeptHand({ ...(await finishHand('holdem', '5')).finished, id: 'tother-1' });
    const { text } = makeExport([first, second], 'pokerstars', 'seen');
    await openList(page);
    const field = page.getByLabel(w.imports.paste);
    await field.fill(text.replace(/^Table .*$/m, 'Nonsense'));
    await page.getByRole('button', { name: w.imports.take }).click();
    await page.getByText(w.imports.refused(1)).waitFor();
    const report = await page.locator('.history-history-report').last().innerText();
    expect(report).toContain(w.imports.where(w.imports.pasted, '1'));
    expect(report).toContain('line 2');
    expect(report).toMatch(/pokerstars\/[\w-]+/);
    await page.locator('.history-history-handItem').waitFor();
    await field.fill(text);
    await page.getByRole('button', { name: w.imports.take }).click();
    await page.getByText(w.imports.there(1)).waitFor();
    await expect.poll(() => page.locator('.history-history-handItem').count()).toBe(2);

    await page.evaluate(breakRow, first.row.id);
    await page.reload();
    const note = page.getByRole('alert');
    await note.waitFor();
    expect(await note.innerText()).toContain(first.row.id);
    expect(await note.innerText()).toContain('hands/bad-checksum');
    expect(await page.locator('.history-history-handItem').count()).toBe(1);
    expect(await listBarriers(page)).toEqual([]);
  });

  test('that keeps nothing is said with its code, and play goes on', async () => {
    const visitor = await enter({ language: 'ja', width: 390 });
    const { page, words } = visitor;
    await page.addInitScript(refuseStorage);
    await page.reload();
    await visitor.deal({ games: 'razz', seed: '2' });
    await visitor.playOn();
    const note = page.getByRole('alert');
    await note.waitFor();
    expect(await note.innerText()).toContain('hands/storage-full');
    expect(await note.innerText()).toContain(words.errors['hands/storage-full']);
    await visitor.nextHand();
    expect(await visitor.heard('handStart')).toHaveLength(2);
  });

  test('of 5,000 hands is listed and searched, with forty of them on the page', async () => {
    const visitor = await enter({ language: 'en' });
    const { page } = visitor;
    const w = allWordsOf('en').web.history;
    await openList(page);
    await page.getByText(w.empty).waitFor();
    const { row } = makeKeptHand((await finishHand('razz', '5')).finished);
    await page.evaluate(putRows, makeMany(row, 5000));
    await page.reload();
    const count = page.locator('.history-history-heading').getByRole('status');
    await count.getByText(w.list.count(5000, 5000)).waitFor();
    expect(await page.locator('.history-history-handItem').count()).toBe(40);
    await page.getByLabel(w.filter.text).fill('m-4321');
    await count.getByText(w.list.count(1, 5000)).waitFor();
  });
});

/** Runs in the page: changes a kept hand behind its seal. */
function breakRow(id: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('doorcard-hands');
    request.addEventListener('success', () => {
      const change = request.result.transaction('rows', 'readwrite');
      const rows = change.objectStore('rows');
      const found = rows.get(id);
      found.addEventListener('success', () => {
        rows.put({ ...(found.result as object), pot: 1 });
      });
      change.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
    });
  });
}

/** Runs in the page. */
function putRows(rows: readonly object[]): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('doorcard-hands');
    request.addEventListener('success', () => {
      const change = request.result.transaction('rows', 'readwrite');
      for (const row of rows) change.objectStore('rows').put(row);
      change.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
    });
  });
}

/** Runs in the page before anything of it: the browser has no room for hands. The dealer has a world of its own. */
function refuseStorage(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}
