import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, run, runNode, runNpm, runTool } from '../scripts/run.mjs';
import { build } from '../scripts/setup.mjs';
import { workspaces, type Workspace } from './workspace.js';

// Each package as a new user gets it: packed, installed into an empty folder outside the repository, used.

const folder = mkdtempSync(join(tmpdir(), 'doorcard-packaging-'));
const published = workspaces.filter(({ manifest }) => !manifest.private);
const tarballs = new Map<string, string>();

beforeAll(async () => {
  // `npm test` has just built everything.
  if (process.env['DOORCARD_BUILT'] !== '1') expect(await build()).toBe(0);
  await packAll();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All at once: npm takes longer to start than to pack. */
async function packAll(): Promise<void> {
  const target = join(folder, 'packed');
  mkdirSync(target, { recursive: true });
  const chosen = published.flatMap(({ folder }) => ['--workspace', folder]);
  await succeed(runNpm(['pack', '--ignore-scripts', '--pack-destination', target, ...chosen], at(ROOT)));
  for (const { manifest } of published) {
    const name = manifest.name.replace(/^@/, '').replace('/', '-');
    tarballs.set(manifest.name, join(target, `${name}-${manifest.version}.tgz`));
  }
  expect([...tarballs.values()].filter((file) => !existsSync(file))).toEqual([]);
}

/** An empty project with a package, and with those of our packages that it needs. */
async function installAlone(workspace: Workspace): Promise<string> {
  const home = join(folder, 'installed', workspace.folder.replace('/', '-'));
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
  const needed = listNeeded(workspace).map((name) => tarballs.get(name)!);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await succeed(runNpm(['install', ...flags, ...needed], at(home)));
  return home;
}

function listNeeded({ manifest }: Workspace): string[] {
  const ours = published.filter(({ manifest: { name } }) => name in (manifest.dependencies ?? {}));
  return [...new Set([manifest.name, ...ours.flatMap(listNeeded)])];
}

const at = (cwd: string) => ({ cwd, quiet: true });

async function succeed(outcome: Promise<{ code: number; output: string }>): Promise<string> {
  const { code, output } = await outcome;
  expect(code, output).toBe(0);
  return output;
}

/** The first thing that a user does with each package; a package without an entry here fails. */
const FIRST_USE: Record<string, (home: string) => Promise<void>> = {
  '@doorcard/sealed': async (home) => {
    await tryModule(
      home,
      `import { defineDocument, succeed } from '@doorcard/sealed';
      const codes = { notJson: 'n/json', foreign: 'n/foreign', unknownVersion: 'n/version', badChecksum: 'n/sum' } as const;
      const note = defineDocument<{ text: string }>({
        type: 'note', name: 'a note', codes, check: (data) => succeed({ text: String(data['text']) }),
      });
      const read = note.parse(note.make({ text: 'hi' }));
      console.log(read.ok && read.value.text);`,
      'hi',
    );
  },
  '@doorcard/cards': async (home) => {
    await tryModule(
      home,
      `import { cards, high } from '@doorcard/cards';
      const royal: number = high.rank(cards('AsKsQsJsTs'));
      const pair: number = high.rank(cards('AsAdQsJsTs'));
      console.log(royal > pair);`,
      'true',
    );
  },
  '@doorcard/engine': async (home) => {
    await tryModule(
      home,
      `import { makeSession } from '@doorcard/engine';
      const session = makeSession({ kind: 'tournament', id: 'friday' });
      console.log(session.ok && session.value.seats.length);`,
      '7',
    );
  },
  '@doorcard/history': async (home) => {
    await tryModule(
      home,
      `import { parsePhh } from '@doorcard/history';
      const hand = parsePhh('variant = "XX"');
      console.log(hand.ok ? 'read' : hand.error.code);`,
      'phh/unknown-variant',
      // The types of zod name what browsers and Node share.
      ['es2023', 'dom'],
    );
  },
  '@doorcard/cpu': async (home) => {
    await tryModule(
      home,
      `import { makeRegistry, usualEntries } from '@doorcard/cpu';
      const player = makeRegistry(usualEntries).find('lv2:4');
      console.log(player.ok && player.value.name);`,
      'lv2:4',
    );
  },
  '@doorcard/table': async (home) => {
    await tryModule(
      home,
      `import { checkClientMessage } from '@doorcard/table';
      import { NO_TABLE, parseCommand } from '@doorcard/table/client';
      console.log(checkClientMessage({ type: 'nextHand' }).ok && parseCommand('next', NO_TABLE).type === 'press');`,
      'true',
      ['es2023', 'dom'],
    );
  },
  '@doorcard/text': async (home) => {
    await tryModule(
      home,
      `import { wordsOf } from '@doorcard/text';
      import { common } from '@doorcard/text/ja';
      console.log(common.noLow === wordsOf('ja').noLow);`,
      'true',
      // Its types name those of the table's messages, which zod makes.
      ['es2023', 'dom'],
    );
  },
  '@doorcard/jobs': async (home) => {
    await tryModule(
      home,
      `import { defineTask, makeInline, makeJobPlan, runPlan } from '@doorcard/jobs';
      import { z } from 'zod';
      const double = defineTask({ name: 'double', input: z.int(), output: z.int(), run: (n) => 2 * n });
      const plan = makeJobPlan(double, 'r', [1, 2, 3].map((n) => ({ id: \`s\${n}\`, input: n })));
      const results = await runPlan(makeInline([double]), plan);
      console.log(results.reduce((sum, each) => sum + each, 0));`,
      '12',
      // The types of a signal to cancel with are those that browsers and Node share.
      ['es2023', 'dom'],
    );
    // Threads and clusters need more packages, and say which.
    for (const name of ['bullmq', 'ioredis', 'piscina']) {
      expect(existsSync(join(home, 'node_modules', name)), name).toBe(false);
    }
    for (const [entry, name] of [
      ['threads', 'piscina'],
      ['cluster', 'ioredis'],
    ]) {
      const load = `import('@doorcard/jobs/${entry}').catch((error) => console.log(error.code, error.message))`;
      const said = await succeed(runNode(['--input-type=module', '-e', load], at(home)));
      expect(said).toContain('jobs/missing-package ');
      expect(said).toMatch(new RegExp(`npm install ${name}@\\d+\\.\\d+\\.\\d+$`, 'm'));
    }
  },
  '@doorcard/search': async (home) => {
    await tryModule(
      home,
      `import { findUsualTypes } from '@doorcard/search';
      console.log(findUsualTypes('stud')[0]?.player.name);`,
      'lv2',
    );
  },
  '@doorcard/coach': async (home) => {
    await tryModule(
      home,
      `import { makeMixedModel } from '@doorcard/coach';
      import { EMPTY_BOOK } from '@doorcard/coach/drill';
      console.log(makeMixedModel('razz').id + EMPTY_BOOK.entries.length);`,
      'mixed0',
      ['es2023', 'dom'],
    );
  },
  '@doorcard/arena': async (home) => {
    await tryModule(
      home,
      `import { countGroups } from '@doorcard/arena';
      console.log(countGroups(1000, { duplicate: true, players: ['lv2', 'lv1'] }));`,
      '500',
      ['es2023', 'dom'],
    );
  },
  '@doorcard/blueprint': async (home) => {
    await tryModule(
      home,
      `import { findAbstraction } from '@doorcard/blueprint';
      const abstraction = findAbstraction('badugi/7');
      console.log(abstraction.ok ? 'found' : abstraction.error.code);`,
      'strategy/unknown-abstraction',
      ['es2023', 'dom'],
    );
  },
  '@doorcard/strategies': async (home) => {
    await tryModule(
      home,
      `import { STRATEGY_FILES } from '@doorcard/strategies';
      console.log(STRATEGY_FILES['holdem'] === undefined);`,
      'true',
    );
  },
  '@doorcard/solver': async (home) => {
    await tryModule(
      home,
      `import { kuhn, makeFullTraversal, SCHEDULES, valueOf } from '@doorcard/solver/game';
      const solver = makeFullTraversal(kuhn, SCHEDULES.plus);
      solver.iterate(2000);
      console.log(valueOf(kuhn, solver.policy, 0).toFixed(2));`,
      '-0.06',
      ['es2023', 'dom'],
    );
  },
  doorcard: async (home) => {
    const command = join(home, 'node_modules', '.bin', 'doorcard');
    const say = (...args: string[]) => {
      const isWindows = process.platform === 'win32';
      return succeed(run(isWindows ? `${command}.cmd` : command, args, { ...at(home), shell: isWindows }));
    };
    expect(await say('--help')).toContain('doorcard');
    expect(JSON.parse(await say('eval', 'badugi', 'As2d3c4h', '--json'))).toMatchObject({ game: 'badugi' });
  },
};

/** Compiles a module against the installed types, runs it, and compares what it prints. */
async function tryModule(home: string, text: string, printed: string, lib = ['es2023']): Promise<void> {
  writeFileSync(join(home, 'use.ts'), `declare const console: { log(value: unknown): void };\n${text}\n`);
  const options = { module: 'nodenext', target: 'es2023', lib, strict: true, types: [] };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
  await succeed(runTool('typescript', 'tsc', ['-p', '.'], at(home)));
  expect((await succeed(runNode(['use.js'], at(home)))).trim()).toBe(printed);
}

describe.each(published.map((workspace) => [workspace.manifest.name, workspace] as const))(
  '%s',
  (name, workspace) => {
    let home = '';
    beforeAll(async () => {
      home = await installAlone(workspace);
    }, 120_000);

    test('contains exactly the right files', () => {
      const inside = join(home, 'node_modules', name);
      const files = readdirSync(inside, { recursive: true, encoding: 'utf8' });
      const foreign = files.filter((file) =>
        /^(src|test|scripts)\b|tsbuildinfo|\.test\.|tsconfig/.test(file),
      );
      expect(foreign).toEqual([]);
      expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'dist']));
      const licence = (path: string) => readFileSync(path, 'utf8');
      expect(licence(join(inside, 'LICENSE'))).toBe(licence(join(ROOT, 'LICENSE')));
      for (const entry of Object.values(workspace.manifest.exports ?? {})) {
        expect([entry.types, entry.default].filter((path) => !existsSync(join(inside, path!)))).toEqual([]);
      }
    });

    test('works after installation', async () => {
      expect(Object.keys(FIRST_USE)).toContain(name);
      await FIRST_USE[name]!(home);
    });
  },
);
