// Iterations of a late street in a worker of a real browser, for npm run bench -- late. Each line of the input is an
// order of late/worker.mjs; the answer is a line with the milliseconds of all its iterations.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { buildPage } from './builtPage.mjs';
import { launchBrowser } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'doorcard-late-'));
await buildPage(fileURLToPath(new URL('./late/page.mjs', import.meta.url)), folder);
const server = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  preview: { host: 'localhost', port: 0 },
});
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.waitForFunction(() => 'iterate' in window);
for await (const line of createInterface(process.stdin)) {
  const order = JSON.parse(line);
  const time = await page.evaluate(
    (given) =>
      /** @type {{ iterate: (given: object) => Promise<number> }} */ (
        /** @type {unknown} */ (window)
      ).iterate(given),
    order,
  );
  console.log(JSON.stringify(time));
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
