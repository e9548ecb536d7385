import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('../../web/scripts/bench.mjs', import.meta.url));

/** The web app is measured in a separate browser. */
export async function benchWeb(print: (text: string) => void): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT]);
  for (const line of stdout.trimEnd().split('\n')) print(line);
}
