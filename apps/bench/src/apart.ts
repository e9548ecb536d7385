import { execFileSync } from 'node:child_process';

/**
 * Calls a function of a module in a separate process, with arguments and a result that fit into JSON. In one process
 * the games would influence each other: the compiler optimises, and the garbage collector places objects, by everything
 * they have seen so far.
 */
export function callApart(module: string, name: string, ...args: readonly string[]): unknown {
  const script = `
    const module = await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    console.log(JSON.stringify(await module[${JSON.stringify(name)}](...process.argv.slice(1))));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script, ...args], {
    encoding: 'utf8',
  });
  return JSON.parse(text);
}
