import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { makeCard, makeCards, type CardName } from '@doorcard/cards';
import { listSeenCards, type View } from '@doorcard/engine';
import type { HostMessage } from '@doorcard/table';
import {
  describeAction,
  describeError,
  describeReason,
  nameLevel,
  wordsOf,
  writeBigBets,
  writeResult,
} from '@doorcard/text';
import { afterAll, describe, expect, test } from 'vitest';
import { findSeed, listViews, playInNode } from './nodeTable.js';
import { makeTableOptions, type TableChoice } from './usualTable.js';
import type { Traffic, Visitor, VisitorOptions } from './visitor.js';
import { serveVisitors } from './visitors.js';
import { allWordsOf } from './webWords.js';

const { app, enter } = serveVisitors();

const ENGLISH: VisitorOptions = { language: 'en', width: 1280 };
const JAPANESE: VisitorOptions = { language: 'ja', width: 390, theme: 'dark' };

/** Throws the first two cards at the first draw and stands pat from then on. */
const drawTwoThenPat = (view: View): readonly number[] =>
  view.seats[view.seat!]!.draws.length === 0 ? [0, 1] : [];

const chooseBadugi = (seed: string, more: Partial<TableChoice> = {}) =>
  makeTableOptions({ games: 'badugi', level: 'lv2', opponents: 3, seed, ...more });

describe.each([
  ['English on a desktop', ENGLISH],
  ['Japanese on a phone', JAPANESE],
] as const)('in %s', (_name, how) => {
  // Each game against each level once; all ten games against both are in table.browser.test.ts.
  test.each([
    ['badugi', how === ENGLISH ? 'lv1' : 'lv2'],
    ['stud8', how === ENGLISH ? 'lv2' : 'lv1'],
  ] as const)(
    'a whole hand of %s against %s is played to its end, and in Node it goes the same way',
    async (games, level) => {
      const visitor = await enter(how);
      const { page, words } = visitor;
      await visitor.deal({ games, level, seed: '11' });
      await expectText(visitor, words.table.practice('11'));
      await visitor.playOn(drawTwoThenPat);

      const [over] = await visitor.heard('handOver');
      const { results } = over!;
      expect(results.map(({ after, before }) => after - before).reduce((sum, won) => sum + won)).toBe(0);
      for (const { name, seat, before, after } of results) {
        const label = seat === (await visitor.heard('handStart'))[0]!.you ? words.table.you : name;
        const shown = await page.getByRole('article', { name: label, exact: true }).innerText();
        expect(shown.includes(writeResult(after - before)), label).toBe(after !== before);
      }
      await expectText(visitor, words.table.handOver);
      expect(await page.locator('html').getAttribute('lang')).toBe(how.language);

      await expectSameInNode(visitor, { games, level, opponents: 3, seed: '11' });

      // And the next one is dealt.
      await visitor.button('n').click();
      await expectText(visitor, words.table.handNumber(2));
    },
  );

  test('nothing is wider than the screen, and every action is as large as a thumb', async () => {
    const visitor = await enter(how);
    await visitor.deal({ games: 'stud8', opponents: 6, seed: '5' });
    while ((await visitor.waitForMe()) === 'asked') {
      for (const box of await listBoxes(visitor)) expect(box.height).toBeGreaterThanOrEqual(44);
      const [inner, scroll] = await visitor.page.evaluate(() => [
        window.innerWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(scroll).toBeLessThanOrEqual(inner);
      await visitor.button('c').click();
    }
  });

  test('hint and why speak this language, and the other one after a switch', async () => {
    const visitor = await enter(how);
    const { page, words } = visitor;
    await visitor.deal({ games: 'stud8', seed: '3' });
    expect(await visitor.waitForMe()).toBe('asked');
    const view = await visitor.view();
    await page.keyboard.press('h');
    const panel = page.getByRole('status', { name: words.web.table.hint });
    await panel.waitFor();
    const [hint] = await visitor.heard('hint');
    const told = await panel.innerText();
    expect(told).toContain(
      words.play.hintTitle(
        nameLevel(words.players, hint!.player),
        describeAction(words, hint!.action, view.legal),
      ),
    );
    expect(told).toContain(describeReason(words.reasons, hint!.reason).thought);

    await visitor.playOn();
    await visitor.button('w').click();
    const { reasons } = (await visitor.heard('reasons'))[0]!;
    expect(reasons.length).toBeGreaterThan(0);
    await expectReasons(visitor, how.language!, reasons);
    const other = how.language === 'en' ? 'ja' : 'en';
    await visitor.switchLanguage(other);
    await expectReasons(visitor, other, reasons);
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
  });
});

type HostReasons = Extract<HostMessage, { type: 'reasons' }>['reasons'];

/** Waits for words on the page. */
const expectText = (visitor: Visitor, text: string): Promise<void> =>
  visitor.page.getByText(text).first().waitFor();

const listBoxes = async (visitor: Visitor): Promise<{ height: number }[]> =>
  Promise.all(
    (await visitor.page.locator('[data-part=actions] button').all()).map(
      async (each) => (await each.boundingBox())!,
    ),
  );

async function expectReasons(visitor: Visitor, language: 'en' | 'ja', reasons: HostReasons): Promise<void> {
  const words = wordsOf(language);
  const panel = visitor.page.getByRole('region', { name: words.play.whyTitle(1) });
  const text = await panel.innerText();
  for (const { reason } of reasons) {
    // Whom a reason is about is a name on the page.
    const { about: _seat, ...data } = reason.data;
    const { thought, facts } = describeReason(words.reasons, { ...reason, data });
    for (const part of [thought, ...facts]) expect(text).toContain(part);
  }
}

describe('a draw', () => {
  test('"Draw 2" takes the marked cards, "Stand pat" none, and both stand in the record of the seat', async () => {
    const seed = await findSeed(
      (each) => chooseBadugi(each),
      drawTwoThenPat,
      (messages) => listViews(messages).at(-1)!.seats[3]!.draws.length >= 2,
    );
    const visitor = await enter(ENGLISH);
    const { page } = visitor;
    await visitor.deal({ games: 'badugi', seed });
    const isDrawing = async (): Promise<boolean> => (await visitor.view()).legal?.draw !== undefined;
    const callToDraw = async (): Promise<void> => {
      while ((await visitor.waitForMe()) === 'asked' && !(await isDrawing()))
        await visitor.button('c').click();
    };

    await callToDraw();
    const before = (await visitor.view()).mine!.cards;
    expect(await visitor.button('Enter').isDisabled()).toBe(true);
    await page.locator('[data-part=mark]').nth(0).click();
    expect(await visitor.button('Enter').innerText()).toContain('Draw 1');
    await page.locator('[data-part=mark]').nth(1).click();
    expect(await visitor.button('Enter').innerText()).toContain('Draw 2');
    // A second tap takes a mark off.
    await page.locator('[data-part=mark]').nth(1).click();
    expect(await visitor.button('Enter').innerText()).toContain('Draw 1');
    await page.locator('[data-part=mark]').nth(1).click();
    await visitor.button('Enter').click();

    await callToDraw();
    const after = (await visitor.view()).mine!.cards;
    expect(before.filter((card) => !after.includes(card))).toEqual(before.slice(0, 2));
    await visitor.button('p').click();
    const you = page.getByRole('article', { name: 'You', exact: true });
    await you.getByText('drew 2, pat').waitFor();
  });

  test('keys alone play a hand: marks, Enter, P, C, N', async () => {
    const visitor = await enter(ENGLISH);
    const { page } = visitor;
    await visitor.deal({ games: 'badugi', seed: '1' });
    let draws = 0;
    while ((await visitor.waitForMe()) === 'asked') {
      const { legal, mine } = await visitor.view();
      if (legal!.draw === undefined) await page.keyboard.press('c');
      else if (draws++ === 0) {
        await page.keyboard.press('4');
        await page
          .getByRole('button', { pressed: true, name: allWordsOf('en').card(mine!.cards[3]!) })
          .waitFor();
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('p');
    }
    await page.keyboard.press('n');
    await expectText(visitor, 'hand 2');
    expect(await visitor.waitForMe()).toBe('asked');
  });
});

describe('a table that was left', () => {
  test('goes on after a reload at the same decision with the same cards', async () => {
    const visitor = await enter(ENGLISH);
    const { page } = visitor;
    await visitor.deal({ games: 'stud8' });
    await goToFourthStreet(visitor);
    const [before] = (await visitor.heard('view')).slice(-1);
    const cards = await listShown(visitor);
    await page.reload();
    expect(await visitor.waitForMe()).toBe('asked');
    const [after] = (await visitor.heard('view')).slice(-1);
    expect(after).toEqual(before);
    expect(await listShown(visitor)).toEqual(cards);
    expect((await visitor.traffic())[0]).toEqual({ from: 'page', data: { type: 'resume' } });
  });

  test('between two hands has the last one on it after a reload: cards, log, winners and reasons', async () => {
    const visitor = await enter(ENGLISH);
    const { page, words } = visitor;
    await visitor.deal({ games: 'stud8', seed: '14' });
    await visitor.playOn();
    const read = async (): Promise<readonly unknown[]> => [
      await listShown(visitor),
      await page.getByRole('log').innerText(),
      await page.locator('[data-part=awards]').innerText(),
    ];
    const before = await read();
    await page.reload();
    await page.locator('[data-part=awards]').waitFor();
    expect(await visitor.waitForMe()).toBe('between');
    expect(await read()).toEqual(before);
    await page.keyboard.press('w');
    await page.getByRole('region', { name: words.play.whyTitle(1) }).waitFor();
    await visitor.nextHand();
    // And it is in the history once.
    await page.evaluate(() => (location.hash = '#/history'));
    await page.locator('.history-history-handItem').first().waitFor();
    expect(await page.locator('.history-history-handItem').count()).toBe(1);

    // Amounts in big bets, on the page of the hand too.
    const [over] = await visitor.heard('handOver');
    const pot = (await visitor.heard('view')).findLast(({ view }) => view.phase === 'over')!.view.pot;
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('doorcard')!) as Record<string, unknown>;
      const { type: _type, version: _version, checksum: _checksum, ...rest } = kept;
      localStorage.setItem('doorcard', JSON.stringify({ version: 1, ...rest, unit: 'bigBets' }));
      dispatchEvent(new StorageEvent('storage'));
    });
    await page
      .locator('.history-history-handItem .history-history-pot')
      .getByText(writeBigBets(pot, 80))
      .waitFor();
    await page.locator('.history-history-handItem a').click();
    await page.locator('[data-part=frozen]').waitFor();
    await page.keyboard.press('End');
    for (const { after, seat } of over!.results) {
      if (seat === 0)
        expect(await page.locator('[data-part=frozen]').innerText()).toContain(writeBigBets(after, 80));
    }
  });

  test('is not given up without a question', async () => {
    const visitor = await enter(ENGLISH);
    const { page, words } = visitor;
    const { start } = words.web;
    await visitor.deal({ games: 'badugi', seed: '2' });
    await visitor.waitForMe();
    const first = (await visitor.heard('handStart'))[0]!.hand;
    await visitor.leaveTable();
    await page.getByRole('button', { name: start.goOn('Badugi', 1) }).waitFor();

    await visitor.deal({ games: 'razz', seed: '2' });
    await page.getByRole('button', { name: start.goOnSaved }).click();
    await visitor.waitForMe();
    expect((await visitor.heard('handStart')).at(-1)!.hand).toBe(first);

    await page.evaluate(() => (location.hash = '#/'));
    await visitor.deal({ games: 'razz', seed: '2' });
    await page.getByRole('button', { name: start.giveUp }).click();
    await visitor.waitForMe();
    expect((await visitor.heard('table')).at(-1)!.table.games).toEqual(['razz']);
  });

  test('that cannot be read is shown in words with the code, and a new one can be dealt', async () => {
    const visitor = await enter(JAPANESE);
    const { page, words } = visitor;
    await visitor.deal({ games: 'badugi', seed: '2' });
    await visitor.waitForMe();
    await page.evaluate(breakTableDatabase);
    await page.reload();
    const note = page.getByRole('alert');
    await note.waitFor();
    const text = await note.innerText();
    const error = { code: 'table/bad-save', problem: '', expected: '' };
    expect(text).toContain(describeError(words, error));
    expect(text).toContain('table/bad-save');

    await page.getByRole('button', { name: words.web.table.backToStart }).click();
    await visitor.deal({ games: 'badugi', seed: '2' });
    await page.getByRole('button', { name: words.web.start.giveUp }).click();
    await visitor.waitForMe();
  });
});

/** Calls, hand after hand, until it is my turn behind the first street. */
async function goToFourthStreet(visitor: Visitor): Promise<void> {
  for (;;) {
    if ((await visitor.waitForMe()) === 'between') await visitor.nextHand();
    else if ((await visitor.view()).street > 0) return;
    else await visitor.button('c').click();
  }
}

const listShown = (visitor: Visitor): Promise<(string | undefined)[]> =>
  visitor.page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset['card']));

/** Runs in the page: writes nonsense where the host keeps its table. */
async function breakTableDatabase(): Promise<void> {
  const ask = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('the database refuses')));
    });
  const database = await ask(indexedDB.open('doorcard-dealer'));
  await ask(database.transaction('texts', 'readwrite').objectStore('texts').put('nonsense', 'table'));
  database.close();
}

describe('what the page knows', () => {
  test.each(['badugi', 'stud8'] as const)(
    'of %s before the showdown no hidden card is in it',
    async (games) => {
      const visitor = await enter(ENGLISH);
      await visitor.deal({ games, seed: '21', judge: true });
      const options = makeTableOptions({ games, level: 'lv2', opponents: 3, seed: '21' });
      let isChecked = false;
      const dumps: StoredValue[][] = [];
      while ((await visitor.waitForMe()) === 'asked') {
        if (dumps.length === 0) {
          // The coach gets the view of a decision, and a note that it helped is kept.
          await visitor.page.keyboard.press('h');
          await visitor.page.locator('[data-part=live-values]').waitFor();
        }
        dumps.push(await visitor.page.evaluate(dumpStorage));
        const view = await visitor.view();
        const seen = new Set(listSeenCards(view));
        const dom = await listShown(visitor);
        expect(dom.length).toBeGreaterThan(0);
        expect(dom.filter((name) => ![...seen].some((card) => makeCard(card) === name))).toEqual([]);
        const log = await visitor.page.getByRole('log').innerText();
        const logged = log.match(/\b[2-9TJQKA][cdhs]\b/g) ?? [];
        expect(logged.filter((name) => ![...seen].some((card) => makeCard(card) === name))).toEqual([]);
        const kept = await visitor.page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        );
        // The start page shows the visitor's own cards of a table that waits; no others may be there.
        const own = new Set(view.mine!.cards.map(makeCard));
        const stored = kept.match(/\b[2-9TJQKA][cdhs]\b/g) ?? [];
        expect(stored.filter((name) => !own.has(name as CardName))).toEqual([]);
        isChecked = true;
        await (view.legal!.draw === undefined ? visitor.button('c') : visitor.button('p')).click();
      }
      expect(isChecked).toBe(true);

      // The same cards in this process, where all of them can be asked for.
      const traffic = await visitor.traffic();
      const hidden = await listHidden(options, traffic);
      expect(hidden.length).toBeGreaterThan(0);
      const end = traffic.findIndex(isShowdown);
      expect(end).toBeGreaterThan(0);
      const before = traffic.slice(0, end);
      expect(before.some(({ data }) => (data as { type: string }).type === 'optionValues')).toBe(true);
      const told = before.flatMap(({ data }) => findCards(data));
      expect(told.filter((card) => hidden.includes(card))).toEqual([]);

      // Storage at each decision: everything but the dealer's own database, whose text does hold them.
      const names = hidden.map((card) => makeCard(card) as string);
      const places = new Set(dumps.flat().map(({ place }) => place));
      expect([...places]).toEqual(
        expect.arrayContaining(['doorcard-dealer/texts', 'doorcard-hands/texts', 'localStorage']),
      );
      const others = dumps.flat().filter(({ place }) => !place.startsWith('doorcard-dealer/'));
      for (const { place, value } of others) {
        const found = [...findCards(value).map((card) => makeCard(card) as string), ...findNames(value)];
        expect(
          found.filter((name) => names.includes(name)),
          place,
        ).toEqual([]);
      }
      // The end of the same hand, where they are shown, is found by the same search.
      const shown = traffic.slice(end).flatMap(({ data }) => findCards(data));
      expect(shown.some((card) => hidden.includes(card))).toBe(true);
    },
  );

  test.each([
    ['stud', 'lv2'],
    ['razz', 'lv2'],
    ['2-7-triple', 'lv1'],
    ['holdem', 'lv1'],
  ] as const)('of %s against %s: the same seed gives the same decisions as in Node', async (games, level) => {
    const visitor = await enter(ENGLISH);
    await visitor.deal({ games, level, seed: '33' });
    await visitor.playOn(drawTwoThenPat);
    await expectSameInNode(visitor, { games, level, opponents: 3, seed: '33' });
  });
});

/** Plays the hand once more in this process, with the same answers of the human: all messages must be the same. */
async function expectSameInNode(visitor: Visitor, choice: TableChoice): Promise<void> {
  const traffic = await visitor.traffic();
  const messages = await playInNode(makeTableOptions(choice), answerAs(traffic));
  const inBrowser = traffic.flatMap(({ from, data }) => (from === 'host' ? [data] : []));
  // Answers to what a page asks for after the hand are not part of it.
  const isTold = ({ type }: HostMessage): boolean => type !== 'record';
  expect(inBrowser.some(({ type }) => type === 'reasons')).toBe(true);
  expect(JSON.parse(forgetIds(inBrowser.filter(isTold)))).toEqual(
    JSON.parse(forgetIds(messages.filter(isTold))),
  );
}

/** From here on hands are shown. */
const isShowdown = ({ data }: Traffic[number]): boolean =>
  data.type === 'view' && data.view.events.some(({ type }) => type === 'show' || type === 'win');

/** The human's decisions of a recorded hand. */
const answerAs = (traffic: Traffic) => (_view: View, decision: number) => {
  const answer = traffic.find(({ data }) => data.type === 'act' && data.decision === decision)?.data;
  if (answer?.type !== 'act') throw new Error(`nobody answered decision ${decision}`);
  return answer.action;
};

/** Tables have names of their own; all else must be the same. */
const forgetIds = (messages: readonly HostMessage[]): string =>
  JSON.stringify(messages).replaceAll(/"t[0-9a-z]{4,}(-\d+)?"/g, '"table$1"');

/** Cards that were dealt to others face down, taken from the record with all cards. */
async function listHidden(options: ReturnType<typeof makeTableOptions>, traffic: Traffic): Promise<number[]> {
  const messages = await playInNode({ ...options, records: 'all' }, answerAs(traffic));
  const record = messages.find((message) => message.type === 'record')!;
  const last = listViews(messages).findLast(({ phase }) => phase !== 'over')!;
  const seen = new Set(listSeenCards(last));
  const dealt = Array.from(
    record.all!.phh.matchAll(/d dh p\d+ ((?:[2-9TJQKA?][cdhs?])+)/g),
    ([, cards]) => cards!,
  );
  const all = dealt.flatMap((cards) => cards.match(/../g)!);
  const names = Array.from({ length: 52 }, (_, card) => makeCard(card) as string);
  return [...new Set(all)].map((name) => names.indexOf(name)).filter((card) => card >= 0 && !seen.has(card));
}

const CARD_FIELDS = ['cards', 'dealt', 'up', 'shown', 'board', 'discard'];

/** Every card number anywhere in a message. */
function findCards(value: unknown, isCard = false): number[] {
  if (typeof value === 'number') return isCard ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => findCards(item, isCard));
  return Object.entries(value).flatMap(([name, part]) => findCards(part, CARD_FIELDS.includes(name)));
}

interface StoredValue {
  /** As in `doorcard-hands/rows`. */
  readonly place: string;
  readonly value: unknown;
}

/** Runs in the page: all that this browser keeps for it. */
async function dumpStorage(): Promise<StoredValue[]> {
  const ask = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('the database refuses')));
    });
  const found: { place: string; value: unknown }[] = [
    { place: 'localStorage', value: Object.entries(localStorage) },
    { place: 'sessionStorage', value: Object.entries(sessionStorage) },
  ];
  for (const { name } of await indexedDB.databases()) {
    const database = await ask(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const values = await ask(database.transaction(store).objectStore(store).getAll());
      for (const value of values) found.push({ place: `${name}/${store}`, value });
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) found.push({ place: `cache ${name}`, value: url });
  }
  return found;
}

/** Every name of a card in a text, also in rows of names such as AsKd, anywhere in a value. */
function findNames(value: unknown): string[] {
  if (typeof value === 'string') {
    const rows = value.match(/(?<!\w)(?:[2-9TJQKA][cdhs])+(?!\w)/g) ?? [];
    return rows.flatMap((row) => row.match(/../g)!);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findNames);
}

describe('no limit', () => {
  test('an amount can be typed, a wrong one cannot be sent', async () => {
    const visitor = await enter(ENGLISH);
    const { page, words } = visitor;
    await visitor.deal({ games: 'holdem', opponents: 1, seed: '4' });
    expect(await visitor.waitForMe()).toBe('asked');
    const { raise } = (await visitor.view()).legal!;
    const field = page.getByRole('textbox', { name: words.web.table.amount });
    await page.keyboard.press('r');
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    const send = page.locator('[data-part=amount] button[type=submit]');
    for (const wrong of [raise!.min - 1, raise!.max + 1, 'x', '']) {
      await field.fill(String(wrong));
      expect(await send.isDisabled(), String(wrong)).toBe(true);
    }
    await field.fill(String(raise!.min + 1));
    await field.press('Enter');
    const raised = words.events.raise({ name: '', isYou: true }, raise!.min + 1, raise!.as, false);
    await page.getByRole('log').getByText(raised).waitFor();
  });
});

describe('as a folder of files', () => {
  test('the page does not open the database with the hidden cards', () => {
    const knowing = readdirSync(join(app().page, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .filter((name) => readFileSync(join(app().page, 'assets', name), 'utf8').includes('doorcard-dealer'));
    expect(knowing).toHaveLength(1);
    const html = readFileSync(join(app().page, 'index.html'), 'utf8');
    expect(html).toContain('.js');
    expect(html).not.toContain(knowing[0]);
  });

  let host: Server;
  afterAll(() => host.close());

  test('it plays from any sub-path of a host without headers of its own', async () => {
    const types: Readonly<Record<string, string>> = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
    };
    host = createServer(({ url = '/' }, response) => {
      const name = url.replace(/^\/some\/where\//, '') || 'index.html';
      const file = join(app().page, name);
      if (!url.startsWith('/some/where/') || !existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
    const { port } = host.address() as AddressInfo;
    const visitor = await enter({ address: `http://localhost:${port}/some/where/` });
    await visitor.deal({ games: 'badugi', seed: '9' });
    await visitor.playOn();
    expect(await visitor.heard('handOver')).toHaveLength(1);
    expect(makeCards((await visitor.view()).mine!.cards)).not.toBe('');
  });
});
