// How long a strategy takes to open in a real browser, from fetching the file to a strategy that can be played: part of
// npm run bench -- train. The page runs what the table's worker runs, in a fresh page for each time.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launchBrowser } from './serve.mjs';

const ROOT = new URL('../../../', import.meta.url);
const GAMES = ['badugi', 'razz', 'stud', 'stud8'];
const TIMES = 5;
/** Milliseconds. */
const GOAL = 300;
const SITE = 'http://strategies.test';

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    lib: {
      entry: fileURLToPath(new URL('packages/blueprint/dist/index.js', ROOT)),
      formats: ['es'],
      fileName: 'blueprint',
    },
  },
});
const [bundle] = Array.isArray(built) ? built : [];
const code = bundle?.output[0].code;
if (code === undefined) throw new Error('nothing was bundled');

const browser = await launchBrowser();
for (const game of GAMES) {
  const times = [];
  for (let i = 0; i < TIMES; i++) times.push(await openOnce(game));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(TIMES / 2)] ?? 0;
  console.log(
    `  ${game.padEnd(7)} opens in a browser in ${median.toFixed(0)} ms, at most ${(times.at(-1) ?? 0).toFixed(0)} (goal ${GOAL}), ${browser.version()}`,
  );
}
await browser.close();

/** @param {string} game */
async function openOnce(game) {
  const page = await browser.newPage();
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/blueprint.js')
      return route.fulfill({ contentType: 'text/javascript', body: code ?? '' });
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const body = readFileSync(new URL(`packages/strategies/files${pathname}.strategy.gz`, ROOT));
    return route.fulfill({ contentType: 'application/octet-stream', body });
  });
  await page.goto(SITE);
  const time = await page.evaluate(timeOpening, game);
  await page.close();
  return time;
}

/**
 * Runs in the page.
 * @param {string} game
 */
async function timeOpening(game) {
  const address = '/blueprint.js';
  const { parseStrategyFile } = await import(address);
  const start = performance.now();
  const packed = await (await fetch(`/${game}`)).arrayBuffer();
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const result = parseStrategyFile(new Uint8Array(await new Response(stream).arrayBuffer()));
  if (!result.ok) throw new Error(result.error.message);
  return performance.now() - start;
}
