import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';
import { checkPage } from './reportPage.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();
const execute = promisify(execFile);
const BIN = fileURLToPath(new URL('../bin/doorcard.js', import.meta.url));

interface AdjustedAnswer {
  readonly bb_per_100: number;
  readonly ci95: readonly [number, number];
  readonly deviation_ratio: number;
  readonly luck: { readonly bb_per_100: number; readonly ci95: readonly [number, number] };
}

interface ArenaAnswer {
  readonly game: string;
  readonly unit: string;
  readonly hands: number;
  readonly groups: number;
  readonly luck_adjusted: boolean;
  readonly players: readonly {
    readonly name: string;
    readonly bb_per_100: number;
    readonly ci95: readonly [number, number];
    readonly hands: number;
    readonly hands_for_1bb: number;
    readonly luck_adjusted?: AdjustedAnswer;
    readonly games?: readonly {
      readonly game: string;
      readonly unit: string;
      readonly hands: number;
      readonly luck_adjusted?: AdjustedAnswer;
    }[];
  }[];
  readonly until?: object;
}

const arena = async (text: string): Promise<ArenaAnswer> => {
  const { code, out, err } = await doorcard(['arena', ...text.split(' '), '--threads', '1', '--json']);
  expect([code, err]).toEqual([0, '']);
  const answers = readJson(out);
  expect(answers).toHaveLength(1);
  return answers[0] as ArenaAnswer;
};

describe('doorcard arena', () => {
  test('players in the order given, what one player wins the other loses', async () => {
    const answer = await arena('razz --players lv2:3,random --hands 101 --duplicate');
    expect(answer).toMatchObject({ game: 'razz', unit: 'big bet', hands: 102, groups: 51 });
    const [first, second] = answer.players;
    expect([first!.name, second!.name]).toEqual(['lv2:3', 'random']);
    expect(first!.bb_per_100).toBe(-second!.bb_per_100);
    expect(first!.ci95[0]).toBeLessThan(first!.bb_per_100);
    expect(first!.ci95[1]).toBeGreaterThan(first!.bb_per_100);
    expect(first!.hands_for_1bb).toBeGreaterThan(1000);
  });

  test('against itself nobody wins: the interval has no width', async () => {
    const { players } = await arena('badugi --players lv2,lv2 --hands 60 --duplicate');
    for (const { bb_per_100, ci95 } of players) expect([bb_per_100, ...ci95]).toEqual([0, 0, 0]);
  });

  test('the same seed gives the same numbers, another seed others', async () => {
    const one = await arena('stud --players lv1,lv0 --hands 60 --seed 5');
    expect(await arena('stud --players lv1,lv0 --hands 60 --seed 5')).toEqual(one);
    expect((await arena('stud --players lv1,lv0 --hands 60 --seed 6')).players).not.toEqual(one.players);
  });

  test('--luck-adjusted shows both results, the ratio of their deviations, and the luck between them', async () => {
    const raw = await arena('badugi,razz --players lv2,lv1 --hands 200 --seed 5');
    const answer = await arena('badugi,razz --players lv2,lv1 --hands 200 --seed 5 --luck-adjusted');
    expect([raw.luck_adjusted, answer.luck_adjusted]).toEqual([false, true]);
    answer.players.forEach((player, i) => {
      const { luck_adjusted: adjusted, games, ...figures } = player;
      expect(raw.players[i]).toMatchObject(figures);
      expect(raw.players[i]!.luck_adjusted).toBeUndefined();
      const { bb_per_100, ci95, deviation_ratio, luck } = adjusted!;
      expect(bb_per_100 + luck.bb_per_100).toBeCloseTo(player.bb_per_100, 4);
      expect(deviation_ratio).toBeLessThan(0.8);
      const width = ([low, high]: readonly [number, number]): number => high - low;
      expect(width(ci95) / width(player.ci95)).toBeCloseTo(deviation_ratio, 4);
      expect(luck.ci95[0] < 0 && luck.ci95[1] > 0).toBe(true);
      for (const game of games!) expect(game.luck_adjusted!.deviation_ratio).toBeLessThan(0.8);
    });
  });

  // Threads run the build, so the command does too.
  test('two threads give the numbers of one', async () => {
    const play = async (threads: string): Promise<object> => {
      const args =
        'arena badugi --players lv2,lv1 --hands 2000 --duplicate --luck-adjusted --json --threads'.split(' ');
      const { stdout } = await execute(process.execPath, [BIN, ...args, threads]);
      const {
        seconds: _seconds,
        hands_per_second: _speed,
        ...answer
      } = JSON.parse(stdout) as Record<string, unknown>;
      return answer;
    };
    const one = await play('1');
    expect(one).toMatchObject({ hands: 2000, players: [{ name: 'lv2' }, { name: 'lv1' }] });
    expect(await play('2')).toEqual(one);
  });

  test('other rules give other results', async () => {
    const wsop = await arena('badugi --players random,random --hands 200');
    const stars = await arena('badugi --players random,random --hands 200 --rules pokerstars');
    // The WSOP allows one more raise.
    expect(stars.players).not.toEqual(wsop.players);
  });

  test('units: big bets, big blinds, and in a mix each game in its own', async () => {
    expect((await arena('holdem --players random,random --hands 10')).unit).toBe('big blind');
    const mix = await arena('razz,plo --players random,lv0,random --hands 40');
    expect(mix.unit).toBe('big bet / big blind');
    expect(mix.players[0]!.games).toMatchObject([
      { game: 'razz', unit: 'big bet', hands: 20 },
      { game: 'plo', unit: 'big blind', hands: 20 },
    ]);
    expect((await arena('stud-family --players random,lv0 --hands 30')).players[0]!.games).toHaveLength(3);
  });

  test('--until stops when the intervals are narrow enough, or reports that they are not', async () => {
    const answer = await arena('razz --players lv2,lv1 --duplicate --until 20bb --hands 8000');
    expect(answer).toMatchObject({
      hands: 2000,
      until: { margin: 20, reached: true, look: 1, looks_planned: 3 },
    });
    expect((await arena('razz --players lv0,lv1 --until 0.5 --hands 100')).until).toMatchObject({
      reached: false,
      look: 1,
      looks_planned: 1,
      confidence: 0.95,
    });
  });

  test('for people: a table, and what was played', async () => {
    const args = 'arena badugi --players lv1,lv0 --hands 100 --duplicate --threads 1'.split(' ');
    const { code, out } = await doorcard(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^player +big bets\/100 +95 % interval +hands for ±1\nlv1 +\+/);
    expect(out).toContain('100 hands in 50 groups');
    expect(out).toContain('seed 1, rules wsop');
    const ja = await doorcard([...args, '--lang', 'ja']);
    expect(ja.out).toContain('95%信頼区間');
    expect(ja.out).toContain('100ハンド(50組)');
    const adjusted = await doorcard([...args, '--luck-adjusted']);
    expect(adjusted.out).toMatch(
      /hands for ±1 +luck-adjusted +95 % interval +hands for ±1 +deviation ratio\n/,
    );
    expect(adjusted.out).toContain('Luck-adjusted: the same expected result');
    expect((await doorcard([...args, '--luck-adjusted', '--lang', 'ja'])).out).toContain('標準偏差比');
  });

  test.each(['en', 'ja'] as const)('--report writes a self-contained page, in %s', async (lang) => {
    const file = path(`arena-${lang}.html`);
    const args = `arena stud8,badugi --players lv2,lv1,random --hands 300 --duplicate --luck-adjusted --threads 1 --lang ${lang}`;
    const { code, out } = await doorcard([...args.split(' '), '--report', file]);
    expect(code).toBe(0);
    expect(out).toContain(file);
    const page = checkPage(readFileSync(file, 'utf8'), lang);
    expect(page.curves).toBe(3);
    // Results and the styles of two games.
    expect(page.tables).toBe(3);
    expect(page.text).toContain(lang === 'en' ? 'Snow' : 'スノー');
    expect(page.text).toContain(lang === 'en' ? 'Scoop' : 'スクープ');
    expect(page.text).toContain('doorcard arena stud8,badugi --players lv2,lv1,random');
    expect(page.text).toContain('--luck-adjusted');
    expect(page.text).toContain(lang === 'en' ? 'deviation ratio' : '標準偏差比');
  });

  test('a full disk loses the report, is reported, and the result is still printed', async () => {
    const args = 'arena razz --players lv0,lv1 --hands 20 --threads 1 --json --report /dev/full'.split(' ');
    const { code, out, err } = await doorcard(args);
    expect(code).toBe(2);
    expect(err).toContain('error file/not-written: /dev/full could not be written (the disk is full)');
    expect(readJson(out)).toHaveLength(1);
  });

  test('Ctrl-C ends the work', async () => {
    const { run } = await import('../src/program.js');
    let [err, interrupt] = ['', (): void => {}];
    const code = await run(['arena', 'stud', '--hands', '1000000', '--threads', '1'], {
      stdin: (async function* () {})(),
      stdout: { write: () => {} },
      stderr: { write: (text) => (err += text) },
      env: {},
      seconds: () => 0,
      onInterrupt: (listener) => {
        interrupt = listener;
        setTimeout(() => interrupt(), 0);
        return () => {};
      },
    });
    expect(code).toBe(2);
    expect(err).toContain('error jobs/cancelled: ');
  });

  test.each([
    ['chess', 'game/unknown', 'unknown game "chess"'],
    ['razz,chess', 'game/unknown', 'unknown game "chess"'],
    ['razz --players lv2', 'player/wrong-number', '1 player in razz; expected 2 to 8'],
    ['razz --players lv2,lv7', 'player/unknown', 'unknown player "lv7"'],
    ['8-game --players lv1,lv1,lv1,lv1,lv1,lv1,lv1', 'player/wrong-number', 'expected 2 to 6'],
    ['razz --hands 0', 'option/hands', 'expected 1 or more'],
    ['razz --hands 1.5', 'option/hands', 'a whole number'],
    ['razz --until fast', 'option/until', 'as in 1bb'],
    ['razz --until 0', 'option/until', 'above 0'],
    ['razz --threads 0', 'option/threads', '1 or more'],
    ['razz --rules home', 'option/rules', 'one of wsop, pokerstars'],
    ['razz --run two words', 'option/run', ''],
    ['razz --seed x', 'seed/not-u64', 'a whole number from 0'],
    ['razz --report missing/folder/x.html', 'file/cannot-write', 'cannot be written (ENOENT)'],
    ['razz --cluster here', 'jobs/bad-address', 'redis://'],
  ])('doorcard arena %s is refused with %s', async (text, code, part) => {
    const args = text === 'razz --run two words' ? ['razz', '--run', 'two words'] : text.split(' ');
    const answer = await doorcard(['arena', ...args]);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`error ${code}: `);
    expect(answer.err).toContain(part);
  });

  test('a cluster that cannot be reached: an error and exit 2', async () => {
    const { code, out, err } = await doorcard(['arena', 'razz', '--cluster', 'redis://127.0.0.1:1']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('error jobs/cluster-unreachable: ');
  });
});
