import { unwrap } from '@doorcard/cards';
import { drillDocument, type Drill } from '@doorcard/coach/drill';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FakeScreen } from './fakeScreen.js';
import { doorcard, readJson } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path, write } = makeTempFolder();
const readBook = (file: string) => unwrap(drillDocument.parse(readFileSync(file, 'utf8')));

type Answered = Drill & { answer: number; right: boolean };

describe('doorcard drill', () => {
  test('asks, checks and explains, in both languages, and keeps the progress', async () => {
    const save = path('progress/drills.json');
    const stdin = '1\n2\n3\n';
    // No decisions are asked in this game, so that nothing has to be judged.
    const args = ['drill', 'omaha8', '--count', '3', '--seed', '5', '--save', save];
    const english = await doorcard([...args, '--lang', 'en'], { stdin });
    expect([english.code, english.err]).toEqual([0, '']);
    expect(english.out).toContain('1 of 3: Omaha Hi/Lo');
    expect(english.out).toMatch(/\n[0-3] of 3 right\.\n/);
    expect(english.out).toContain(save);
    expect(readBook(save).entries.reduce((sum, { answered }) => sum + answered, 0)).toBe(3);
    const japanese = await doorcard([...args, '--lang', 'ja'], { stdin });
    expect(japanese.out).toMatch(/3問中[0-3]問正解。/);
    expect(readBook(save).entries.reduce((sum, { answered }) => sum + answered, 0)).toBe(6);
  });

  test('right and wrong answers are marked in the JSON, and count in the progress', async () => {
    const save = path('json.json');
    const args = ['drill', 'omaha8', '--count', '8', '--seed', '2', '--json', '--save', save];
    const first = await doorcard(args, { stdin: '1\n'.repeat(8) });
    const drills = readJson(first.out) as Answered[];
    expect(drills).toHaveLength(8);
    for (const { answer, accepted, right } of drills) expect(right).toBe(accepted.includes(answer));
    expect(new Set(drills.map(({ key }) => key)).size).toBe(8);
    const { entries } = readBook(save);
    expect(entries.reduce((sum, { right }) => sum + right, 0)).toBe(
      drills.filter(({ right }) => right).length,
    );
  });

  test('keys answer on a screen, other keys do nothing, Q stops', async () => {
    const screen = new FakeScreen([
      'drill',
      'holdem',
      '--seed',
      '3',
      '--save',
      path('keys.json'),
      '--lang',
      'en',
    ]);
    await expect.poll(() => screen.history).toContain('1 of 10');
    await screen.press('x', '9');
    expect(screen.history).not.toContain('2 of 10');
    await screen.press('1');
    await expect.poll(() => screen.history).toContain('2 of 10');
    expect(screen.history).toMatch(/Right\.|No: /);
    await screen.press('q');
    expect(await screen.end()).toBe(0);
    expect(screen.isTaken).toBe(false);
    expect(screen.history).toContain('Stopped.');
    expect(screen.history).toMatch(/[01] of 1 right/);
  });

  test('the end of the input ends the drills; nothing is saved that was not answered', async () => {
    const save = path('none.json');
    const { code, out } = await doorcard(['drill', 'plo', '--save', save, '--lang', 'en'], { stdin: '' });
    expect(code).toBe(0);
    expect(out).toContain('Stopped.');
    expect(out).not.toContain(save);
  });

  test('bad input is a coded error', async () => {
    const save = path('bad.json');
    const wrong = await doorcard(['drill', 'plo', '--seed', '1', '--save', save], { stdin: 'maybe\n' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('error drill/bad-answer: "maybe"') });
    const count = await doorcard(['drill', '--count', '0', '--save', save]);
    expect(count).toMatchObject({ code: 1, err: expect.stringContaining('error option/count') });
    const game = await doorcard(['drill', 'chess', '--save', save]);
    expect(game.code).toBe(1);
    const broken = write('broken.json', '{"type":"doorcard/drills"');
    const refused = await doorcard(['drill', '--save', broken], { stdin: '1\n' });
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining(`error drill/not-json: ${broken}`),
    });
    expect(readFileSync(broken, 'utf8')).toBe('{"type":"doorcard/drills"');
  });
});
