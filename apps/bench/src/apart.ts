import { execFileSync } from 'node:child_process';

/**
 * Calls a function of a module in a process of its own, with arguments and an answer that JSON can hold. In one process
 * the games would colour each other: the compiler writes its code, and the collector places objects, by all that they
 * have seen so far.
 */
export function callApart(module: string, name: string, ...args: readonly string[]): unknown {
  const script = `
    const module = await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    console.log(JSON.stringify(module[${JSON.stringify(name)}](...process.argv.slice(1))));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script, ...args], {
    encoding: 'utf8',
  });
  return JSON.parse(text);
}
