import { describe, expect, test } from 'vitest';
import { doorcard } from './fakeTerminal.js';

describe('the doorcard command', () => {
  test('shows what it can do', async () => {
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
      'worker',
      'schema',
    ])
      expect(out).toContain(name);
  });

  test.each(['eval', 'equity', 'play', 'decide', 'solve', 'arena', 'ladder', 'criteria', 'worker', 'schema'])(
    '%s --help has examples and the options that every command takes',
    async (name) => {
      const { code, out } = await doorcard([name, '--help']);
      expect(code).toBe(0);
      for (const part of ['Examples:', `doorcard ${name} `, '--json', '--seed', '--lang'])
        expect(out).toContain(part);
    },
  );

  test('the examples of the help work as they are written', async () => {
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
    'what it does not understand ends with 1: %j',
    async (args) => {
      const { code, out, err } = await doorcard(args);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('error: ');
    },
  );
});
