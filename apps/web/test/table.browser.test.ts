import { namePlayer } from '@doorcard/text';
import { GAMES } from '@doorcard/engine';
import { makeChecksum } from '@doorcard/sealed';
import { HUMAN, type TableOptions } from '@doorcard/table';
import { countPots, listAwards } from '@doorcard/table/client';
import { listPeople, nameHalf, wordsOf } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { listBarriers } from './barriers.js';
import { listViews } from './nodeTable.js';
import { playBoldly, playTable, resumeTable } from './preparedTable.js';
import { START, type Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

const sit = (count: number): TableOptions['chairs'] =>
  ['You', 'Ann', 'Bob', 'Cid'].slice(0, count).map((name, i) => ({ name, player: i === 0 ? HUMAN : 'lv1' }));

/** A tournament of few chips: one or two hands decide it. */
const makeTournament = (seed: number, players = 3): TableOptions => ({
  kind: 'tournament',
  games: ['stud8'],
  chairs: sit(players),
  chips: 300,
  levelsBy: 'hands',
  levels: [
    { stakes: { stud: { ante: 20, bringIn: 40, smallBet: 100, bigBet: 200 } }, lasts: 2 },
    { stakes: { stud: { ante: 40, bringIn: 80, smallBet: 200, bigBet: 400 } }, lasts: 4 },
  ],
  seed: String(seed),
});

type Played = Awaited<ReturnType<typeof playTable>>;

async function findTournament(players: number, fits: (played: Played) => boolean): Promise<Played> {
  for (let seed = 1; seed <= 300; seed++) {
    const played = await playTable(makeTournament(seed, players), 40);
    if (fits(played)) return played;
  }
  throw new Error('no seed from 1 to 300 fits');
}

const findPlaces = ({ messages }: Played) =>
  messages.flatMap((message) => (message.type === 'handOver' ? message.places : []));

/** Plays as `playBoldly` does in Node, until `isEnough`. */
async function playBold(visitor: Visitor, isEnough: () => Promise<boolean>): Promise<void> {
  while (!(await isEnough())) {
    if ((await visitor.waitForMe()) === 'between') {
      if (await isEnough()) return;
      await visitor.nextHand();
      continue;
    }
    const { type } = playBoldly(await visitor.view());
    const { legal } = await visitor.view();
    const sizes = legal!.raise?.sizes?.length ?? 1;
    await visitor.button(type === 'raise' ? (sizes > 1 ? 'b' : 'r') : 'c').click();
  }
}

const read = (visitor: Visitor, selector: string): Promise<string> =>
  visitor.page.locator(selector).innerText();

/** All that the middle says about who wins what. */
async function expectAwards(visitor: Visitor): Promise<void> {
  const { words } = visitor;
  const view = await visitor.view();
  const hand = (await visitor.heard('handStart')).at(-1)!;
  const text = await read(visitor, '[data-part=awards]');
  const awards = listAwards(view);
  expect(awards.length).toBeGreaterThan(0);
  for (const { pot, half, winners } of awards) {
    if (countPots(awards) > 1) expect(text).toContain(words.table.potName(pot));
    if (half !== 'whole') expect(text).toContain(words.tableParts.halves[half]);
    for (const { seat, chips } of winners) {
      expect(text).toContain(
        words.tableParts.wins(listPeople(words, hand)[seat]!, chips.toLocaleString('en')),
      );
      const { shown } = view.seats[seat]!;
      if (shown !== null) expect(text).toContain(nameHalf(words, view.game, half, shown, view.board)!);
    }
  }
}

describe('a tournament', () => {
  test('side pots and halves are shown with their winners; a player who is out sees the place and can keep watching', async () => {
    const played = await findTournament(4, (each) => {
      const mine = findPlaces(each).find(({ chair }) => chair === 0);
      const before = each.messages.findIndex(
        (message) => message.type === 'handOver' && message.places.some(({ chair }) => chair === 0),
      );
      const told = each.messages.slice(0, before);
      const isSplit = listViews(told)
        .filter(({ phase }) => phase === 'over')
        .some(
          (view) => countPots(listAwards(view)) > 1 && listAwards(view).some(({ half }) => half === 'low'),
        );
      return mine !== undefined && mine.place > 2 && isSplit;
    });
    const visitor = await enter({ language: 'en' });
    const { page, words } = visitor;
    await resumeTable(visitor, played.save);
    const { table: w } = words.web;
    await page.getByText(w.playersLeft(4, 4)).waitFor();
    await page.getByText(w.levelLeft(1, 2, 'hands')).waitFor();
    const ending = page.locator('[data-part=ending]');
    let pots = 0;
    await playBold(visitor, async () => {
      // First whether it has ended: what is on the table then stays there.
      const hasEnded = (await ending.count()) > 0;
      const view = await visitor.view();
      if (view.phase === 'over' && (await page.locator('[data-part=awards]').count()) > 0) {
        await expectAwards(visitor);
        pots = Math.max(pots, countPots(listAwards(view)));
      }
      return hasEnded;
    });
    expect(pots).toBeGreaterThan(1);
    const mine = findPlaces(played).find(({ chair }) => chair === 0)!;
    expect(await ending.innerText()).toContain(w.youAreOut(mine.place, 4));
    expect(await listBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: w.watchOn }).click();
    await playBold(visitor, async () => (await ending.count()) > 0);
    expect(await ending.innerText()).toContain('1. ');
  });

  test('the winner sees it, on a phone and in Japanese', async () => {
    const played = await findTournament(2, (each) =>
      findPlaces(each).some(({ chair, place }) => chair === 0 && place === 1),
    );
    const visitor = await enter({ language: 'ja', width: 390, theme: 'dark' });
    const { page, words } = visitor;
    await resumeTable(visitor, played.save);
    const ending = page.locator('[data-part=ending]');
    await playBold(visitor, async () => (await ending.count()) > 0);
    expect(await ending.innerText()).toContain(words.web.table.youWon);
    // Seats, chips and the headline stay in sight above it.
    const bottom = await page
      .locator('[data-part=seat], [data-part=my-seat], [data-part=headline]')
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
    expect((await ending.boundingBox())!.y).toBeGreaterThanOrEqual(bottom - 1);
    await page.getByRole('button', { name: words.web.table.newTable }).click();
    await page.locator(START).waitFor();
  });
});

/** The save with another player on a chair, as a version with more players would have written it. */
function seatStranger(save: string, chair: number, player: string): string {
  const {
    type,
    version,
    checksum: _,
    ...data
  } = JSON.parse(save) as {
    type: string;
    version: number;
    checksum: string;
    settings: { players: string[] };
  };
  data.settings.players[chair] = player;
  return JSON.stringify({ type, version, checksum: makeChecksum(data), ...data });
}

test.each([
  { language: 'en', width: 1280 },
  { language: 'ja', width: 390 },
] as const)('a player that is not available is replaced, and the table says so ($language)', async (how) => {
  const options: TableOptions = { kind: 'cash', games: ['razz'], chairs: sit(3), seed: '3' };
  const { save } = await playTable(options, 1);
  const visitor = await enter(how);
  const { page, words } = visitor;
  await resumeTable(visitor, seatStranger(save, 1, 'lv9'));
  await page.getByText(words.table.substitute('Ann', 'lv9', namePlayer(words.players, 'lv2'))).waitFor();
  expect(await listBarriers(page)).toEqual([]);
  await visitor.playOn();
  await expectAwards(visitor);
});

test.each([
  ['lv1', { language: 'ja', width: 390 }],
  ['lv2', { language: 'en', width: 1280 }],
] as const)(
  'a rotation of all ten games against %s: each is named with how it is won, and played to its end',
  async (level, how) => {
    const chairs = sit(4).map((each, i) => (i === 0 ? each : { ...each, player: level }));
    const options: TableOptions = {
      kind: 'cash',
      games: [...GAMES],
      change: { every: 'hands', hands: 1 },
      chairs,
      seed: '8',
    };
    const { save } = await playTable(options, 1);
    const visitor = await enter(how);
    const { page, words } = visitor;
    await resumeTable(visitor, save);
    let cards = 0;
    for (const [i, game] of GAMES.entries()) {
      const card = page.locator('[data-part=game-card]');
      // Everybody may fold to my blind before I act: such a hand is over at once and shows no card of its game.
      if ((await visitor.waitForMe()) === 'asked') {
        await card.waitFor();
        cards++;
        await card.getByText(words.table.games[game]).waitFor();
        expect((await card.innerText()).toLowerCase()).toContain(words.table.aims[game].toLowerCase());
        await page.getByText(words.table.rotation(1, words.table.games[GAMES[(i + 1) % 10]!])).waitFor();
        await page.keyboard.press('Escape');
        await card.waitFor({ state: 'detached' });
      }
      await visitor.playOn();
      await expectAwards(visitor);
      const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(scroll).toBeLessThanOrEqual(inner);
      if (i < 9) await visitor.nextHand();
    }
    expect(cards).toBeGreaterThan(5);
    const over = await visitor.heard('handOver');
    expect(over).toHaveLength(10);
    const results = over.map((each) => each.results.map(({ before, after }) => after - before));
    for (const won of results) expect(won.reduce((sum, each) => sum + each)).toBe(0);
  },
);

test('seven players of stud fit on a phone: nothing overlaps and my cards are above the bar', async () => {
  const visitor = await enter({ language: 'en', width: 390 });
  const { page } = visitor;
  await visitor.deal({ games: 'stud', opponents: 6, seed: '12' });
  await visitor.waitForMe();
  const boxes = await page.locator('[data-part=seat], [data-part=my-seat]').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes).toHaveLength(7);
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(isApart).toBe(true);
    }
  }
  const bar = (await page.locator('[data-part=actions]').boundingBox())!;
  expect((await page.locator('[data-part=my-seat] [data-part=cards]').boundingBox())!.y).toBeLessThan(
    bar.y - 60,
  );
});

test('what Level 3 has learned about the players can be read and deleted', async () => {
  const visitor = await enter({ language: 'ja' });
  const { page, words } = visitor;
  const { table: w } = words.web;
  await visitor.deal({ games: 'razz', level: 'lv3', opponents: 1, seed: '7' });
  await visitor.playOn();
  await page.locator('[data-part=menu-button]').click();
  await page.getByRole('button', { name: w.memory }).click();
  const sheet = page.getByRole('dialog', { name: w.memory });
  const known = sheet.getByRole('listitem');
  await known.first().waitFor();
  expect(await known.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('1ハンド')]));
  await sheet.getByRole('button', { name: w.forget }).click();
  await sheet.getByText(words.commands.noMemory).waitFor();
  expect(await sheet.getByRole('button', { name: w.forget }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: w.close }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('keys: pause and go on, dealing on by itself, a test that hides the help, and the sheet', async () => {
  const visitor = await enter({ language: 'en' });
  const { page, words } = visitor;
  const { table: w } = words.web;
  await visitor.deal({ games: 'stud', opponents: 2, seed: '7' });
  await visitor.waitForMe();
  const help = page.getByRole('region', { name: w.helpNow });
  await help.getByText('%').waitFor();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: words.play.helpTitle });
  await sheet.waitFor();
  // Behind the sheet no key does anything.
  await page.keyboard.press('f');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await page.getByText(words.table.paused).waitFor();
  expect(await visitor.button('c').count()).toBe(0);
  await page.keyboard.press('s');
  await visitor.button('c').waitFor();
  await page.keyboard.press('t');
  await help.getByText('%').waitFor({ state: 'detached' });
  while ((await visitor.waitForMe()) === 'asked') await page.keyboard.press('c');
  const question = page.getByRole('form', { name: w.testTitle });
  await question.getByLabel(w.testAnswer).fill('40');
  await page.keyboard.press('Enter');
  expect(await question.innerText()).toMatch(/Not quite: \d+\./);
  await page.keyboard.press('Tab');
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  await page.keyboard.press('t');
  await page.keyboard.press('a');
  await page.getByText(words.table.handNumber(2)).waitFor();
});

test('text mode alone plays a hand: questions, a draw by name, calls, the next hand', async () => {
  const visitor = await enter({ language: 'en' });
  const { page, words } = visitor;
  await visitor.deal({ games: 'badugi', seed: '1' });
  await visitor.waitForMe();
  await page.keyboard.press('/');
  const line = page.getByLabel(words.web.table.command);
  const say = async (text: string): Promise<void> => {
    await line.fill(text);
    await line.press('Enter');
  };
  const answers = page.locator('[data-part=answers]');
  await say('cards');
  await answers.getByText(words.nameCards((await visitor.view()).mine!.cards)).waitFor();
  await say('pot');
  await answers.getByText(words.table.pot((await visitor.view()).pot)).waitFor();
  await say('stack 2');
  await answers.getByText('Ann: ').waitFor();
  await say('actions');
  await answers.getByText('Fold').waitFor();
  let draws = 0;
  while ((await visitor.waitForMe()) === 'asked') {
    const { legal, mine } = await visitor.view();
    if (legal!.draw === undefined) await say(legal!.check ? 'check' : 'call');
    else if (draws++ === 0) await say(`draw ${words.nameCards(mine!.cards.slice(0, 2))}`);
    else await say('pat');
  }
  expect((await visitor.view()).seats[(await visitor.view()).seat!]!.draws[0]).toBe(2);
  await say('log');
  await answers.getByText(wordsOf('en').events.draw({ name: '', isYou: true }, 2)).waitFor();
  await say('next');
  await page.getByText(words.table.handNumber(2)).waitFor();
});

test('cards move in three speeds, not at all without waiting, and hardly where less motion is wanted', async () => {
  const { save } = await playTable({ kind: 'cash', games: 'stud', chairs: sit(2), seed: '3' }, 1);
  const visitor = await enter({ language: 'en' });
  const { page } = visitor;
  await resumeTable(visitor, save);
  const card = page.locator('[data-part=my-seat] [data-part=cards] li').first();
  await card.waitFor();
  const readAt = async (speed: string): Promise<number> => {
    await page.evaluate(keepSpeed, speed);
    await page.locator(`[data-part=play][data-speed=${speed}]`).waitFor();
    return card.evaluate((each) => Number.parseFloat(getComputedStyle(each).animationDuration));
  };
  const times: number[] = [];
  for (const speed of ['slow', 'usual', 'fast', 'off']) times.push(await readAt(speed));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(times).size).toBe(4);
  expect(times.at(-1)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nothing travels; what comes fades in.
  expect(await readAt('slow')).toBeLessThanOrEqual(0.08);
  expect(await card.evaluate((each) => getComputedStyle(each).getPropertyValue('--travel').trim())).toBe('0');
});

/** Runs in the page: another tab has chosen a speed. */
function keepSpeed(speed: string): void {
  localStorage.setItem('doorcard', JSON.stringify({ version: 1, speed }));
  dispatchEvent(new StorageEvent('storage'));
}
