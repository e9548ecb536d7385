import { expect, test } from 'vitest';
import { doorcard } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();

test.each(['arena', 'ladder', 'criteria'])(
  'the examples of %s work as written, with fewer hands',
  async (name) => {
    const { out } = await doorcard([name, '--help']);
    const examples = out.split('\n').filter((line) => line.startsWith(`  doorcard ${name} `));
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const args = example.trim().split(' ').slice(1);
      const named = args.map((word) => (word.endsWith('.html') ? path(word) : word));
      const { code, err } = await doorcard([...named, '--hands', '100', '--threads', '1']);
      expect([example, code, err]).toEqual([example, 0, '']);
    }
  },
);
