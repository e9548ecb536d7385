import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleCommand } from './bundle.js';
import { makeTempFolder } from './tempFolder.js';

// The game in a real pseudo-terminal, which `script` makes.

const SCRIPT = process.env['DOORCARD_SCRIPT'] ?? 'script';
const isLinux = process.platform === 'linux';
const { path } = makeTempFolder();
let program = '';

beforeAll(async () => {
  program = await bundleCommand(path('bundle'));
});

/** A command in a separate terminal, 80 columns wide. */
class Pty {
  out = '';
  private readonly child: ChildProcess;
  private readonly code: Promise<number | null>;

  constructor(
    args: readonly string[],
    private readonly placeFile: string,
  ) {
    const command = `stty cols 80 rows 30; (tty; echo $$) > ${placeFile}; exec ${process.execPath} ${program} ${args.join(' ')}`;
    const how = isLinux ? ['-qec', command, '/dev/null'] : ['-q', '/dev/null', 'sh', '-c', command];
    const env = { ...process.env, TERM: 'xterm', NO_COLOR: '1', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };
    this.child = spawn(SCRIPT, how, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.out += text));
    this.code = new Promise((resolve) => this.child.on('exit', resolve));
  }

  /** The last screen that was drawn. */
  get text(): string {
    // oxlint-disable-next-line no-control-regex
    return this.out.slice(this.out.lastIndexOf('\u001b[H')).replaceAll(/\u001b\[[?\d;]*[A-Za-z]/g, '');
  }

  /** The text after the screen and the cursor were restored. */
  get lastWords(): string | undefined {
    return this.out.split('\u001b[?25h\u001b[?1049l')[1];
  }

  async until(pattern: RegExp): Promise<void> {
    for (let tries = 0; tries < 1000; tries++) {
      if (pattern.test(this.text)) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${String(pattern)} did not come, but\n${this.text}`);
  }

  /** The name of its terminal and the number of its process. */
  get place(): readonly [tty: string, pid: number] {
    const [tty, pid] = readFileSync(this.placeFile, 'utf8').trim().split('\n');
    return [tty!, Number(pid)];
  }

  press(keys: string): void {
    this.child.stdin!.write(keys);
  }

  async end(): Promise<number | null> {
    const code = await this.code;
    this.child.stdin!.end();
    return code;
  }
}

describe('doorcard play in a real terminal', () => {
  const save = path('table.json');

  test('is played from the deal to the result, and saved in the middle of the next hand', async () => {
    const pty = new Pty(
      ['play', 'razz', '--players', 'lv0,random', '--seed', '5', '--pace', 'none', '--save', save],
      path('place1'),
    );
    await pty.until(/Razz {2}hand 1/);
    pty.press('x');
    await pty.until(/X does nothing here/);
    if (isLinux) {
      execFileSync('stty', ['-F', pty.place[0], 'cols', '40']);
      await pty.until(/\nH hint/);
      execFileSync('stty', ['-F', pty.place[0], 'cols', '80']);
      await pty.until(/ {2}H hint/);
    }
    for (let press = 0; press < 60 && !/N next hand/.test(pty.text); press++) {
      await pty.until(/C (bring|call|check)|N next hand/);
      pty.press('c');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await pty.until(/ wins? [\d,]+/);
    pty.press('w');
    await pty.until(/Why, in hand 1/);
    pty.press('\u001b');
    await pty.until(/N next hand/);
    pty.press('n');
    await pty.until(/Razz {2}hand 2/);
    pty.press('q');
    expect(await pty.end()).toBe(0);
    // The screen, the cursor and the line discipline are restored before the last words.
    expect(pty.lastWords).toMatch(/^1 hand, [+-][\d,]+\. The table is saved/);
  });

  test('Ctrl-C saves and restores the terminal', async () => {
    expect(existsSync(save)).toBe(true);
    const pty = new Pty(['play', '--pace', 'none', '--save', save], path('place2'));
    await pty.until(/The saved table is resumed/);
    expect(pty.text).toContain('hand 2');
    pty.press('\u0003');
    expect(await pty.end()).toBe(0);
    expect(pty.lastWords).toMatch(/^0 hands/);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('so does %s from outside', async (signal) => {
    const pty = new Pty(['play', '--pace', 'none', '--save', save], path(`place-${signal}`));
    await pty.until(/The saved table is resumed/);
    process.kill(pty.place[1], signal);
    expect(await pty.end()).toBe(0);
    expect(pty.lastWords).toMatch(/^0 hands/);
    expect(existsSync(`${save}.lock`)).toBe(false);
  });

  test('a second game cannot use the same file, but takes over the lock of a dead one', async () => {
    const first = new Pty(['play', '--pace', 'none', '--save', save], path('place4'));
    await first.until(/The saved table is resumed/);
    const before = readFileSync(save, 'utf8');
    const second = new Pty(['play', 'badugi', '--new', '--save', save], path('place5'));
    expect(await second.end()).toBe(1);
    expect(second.out).toContain(`error play/locked: ${save} is used by another doorcard play (process `);
    expect(readFileSync(save, 'utf8')).toBe(before);
    process.kill(first.place[1], 'SIGKILL');
    await first.end();
    expect(existsSync(`${save}.lock`)).toBe(true);
    const third = new Pty(['play', '--pace', 'none', '--save', save], path('place6'));
    await third.until(/The saved table is resumed/);
    third.press('q');
    expect(await third.end()).toBe(0);
    expect(existsSync(`${save}.lock`)).toBe(false);
  });

  test.runIf(existsSync('/dev/full'))(
    'a full disk is reported, and nothing says that the table is saved',
    async () => {
      const full = path('full.json');
      // The temporary file of the save is on a disk without room.
      symlinkSync('/dev/full', `${full}.part`);
      const pty = new Pty(
        ['play', 'razz', '--players', 'lv0', '--seed', '5', '--pace', 'none', '--save', full],
        path('place7'),
      );
      await pty.until(/could not be (?:saved|written)/);
      // A failed save removes its temporary file, so that the disk is full again for the last one.
      symlinkSync('/dev/full', `${full}.part`);
      pty.press('q');
      expect(await pty.end()).toBe(2);
      expect(pty.lastWords).toContain(
        `error file/not-written: ${full} could not be written (the disk is full)`,
      );
      expect(pty.out).not.toContain('is saved in');
      expect(existsSync(full)).toBe(false);
    },
  );

  test('a folder that cannot be written is refused before the first hand', async () => {
    const pty = new Pty(['play', 'razz', '--save', `${save}/below/table.json`], path('place8'));
    expect(await pty.end()).toBe(1);
    expect(pty.out).toContain('error file/cannot-write: ');
    expect(pty.out).not.toContain('\u001b[?1049h');
  });
});
