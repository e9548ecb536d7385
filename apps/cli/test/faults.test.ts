import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleCommand } from './bundle.js';
import { makeTempFolder } from './tempFolder.js';

// The command as its own process, with real disks, pipes and signals.

const { path, write } = makeTempFolder();
const isLinux = process.platform === 'linux';
let program = '';

beforeAll(async () => {
  program = await bundleCommand(path('bundle'));
}, 120_000);

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const shell = (command: string): Ended => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', DOORCARD: `${process.execPath} ${program}` },
    maxBuffer: 1e8,
  });
  return { code: status, out: stdout, err: stderr };
};

/** A file with two hands. */
function makeHands(): string {
  const file = path('two.phhs');
  if (!existsSync(file)) shell(`$DOORCARD deal badugi --hands 2 --out ${file}`);
  return file;
}

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  test.each([
    'eval razz AsKd3c4d5h',
    'eval razz AsKd3c4d5h --json',
    'schema view',
    'deal razz --hands 3',
    'deal razz --hands 3 --json',
    '--help',
  ])('doorcard %s > /dev/full ends with 2 and one line', (args) => {
    const { code, err } = shell(`$DOORCARD ${args} > /dev/full`);
    expect(err).toBe('error file/not-written: the output could not be written (the disk is full)\n');
    expect(code).toBe(2);
  });

  test.each(['deal razz --hands 3 --out /dev/full', 'convert HANDS --to json --out /dev/full'])(
    'doorcard %s ends with 2 and one line',
    (args) => {
      const hands = makeHands();
      const { code, err } = shell(`$DOORCARD ${args.replace('HANDS', hands)}`);
      expect(err).toBe('error file/not-written: /dev/full could not be written (the disk is full)\n');
      expect(code).toBe(2);
    },
  );
});

/** A disk of 64 kilobytes without any room left, where the system lets us mount one: that needs root. */
function makeSmallDisk(): { readonly folder: string; readonly isMounted: boolean } {
  const folder = path('disk');
  mkdirSync(folder);
  const isMounted = shell(`mount -t tmpfs -o size=64k tmpfs ${folder}`).code === 0;
  if (isMounted) {
    afterAll(() => void shell(`umount ${folder}`));
    expect(() => writeFileSync(join(folder, 'filler'), Buffer.alloc(100_000))).toThrow('ENOSPC');
  }
  return { folder, isMounted };
}

describe.runIf(existsSync('/dev/full'))('a small disk that is full', () => {
  const { folder, isMounted } = makeSmallDisk();

  test.each([
    ['deal razz --hands 3 --out', 'hands.phhs'],
    ['convert HANDS --to json --out', 'hands.json'],
    ['solve --demo --threads 1 --save', 'spot.solved'],
    ['train badugi --iterations 200 --batch 50 --coarse 0 --measure 0 --out', 'badugi.strategy.gz'],
    ['arena badugi --players random,random --hands 10 --threads 1 --report', 'report.html'],
  ])('doorcard %s ends with 2 and one line, and leaves nothing', (args, name) => {
    const hands = makeHands();
    const file = join(folder, name);
    // Elsewhere the temporary file of the command is on a disk without room.
    if (!isMounted) symlinkSync('/dev/full', `${file}.part`);
    const { code, err } = shell(`$DOORCARD ${args.replace('HANDS', hands)} ${file}`);
    expect(err).toBe(`error file/not-written: ${file} could not be written (the disk is full)\n`);
    expect(code).toBe(2);
    expect(readdirSync(folder)).toEqual(isMounted ? ['filler'] : []);
  });
});

describe('Ctrl-C', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s while a file is written leaves the old file, and no other',
    async (signal) => {
      const folder = path(signal);
      const file = write(`${signal}/hands.phhs`, 'old');
      const args = ['deal', 'badugi', '--hands', '100000000', '--out', file];
      const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
      const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
      await expect.poll(() => readdirSync(folder)).toContain('hands.phhs.part');
      child.kill(signal);
      const [[code], err] = await ended;
      expect(err).toBe(
        `error work/interrupted: the work was stopped before its end, and ${file} was not written\n`,
      );
      expect(code).toBe(2);
      expect(readdirSync(folder)).toEqual(['hands.phhs']);
      expect(readFileSync(file, 'utf8')).toBe('old');
    },
  );
});

describe('folders that cannot be written', () => {
  // Also root cannot make a file below a file.
  test.each([
    ['deal razz --out', 'hands.phhs'],
    ['convert HANDS --to json --out', 'hands.json'],
    ['arena badugi --players random,random --hands 10 --threads 1 --report', 'report.html'],
    ['review HANDS --player 1 --threads 1 --html', 'report.html'],
    ['solve --demo --threads 1 --save', 'spot.solved'],
    ['train badugi --iterations 200 --out', 'badugi.strategy.gz'],
  ])(
    'doorcard %s in an unknown folder, below a file or where root cannot write ends with 1',
    (args, name) => {
      write('file', '');
      const hands = makeHands();
      for (const folder of [path('nowhere'), path('file'), ...(isLinux ? ['/proc'] : [])]) {
        const { code, err } = shell(`$DOORCARD ${args.replace('HANDS', hands)} ${folder}/${name}`);
        expect(err).toMatch(/^error file\/cannot-write: .*\n$/);
        expect(code).toBe(1);
      }
    },
  );

  test('a convert that fails leaves no file behind', () => {
    mkdirSync(path('out'), { recursive: true });
    write('bad.phhs', '[1]\nvariant = "NT"\n');
    const { code } = shell(`$DOORCARD convert ${path('bad.phhs')} --to json --out ${path('out')}/x.json`);
    expect(code).toBe(1);
    expect(readdirSync(path('out'))).toEqual([]);
  });
});

describe.runIf(isLinux)('a reader that goes away', () => {
  test.each(['deal badugi --hands 400000', 'replay LONG', 'convert LONG --to json'])(
    'doorcard %s | head -1 ends at once, with little memory',
    (args) => {
      const long = path('long.phhs');
      if (!existsSync(long)) shell(`$DOORCARD deal holdem --hands 1500 --out ${long}`);
      // The exit code of doorcard and its largest memory in kilobytes.
      const peak = `${process.execPath} --import ${write('peak.mjs', PEAK)} ${program}`;
      const { out, err } = shell(
        `set -o pipefail; (${peak} ${args.replace('LONG', long)}; echo "code $?" >&2) | head -1 | wc -l`,
      );
      expect(out.trim()).toBe('1');
      expect(err).toContain('code 0');
      const [, kilobytes] = /peak (\d+)/.exec(err) ?? [];
      expect(Number(kilobytes)).toBeLessThan(250_000);
    },
  );

  test('output waits for a slow reader', () => {
    const peak = `${process.execPath} --import ${write('peak.mjs', PEAK)} ${program}`;
    const { out, err } = shell(`${peak} deal badugi --hands 1200 | (sleep 1; wc -l)`);
    expect(Number(out)).toBeGreaterThan(10_000);
    expect(Number(/peak (\d+)/.exec(err)?.[1])).toBeLessThan(250_000);
  });
});

const PEAK = `import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(2, 'peak ' + process.resourceUsage().maxRSS + '\\n'));
`;

describe('what others put into a file', () => {
  test('control characters are shown, not performed, and long values are cut', () => {
    const file = write('evil.phh', `variant = "\u001b[2J\u001b]0;x\u0007${'x'.repeat(5000)}"\n`);
    const { code, err } = shell(`$DOORCARD replay ${file}`);
    expect(code).toBe(1);
    // oxlint-disable-next-line no-control-regex
    expect(err).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F]/);
    expect(err.length).toBeLessThan(1500);
  });

  test('a pipe is not waited for', () => {
    shell(`mkfifo ${path('pipe.phh')} ${path('pipe.txt')}`);
    expect(shell(`timeout 20 $DOORCARD replay ${path('pipe.phh')}`)).toMatchObject({ code: 1 });
    expect(shell(`timeout 20 $DOORCARD convert ${path('pipe.txt')} --to phh`).err).toContain(
      'error file/not-a-file: ',
    );
  });

  test('UTF-16 by its mark and old code pages are read', () => {
    const text = readFileSync(new URL('fixtures/euro.txt', import.meta.url), 'utf8');
    const utf16 = path('utf16.txt');
    writeFileSync(utf16, Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const old = path('old.txt');
    writeFileSync(old, Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'));
    const plain = path('plain.txt');
    writeFileSync(plain, text);
    const [a, b, c] = [utf16, old, plain].map((file) => shell(`$DOORCARD convert ${file} --to phh`));
    expect(c).toMatchObject({ code: 0 });
    expect(c!.out).toContain('"René"');
    expect(a!.out).toBe(c!.out);
    expect(b!.out).toBe(c!.out);
    expect(b!.err).toContain('warning: line 1: not UTF-8, so it is read as Windows-1252');
  });

  test('PHH must be UTF-8', () => {
    const file = path('latin.phh');
    writeFileSync(file, Buffer.from('variant = "NT"\nplayers = ["Ren\u00E9", "x"]\n', 'latin1'));
    const { code, err } = shell(`$DOORCARD replay ${file}`);
    expect(code).toBe(1);
    expect(err).toContain('line 2: bytes that are not UTF-8');
  });

  test('a seat line of a megabyte takes no time', () => {
    const long = `Seat 1: ${' (1 in chips, '.repeat(80_000)}`;
    const file = write(
      'long.txt',
      `PokerStars Hand #1:  Hold'em No Limit (5/10) - 2012/05/23\nTable 'A' 2-max Seat #2 is the button\n${long}\n`,
    );
    const { code, err } = shell(`timeout 60 $DOORCARD convert ${file} --to phh`);
    expect(code).toBe(1);
    expect(err).toContain('error pokerstars/long-line: line 3: ');
  });
});

test.each([
  ['arena badugi --players random,random', 'at most 64'],
  ['ladder badugi', 'at most 64'],
  ['criteria badugi', 'at most 64'],
  ['review hands.phhs --player 1', 'at most 64'],
  ['solve --demo', 'at most 64'],
  ['train badugi', '1 or 2'],
  ['exploit badugi --against lv1', '1 or 2'],
  ['worker --cluster redis://x:secret@127.0.0.1:1', 'at most 64'],
])('doorcard %s --threads 100000 is refused, and no password is printed', (args, expected) => {
  const { code, err, out } = shell(`$DOORCARD ${args} --threads 100000`);
  expect(code).toBe(1);
  expect(err).toContain(`error option/threads: --threads cannot be "100000"; expected ${expected}`);
  expect(err + out).not.toContain('secret');
});
