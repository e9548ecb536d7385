import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doorcard } from './fakeTerminal.js';

describe('the doorcard command', () => {
  test('lists its commands', async () => {
    const { code, out } = await doorcard(['--help']);
    expect(code).toBe(0);
    for (const name of [
      'web',
      'play',
      'eval',
      'equity',
      'deal',
      'replay',
      'convert',
      'decide',
      'solve',
      'arena',
      'ladder',
      'criteria',
      'train',
      'exploit',
      'worker',
      'schema',
      'drill',
    ])
      expect(out).toContain(name);
  });

  test.each([
    'eval',
    'equity',
    'play',
    'decide',
    'drill',
    'solve',
    'arena',
    'ladder',
    'criteria',
    'train',
    'exploit',
    'worker',
    'schema',
  ])('%s --help has examples and the options that every command takes', async (name) => {
    const { code, out } = await doorcard([name, '--help']);
    expect(code).toBe(0);
    for (const part of ['Examples:', `doorcard ${name} `, '--json', '--seed', '--lang'])
      expect(out).toContain(part);
  });

  test('the examples of the help work as written', async () => {
    for (const name of ['eval', 'equity']) {
      const { out } = await doorcard([name, '--help']);
      const examples = out.split('\n').filter((line) => line.startsWith(`  doorcard ${name} `));
      expect(examples.length).toBeGreaterThan(3);
      for (const example of examples) {
        const words = example
          .trim()
          .replace(/ {3,}.*/, '')
          .replace(' < hands.txt', '');
        const args = Array.from(words.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);
        const { code, err } = await doorcard(args.slice(1), { stdin: '7s5h4d2cAs' });
        expect([example, code, err]).toEqual([example, 0, '']);
      }
    }
  });

  test.each([[['evl']], [['eval', 'badugi', 'As', '--nonsense']], [['equity', 'holdem']]])(
    'arguments that it does not understand exit with 1: %j',
    async (args) => {
      const { code, out, err } = await doorcard(args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('error: ');
    },
  );
});

describe('what a start loads', () => {
  /** The packages that a file of the command imports, and those of the files that it imports, unless it loads them later. */
  const reach = (file: URL, seen = new Set<string>()): Set<string> => {
    if (seen.has(file.href)) return seen;
    seen.add(file.href);
    const text = readFileSync(file, 'utf8');
    for (const [, names, from] of text.matchAll(/^import (?!type )([^;]*?)from '([^']+)';/gms)) {
      if (/^\{(\s*type \w+,?)+\s*\}\s*$/.test(names!)) continue;
      if (from!.startsWith('.')) reach(new URL(from!.replace(/js$/, 'ts'), file), seen);
      else seen.add(from!);
    }
    return seen;
  };
  const packagesOf = (...files: string[]): string[] =>
    [...new Set(files.flatMap((file) => [...reach(new URL(`../src/${file}`, import.meta.url))]))]
      .filter((name) => !/^(file|node):/.test(name))
      .toSorted();

  test('--help: the parser of arguments, no command', () => {
    expect(packagesOf('main.ts')).toEqual(['@doorcard/jobs', '@doorcard/sealed', 'commander']);
  });

  test('eval: no player, no solver, no queue', () => {
    expect(packagesOf('main.ts', 'commands/eval.ts')).toEqual([
      '@doorcard/cards',
      '@doorcard/engine',
      '@doorcard/jobs',
      '@doorcard/sealed',
      '@doorcard/text',
      'commander',
      'zod',
    ]);
  });
});
