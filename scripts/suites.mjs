// The unit, property and workspace tests, run by vitest; and the suites that are skipped because a program is missing.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './findProgram.mjs';
import { ROOT, runTool } from './run.mjs';
import { build } from './setup.mjs';
import { PROGRAMS } from './system.mjs';
import { NOTHING, tallyReport } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('./system.mjs').Program} Program */

const REPORTS = join(ROOT, '.doorcard');

/**
 * @param {{ full: boolean }} options
 * @returns {Promise<Tally[]>}
 */
export async function runSuites({ full }) {
  mkdirSync(REPORTS, { recursive: true });
  // The browser suites share one build; without it they make their own, and report its errors.
  const built = (await build()) === 0 ? { DOORCARD_BUILT: '1' } : {};
  const env = { ...process.env, ...built, ...(full ? { DOORCARD_FULL: '1' } : {}) };
  const { found, missing } = await findPrograms();
  const skipped = await Promise.all(missing.map((program) => tallySkipped(program, env)));

  const report = join(REPORTS, 'vitest.json');
  rmSync(report, { force: true });
  const excludes = missing.map(({ suite }) => `--exclude=**/*${suite}`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...excludes];
  const { code } = await runTool('vitest', 'vitest', args, { env: { ...env, ...found } });
  return [tallyReport(readJson(report), code), ...skipped];
}

/** Looks for the programs that the suites need, and installs them where that is allowed. */
async function findPrograms() {
  const files = findTestFiles();
  const needed = PROGRAMS.filter(({ suite }) => files.some((file) => file.endsWith(suite)));
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {Program[]} */
  const missing = [];
  for (const program of needed) {
    const outcome = await findProgram(program);
    if ('at' in outcome) {
      found[program.variable] = outcome.at;
    } else {
      missing.push(program);
      console.log(`${program.name} is missing, so *${program.suite} is skipped. To run it: ${outcome.hint}`);
    }
  }
  return { found, missing };
}

/**
 * The cases of a suite that stays out, listed without running them; file by file where even that fails.
 * @param {Program} program
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
async function tallySkipped({ suite }, env) {
  const list = join(REPORTS, `skipped${suite}.json`);
  rmSync(list, { force: true });
  await runTool('vitest', 'vitest', ['list', suite, `--json=${list}`], { env, quiet: true });
  const cases = /** @type {{ name: string }[]} */ (readJson(list) ?? []).map((test) => test.name);
  return {
    ...NOTHING,
    skipped: cases.length > 0 ? cases : findTestFiles().filter((file) => file.endsWith(suite)),
  };
}

function findTestFiles() {
  const homes = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name, 'test')),
  );
  return [...homes, 'test']
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => {
      const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => join(folder, file));
    });
}

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
