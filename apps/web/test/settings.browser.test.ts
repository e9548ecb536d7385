import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import type { CoachReply } from '../src/shared/coach/coachMessage.js';
import { parseBackup } from '../src/settings/backup.js';
import { openStaticHost, type StaticHost } from './staticHost.js';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';
import { allWordsOf } from './webWords.js';

const { app, enter } = serveVisitors();

/** Opens a page of the app by the part of its address behind the hash. */
async function open({ page }: Visitor, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('main h1').first().waitFor();
}

const readColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('themes', () => {
  test.each([
    ['light', 'dark', 'en', 'rgb(241, 237, 228)'],
    ['dark', 'light', 'ja', 'rgb(11, 12, 16)'],
    ['contrast', 'light', 'en', 'rgb(0, 0, 0)'],
  ] as const)(
    '%s holds on a system that is %s, after a reload too',
    async (theme, system, language, colour) => {
      const visitor = await enter({ language, theme: system });
      const { page } = visitor;
      await open(visitor, '#/settings');
      await page.locator(`input[name=theme][value=${theme}]`).check();
      expect(await readColour(page)).toBe(colour);
      await page.reload();
      expect(await readColour(page)).toBe(colour);
    },
  );

  test('are there before the app itself: dark, or as the system where that is chosen', async () => {
    const { page } = await enter({ theme: 'light' });
    expect(await readColour(page)).toBe('rgb(11, 12, 16)');
    await page.evaluate(() => localStorage.setItem('doorcard', '{"version":1,"theme":"system"}'));
    await page.reload();
    expect(await readColour(page)).toBe('rgb(241, 237, 228)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readColour(page)).toBe('rgb(11, 12, 16)');
    await page.evaluate(() => localStorage.removeItem('doorcard'));
    await page.reload();
    await page.emulateMedia({ contrast: 'more' });
    await page.locator('html[data-theme=contrast]').waitFor();
    expect(await readColour(page)).toBe('rgb(0, 0, 0)');
    await page.evaluate(() => localStorage.setItem('doorcard', '{"version":1,"theme":"dark"}'));
    // A page without the app's script has the theme all the same.
    const html = readFileSync(`${app().page}/index.html`, 'utf8').replace(
      /<script type="module".*<\/script>/,
      '',
    );
    await page.route('**/bare', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(`${app().address}/bare`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

describe.each([
  ['en', 1280],
  ['ja', 360],
] as const)('in %s at %i pixels', (language, width) => {
  test('choices count at once and are there after a reload', async () => {
    const visitor = await enter({ language, width });
    const { page, words } = visitor;
    const { settings: w } = words.web;
    await open(visitor, '#/settings');
    const choices = { theme: 'light', deck: 'twoColour', unit: 'bigBets', speed: 'slow' };
    const colourOf = (card: string): Promise<string> =>
      page
        .locator(`[data-card="${card}"]`)
        .evaluate((each) => getComputedStyle(each.querySelector('path')!).fill);
    expect(await colourOf('5c')).not.toBe(await colourOf('As'));
    for (const [name, value] of Object.entries(choices)) {
      await page.locator(`input[name=${name}][value=${value}]`).check();
    }
    expect(await colourOf('5c')).toBe(await colourOf('As'));
    await page.getByRole('switch', { name: w.testMe }).check();
    await page.getByRole('switch', { name: w.sound, exact: true }).check();
    await page.getByRole('slider', { name: w.volume }).fill('25');
    for (const sound of Object.values(w.sounds)) {
      await page.getByRole('button', { name: `${w.tryIt}: ${sound}`, exact: true }).click();
    }
    // A kind that is not wanted is silent, and stays so.
    await page.getByRole('switch', { name: w.sounds.check, exact: true }).uncheck();
    expect(
      await page.getByRole('button', { name: `${w.tryIt}: ${w.sounds.check}`, exact: true }).isDisabled(),
    ).toBe(true);

    const key = (action: keyof typeof words.keyActions, name: string) =>
      page.getByRole('button', { name: w.changeKey(words.keyActions[action], name), exact: true });
    await key('fold', 'F').click();
    await page.keyboard.press('c');
    await page.getByText(w.keyTaken('C', words.keyActions.call)).waitFor();
    await key('fold', 'F').click();
    await page.keyboard.press('ArrowUp');
    await page.getByText(w.notAKey).waitFor();
    await key('fold', 'F').click();
    await page.keyboard.press('Escape');
    await key('fold', 'F').press('Enter');
    await page.keyboard.press('X');
    await page.getByText(w.keyChanged(words.keyActions.fold, 'X')).waitFor();

    await page.reload();
    for (const [name, value] of Object.entries(choices)) {
      expect(await page.locator(`input[name=${name}][value=${value}]`).isChecked(), name).toBe(true);
    }
    expect(await page.getByRole('switch', { name: w.testMe }).isChecked()).toBe(true);
    expect(await page.getByRole('slider', { name: w.volume }).inputValue()).toBe('25');
    expect(await page.getByRole('switch', { name: w.sounds.check, exact: true }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: w.sounds.bet, exact: true }).isChecked()).toBe(true);
    await key('fold', 'X').waitFor();
    const [inner, scroll] = await page.evaluate(
      () => [innerWidth, document.documentElement.scrollWidth] as const,
    );
    expect(scroll).toBeLessThanOrEqual(inner);

    // Back to the usual, but only after a question.
    await page.getByRole('button', { name: w.resetSettings }).click();
    await page.getByText(w.resetSettingsSure).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByRole('button', { name: w.sure }).click();
    await page.getByText(w.wasReset).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await key('fold', 'F').waitFor();
  });
});

test('settings that cannot be read are said with their code, and kept aside', async () => {
  const visitor = await enter();
  const { page } = visitor;
  await open(visitor, '#/settings');
  await page.evaluate(() => localStorage.setItem('doorcard', '{"type":"doorcard/preferences","version":9}'));
  await page.reload();
  const note = await page.getByRole('alert').innerText();
  expect(note).toContain('preferences/unknown-version');
  await page.locator('input[name=theme][value=light]').check();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('doorcard-aside'))).toContain('"version":9');
});

describe('a backup', () => {
  let other: StaticHost | undefined;
  afterAll(() => other?.close());

  test(
    'goes to another address with settings, hands, verdicts, drills and the open table, and no card can be read in it',
    { timeout: 240_000 },
    async () => {
      const visitor = await enter({ language: 'en' });
      const { page, words } = visitor;
      const { settings: w } = words.web;
      await visitor.deal({ games: 'badugi', opponents: 2, seed: '11', judge: true });
      await visitor.playOn();
      await page.locator('[data-part=strip][data-final=true]').waitFor({ timeout: 120_000 });
      await open(visitor, '#/drill/potOdds?game=badugi');
      await page.locator('[data-part=choices] button').first().click();
      await page.locator('[data-part=answer]').waitFor();
      await open(visitor, '#/table');
      await visitor.nextHand();
      expect(await visitor.waitForMe()).toBe('asked');
      const asked = await visitor.view();
      await open(visitor, '#/settings');
      await page.locator('input[name=theme][value=contrast]').check();
      await page.getByText(w.hands(1)).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: w.makeBackup }).click(),
      ]);
      await page.getByText(w.backupMade(file.suggestedFilename())).waitFor();
      const path = await file.path();
      const text = readFileSync(path, 'utf8');
      const backup = parseBackup(text);
      if (!backup.ok) throw backup.error;
      expect(backup.value).toMatchObject({
        preferences: { theme: 'contrast' },
        hands: [{ row: { game: 'badugi' } }],
        drills: { entries: [{ family: 'potOdds', game: 'badugi', answered: 1 }] },
      });
      const [verdicts] = backup.value.verdicts;
      expect(verdicts!.review!.decisions.length).toBeGreaterThan(0);
      expect(backup.value.table).toMatch(/^doorcard-sealed-1\.[\w+/=.]+$/);
      // The table goes on here: a backup takes nothing away.
      await open(visitor, '#/table');
      expect(await visitor.waitForMe()).toBe('asked');

      other = await openStaticHost(app().page);
      const guest = await enter({ language: 'ja', address: other.address });
      const ja = allWordsOf('ja').web.settings;
      await open(guest, '#/settings');
      await guest.page.getByLabel(ja.openBackup).last().setInputFiles(path);
      await guest.page.getByText(ja.foundMeaning).waitFor();
      expect(await guest.page.locator('html').getAttribute('data-theme')).toBe('dark');
      await guest.page.getByRole('button', { name: ja.restore }).click();
      await guest.page.locator('.settings-settings-said').getByText(ja.restored(1)).waitFor();
      expect(await guest.page.locator('html').getAttribute('data-theme')).toBe('contrast');
      const kept = (each: Page): Promise<object> =>
        each.evaluate(() => JSON.parse(localStorage.getItem('doorcard')!) as object);
      expect(await kept(guest.page)).toEqual(await kept(page));
      await open(guest, '#/table');
      expect(await guest.waitForMe()).toBe('asked');
      expect(await guest.view()).toEqual(asked);
      // What the coach has said is not computed again, and the answer to the drill counts here too.
      await open(guest, `#/review/${verdicts!.id}`);
      await guest.page.locator('[data-part=review][data-final=true]').waitFor();
      const said = (await guest.traffic()).flatMap(({ data }) => {
        const reply = data as unknown as CoachReply;
        return reply.type === 'verdicts' ? [reply.verdicts] : [];
      });
      expect(said.length).toBeGreaterThan(0);
      for (const each of said) expect(each).toEqual(verdicts);
      await open(guest, '#/drill');
      const { right } = backup.value.drills.entries[0]!;
      await guest.page.getByText(allWordsOf('ja').web.drill.answered(right, 1)).first().waitFor();

      // The same once more adds nothing, and all can be deleted.
      await open(guest, '#/settings');
      await guest.page.getByLabel(ja.openBackup).last().setInputFiles(path);
      await guest.page.getByRole('button', { name: ja.restore }).click();
      await guest.page.locator('.settings-settings-said').getByText(ja.restored(0)).waitFor();
      await guest.page.getByRole('button', { name: ja.resetAll }).click();
      await guest.page.getByText(ja.resetAllSure).waitFor();
      await guest.page.getByRole('button', { name: ja.sure }).click();
      await guest.page.getByText(ja.allWasReset).waitFor();
      await guest.page.getByText(ja.hands(0)).waitFor();
      await guest.page.evaluate(() => {
        location.hash = '#/table';
      });
      await guest.page.waitForFunction(() => location.hash === '#/');
    },
  );

  test('that is foreign or damaged is refused with a code, and nothing changes', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    const { settings: w } = words.web;
    await open(visitor, '#/settings');
    await page.locator('input[name=theme][value=light]').check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: w.makeBackup }).click(),
    ]);
    const good = readFileSync(await file.path(), 'utf8');
    const before = await page.evaluate(() => localStorage.getItem('doorcard'));
    const bad: readonly (readonly [code: string, text: string])[] = [
      ['backup/not-json', good.slice(0, -20)],
      ['backup/foreign', '{"type":"doorcard/hand"}'],
      ['backup/unknown-version', good.replace('"version":2', '"version":3')],
      ['backup/bad-checksum', good.replace('light', 'night')],
    ];
    for (const [code, text] of bad) {
      const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel(w.openBackup).last().setInputFiles(file);
      const note = page.getByRole('alert').filter({ hasText: code });
      await note.waitFor();
      expect(await note.innerText()).toContain(w.errors[code]);
      expect(await page.getByRole('button', { name: w.restore }).count()).toBe(0);
    }
    expect(await page.evaluate(() => localStorage.getItem('doorcard'))).toBe(before);
  });
});
