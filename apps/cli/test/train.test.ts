import { USUAL_ABSTRACTIONS, type TrainedGame } from '@doorcard/blueprint';
import { STRATEGY_FILES } from '@doorcard/strategies';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../src/program.js';
import { loadShipped } from '../src/train/strategyFiles.js';
import { doorcard, readJson } from './fakeTerminal.js';
import { openPrograms } from './programs.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();
const start = openPrograms();

/** Four batches of Razz, small enough for a test. */
const SMALL = ['--iterations', '400', '--batch', '50', '--measure', '0'];
const FIRST = path('first.strategy.gz');

beforeAll(async () => {
  const { code, err } = await doorcard(['train', 'razz', ...SMALL, '--out', FIRST]);
  expect([code, err]).toEqual([0, '']);
}, 60_000);

const sameAsFirst = (file: string): boolean => readFileSync(file).equals(readFileSync(FIRST));

describe('doorcard train', () => {
  test('two threads write the same file as one', async () => {
    const out = path('threads.strategy.gz');
    const { code, err } = await doorcard(['train', 'razz', ...SMALL, '--threads', '2', '--out', out]);
    expect([code, err]).toEqual([0, '']);
    expect(sameAsFirst(out)).toBe(true);
  });

  test('a training that was stopped goes on to the same file', async () => {
    const out = path('stopped.strategy.gz');
    let isStopped = false;
    const quiet = { write: () => true };
    const terminal = {
      stdin: (async function* () {})(),
      stdout: quiet,
      stderr: quiet,
      env: {},
      seconds: () => 0,
      // Ctrl-C at once: the batch that has begun is finished and saved.
      onInterrupt: (listener: () => void) => {
        isStopped = true;
        setImmediate(listener);
        return () => {};
      },
    };
    expect(await run(['train', 'razz', ...SMALL, '--out', out], terminal)).toBe(0);
    expect([isStopped, existsSync(out), existsSync(`${out}.training`)]).toEqual([true, false, true]);

    const again = await doorcard(['train', 'razz', ...SMALL, '--out', out]);
    expect([again.code, again.err.split(':')[0]]).toEqual([1, 'error train/unfinished']);
    const other = await doorcard(['train', 'razz', ...SMALL, '--seed', '2', '--out', out, '--resume']);
    expect([other.code, other.err.split(':')[0]]).toEqual([1, 'error training/other-plan']);
    const { code, err } = await doorcard(['train', 'razz', ...SMALL, '--out', out, '--resume']);
    expect([code, err]).toEqual([0, '']);
    expect(sameAsFirst(out)).toBe(true);
    expect(existsSync(`${out}.training`)).toBe(false);
  });

  test('a training that was killed goes on to the same file', async () => {
    const many = ['--iterations', '2000', '--batch', '50', '--measure', '0'];
    const whole = path('whole.strategy.gz');
    expect((await doorcard(['train', 'razz', ...many, '--out', whole])).code).toBe(0);
    const out = path('killed.strategy.gz');
    const killed = start('train', 'razz', ...many, '--save-every', '0', '--out', out);
    for await (const _ of watch(path('.'))) if (existsSync(`${out}.training`)) break;
    killed.child.kill('SIGKILL');
    await killed.exited;
    expect([killed.child.signalCode, existsSync(out)]).toEqual(['SIGKILL', false]);
    const { code, err } = await doorcard(['train', 'razz', ...many, '--out', out, '--resume']);
    expect([code, err]).toEqual([0, '']);
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
  });

  test('measures strength, as a table, as JSON and as a page', async () => {
    const report = path('report.html');
    const args = ['train', 'razz', '--iterations', '200', '--batch', '50', '--measure', '20'];
    const { code, out } = await doorcard([...args, '--out', path('m.strategy.gz'), '--report', report]);
    expect(code).toBe(0);
    expect(out).toContain('big bets/100');
    expect(readFileSync(report, 'utf8')).toContain('<h1>Training of Razz</h1>');
    const ja = await doorcard([...args, '--out', path('j.strategy.gz'), '--lang', 'ja']);
    expect(ja.out).toContain('ビッグベット/100');
    const json = await doorcard([...args, '--out', path('n.strategy.gz'), '--json']);
    const [answer] = readJson(json.out) as [{ deals: number; measured: { against: string }[] }];
    expect(answer.deals).toBe(200);
    expect(answer.measured.at(-1)!.against).toBe('lv2');
  });

  test.each([
    ['train/unknown-game', ['train', 'holdem']],
    ['train/other-game', ['train', 'razz', '--abstraction', 'badugi/coarse']],
    ['strategy/unknown-abstraction', ['train', 'razz', '--abstraction', 'razz/7']],
    ['option/iterations', ['train', 'razz', '--iterations', '0']],
    ['option/threads', ['train', 'razz', '--threads', '3']],
    ['file/not-found', ['train', 'razz', '--resume', '--out', path('none.strategy.gz')]],
    ['file/cannot-write', ['train', 'razz', '--out', path('no/such/folder.gz')]],
  ])('%s', async (error, args) => {
    const { code, err } = await doorcard(args);
    expect([code, err.split(':')[0]]).toEqual([1, `error ${error}`]);
  });
});

describe('the strategies that ship', () => {
  test.each(Object.keys(STRATEGY_FILES) as TrainedGame[])(
    '%s opens, and its record says how to make it',
    async (game) => {
      const { abstraction, record } = (await loadShipped(game))!;
      expect(abstraction.id).toBe(USUAL_ABSTRACTIONS[game]);
      const deals = record.batches * record.lanes * record.deals;
      expect(record.command).toBe(`doorcard train ${game} --iterations ${deals} --seed ${record.seed}`);
      // npm run train:all makes the same file.
      const script = readFileSync(new URL('../../../scripts/trainAll.mjs', import.meta.url), 'utf8');
      const listed = new RegExp(`\\b${game}: ([\\d_]+)`).exec(script)![1]!;
      expect(Number(listed.replaceAll('_', ''))).toBe(deals);
    },
  );
});

describe('doorcard exploit', () => {
  const SHORT = [
    '--iterations',
    '400',
    '--batch',
    '50',
    '--abstraction',
    'razz/usual',
    '--hands',
    '20',
    '--imitate',
    '20',
  ];

  test('trains against a strategy file', async () => {
    const file = await doorcard(['exploit', 'razz', '--against', FIRST, ...SHORT, '--json']);
    expect(file.err).toBe('');
    const [answer] = readJson(file.out) as [{ deals: number; decisions: number; measured: unknown[] }];
    expect([answer.deals, answer.decisions, answer.measured.length]).toEqual([400, 0, 4]);
  });

  test('trains against a table that imitates a player', async () => {
    const player = await doorcard(['exploit', 'razz', '--against', 'lv1', ...SHORT]);
    expect(player.err).toBe('');
    expect(player.out).toContain('A lower bound: a better exploiter may win more.');
    expect(player.out).toMatch(/\d+ decisions of lv1 imitated/);
  });

  test('refuses files that are cut off, altered or of another game', async () => {
    const whole = readFileSync(FIRST);
    const refused = async (name: string, bytes: Uint8Array): Promise<string> => {
      writeFileSync(path(name), bytes);
      const { code, err } = await doorcard(['exploit', 'razz', '--against', path(name), ...SHORT]);
      expect(code).toBe(1);
      return err.split(':')[0]!;
    };
    expect(await refused('cut.gz', whole.subarray(0, 2000))).toBe('error strategy/not-compressed');
    const altered = Buffer.from(whole);
    altered[altered.length - 5]! ^= 255;
    expect(await refused('altered.gz', altered)).toBe('error strategy/not-compressed');
    const other = await doorcard(['exploit', 'badugi', '--against', FIRST, ...SHORT]);
    expect([other.code, other.err.split(':')[0]]).toEqual([1, 'error strategy/other-game']);
    const unknown = await doorcard(['exploit', 'razz', '--against', 'lv9', ...SHORT]);
    expect([unknown.code, unknown.err.split(':')[0]]).toEqual([1, 'error player/unknown']);
  });
});
