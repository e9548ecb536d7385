import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseRange } from '@doorcard/cards';
import type { Locator, Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { PRESET_POINTS } from '../src/lab/decision/pointFields.js';
import { PRESET_SPOTS } from '../src/lab/holdem/presets.js';
import { makeSpotFile } from '../src/lab/holdem/spotFields.js';
import { listUsable } from '../src/lab/usableDecisions.js';
import type { KeptHand } from '../src/shared/hands/keptHand.js';
import { listBarriers } from './barriers.js';
import { makeKeptHands, putHands } from './progressHands.js';
import type { Visitor, VisitorOptions } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { app, enter } = serveVisitors();

const DESKTOP: VisitorOptions = { language: 'en', width: 1280 };
const PHONE: VisitorOptions = { language: 'ja', width: 390, theme: 'dark' };
/** A solve on a busy machine takes its time. */
const SLOW = 90_000;

const folder = mkdtempSync(join(tmpdir(), 'doorcard-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readFixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

interface SolvedJson {
  readonly ev: { readonly oop: number; readonly ip: number } & readonly [number, number];
  readonly strategy: readonly { readonly action: string; readonly frequency: number; readonly ev: number }[];
  readonly solver: { readonly iterations: number; readonly exploitability_pct: number };
  readonly response: { readonly ev: number; readonly equilibrium_ev: number };
}

/** What the command says. */
async function solveByCommand(args: readonly string[]): Promise<SolvedJson> {
  const { stdout } = await promisify(execFile)(process.execPath, [app().command, 'solve', ...args, '--json']);
  return JSON.parse(stdout) as SolvedJson;
}

function writeSpot(name: string, spot: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(spot));
  return path;
}

const enterAt = (hash: string, how: VisitorOptions): Promise<Visitor> =>
  enter({ ...how, address: `${app().address}/${hash}` });

/** Opens another page of the app, as a link does. */
const openAt = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const part = (page: Page, name: string): Locator => page.locator(`[data-part=${name}]`);

async function solve(page: Page): Promise<void> {
  await page.locator('[data-part=start]:enabled').click();
  await part(page, 'ended').waitFor({ timeout: SLOW });
}

async function expectFits(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(scroll).toBeLessThanOrEqual(inner);
}

/** Without scrolling. */
async function expectStartInSight(page: Page): Promise<void> {
  const box = await part(page, 'start').boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
}

/** Whether something keeps somebody from using the page, in one of the themes. */
async function expectOpen(page: Page): Promise<void> {
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((chosen) => {
      dispatchEvent(new CustomEvent('doorcard-look', { detail: { theme: chosen } }));
    }, theme);
    expect(await listBarriers(page), theme).toEqual([]);
  }
}

/** The value of the player who decides, as the page writes it. */
const readEv = async (page: Page): Promise<number> => {
  // Until the strategies are read again, those of an earlier iteration are shown.
  const text = await page
    .locator('[data-part=solution][data-fresh=true] [data-now=true] p')
    .filter({ hasText: 'EV' })
    .innerText();
  return Number(/EV ([+−]?[\d.]+)/.exec(text)![1]!.replace('−', '-'));
};

/** Waits for a value other than this one. */
const waitForOther = (page: Page, ev: number): Promise<void> =>
  expect.poll(() => readEv(page), { timeout: SLOW }).not.toBe(ev);

test(
  'the reference turn is solved to 0.5 % with the value of the command, browsed, saved, loaded and linked',
  { timeout: 2 * SLOW },
  async () => {
    const command = solveByCommand([writeSpot('turn.json', makeSpotFile(PRESET_SPOTS.turn))]);
    const visitor = await enterAt('#/lab/spot', DESKTOP);
    const { page, words } = visitor;
    const { lab } = words.web;
    // What it takes is known before the run.
    await page.locator('[data-part=start]:enabled').waitFor();
    expect(await part(page, 'spot-form').innerText()).toMatch(/174\s/);
    await expectStartInSight(page);
    await solve(page);
    const expected = await command;
    expect(await readEv(page)).toBe(Math.round(100 * expected.ev.oop) / 100);
    // Independent programs agree on 19.1957.
    expect(Math.abs(expected.ev.oop - 19.1957)).toBeLessThan(0.005 * 50);
    const percent = Number(await part(page, 'exploitability').innerText());
    expect(percent).toBe(Number(expected.solver.exploitability_pct.toPrecision(3)));
    expect(percent).toBeLessThanOrEqual(0.5);
    expect(await part(page, 'ended').innerText()).toContain(String(expected.solver.iterations));

    // Through the tree: two actions, a cell, its combos; the address names the decision.
    await page.locator('[data-now=true] [data-action=check]').click();
    await page.locator('[data-side="1"][data-now=true]').waitFor();
    await page.locator('[data-now=true] [data-action="bet 25"]').click();
    await page.locator('[data-side="0"][data-now=true] [data-action=fold]').waitFor();
    await page.locator('[data-now=true] [data-cell=K8s]').press('Enter');
    expect(await part(page, 'cell').innerText()).toContain('Ks8s');
    expect(page.url()).toContain('node=check%2Cbet+25');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('K7s');
    const [csv] = await Promise.all([page.waitForEvent('download'), part(page, 'csv').click()]);
    const lines = readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines[0]).toBe(
      'hand,weight,equity,ev,fold,call,raise 85,all-in 200,ev fold,ev call,ev raise 85,ev all-in 200',
    );
    expect(lines).toHaveLength(300);
    // A river card is chosen where one is dealt, and the path leads back.
    await page.locator('[data-now=true] [data-action=call]').click();
    await page.locator('button[data-card=Th]').click();
    await page.locator('[data-side="0"][data-now=true] [data-action=check]').waitFor();
    await part(page, 'path').getByRole('button', { name: 'OOP check' }).click();
    await page.locator('[data-side="0"][data-now=true] [data-action=check]').waitFor();
    const ev = await readEv(page);
    await expectOpen(page);

    // Saved, loaded after a reload, and the same; the link in a second page is the same spot.
    const [saved] = await Promise.all([page.waitForEvent('download'), part(page, 'save').click()]);
    const path = join(folder, 'turn.solved');
    await saved.saveAs(path);
    const link = page.url();
    await page.reload();
    await part(page, 'load').setInputFiles(path);
    await page.locator('[data-side="0"][data-now=true] [data-action=check]').waitFor({ timeout: SLOW });
    expect(await readEv(page)).toBe(ev);
    expect(await page.locator('[data-part=run]').getAttribute('data-status')).toBe('paused');
    await part(page, 'load').waitFor({ state: 'detached' });
    const other = await enter({ ...DESKTOP, address: link });
    await other.page.locator('[data-part=start]:enabled').waitFor();
    expect(await other.page.locator('[name=oop]').inputValue()).toBe(PRESET_SPOTS.turn.oop);
    expect(await other.page.locator('[name=turn-ipRaise]').inputValue()).toBe('60%,a');
    expect(await other.page.getByRole('heading', { level: 1 }).innerText()).toBe(lab.title);
  },
);

test(
  'a run pauses and goes on, is cancelled, and a lock changes the answer',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enterAt('#/lab/spot', PHONE);
    const { page, words } = visitor;
    const { lab } = words.web;
    await page.locator('[data-preset=river]').click();
    await page.locator('[name=goal]').fill('0');
    await page.locator('[name=iterations]').fill('10000000');
    await page.locator('[data-part=start]:enabled').click();
    await part(page, 'pause').click({ timeout: SLOW });
    await part(page, 'resume').waitFor();
    const paused = await page.getByRole('progressbar').getAttribute('value');
    await page.locator('[data-now=true] [data-action=check]').waitFor();
    await expectFits(page);
    await part(page, 'resume').click();
    await expect
      .poll(async () => Number(await page.getByRole('progressbar').getAttribute('value')), { timeout: SLOW })
      .toBeGreaterThan(Number(paused));
    await part(page, 'cancel').click();
    expect(await part(page, 'ended').innerText()).toContain(lab.solve.ends.cancelled);

    await part(page, 'lay-out').click();
    await page.locator('[data-preset=polar]').click();
    await solve(page);
    await page.locator('[data-now=true] [data-action="bet 50"]').waitFor();
    const free = await readEv(page);
    // If the first player never bluffs and never bets, his hands win less.
    await part(page, 'locks').locator('summary').click();
    await page.locator('[data-lock=check]').click();
    await waitForOther(page, free);
    await part(page, 'ended').waitFor({ timeout: SLOW });
    expect(await readEv(page)).toBeLessThan(free);
    expect(await part(page, 'locks').innerText()).toContain(lab.lock.item('', `${lab.actions.check} 1`));
    expect(page.url()).toContain('locks=');
    await part(page, 'locks').getByRole('button', { name: lab.lock.remove }).click();
    await expect.poll(() => readEv(page), { timeout: SLOW }).toBe(free);
    expect(await listBarriers(page)).toEqual([]);
  },
);

test(
  '7th street of Razz has the value of the command, by class and by hand, on a phone',
  { timeout: 2 * SLOW },
  async () => {
    const { spot, ev } = JSON.parse(readFixture('lab-razz-7th.json')) as {
      spot: object;
      ev: [number, number];
    };
    const command = solveByCommand([writeSpot('razz.json', spot)]);
    const visitor = await enterAt('#/lab/late', PHONE);
    const { page, words } = visitor;
    const { lab } = words.web;
    await solve(page);
    const expected = await command;
    await page.locator('[data-part=solution][data-fresh=true] [data-part=game-value]').waitFor();
    const values = await page.locator('[data-part=game-value] [data-ev]').allInnerTexts();
    expect(values).toEqual(expected.ev.map((each) => each.toFixed(3)));
    // Another program's value; the goal is 0.1 % of the pot of 10.
    expect(Math.abs(expected.ev[0] - ev[0])).toBeLessThan(0.01);
    expect(Number(await part(page, 'exploitability').innerText())).toBeLessThanOrEqual(0.1);
    expect(await part(page, 'run').innerText()).toMatch(/\d+ミリ秒|\d秒/);
    // The second player is shown facing a bet; a press goes on.
    expect(await page.locator('[data-side="1"]').innerText()).toContain(lab.actions.fold);
    expect(await page.locator('[data-side="1"] header').innerText()).toContain('ベットの後');
    await page.locator('[data-now=true] [data-action=bet]').click();
    await page.locator('[data-side="1"][data-now=true] [data-action=raise]').waitFor();
    expect(page.url()).toContain('node=bet');
    await page.locator('[data-side="1"] details summary').click();
    // The rows of an opened list are drawn after the press.
    await expect.poll(() => page.locator('[data-side="1"] details tbody tr').count()).toBe(40);
    await expectFits(page);
    await expectOpen(page);
  },
);

test(
  'one decision has the answer of the command, live, and the best response to a fixed villain',
  { timeout: 2 * SLOW },
  async () => {
    const { hero, board, villain, heroRange, pot, stack } = PRESET_POINTS.bluff;
    const file = writeSpot('villain.json', [{ node: 'rest', strategy: { fold: 0.4 } }]);
    const command = solveByCommand(
      [
        ['--hero', hero, '--board', board, '--villain-range', villain, '--hero-range', heroRange],
        ['--pot', pot, '--stack', stack, '--position', 'OOP', '--seed', '1', '--target', '0.2%'],
        ['--respond', file],
      ].flat(),
    );
    const visitor = await enterAt('#/lab', DESKTOP);
    const { page, words } = visitor;
    const { lab } = words.web;
    await page.getByRole('link', { name: lab.tabs.decision, exact: true }).waitFor();
    await expectStartInSight(page);
    await solve(page);
    const expected = await command;
    for (const { action, frequency, ev } of expected.strategy) {
      const row = page.locator(`[data-part=answer] [data-row=${action}]`);
      expect(await row.locator('[data-column=frequency]').innerText()).toBe(
        `${(100 * frequency).toFixed(2)}%`,
      );
      const text = await row.locator('[data-column=ev]').innerText();
      expect(Number(text.replace('−', '-'))).toBeCloseTo(Math.round(100 * ev) / 100, 6);
    }
    expect(await part(page, 'ended').innerText()).toContain(String(expected.solver.iterations));
    // Against a villain who folds two times in five, without a new run.
    await page.getByRole('radio', { name: lab.decision.villains.sometimes }).check();
    await part(page, 'response').waitFor();
    const gain = await part(page, 'gain').innerText();
    const { ev, equilibrium_ev: equilibrium } = expected.response;
    expect(gain).toContain(ev.toFixed(2));
    expect(gain).toContain((ev - equilibrium).toFixed(2));
    expect(page.url()).toContain('against=sometimes');
    await expectOpen(page);

    // What is wrong is named with its code.
    await page.locator('[name=board]').fill('KsTs4d7cQh');
    await page.locator('[data-part=start]').click();
    const note = page.locator('[data-code="card/duplicate"]');
    await note.waitFor();
    expect(await note.innerText()).toContain('Qh');
  },
);

test(
  'a late decision of a pasted hand is solved with ranges from beliefs',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enterAt('#/lab/late', DESKTOP);
    const { page, words } = visitor;
    const { lab } = words.web;
    await part(page, 'from-hand').locator('summary').click();
    await page.locator('[name=history]').fill(readFixture('lab-razz.phh'));
    await part(page, 'read-history').click();
    const decisions = part(page, 'decisions').getByRole('link');
    await decisions.first().waitFor();
    // Bets on 6th and 7th street: five decisions of two players.
    expect(await decisions.count()).toBe(5);
    await decisions.last().click();
    await part(page, 'ended').waitFor({ timeout: SLOW });
    expect(await part(page, 'beliefs').innerText()).toBe(lab.fromHand.beliefs);
    await part(page, 'held').waitFor();
    expect(await part(page, 'held').innerText()).toContain('2s4h9d');
    expect(page.url()).toContain('shared=');
    await page.locator('[data-part=solution][data-fresh=true]').waitFor();
    // The same address in another page gives the same ranges, and so the same values.
    const value = await page.locator('[data-ev="0"]').innerText();
    const other = await enter({ ...DESKTOP, address: page.url() });
    await part(other.page, 'ended').waitFor({ timeout: SLOW });
    await expect.poll(() => other.page.locator('[data-ev="0"]').innerText()).toBe(value);
  },
);

test("a kept hand fills the form of a hold'em spot", { timeout: 2 * SLOW }, async () => {
  const rivers = ({ records }: KeptHand) =>
    listUsable(records.seen, 'spot').filter(({ street }) => street === 'river');
  const kept = makeKeptHands(['holdem'], 200, Date.UTC(2026, 10, 1)).find((hand) => rivers(hand).length > 0)!;
  const visitor = await enterAt('#/history', DESKTOP);
  const { page, words } = visitor;
  const { lab, history } = words.web;
  await page.getByLabel(history.imports.paste).waitFor();
  await putHands(page, [kept]);
  await openAt(page, '#/lab/spot');
  await part(page, 'from-hand').locator('summary').click();
  await page.locator('[name=kept]').selectOption(kept.row.id);
  const decisions = part(page, 'decisions').getByRole('link');
  await decisions.first().waitFor();
  expect(await decisions.count()).toBe(listUsable(kept.records.seen, 'spot').length);
  await page.locator(`[data-decision="${rivers(kept)[0]!.place}"]`).click();
  await page.locator('[data-part=start]:enabled').waitFor({ timeout: SLOW });
  expect(await part(page, 'beliefs').innerText()).toBe(lab.fromHand.beliefs);
  // The cards of the hand, and ranges that are not those of the preset.
  const dealt = [...kept.records.seen.matchAll(/d db (\w+)/g)].map(([, cards]) => cards).join('');
  expect(await page.locator('[name=board]').inputValue()).toBe(dealt);
  for (const side of ['oop', 'ip'] as const) {
    const range = await page.locator(`[name=${side}]`).inputValue();
    expect(range).not.toBe(PRESET_SPOTS.turn[side]);
    expect(parseRange(range).ok).toBe(true);
  }
  expect(page.url()).toContain(`board=${dealt}`);
});

test(
  'Review and the replay of a kept hand lead to the same decision in the lab',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enterAt('#/history', DESKTOP);
    const { page, words } = visitor;
    const { lab, history, review } = words.web;
    await page.getByLabel(history.imports.paste).fill(readFixture('late.phh'));
    await page.getByRole('button', { name: history.imports.take }).click();
    await page.getByText(history.imports.kept(1)).waitFor();

    // The replay at the last decision: step n is before decision n.
    await openAt(page, '#/history/late-1');
    await page.getByRole('slider', { name: history.replay.place }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const link = part(page, 'solve');
    expect(await link.innerText()).toContain(history.replay.solve);
    const address = await link.getAttribute('href');
    await link.click();
    await part(page, 'held').waitFor({ timeout: SLOW });
    expect(await part(page, 'held').innerText()).toContain('2sQsAs');
    expect(await part(page, 'beliefs').innerText()).toBe(lab.fromHand.beliefs);

    const place = /decision=(\d+)/.exec(address!)![1]!;
    await openAt(page, `#/review/late-1/${place}`);
    const solveThis = page.getByRole('link', { name: review.solveThis });
    await solveThis.waitFor({ timeout: SLOW });
    expect(await solveThis.getAttribute('href')).toBe(address);
    await solveThis.click();
    // The run of the same spot goes on, or is over.
    await part(page, 'ended').waitFor({ timeout: SLOW });
    expect(await part(page, 'held').innerText()).toContain('2sQsAs');
  },
);

describe('what cannot be', () => {
  test('a spot that is too large is refused before the run, with what would fit', async () => {
    const sizes = encodeURIComponent('33%,75%,150%,a;60%,a');
    const hash = `#/lab/spot?board=Ts7h2d&oop=any&ip=any&pot=60&stack=300&flop=${sizes}&turn=${sizes}&river=${sizes}`;
    const { page } = await enterAt(hash, PHONE);
    const refusal = part(page, 'too-large');
    await refusal.waitFor({ timeout: SLOW });
    expect(await refusal.innerText()).toContain('memory/too-large');
    expect(await page.locator('[data-part=start]').isDisabled()).toBe(true);
    await refusal.getByRole('button').first().click();
    await page.locator('[data-part=start]:enabled').waitFor({ timeout: SLOW });
    await expectFits(page);
  });

  test.each([
    ['#/lab/nowhere', 'lab/unknown-part'],
    ['#/lab/spot?turn=50%25', 'lab/bad-address'],
    ['#/lab/spot?board=QsQsQs', 'card/duplicate'],
    ['#/lab/late?game=chess', 'lab/bad-address'],
    ['#/lab/late?shared=%21%21&decision=3', 'link/bad-text'],
    ['#/lab/decision?position=CO', 'lab/bad-address'],
  ])('%s is an error with a code and words', async (hash, code) => {
    const { page } = await enterAt(hash, DESKTOP);
    const note = page.locator(`[data-code="${code}"]`);
    await note.waitFor();
    expect((await note.innerText()).length).toBeGreaterThan(code.length + 15);
  });
});
