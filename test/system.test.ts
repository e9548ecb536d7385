import { describe, expect, test } from 'vitest';
import { decide, PROGRAMS, type Environment } from '../scripts/system.mjs';

const chromium = PROGRAMS.find(({ name }) => name === 'chromium')!;
const redis = PROGRAMS.find(({ name }) => name === 'redis-server')!;
const script = PROGRAMS.find(({ name }) => name === 'script')!;

const on = (environment: Partial<Environment>, ...programs: string[]): Environment => ({
  platform: 'linux',
  distribution: undefined,
  isRoot: false,
  path: '/usr/local/bin:/usr/bin',
  canRun: (file) => programs.includes(file),
  ...environment,
});

describe('an installed program is used', () => {
  const windows = { platform: 'win32', path: 'C:\\Windows;D:\\tools' } as const;
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const memurai = 'C:\\Program Files\\Memurai\\memurai.exe';
  test.each([
    ['on the PATH', redis, on({}, '/usr/bin/redis-server'), '/usr/bin/redis-server'],
    ['for pseudo-terminals', script, on({}, '/usr/bin/script'), '/usr/bin/script'],
    ['under another name', chromium, on({}, '/usr/bin/google-chrome'), '/usr/bin/google-chrome'],
    [
      'on the PATH of Windows',
      redis,
      on(windows, 'D:\\tools\\redis-server.exe'),
      'D:\\tools\\redis-server.exe',
    ],
    ['where Windows puts it', redis, on(windows, memurai), memurai],
    ['where macOS puts it', chromium, on({ platform: 'darwin' }, chrome), chrome],
    [
      'by root on Debian',
      redis,
      on({ distribution: 'debian', isRoot: true }, '/usr/bin/redis-server'),
      '/usr/bin/redis-server',
    ],
  ])('%s', (_name, program, environment, at) => {
    expect(decide(program, environment)).toEqual({ kind: 'run', at });
  });
});

describe('a missing program', () => {
  test.each([
    // program, distribution, root, what happens
    [redis, 'debian', true, 'install'],
    [redis, 'ubuntu', true, 'skip'],
    [chromium, 'debian', true, 'install'],
    [chromium, 'ubuntu', true, 'skip'],
    [redis, 'debian', false, 'skip'],
    [redis, undefined, true, 'skip'],
  ] as const)('$0.name on $1, root $2: $3', (program, distribution, isRoot, kind) => {
    expect(decide(program, on({ distribution, isRoot })).kind).toBe(kind);
  });

  test('is installed after updating the package lists', () => {
    expect(decide(redis, on({ distribution: 'debian', isRoot: true }))).toMatchObject({
      commands: [['apt-get', 'update'], expect.arrayContaining(['install', '--yes', 'redis-server'])],
    });
  });

  test.each([
    ['sudo apt-get install chromium', on({ distribution: 'debian' })],
    ['sudo snap install chromium', on({ distribution: 'ubuntu' })],
    ['brew install --cask google-chrome', on({ platform: 'darwin' })],
    ['winget install Google.Chrome', on({ platform: 'win32' })],
    ['install chromium with your package manager', on({})],
  ])('%s', (hint, environment) => {
    expect(decide(chromium, environment)).toEqual({ kind: 'skip', hint });
  });
});
