// npm run train:all [-- badugi razz]: trains the strategies that ship with the program, as their records say, and lists
// them in packages/strategies. Hours; the same numbers give the same files on any machine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode } from './run.mjs';
import { setUp } from './setup.mjs';

/** Deals of each game, in whole batches. Seed 1: nothing that is published is played on it. */
const DEALS = { badugi: 13_000_000, razz: 160_032_000, stud: 96_000_000, stud8: 120_000_000 };
const FOLDER = join(ROOT, 'packages/strategies/files');

/** @param {string} game */
const fileOf = (game) => `${game}.strategy.gz`;

/** @param {string} game */
const train = (game) =>
  runNode([
    'apps/cli/bin/doorcard.js',
    'train',
    game,
    '--iterations',
    String(DEALS[/** @type {keyof typeof DEALS} */ (game)]),
    '--threads',
    '2',
    '--seed',
    '1',
    '--out',
    join(FOLDER, fileOf(game)),
    // An interrupted run goes on where it was.
    ...(existsSync(join(FOLDER, `${fileOf(game)}.training`)) ? ['--resume'] : []),
  ]);

/** Lists the strategies that are there, with their hashes. */
function writeList() {
  const entries = Object.keys(DEALS)
    .filter((game) => existsSync(join(FOLDER, fileOf(game))))
    .map((game) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(FOLDER, fileOf(game))))
        .digest('hex');
      return `  ${game}: {\n    file: '${fileOf(game)}',\n    hash: '${hash}',\n  },\n`;
    });
  const text = `// Written by \`npm run train:all\`.\nexport const LISTED = {\n${entries.join('')}} as const;\n`;
  writeFileSync(join(ROOT, 'packages/strategies/src/listed.ts'), text);
}

async function trainAll() {
  mkdirSync(FOLDER, { recursive: true });
  const chosen = process.argv.slice(2).filter((game) => game !== '--list');
  const unknown = chosen.find((game) => !Object.hasOwn(DEALS, game));
  if (unknown !== undefined) {
    console.error(`unknown game "${unknown}"; expected ${Object.keys(DEALS).join(', ')}`);
    return 1;
  }
  const games = process.argv.includes('--list') ? [] : chosen.length > 0 ? chosen : Object.keys(DEALS);
  for (const game of games) {
    const { code } = await train(game);
    if (code !== 0) return code;
  }
  writeList();
  return 0;
}

process.exitCode = (await setUp()) || (await trainAll());
