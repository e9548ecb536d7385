import { GAMES } from '@doorcard/engine';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doorcard } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path: file } = makeTempFolder();

/** Deals hands into a file and answers with its name. */
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

  test('to open PokerStars text and back: the same money', async () => {
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

test('E-16 PokerStars text is what one seat saw, all cards open only on request, and what is not kept is said', async () => {
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
