import { GAMES } from '@doorcard/engine';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doorcard } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path: file } = makeTempFolder();

/** Deals hands into a file and returns its name. */
async function deal(game: string, name: string): Promise<string> {
  const players = 'random,random,random';
  await doorcard(['deal', game, '--players', players, '--hands', '5', '--seed', '9', '--out', file(name)]);
  return file(name);
}

describe.each(GAMES)('%s', (game) => {
  test('to JSON and back to the same PHH', async () => {
    const phhs = await deal(game, `${game}.phhs`);
    await doorcard(['convert', phhs, '--to', 'json', '--out', file(`${game}.json`)]);
    const back = await doorcard(['convert', file(`${game}.json`), '--to', 'phh']);
    const withoutNames = (text: string): string =>
      text.replaceAll(/^(players|hand|_doorcard_seed).*\n/gm, '');
    expect(back.code).toBe(0);
    expect(withoutNames(back.out)).toBe(withoutNames(readFileSync(phhs, 'utf8')));
  });

  test('to open PokerStars text and back: the same stacks', async () => {
    const phhs = await deal(game, `${game}.phhs`);
    const stacks = async (path: string): Promise<string[]> =>
      (await doorcard(['replay', path, '--json'])).out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.stringify((JSON.parse(line) as { stacks: unknown }).stacks));
    await doorcard(['convert', phhs, '--to', 'pokerstars', '--reveal', '--out', file(`${game}.txt`)]);
    expect(readFileSync(file(`${game}.txt`), 'utf8')).toContain('*** ALL CARDS OPEN ***');
    await doorcard(['convert', file(`${game}.txt`), '--to', 'phh', '--out', file(`${game}-back.phhs`)]);
    expect(await stacks(file(`${game}-back.phhs`))).toEqual(await stacks(phhs));
  });
});

test('E-16 PokerStars text is what one seat saw, all cards only on request, and what is not kept is listed', async () => {
  const phhs = await deal('razz', 'seen.phhs');
  const { code, out, err } = await doorcard(['convert', phhs, '--to', 'pokerstars', '--view', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/^PokerStars Hand #1: {2}Razz Limit/);
  expect(out).toMatch(/Dealt to random 2 \[.. .. ..\]/);
  expect(out).toMatch(/Dealt to random 1 \[..\]/);
  expect(err).toContain('not kept: ');
  expect(out).not.toContain('ALL CARDS OPEN');
});

test.each([
  [['nothing.phhs', '--to', 'phh'], 'file/not-found'],
  [['hands.xyz', '--to', 'phh'], 'file/unknown-format'],
  [['bad.phhs', '--to', 'phh'], 'phh/bad-toml'],
  [['good.phhs', '--to', 'pdf'], 'option/to'],
  [['good.phhs', '--to', 'pokerstars'], 'option/view'],
  [['good.phhs', '--to', 'pokerstars', '--view', '1', '--reveal'], 'option/view'],
  [['good.phhs', '--to', 'pokerstars', '--view', '7'], 'option/view'],
  [['empty.txt', '--to', 'phh'], 'file/no-hands'],
])('doorcard convert %j is refused with %s', async ([name, ...rest], code) => {
  await deal('badugi', 'good.phhs');
  writeFileSync(file('bad.phhs'), '[1\nvariant');
  writeFileSync(file('empty.txt'), '');
  const answer = await doorcard(['convert', file(name!), ...rest]);
  expect(answer).toMatchObject({ code: 1, out: '' });
  expect(answer.err).toContain(`error ${code}: `);
});

test('a hand that cannot be held is refused with its line and counted, and the others are written', async () => {
  const text = readFileSync(new URL('fixtures/euro.txt', import.meta.url), 'utf8');
  const twice = text.replace('Zoë: folds', '*** FIRST FLOP *** [2c 3d 4h]').replace('#77', '#78');
  writeFileSync(file('some.txt'), `${text}\n\n${twice}\n${text.replace('#77', '#79')}`);
  const { code, out, err } = await doorcard(['convert', file('some.txt'), '--to', 'phh']);
  expect(code).toBe(1);
  expect(out.match(/^hand = \d+$/gm)).toEqual(['hand = 77', 'hand = 79']);
  expect(err).toContain('error pokerstars/run-twice: line 25: ');
  expect(err).toContain('1 of 3 hands refused');
});

test('a hand that was read but cannot be written is refused with its line too', async () => {
  const text = readFileSync(new URL('fixtures/euro.txt', import.meta.url), 'utf8');
  writeFileSync(file('two.txt'), `${text}\n${text.replace('#77', '#78')}`);
  // Only the cards of one seat are known.
  const { code, out, err } = await doorcard(['convert', file('two.txt'), '--to', 'pokerstars', '--reveal']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    /^error pokerstars\/unknown-card: line 1: .*\nerror pokerstars\/unknown-card: line \d\d: /,
  );
  expect(err).toContain('2 of 2 hands refused');
});

test('metadata survive, and what text cannot hold is listed', async () => {
  const phh = `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [100, 100]
actions = ["d dh p1 7c2d", "d dh p2 AsAh", "p2 cbr 6", "p1 f"]
author = "Ann"
event = "Final"
city = "Las Vegas"
time = 19:30:00
time_zone_abbreviation = "PT"
day = 3
month = 4
year = 2024
hand = 12
seats = [4, 9]
seat_count = 9
table = "Six"
players = ["Bob", "Eve"]
currency = "USD"
currency_symbol = "$"
`;
  writeFileSync(file('details.phh'), phh);
  const text = await doorcard(['convert', file('details.phh'), '--to', 'pokerstars', '--reveal']);
  expect(text.out).toContain(
    "PokerStars Hand #12:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/04/03 19:30:00 PT\nTable 'Six' 9-max Seat #9",
  );
  expect(text.err).toContain('not kept: the keys author, event, city');
  writeFileSync(file('details.txt'), text.out);
  const back = await doorcard(['convert', file('details.txt'), '--to', 'phh']);
  const details = (from: string): string[] =>
    from.match(
      /^(?:time|time_zone_abbreviation|day|month|year|hand|seats|seat_count|table|players|currency|currency_symbol) = .*/gm,
    ) ?? [];
  expect(details(back.out)).toEqual(details(phh));
  const json = await doorcard(['convert', file('details.phh'), '--to', 'json']);
  expect(json.err).toContain('not kept: the keys author, event, city, time, ');
});
