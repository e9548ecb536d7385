import { Xoshiro256 } from '@doorcard/cards';
import { Hand, makeDefaultSetup, makePlan, makeView, RULE_SETS } from '@doorcard/engine';
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isModuleName } from '../src/playerModule.js';
import { FakeScreen } from './fakeScreen.js';
import { doorcard, readJson } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const BIN = fileURLToPath(new URL('../bin/doorcard.js', import.meta.url));
const { path, write } = makeTempFolder();

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const example = /```js\n(\/\/ mine\.mjs\n[^`]*)```/.exec(readme)![1]!;
const mine = write('mine.mjs', example);
/** As a user writes it. */
const here = (file: string): string => {
  const name = relative(process.cwd(), file);
  return name.startsWith('.') ? name : `./${name}`;
};

const CALL = `({ legal }) => ({
  action: legal.draw ? { type: 'draw', discard: [] }
    : { type: legal.check ? 'check' : legal.call === undefined ? 'bringIn' : 'call' },
  reason: { code: 'mine_calls', rule: 'mine', data: { seats: 2 } },
})`;
const calling = write('calling.mjs', `export default { decide: ${CALL} };`);

const arena = (players: string, ...more: string[]) =>
  doorcard(['arena', 'stud', '--players', players, '--hands', '60', '--threads', '1', ...more]);

test('the example of the README has 15 lines or so and plays in the arena', async () => {
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(16);
  const { code, out, err } = await arena(`lv2,${here(mine)}`, '--json');
  expect([err, code]).toEqual(['', 0]);
  const [answer] = readJson(out) as [{ players: { name: string; bb_per_100: number }[] }];
  expect(answer.players.map(({ name }) => name)).toEqual(['lv2', here(mine)]);
  expect(answer.players[1]!.bb_per_100).not.toBe(0);
});

test.each(['badugi', 'razz', 'holdem', '2-7-single'])('the example plays %s too', async (game) => {
  const { code, err } = await doorcard(['deal', game, '--players', `${mine},lv0,${mine}`, '--hands', '20']);
  expect([err, code]).toEqual(['', 0]);
});

/** In a separate process, since threads run built files only. */
const start = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [BIN, ...args], (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

test('on threads a module gives the same numbers', async () => {
  const play = async (threads: string): Promise<unknown> => {
    const args = [
      'arena',
      'stud',
      '--players',
      `lv2,${here(mine)}`,
      '--hands',
      '3000',
      '--duplicate',
      '--json',
    ];
    const { out, err } = await start(...args, '--threads', threads);
    expect(err).toBe('');
    const {
      seconds: _seconds,
      hands_per_second: _speed,
      ...rest
    } = JSON.parse(out) as Record<string, unknown>;
    return rest;
  };
  expect(await play('2')).toEqual(await play('1'));
});

describe('a module plays wherever a player is named', () => {
  test('as an asynchronous player that loads', async () => {
    const slow = write(
      'slow.mjs',
      `let games = [];
      export default {
        prepare: async (game) => { games.push(game); },
        decide: async (view) => {
          if (!games.includes(view.game)) throw new Error('prepared for ' + games);
          return (${CALL})(view);
        },
      };`,
    );
    const json = async (name: string): Promise<unknown> => {
      const { out, err } = await arena(`lv2,${name}`, '--json');
      expect(err).toBe('');
      return JSON.parse(out.replaceAll(JSON.stringify(name), '"mine"'));
    };
    expect(await json(slow)).toEqual(await json(calling));
  });

  test('in a ladder', async () => {
    const args = ['ladder', 'razz', '--players', `lv1,${here(mine)},lv0`, '--hands', '50', '--threads', '1'];
    const { code, out, err } = await doorcard([...args, '--json']);
    expect([err, code]).toEqual(['', 0]);
    const [answer] = readJson(out) as [{ games: { players: string[]; rungs: object[] }[] }];
    expect(answer.games[0]!.players).toEqual(['lv1', here(mine), 'lv0']);
    expect(answer.games[0]!.rungs).toHaveLength(1);
  });

  test('in a deal', async () => {
    const { code, out } = await doorcard([
      'deal',
      'stud',
      '--players',
      `${here(calling)},lv0`,
      '--seed',
      '3',
    ]);
    expect(code).toBe(0);
    expect(out).toContain(`players = [${JSON.stringify(here(calling))}, "lv0"]`);
  });

  test('by a file: URL', async () => {
    const { code } = await doorcard(['deal', 'stud', '--players', `${pathToFileURL(calling).href},lv0`]);
    expect(code).toBe(0);
  });

  test('for a decision, with its reason in words', async () => {
    const hand = new Hand(makePlan(makeDefaultSetup('stud', 2, RULE_SETS.wsop)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(11n) });
    const stdin = JSON.stringify(makeView(hand, hand.actor));
    for (const lang of ['en', 'ja']) {
      const { code, out } = await doorcard(['decide', 'stud', '--level', calling, '--lang', lang], { stdin });
      expect(code).toBe(0);
      expect(out).toContain('\nmine_calls (seats 2)\n');
    }
    const refused = await doorcard(['decide', 'stud', '--level', calling, '--profile', '2'], { stdin });
    expect(refused.err).toContain('error player/unknown-profile: ');
  });
});

describe('at a table', () => {
  const sit = async (...args: string[]): Promise<FakeScreen> => {
    const screen = new FakeScreen(['play', ...args, '--save', path('table.json'), '--pace', 'none'], {
      width: 200,
    });
    await screen.until(/\? /);
    await screen.settle();
    return screen;
  };
  const playHand = async (screen: FakeScreen): Promise<void> => {
    for (let press = 0; press < 80 && !/(^| )N next hand/m.test(screen.text); press++)
      await screen.press('c');
  };

  test('a module plays, is found again, and lv2 plays for it when it is gone, until it is back', async () => {
    const guest = write('guest.mjs', `export default { decide: ${CALL} };`);
    const first = await sit('stud', '--players', here(guest), '--seed', '5');
    await playHand(first);
    await first.press('w');
    expect(first.text).toContain('mine_calls (seats 2)');
    await first.press('x', 'q');
    expect(await first.end()).toBe(0);

    rmSync(guest);
    const second = await sit();
    await second.press('n');
    await playHand(second);
    expect(second.history).toContain(`Ann: ${guest} is not available, so lv2 plays instead.`);
    await second.press('w');
    expect(second.text).not.toContain('mine_calls');
    await second.press('x', 'q');
    expect(await second.end()).toBe(0);

    write('guest.mjs', `export default { decide: ${CALL} };`);
    const third = await sit();
    await third.press('n');
    await playHand(third);
    expect(third.history).not.toContain('not available');
    await third.press('w');
    expect(third.text).toContain('mine_calls (seats 2)');
    await third.press('x', 'q');
    expect(await third.end()).toBe(0);
  });

  test('a missing module is refused before the table opens', async () => {
    const { code, err } = await doorcard(['play', 'stud', '--players', './nobody.mjs']);
    expect(code).toBe(1);
    expect(err).toContain('error player/module-not-found: ');
  });
});

describe('every error of a module has a code', () => {
  const decide = (result: string): string => `export default { decide: () => (${result}) };`;
  const reason = `reason: { code: 'x', rule: 'x', data: {} }`;
  test.each<[name: string, text: string, code: string, words: string]>([
    ['no default export', 'export const decide = () => 1;', 'player/no-default-export', 'no default export'],
    ['no decide', 'export default { name: "x" };', 'player/no-decide', 'no function decide'],
    [
      'a prepare that is not a function',
      `export default { decide: ${CALL}, prepare: 1 };`,
      'player/bad-prepare',
      'prepare',
    ],
    ['a syntax error', 'export default {', 'player/module-failed', 'cannot be loaded'],
    [
      'a prepare that rejects',
      `export default { decide: ${CALL}, prepare: async () => { throw new Error('no file'); } };`,
      'player/not-prepared',
      'cannot play stud: no file',
    ],
    [
      'a decide that throws',
      'export default { decide() { throw new Error("oh"); } };',
      'player/failed',
      'oh',
    ],
    [
      'a decide that rejects',
      'export default { decide: async () => { throw new Error("oh"); } };',
      'player/failed',
      'oh',
    ],
    ['no decision', decide('undefined'), 'player/bad-decision', 'decided undefined'],
    ['an unknown action', decide(`{ action: { type: 'win' }, ${reason} }`), 'player/bad-decision', '"win"'],
    ['no reason', decide(`{ action: { type: 'fold' } }`), 'player/bad-decision', '"fold"'],
    [
      'data that JSON cannot hold',
      decide(`{ action: { type: 'fold' }, reason: { code: 'x', rule: 'x', data: { n: 1n } } }`),
      'player/bad-decision',
      'JSON',
    ],
    [
      'an illegal action',
      decide(`{ action: { type: 'raise', to: 7 }, ${reason} }`),
      'player/illegal-action',
      'may not raise to 7; expected ',
    ],
  ])('%s', async (name, text, code, words) => {
    const file = write(`${name.replaceAll(' ', '-')}.mjs`, text);
    const answer = await arena(`lv2,${file}`);
    expect([answer.code, answer.out]).toEqual([1, '']);
    expect(answer.err).toContain(`error ${code}: ${file}`);
    expect(answer.err).toContain(words);
    const dealt = await doorcard(['deal', 'stud', '--players', `lv2,${file}`, '--hands', '9']);
    expect(dealt.err).toContain(`error ${code}: `);
  });

  test('a thread keeps the code', async () => {
    const file = write('wild.mjs', decide(`{ action: { type: 'raise', to: 7 }, ${reason} }`));
    const { code, err } = await start('arena', 'stud', '--players', `lv2,${file}`, '--threads', '2');
    expect(code).toBe(1);
    expect(err).toContain(`error player/illegal-action: ${file} may not raise to 7`);
  });

  test.each(['./nobody.mjs', './mine.txt', '../nobody.js'])('%s does not exist', async (name) => {
    const { code, err } = await arena(`lv2,${name}`);
    expect(code).toBe(1);
    expect(err).toContain(`error player/module-not-found: ${name} `);
  });

  test.each([
    ['arena', 'stud'],
    ['ladder', 'stud'],
  ])('%s on a cluster refuses it beforehand', async (...command) => {
    const where = ['--cluster', 'redis://127.0.0.1:1'];
    const { code, err } = await doorcard([...command, '--players', `lv2,${mine}`, ...where]);
    expect(code).toBe(1);
    expect(err).toContain(`error player/module-on-cluster: ${mine} cannot play on a cluster: its workers`);
  });

  test('a ladder has everybody once', async () => {
    const { code, err } = await doorcard(['ladder', 'stud', '--players', 'lv2,lv1,lv2:1']);
    expect(code).toBe(1);
    expect(err).toContain('error player/twice: ');
  });
});

test.each([
  ['./a.mjs', true],
  ['../a.js', true],
  ['/a/b.mjs', true],
  ['file:///a/b.mjs', true],
  ['C:\\a\\b.mjs', true],
  ['C:/a/b.mjs', true],
  ['.\\b.mjs', true],
  ['lv2', false],
  ['lv2:4', false],
  ['mine.mjs', false],
])('%s is a module: %s', (name, expected) => {
  expect(isModuleName(name)).toBe(expected);
});
