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
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, run, runNode, runNpm, runTool } from '../scripts/run.mjs';
import { build } from '../scripts/setup.mjs';
import { linkAlone } from './installation.js';
import { workspaces, type Workspace } from './workspace.js';

// Each package as a new user gets it: packed, installed into an empty folder outside the repository, used. The command
// needs all the others, so that one installation by npm has every package; what a package gets by itself is a part of it.

const folder = mkdtempSync(join(tmpdir(), 'doorcard-packaging-'));
const published = workspaces.filter(({ manifest }) => !manifest.private);
const tarballs = new Map<string, string>();
const COMMAND = 'doorcard';
/** Has packages that it can do without: npm itself must leave them out. */
const OPTIONAL = '@doorcard/jobs';

const homeOf = ({ folder: place }: Workspace): string => join(folder, 'installed', place.replace('/', '-'));
const named = (name: string): Workspace => published.find(({ manifest }) => manifest.name === name)!;

/** What the compiler says about the first use of all packages. */
let complaints = '';

beforeAll(async () => {
  // `npm test` has just built everything.
  if (process.env['DOORCARD_BUILT'] !== '1') expect(await build()).toBe(0);
  await packAll();
  const command = named(COMMAND);
  expect(listNeeded(command).sort()).toEqual(published.map(({ manifest }) => manifest.name).sort());
  for (const workspace of [command, named(OPTIONAL)]) await install(workspace);
  for (const workspace of published) {
    const home = homeOf(workspace);
    if (!existsSync(home)) linkAlone(homeOf(command), home, workspace.manifest.name);
  }
  complaints = await compileAll();
}, 240_000);
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
async function install(workspace: Workspace): Promise<void> {
  const home = homeOf(workspace);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
  const needed = listNeeded(workspace).map((name) => tarballs.get(name)!);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await succeed(runNpm(['install', ...flags, ...needed], at(home)));
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

interface FirstUse {
  /** A module, compiled against the installed types and run. */
  readonly text: string;
  readonly prints: string;
  /** Whether its types name what browsers and Node share. */
  readonly needsDom?: boolean;
}

/** The first thing that a user does with each package; a package without an entry here fails. */
const MODULES: Record<string, FirstUse> = {
  '@doorcard/sealed': {
    text: `import { defineDocument, succeed } from '@doorcard/sealed';
      const codes = { notJson: 'n/json', foreign: 'n/foreign', unknownVersion: 'n/version', badChecksum: 'n/sum' } as const;
      const note = defineDocument<{ text: string }>({
        type: 'note', name: 'a note', codes, check: (data) => succeed({ text: String(data['text']) }),
      });
      const read = note.parse(note.make({ text: 'hi' }));
      console.log(read.ok && read.value.text);`,
    prints: 'hi',
  },
  '@doorcard/cards': {
    text: `import { cards, high } from '@doorcard/cards';
      const royal: number = high.rank(cards('AsKsQsJsTs'));
      const pair: number = high.rank(cards('AsAdQsJsTs'));
      console.log(royal > pair);`,
    prints: 'true',
  },
  '@doorcard/engine': {
    text: `import { makeSession } from '@doorcard/engine';
      const session = makeSession({ kind: 'tournament', id: 'friday' });
      console.log(session.ok && session.value.seats.length);`,
    prints: '7',
  },
  '@doorcard/history': {
    text: `import { parsePhh } from '@doorcard/history';
      const hand = parsePhh('variant = "XX"');
      console.log(hand.ok ? 'read' : hand.error.code);`,
    prints: 'phh/unknown-variant',
    // The types of zod name what browsers and Node share.
    needsDom: true,
  },
  '@doorcard/cpu': {
    text: `import { makeRegistry, usualEntries } from '@doorcard/cpu';
      const player = makeRegistry(usualEntries).find('lv2:4');
      console.log(player.ok && player.value.name);`,
    prints: 'lv2:4',
  },
  '@doorcard/table': {
    text: `import { checkClientMessage } from '@doorcard/table';
      import { NO_TABLE, parseCommand } from '@doorcard/table/client';
      console.log(checkClientMessage({ type: 'nextHand' }).ok && parseCommand('next', NO_TABLE).type === 'press');`,
    prints: 'true',
    needsDom: true,
  },
  '@doorcard/text': {
    text: `import { wordsOf } from '@doorcard/text';
      import { common } from '@doorcard/text/ja';
      console.log(common.noLow === wordsOf('ja').noLow);`,
    prints: 'true',
    // Its types name those of the table's messages, which zod makes.
    needsDom: true,
  },
  '@doorcard/jobs': {
    text: `import { defineTask, makeInline, makeJobPlan, runPlan } from '@doorcard/jobs';
      import { z } from 'zod';
      const double = defineTask({ name: 'double', input: z.int(), output: z.int(), run: (n) => 2 * n });
      const plan = makeJobPlan(double, 'r', [1, 2, 3].map((n) => ({ id: \`s\${n}\`, input: n })));
      const results = await runPlan(makeInline([double]), plan);
      console.log(results.reduce((sum, each) => sum + each, 0));`,
    prints: '12',
    // The types of a signal to cancel with are those that browsers and Node share.
    needsDom: true,
  },
  '@doorcard/search': {
    text: `import { findUsualTypes } from '@doorcard/search';
      console.log(findUsualTypes('stud')[0]?.player.name);`,
    prints: 'lv2',
  },
  '@doorcard/coach': {
    text: `import { makeMixedModel } from '@doorcard/coach';
      import { EMPTY_BOOK } from '@doorcard/coach/drill';
      console.log(makeMixedModel('razz').id + EMPTY_BOOK.entries.length);`,
    prints: 'mixed0',
    needsDom: true,
  },
  '@doorcard/arena': {
    text: `import { countGroups } from '@doorcard/arena';
      console.log(countGroups(1000, { duplicate: true, players: ['lv2', 'lv1'] }));`,
    prints: '500',
    needsDom: true,
  },
  '@doorcard/blueprint': {
    text: `import { findAbstraction } from '@doorcard/blueprint';
      const abstraction = findAbstraction('badugi/7');
      console.log(abstraction.ok ? 'found' : abstraction.error.code);`,
    prints: 'strategy/unknown-abstraction',
    needsDom: true,
  },
  '@doorcard/strategies': {
    text: `import { STRATEGY_FILES } from '@doorcard/strategies';
      console.log(STRATEGY_FILES['holdem'] === undefined);`,
    prints: 'true',
  },
  '@doorcard/solver': {
    text: `import { kuhn, makeFullTraversal, SCHEDULES, valueOf } from '@doorcard/solver/game';
      const solver = makeFullTraversal(kuhn, SCHEDULES.plus);
      solver.iterate(2000);
      console.log(valueOf(kuhn, solver.policy, 0).toFixed(2));`,
    prints: '-0.06',
    needsDom: true,
  },
};

/** What is tried besides, or instead. */
const OTHER_USES: Record<string, (home: string) => Promise<void>> = {
  [OPTIONAL]: async (home) => {
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
  [COMMAND]: async (home) => {
    const command = join(home, 'node_modules', '.bin', 'doorcard');
    const say = (...args: string[]) => {
      const isWindows = process.platform === 'win32';
      return succeed(run(isWindows ? `${command}.cmd` : command, args, { ...at(home), shell: isWindows }));
    };
    expect(await say('--help')).toContain('doorcard');
    expect(JSON.parse(await say('eval', 'badugi', 'As2d3c4h', '--json'))).toMatchObject({ game: 'badugi' });
  },
};

/** All at once: the compiler takes longer to start and to read its own types than to check these modules. */
async function compileAll(): Promise<string> {
  const outputs: string[] = [];
  for (const needsDom of [false, true]) {
    const files = published.flatMap((workspace) => {
      const use = MODULES[workspace.manifest.name];
      if (use === undefined || (use.needsDom ?? false) !== needsDom) return [];
      const file = join(homeOf(workspace), 'use.ts');
      writeFileSync(file, `declare const console: { log(value: unknown): void };\n${use.text}\n`);
      return [file];
    });
    const lib = ['es2023', ...(needsDom ? ['dom'] : [])];
    const compilerOptions = { module: 'nodenext', target: 'es2023', lib, strict: true, types: [] };
    const project = join(folder, `tsconfig.${needsDom ? 'dom' : 'plain'}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files }));
    outputs.push((await runTool('typescript', 'tsc', ['-p', project], at(folder))).output);
  }
  return outputs.join('');
}

describe.each(published.map((workspace) => [workspace.manifest.name, workspace] as const))(
  '%s',
  (name, workspace) => {
    const home = homeOf(workspace);

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
      expect([...Object.keys(MODULES), ...Object.keys(OTHER_USES)]).toContain(name);
      const use = MODULES[name];
      if (use !== undefined) {
        // The complaints name files from where the compiler ran.
        const place = relative(folder, home).split(sep).join('/');
        expect(complaints.split('\n').filter((line) => line.startsWith(`${place}/`))).toEqual([]);
        expect((await succeed(runNode(['use.js'], at(home)))).trim()).toBe(use.prints);
      }
      await OTHER_USES[name]?.(home);
    });
  },
);

test('the compiler complains about nothing else', () => {
  expect(complaints).toBe('');
});
