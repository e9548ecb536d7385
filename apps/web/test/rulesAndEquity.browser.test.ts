import { cards, computeEquity, RANKING_BY_ID, unwrap, Xoshiro256 } from '@doorcard/cards';
import { GAMES, MIN_SEATS, RULE_SETS, VARIANTS } from '@doorcard/engine';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { readSpot } from '../src/equity/spotParser.js';
import { usualSpot } from '../src/equity/spotText.js';
import { listPotRankings } from '../src/rules/exampleHands.js';
import { rulesAddress } from '../src/rules/rulesAddress.js';
import type { PotRanking } from '../src/rules/words/rulesWords.js';
import { listBarriers } from './barriers.js';
import type { Visitor, VisitorOptions } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { app, enter } = serveVisitors();

const DESKTOP: VisitorOptions = { language: 'en', width: 1280 };
const PHONE: VisitorOptions = { language: 'ja', width: 360, theme: 'dark' };
const HOW = [
  ['English on a desktop', DESKTOP],
  ['Japanese on a phone', PHONE],
] as const;

const enterAt = (hash: string, how: VisitorOptions): Promise<Visitor> =>
  enter({ ...how, address: `${app().address}/${hash}` });

async function expectFits(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(scroll).toBeLessThanOrEqual(inner);
}

/** The cards of each example on the page, in its order. */
const readExamples = (page: Page, ranking: PotRanking): Promise<string[]> =>
  page
    .locator(`.rules-rules-examples[data-ranking=${ranking}] > li`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.querySelectorAll('[data-card]'), (card) => card.getAttribute('data-card')).join(''),
      ),
    );

describe.each(HOW)('rules in %s', (_name, how) => {
  test('ten games are listed, and each page says what the record of its game says', async () => {
    const visitor = await enterAt('#/rules', how);
    const { page, words } = visitor;
    const { rules: w } = words.web;
    await page.getByRole('heading', { level: 1, name: w.title }).waitFor();
    expect(await page.locator('.rules-rules-gameTile a').allInnerTexts()).toHaveLength(GAMES.length);
    await expectFits(page);
    await page.getByRole('link', { name: words.table.games.badugi, exact: true }).click();
    for (const game of GAMES) {
      const { streets, maxSeats, betting } = VARIANTS[game];
      await page.evaluate((hash) => (location.hash = hash), rulesAddress(game, 'wsop'));
      await page.getByRole('heading', { level: 1, name: words.table.games[game] }).waitFor();
      const names = await page.locator('.rules-rules-streets h3').allInnerTexts();
      expect(names).toEqual(streets.map(({ name }) => words.table.streets[name]));
      const facts = await page.locator('.rules-rules-ruleFacts').innerText();
      expect(facts).toContain(w.facts.playerCount(MIN_SEATS, maxSeats));
      expect(facts.includes(w.facts.cap)).toBe(betting === 'fixedLimit');
      for (const ranking of listPotRankings(game)) {
        const examples = await readExamples(page, ranking);
        const ranks = examples.map((text) => RANKING_BY_ID[ranking].rank(cards(text)));
        expect(ranks.length).toBeGreaterThan(5);
        expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => b - a));
      }
      await expectFits(page);
    }
    await page.getByRole('link', { name: w.allGames }).click();
    await page.getByRole('heading', { level: 1, name: w.title }).waitFor();
  });

  test('app rules are switched, stay in the address, and lead to the table and the calculator', async () => {
    const visitor = await enterAt('#/rules/razz', how);
    const { page, words } = visitor;
    const { rules: w } = words.web;
    const facts = page.locator('.rules-rules-ruleFacts');
    await facts.getByText(w.facts.capCount(RULE_SETS.wsop.maxWagers)).waitFor();
    await page.getByLabel(w.ruleSets.pokerstars).check();
    await facts.getByText(w.facts.capCount(RULE_SETS.pokerstars.maxWagers)).waitFor();
    expect(page.url()).toContain('#/rules/razz?rules=pokerstars');
    await page.reload();
    await page.getByText(w.optionValues.oddChip(RULE_SETS.pokerstars.oddChip)).waitFor();

    await page.getByRole('link', { name: w.equity }).click();
    await page.getByRole('heading', { level: 1, name: words.web.equity.title }).waitFor();
    expect(await page.getByLabel(words.web.equity.game).inputValue()).toBe('razz');
    await page.goBack();
    await page.getByRole('link', { name: w.play(words.table.games.razz) }).click();
    expect(await page.locator('input[value="razz"]').isChecked()).toBe(true);
  });

  test('a game that is not there is named, with the list of those that are', async () => {
    const visitor = await enterAt('#/rules/chess', how);
    const { page, words } = visitor;
    const note = await page.getByRole('alert').innerText();
    expect(note).toContain(words.web.rules.unknownGame('chess'));
    expect(note).toContain('rules/unknown-game');
    expect(await page.locator('.rules-rules-gameTile').count()).toBe(GAMES.length);
  });
});

/** Presses the button and waits for the answer. */
async function calculate(visitor: Visitor): Promise<string> {
  const { page, words } = visitor;
  await page.getByRole('button', { name: words.web.equity.calculate, exact: true }).click();
  await page.locator('.equity-equity-answer[data-status=answered]').waitFor();
  // A worker that has replied, or was cancelled, is gone.
  await expect.poll(() => visitor.countWorkers()).toBe(0);
  return page.locator('.equity-equity-answer').innerText();
}

const readEquities = (page: Page): Promise<string[]> =>
  page.locator('td[data-column=equity]').allInnerTexts();

describe.each(HOW)('equity in %s', (_name, how) => {
  test('known spots have the numbers of the command, exact and sampled', async () => {
    const visitor = await enterAt('#/equity', how);
    const { page, words } = visitor;
    const told = await calculate(visitor);
    // The answers of the command in README.md.
    expect(await readEquities(page)).toEqual(['37.10 %', '62.90 %']);
    expect(told).toContain(words.method('exact', '1,514'));
    expect(told).toContain(words.policies['badugi/best-subset']);
    await expectFits(page);

    await page.getByLabel(words.web.equity.game).selectOption('razz');
    await calculate(visitor);
    expect(await readEquities(page)).toEqual(['69.29 % ± 0.10', '30.71 % ± 0.10']);

    await page.getByLabel(words.web.equity.game).selectOption('stud8');
    await page.getByLabel(words.web.equity.precisions.quick[0]).check();
    // The cards of Razz have stayed: they fit.
    expect(await page.getByLabel(words.web.equity.asText(words.web.equity.hand(1))).inputValue()).toBe(
      'As2d3c',
    );
    await calculate(visitor);
    const read = readSpot({ ...usualSpot('razz'), game: 'stud8' });
    const expected = unwrap(
      computeEquity(read.ok ? read.spot : (undefined as never), {
        rng: Xoshiro256.fromSeed(1n),
        margin: 0.005,
      }),
    );
    const lows = await page.locator('td[data-column=low]').allInnerTexts();
    expect(lows).toEqual(expected.hands.map(({ split }) => `${(100 * split!.low).toFixed(2)} %`));
    await expectFits(page);
  });

  test('a long calculation shows how far it is and can be cancelled', async () => {
    const visitor = await enterAt('#/equity?game=omaha8&hand=&hand=&hand=&hand=&precision=fine', how);
    const { page, words } = visitor;
    const { equity: w } = words.web;
    await page.getByRole('button', { name: w.calculate, exact: true }).click();
    await page.getByRole('progressbar', { name: w.working }).waitFor();
    await page.waitForFunction(() => document.querySelector('progress')!.value > 0);
    await page.getByRole('button', { name: w.cancel, exact: true }).click();
    await page.getByText(w.cancelled).waitFor();
    expect(await page.locator('progress').count()).toBe(0);

    // And it can be asked again, less finely.
    await page.getByLabel(w.precisions.quick[0]).check();
    await page.getByLabel(w.asText(w.hand(1))).fill('AsAdKsKd');
    expect(await calculate(visitor)).toContain(w.anyHand);
  });

  test('cards are tapped; used ones cannot be, and a link brings them back', async () => {
    const visitor = await enterAt('#/equity?game=holdem&hand=&hand=', how);
    const { page, words } = visitor;
    const { equity: w } = words.web;
    const tap = (card: string): Promise<void> => page.locator(`[data-pick="${card}"]`).click();
    await tap('As');
    await tap('Kd');
    // The hand is whole, so the next one is asked for.
    await page.getByRole('heading', { name: w.choose(w.hand(2)) }).waitFor();
    expect(await page.locator('[data-pick=As]').isDisabled()).toBe(true);
    await page.locator('[data-pick=As]').click({ force: true });
    await tap('Qh');
    await tap('Qh');
    await tap('Jh');
    await page.getByRole('button', { name: w.anyCard }).click();
    expect(await page.getByLabel(w.asText(w.hand(1))).inputValue()).toBe('AsKd');
    expect(await page.getByLabel(w.asText(w.hand(2))).inputValue()).toBe('Jh??');
    await page.getByRole('button', { name: w.chosen(w.board, [], 0), exact: true }).click();
    for (const card of ['2c', '7d', 'Ks']) await tap(card);
    await page.getByRole('button', { name: w.addHand }).click();
    await page.getByRole('button', { name: w.removeHand(w.hand(3)) }).click();
    await calculate(visitor);
    const equities = await readEquities(page);
    expect(page.url()).toContain('#/equity?game=holdem&hand=AsKd&hand=Jh%3F%3F&board=2c7dKs');

    const other = await enter({ ...how, address: page.url() });
    await calculate(other);
    expect(await readEquities(other.page)).toEqual(equities);
  });

  test('what is wrong is named beside its field, and a broken link is reported', async () => {
    const visitor = await enterAt('#/equity?game=holdem&hand=AsKd&hand=QdQx&board=2c', how);
    const { page, words } = visitor;
    const { equity: w } = words.web;
    const ask = (): Promise<void> => page.getByRole('button', { name: w.calculate, exact: true }).click();
    const second = page.getByLabel(w.asText(w.hand(2)));
    await ask();
    expect(await page.getByRole('alert').innerText()).toContain(w.errors['card/unknown-suit']!('x', 2));
    expect(await page.getByRole('alert').innerText()).toContain('card/unknown-suit');
    expect(await second.getAttribute('aria-invalid')).toBe('true');
    await second.fill('QdAs');
    expect(await page.getByRole('alert').count()).toBe(0);
    await ask();
    expect(await page.getByRole('alert').innerText()).toContain(w.errors['card/duplicate']!('As', 2));
    await second.fill('QdQc');
    // Enter is the button.
    await second.press('Enter');
    expect(await page.getByRole('alert').innerText()).toContain(w.errors['board/wrong-size']!('2c', 2));
    if (how === PHONE) expect(await listBarriers(page)).toEqual([]);

    await page.evaluate(() => (location.hash = '#/equity?game=razz&hand=As'));
    const note = page.getByText('equity/bad-address');
    await note.waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(
      w.errors['equity/bad-address']!('hand=As', 7),
    );
    expect(await page.getByLabel(w.game).inputValue()).toBe('razz');
  });
});
