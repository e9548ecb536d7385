// The commands in a page and their output: blocks that begin with ```console and hold one line `$ npx doorcard …`.
import { runNode } from './run.mjs';

const BLOCK = /(```console\n\$ npx doorcard (.*)\n)[^]*?(```)/g;

/**
 * The page with the answers that the commands give now.
 * @param {string} page
 * @param {(args: readonly string[]) => Promise<string>} answer
 */
export async function answerCommands(page, answer) {
  let result = '';
  let end = 0;
  for (const block of page.matchAll(BLOCK)) {
    const [whole, head = '', command = '', tail = ''] = block;
    const args = Array.from(
      command.matchAll(/"([^"]*)"|(\S+)/g),
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    result += `${page.slice(end, block.index)}${head}${await answer(args)}${tail}`;
    end = block.index + whole.length;
  }
  return result + page.slice(end);
}

/**
 * What the built command prints, in English unless the arguments ask for something else.
 * @param {readonly string[]} args
 */
export async function runDoorcard(args) {
  const env = { ...process.env, LC_ALL: 'C' };
  return (await runNode(['apps/cli/bin/doorcard.js', ...args], { quiet: true, env })).output;
}
