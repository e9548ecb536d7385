import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path, write } = makeTempFolder();

const hand = (finishing: string, ...actions: readonly string[]): string => `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [50, 40]
actions = [${actions.map((action) => `"${action}"`).join(', ')}]
${finishing}
`;

const DEALT = ['d dh p1 AsAh', 'd dh p2 KdKc'];
const GOOD = hand('finishing_stacks = [50.5, 39.5]', ...DEALT, 'p2 f');
const WRONG_MONEY = hand('finishing_stacks = [50, 40]', ...DEALT, 'p2 f');
const WRONG_ACTOR = hand('', ...DEALT, 'p1 f');
const UNFINISHED = hand('', ...DEALT, 'p2 cc');
const UNSAID = hand('_note = "mine"\nmood = "good"', ...DEALT, 'p2 f');

const good = write('good.phh', GOOD);

describe('doorcard replay', () => {
  test('plays a file and compares the stacks', async () => {
    expect(await doorcard(['replay', good])).toEqual({
      code: 0,
      out: `${good}  NT  the stacks match  [50.5, 39.5]\n1 hand, 1 played, 1 with matching stacks, 0 with different stacks, 0 refused\n`,
      err: '',
    });
  });

  test('--json is one object per hand, in the unit of the file', async () => {
    const { code, out } = await doorcard(['replay', good, '--json']);
    expect(code).toBe(0);
    expect(readJson(out)).toEqual([
      {
        file: good,
        index: 1,
        variant: 'NT',
        ok: true,
        state: 'finished',
        stacks: [50.5, 39.5],
        expected: [50.5, 39.5],
        match: true,
      },
    ]);
  });

  test('different stacks exit with 1', async () => {
    const file = write('money.phh', WRONG_MONEY);
    const { code, out, err } = await doorcard(['replay', file, '--json']);
    expect(code).toBe(1);
    expect(readJson(out)).toMatchObject([
      { ok: true, stacks: [50.5, 39.5], expected: [50, 40], match: false },
    ]);
    expect(err).toBe(
      `error replay/money-differs: ${file}: the dealer pays 50.5, 39.5; expected the finishing_stacks 50, 40\n`,
    );
  });

  test('a refused hand gets an error in its place, and the others are played', async () => {
    const tables = [GOOD, WRONG_ACTOR, UNFINISHED].map((text, i) => `[${7 * i}]\n${text}`);
    const file = write('evening.phhs', tables.join('\n'));
    const { code, out, err } = await doorcard(['replay', file, '--json']);
    expect(code).toBe(1);
    expect(readJson(out)).toMatchObject([
      { index: 1, ok: true, match: true },
      {
        index: 2,
        variant: 'NT',
        ok: false,
        error: { code: 'history/wrong-actor', message: expect.stringContaining('action 3, "p1 f"') },
        stacks: null,
        match: null,
      },
      { index: 3, ok: true, state: 'unfinished', stacks: null, match: null },
    ]);
    expect(err).toContain(
      `error history/wrong-actor: ${file} #2: hand 7, line 16, action 3, "p1 f": p1 is not to act`,
    );
    const { out: lines } = await doorcard(['replay', file]);
    expect(lines).toContain(`${file} #2  NT  refused: history/wrong-actor\n`);
    expect(lines).toContain(`${file} #3  NT  played; the file ends before the hand does\n`);
    expect(lines).toContain(
      '3 hands, 2 played, 1 with matching stacks, 0 with different stacks, 1 refused\n',
    );
  });

  test('finishing stacks of an unfinished hand are not a match', async () => {
    const file = write('short.phh', hand('finishing_stacks = [50.5, 39.5]', ...DEALT));
    const { code, out, err } = await doorcard(['replay', file, '--json']);
    expect([code, readJson(out)]).toMatchObject([1, [{ ok: true, stacks: null, match: false }]]);
    expect(err).toContain('error replay/no-result: ');
  });

  test('a text that cannot be read also gives one line', async () => {
    const one = write('broken.phh', 'variant = "NT');
    const many = write('broken.phhs', 'variant = "NT"');
    const { code, out } = await doorcard(['replay', one, many, '--json']);
    expect(code).toBe(1);
    expect(readJson(out)).toMatchObject([
      { file: one, index: 1, variant: null, ok: false, error: { code: expect.stringMatching(/^phh\//) } },
      { file: many, index: null, variant: null, ok: false, error: { code: 'phh/not-a-hand' } },
    ]);
  });

  test('folders are searched recursively, in the order of names', async () => {
    write('folder/b.phh', GOOD);
    write('folder/a/deep.phhs', `[1]\n${GOOD}`);
    write('folder/c.txt', 'not a hand');
    const { out } = await doorcard(['replay', path('folder'), '--json']);
    expect(readJson(out)).toMatchObject([
      { file: path('folder/a/deep.phhs') },
      { file: path('folder/b.phh') },
    ]);
  });

  test('unknown keys are reported, private ones are not', async () => {
    const file = write('unsaid.phh', UNSAID);
    const { code, out, err } = await doorcard(['replay', file]);
    expect(code).toBe(0);
    expect(out).toContain('NT  played  [50.5, 39.5]');
    expect(err).toMatch(/^warning: .*the unknown key mood is left out\n$/);
  });

  test('rules are those of the file, or those of the option', async () => {
    const raises = ['p2 cbr 4', 'p1 cbr 6', 'p2 cbr 8', 'p1 cbr 10'];
    const text = `variant = "FT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [50, 50]
actions = [${[...DEALT, ...raises].map((action) => `"${action}"`).join(', ')}]
`;
    const plain = write('plain.phh', text);
    const named = write('named.phh', `${text}_doorcard_rules = "pokerstars"\n`);
    expect((await doorcard(['replay', plain])).code).toBe(0);
    for (const args of [[named], [plain, '--rules', 'pokerstars']]) {
      expect((await doorcard(['replay', ...args])).err).toContain('error history/raise-cap: ');
    }
    expect((await doorcard(['replay', named, '--rules', 'wsop'])).code).toBe(0);
  });

  test('what deal writes is played', async () => {
    const file = path('dealt.phhs');
    for (const game of ['badugi', 'stud8', 'plo']) {
      await doorcard(['deal', game, '--players', 'random,random,random', '--hands', '30', '--out', file]);
      const { code, out } = await doorcard(['replay', file, '--lang', 'ja']);
      expect(code).toBe(0);
      expect(out).toContain('30ハンド: 再生30、収支一致30、不一致0、拒否0\n');
    }
  });

  test.each([
    ['nothing.phh', 'file/not-found'],
    ['folder/c.txt', 'file/unknown-format'],
    ['empty', 'file/no-hands'],
  ])('%s is refused with %s', async (name, code) => {
    write('empty/readme.txt', '');
    write('folder/c.txt', 'not a hand');
    const answer = await doorcard(['replay', path(name)]);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`error ${code}: `);
    expect(answer.err).toContain(path(name));
  });

  test.each(['deal', 'replay'])(
    '%s --help has examples and the options that every command takes',
    async (name) => {
      const { code, out } = await doorcard([name, '--help']);
      expect(code).toBe(0);
      for (const part of ['Examples:', `doorcard ${name} `, '--json', '--seed', '--lang', '--rules'])
        expect(out).toContain(part);
    },
  );
});

test('a file without hands is an error, not a success', async () => {
  const answer = await doorcard(['replay', write('nothing.phhs', '')]);
  expect(answer.code).toBe(1);
  expect(answer.err).toContain('error file/no-hands: ');
});

test('--tolerant accepts habits of other programs, with a warning', async () => {
  const file = write(
    'idle.phh',
    `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 20]
actions = ["d dh p1 7c2d", "d dh p2 AsAh", "p2 cbr 20", "p1 cc", "d db 3c4d9h", "p1 cc", "d db Ks", "d db Qs", "p2 sm AsAh", "p1 sm"]
finishing_stacks = [80, 40]
`,
  );
  expect(await doorcard(['replay', file])).toMatchObject({ code: 1 });
  const { code, err } = await doorcard(['replay', file, '--tolerant']);
  expect(code).toBe(0);
  expect(err).toContain('a check by the last player with chips is left out');
});
