import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STRATEGY_FILES } from '@doorcard/strategies';
import { namePlayer } from '@doorcard/text';
import { expect, test } from 'vitest';
import { START, type Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { app, enter } = serveVisitors();

/** The strategies that this browser keeps, by the end of their addresses. */
const listKept = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('doorcard-strategies');
    return (await cache.keys()).map(({ url }) => url.replace(/^.*\//, ''));
  });

/** Sits down with level 4 in Badugi and plays a hand. */
async function playHand(visitor: Visitor): Promise<void> {
  await visitor.deal({ games: 'badugi', opponents: 1, level: 'lv4', seed: '5' });
  await visitor.playOn();
  expect(await visitor.heard('handOver')).toHaveLength(1);
}

test('the app has the strategies that the list names, by their contents, and does not fetch them beforehand', () => {
  const names = readdirSync(join(app().page, 'assets')).filter((name) => name.endsWith('.strategy'));
  const expected = Object.entries(STRATEGY_FILES).map(
    ([game, listed]) => `${game}-${listed!.hash.slice(0, 16)}.strategy`,
  );
  expect(names.sort()).toEqual(expected.sort());
  for (const name of names) {
    const bytes = readFileSync(join(app().page, 'assets', name));
    expect(name).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  }
  expect(readFileSync(join(app().page, 'sw.js'), 'utf8')).not.toContain('.strategy"');
});

test('level 4 fetches its strategy once, and plays without a connection after that', async () => {
  const visitor = await enter();
  const { page } = visitor;
  await page.locator(START).waitFor();
  expect(await listKept(visitor)).toEqual([]);
  await playHand(visitor);
  expect((await visitor.heard('table')).flatMap(({ table }) => table.substitutes)).toEqual([]);
  const kept = [`badugi-${STRATEGY_FILES['badugi']!.hash.slice(0, 16)}.strategy`];
  expect(await listKept(visitor)).toEqual(kept);

  // From now on nobody gets the file.
  await page.route('**/*.strategy', (route) => route.abort());
  await page.reload();
  expect(await visitor.waitForMe()).toBe('between');
  await visitor.nextHand();
  await visitor.playOn();
  expect(await visitor.heard('handOver')).toHaveLength(2);
  expect((await visitor.heard('table')).flatMap(({ table }) => table.substitutes)).toEqual([]);
  expect(await listKept(visitor)).toEqual(kept);
});

test.each(['en', 'ja'] as const)(
  'a strategy that cannot be had, in %s: level 3 plays, and it is said',
  async (language) => {
    const visitor = await enter({ language });
    const { page, words } = visitor;
    await page.route('**/*.strategy', (route) => route.abort());
    await playHand(visitor);
    const { table } = (await visitor.heard('table')).at(-1)!;
    const { players } = words;
    await page
      .getByText(
        words.table.substitute(table.chairs[1]!.name, namePlayer(players, 'lv4'), namePlayer(players, 'lv3')),
      )
      .waitFor();
    expect(await listKept(visitor)).toEqual([]);
    visitor.forgive();
  },
);
