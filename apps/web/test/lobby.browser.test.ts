import type { GameId } from '@doorcard/engine';
import { makeCard } from '@doorcard/cards';
import { describeError } from '@doorcard/text';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';
import { allWordsOf } from './webWords.js';

const { app, enter } = serveVisitors();

/** Opens what is under Customise. */
async function customise(page: Page): Promise<void> {
  const button = page.locator('[aria-controls=customise]');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

async function choose(page: Page, name: string, value: string | number): Promise<void> {
  await customise(page);
  await page.locator(`input[name=${name}][value="${value}"]`).check();
}

const deal = ({ page, words }: Visitor): Promise<void> =>
  page.getByRole('button', { name: words.web.start.deal, exact: true }).click();

/** What the host was asked for last. */
async function readOptions(visitor: Visitor) {
  const asked = (await visitor.traffic()).findLast(({ data }) => data.type === 'start')?.data;
  if (asked?.type !== 'start') throw new Error('no table was asked for');
  return asked.options;
}

const findOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each([
  ['en', 1280],
  ['ja', 390],
] as const)('in %s at %i', (language, width) => {
  test('a tap deals a hand; it is remembered, and a table that was left goes on', async () => {
    const visitor = await enter({ language, width });
    const { page, words } = visitor;
    const { start: w } = words.web;
    const { razz } = words.table.games;
    expect(await page.getByRole('button', { name: /Continue|続きから/ }).count()).toBe(0);
    // The first visit shows where to learn a game, and one button that needs no choice.
    expect(await page.getByRole('link', { name: w.learnFirst }).getAttribute('href')).toContain(
      '#/rules/razz',
    );
    const first = (await page.locator('[data-deal=again]').boundingBox())!;
    expect(first.y + first.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    // Every game with a hand of it.
    const tiles = page.locator('[data-deal][data-game]');
    expect(await tiles.count()).toBe(10);
    for (const tile of await tiles.all())
      expect(await tile.locator('[data-card]').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: w.dealGame(razz) }).click();
    await visitor.waitForMe();
    const [before] = await visitor.heard('handStart');
    expect(before!.game).toBe('razz');
    expect((await visitor.heard('table'))[0]!.table.seed).toBeNull();
    const { mine, legal } = await visitor.view();

    await visitor.leaveTable();
    const goOn = page.getByRole('button', { name: w.goOn(razz, 1) });
    await goOn.waitFor();
    await page.reload();
    expect(await page.locator('input[name=games]:checked').getAttribute('value')).toBe('razz');
    // Before everything else on the page, with the cards of the hand.
    // The cards are random: the others may have folded before my turn came.
    const title = legal === null ? w.tableWaits : w.yourTurn;
    await page.getByRole('heading', { level: 1, name: title(visitor.words.shortGames.razz) }).waitFor();
    expect((await goOn.boundingBox())!.y).toBeLessThan((await tiles.first().boundingBox())!.y);
    const shown = await page
      .locator('.start-HeroTable-table [data-card]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
    expect(new Set(shown)).toEqual(new Set(mine!.cards.map(makeCard)));
    await page.keyboard.press('Enter');
    await visitor.waitForMe();
    expect((await visitor.heard('handStart')).at(-1)!.hand).toBe(before!.hand);
  });

  test('another game asks before it takes the place of an open table', async () => {
    const visitor = await enter({ language, width });
    const { page, words } = visitor;
    const { start: w } = words.web;
    await visitor.deal({ games: 'razz' });
    await visitor.waitForMe();
    await visitor.leaveTable();
    await page.getByRole('button', { name: w.dealGame(w.mixNames.horse) }).click();
    const question = page.getByRole('alert').filter({ hasText: w.savedTitle });
    await question.waitFor();
    await question.getByRole('button', { name: w.giveUp }).click();
    await visitor.waitForMe();
    expect((await visitor.heard('table')).at(-1)!.table.games).toHaveLength(5);
  });
});

describe('an own order of games', () => {
  test('is made with keys and by dragging, and dealt in that order', async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    const { games } = words.table;
    const { shortGames } = words;
    const { own: w, changeHands } = words.web.start;
    const rows = page.getByRole('list', { name: w.order }).getByRole('listitem');
    const listRows = async (): Promise<string[]> =>
      (await rows.locator('.start-OwnRotation-label').allInnerTexts()).map((text) => text.trim());
    const named = (...order: GameId[]): string[] => order.map((game) => shortGames[game]);

    await choose(page, 'games', 'stud-family');
    await page.getByRole('button', { name: w.change }).click();
    expect(await listRows()).toEqual(named('stud', 'razz', 'stud8'));

    // With keys: the keyboard stays on the row that moves, to the end of its way.
    await page.getByRole('button', { name: w.up(games.stud8) }).focus();
    await page.keyboard.press('Enter');
    expect(await listRows()).toEqual(named('stud', 'stud8', 'razz'));
    await page.getByText(w.moved(games.stud8, 2, 3)).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    expect(await listRows()).toEqual(named('stud8', 'stud', 'razz'));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      w.down(games.stud8),
    );

    // By dragging: the first row below the last.
    const from = (await rows.nth(0).locator('.start-OwnRotation-grip').boundingBox())!;
    const to = (await rows.nth(2).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x, to.y + to.height / 4, { steps: 4 });
    await page.mouse.move(from.x, to.y + to.height, { steps: 4 });
    await page.mouse.up();
    expect(await listRows()).toEqual(named('stud', 'razz', 'stud8'));

    await page.getByRole('button', { name: w.addGame(games.badugi) }).click();
    await page.getByRole('button', { name: w.remove(games.razz) }).click();
    expect(await listRows()).toEqual(named('stud', 'stud8', 'badugi'));
    await page.getByLabel(changeHands(1), { exact: true }).check();
    await choose(page, 'speed', 'off');
    await deal(visitor);
    await visitor.waitForMe();
    const { table } = (await visitor.heard('table'))[0]!;
    expect([table.games, table.handsLeft, table.nextGame]).toEqual([['stud', 'stud8', 'badugi'], 1, 'stud8']);
  });

  test('cannot be dealt while it is empty', async () => {
    const visitor = await enter({ language: 'ja', width: 390 });
    const { page, words } = visitor;
    const { own: w, deal: name } = words.web.start;
    await choose(page, 'games', 'own');
    await page.getByRole('button', { name: w.remove(words.table.games.badugi) }).click();
    await page.getByText(w.empty).waitFor();
    expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
  });
});

test('who sits there is chosen one by one; more than a game seats is explained', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  const { start: w } = words.web;
  await choose(page, 'opponents', 6);
  await page.getByLabel(w.opponentName(1)).fill('Zoé');
  await page.getByLabel(w.opponentPlayer('Zoé')).selectOption('lv1:rock');
  // Levels differ now, so each says what it ignores.
  await page.getByText(w.ignores.lv1.badugi).waitFor();
  expect(await page.getByText(w.ignores.lv2.badugi).count()).toBe(5);
  expect(await page.locator('input[name=level]:checked').count()).toBe(0);

  await choose(page, 'games', '2-7-triple');
  await page.getByText(w.seatLimit(words.table.games['2-7-triple'], 6, 5)).waitFor();
  expect(await page.locator('input[name=opponents][value="6"]').isDisabled()).toBe(true);
  expect(await page.locator('input[name=opponents]:checked').getAttribute('value')).toBe('5');
  await choose(page, 'stakes', 'high');
  await choose(page, 'depth', 20);
  await deal(visitor);
  await page.locator('[data-part=my-seat] [data-card]').first().waitFor();
  const { table } = (await visitor.heard('table'))[0]!;
  expect(table.chairs).toHaveLength(6);
  expect(table.chairs[1]).toMatchObject({ name: 'Zoé', player: 'lv1:rock' });
  expect([table.startChips, table.stakes.limit?.bigBet]).toEqual([16_000, 800]);
});

test('practice with a seed is a choice in sight, marked at the table and in the record', async () => {
  const visitor = await enter({ language: 'ja', width: 390, theme: 'dark' });
  const { page, words } = visitor;
  const { start: w } = words.web;
  await choose(page, 'opponents', 1);
  await choose(page, 'speed', 'off');
  await customise(page);
  await page.getByLabel(w.practice).check();
  const seed = page.getByLabel(w.seed, { exact: true });
  expect(await seed.inputValue()).toMatch(/^\d{1,6}$/);
  const button = page.getByRole('button', { name: w.deal, exact: true });
  for (const wrong of ['', 'x', '-1', '18446744073709551616']) {
    await seed.fill(wrong);
    await page.getByText(w.badSeed).waitFor();
    expect(await button.isDisabled(), wrong).toBe(true);
  }
  await seed.fill('42');
  await button.click();
  await page.getByText(words.table.practice('42')).first().waitFor();
  await visitor.playOn();
  expect((await readOptions(visitor)).seed).toBe('42');
  await page.goto(`${app().address}/#/history`);
  await page.getByText(words.table.practice('42')).first().waitFor();
});

test('what the host refuses is shown in words with its code, and can be corrected', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  // As if the page of another version had asked for a ninth chair.
  await page.evaluate(() => {
    const Before = window.Worker;
    window.Worker = class extends Before {
      override postMessage(message: { readonly options?: { readonly chairs: object[] } }): void {
        const chairs = message.options?.chairs ?? [];
        while (chairs.length > 0 && chairs.length < 9) chairs.push({ name: 'X', player: 'lv0' });
        window.Worker = Before;
        super.postMessage(message);
      }
    };
  });
  await choose(page, 'speed', 'off');
  await deal(visitor);
  const note = page.getByRole('alert');
  await note.waitFor();
  const text = await note.innerText();
  expect(text).toContain(describeError(words, { code: 'session/too-many-seats', problem: '', expected: '' }));
  expect(text).toContain('session/too-many-seats');
  await choose(page, 'games', 'razz');
  expect(await note.count()).toBe(0);
  await deal(visitor);
  await visitor.waitForMe();
});

const waitForHand = async (page: Page, number: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) => window.traffic.some(({ data }) => data.type === 'handStart' && data.number === wanted),
    number,
  );
};

test('a short tournament is played to its end, with its places', async () => {
  const visitor = await enter();
  const { page, words } = visitor;
  const { start: w, table: t } = words.web;
  await choose(page, 'games', 'holdem');
  await choose(page, 'opponents', 2);
  await choose(page, 'level', 'lv0');
  await choose(page, 'kind', 'tournament');
  await choose(page, 'structure', 'short');
  await page
    .getByText(w.structureMeaning(6, 4, 'hands', 6000))
    .first()
    .waitFor();
  expect(await page.locator('input[name=levels-by][value=seconds]').isDisabled()).toBe(true);
  await choose(page, 'speed', 'off');
  await page.getByLabel(w.practice).check();
  await page.getByLabel(w.seed, { exact: true }).fill('20');
  await deal(visitor);

  // Who folds everything is out before long.
  let hand = 1;
  const next = async (press: () => Promise<void>): Promise<void> => {
    await press();
    await waitForHand(page, ++hand);
  };
  // By keys, which need not wait until a new decision has been in sight for a while.
  const press = (key: string) => (): Promise<void> => page.keyboard.press(key);
  const out = page.getByRole('heading', { name: t.youAreOut(3, 3) });
  while (!(await out.isVisible())) {
    expect(hand).toBeLessThan(40);
    if ((await visitor.waitForMe()) === 'between') {
      if (!(await out.isVisible())) await next(press('n'));
      continue;
    }
    const fold = visitor.button('f');
    await page.keyboard.press((await fold.isVisible()) ? 'f' : 'c');
  }
  // The others play on, and I watch until one of them has it all.
  await next(() => page.getByRole('button', { name: t.watchOn }).click());
  const places = page.getByRole('list', { name: t.places });
  for (;;) {
    await visitor.waitForMe();
    if (await places.isVisible()) break;
    expect(hand).toBeLessThan(80);
    await next(press('n'));
  }
  const [over] = await visitor.heard('sessionOver');
  expect(over!.places.map(({ chair, place }) => [place, chair])[2]).toEqual([3, 0]);
  const winner = over!.places[0]!.name;
  await page.getByRole('heading', { name: t.otherWon(winner) }).waitFor();
  expect(await places.getByRole('listitem').allInnerTexts()).toEqual(
    over!.places.map(({ chair, name, place, prize }) =>
      words.table.place(chair === 0 ? words.table.you : name, place, prize),
    ),
  );

  // Nothing is left to go on with, and nothing is asked before the next table.
  await page.getByRole('button', { name: t.newTable }).click();
  await page.getByRole('heading', { name: w.dealMeIn }).waitFor();
  expect(await page.locator('[data-waiting]').count()).toBe(0);
  await choose(page, 'kind', 'cash');
  await deal(visitor);
  await page.locator('[data-part=my-seat] [data-card]').first().waitFor();
});

test.each([
  ['en', 'light'],
  ['ja', 'dark'],
] as const)('on 360 px nothing is too wide or too small (%s, %s)', async (language, theme) => {
  const visitor = await enter({ language, width: 360, theme });
  const { page } = visitor;
  const { start: w } = allWordsOf(language).web;
  expect(await findOverflow(page)).toBe(0);
  await choose(page, 'games', '8-game');
  await choose(page, 'games', 'own');
  await choose(page, 'opponents', 5);
  await page.getByLabel(w.opponentPlayer('Ann')).selectOption('lv1:standard');
  expect(await findOverflow(page)).toBe(0);
  await choose(page, 'kind', 'tournament');
  await page.getByLabel(w.practice).check();
  await page.getByLabel(w.seed, { exact: true }).fill('x');
  expect(await findOverflow(page)).toBe(0);
  // As large as a thumb.
  const small = await page
    .locator('main :is(label:has(input), button, select, .start-OwnRotation-grip)')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
});
