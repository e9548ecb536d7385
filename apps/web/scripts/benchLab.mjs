// The lab while it solves, in a real browser: how smoothly the page goes on, and how fast the solver is beside the command
// in Node. Part of npm run bench -- web.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMMAND } from './serve.mjs';

/** A frame that takes longer, in milliseconds, and the share of such frames, in per cent. */
const SLOW = 50;
const SLOW_GOAL = 2;
/** How many times as long as in Node a run may take in the page. */
const TIMES_GOAL = 1.3;
/** Runs in the page and in Node, by turns. */
const TURNS = 5;
/** A fixed number of iterations of the spot with which each form begins. */
const CASES = [
  { name: 'hold’em turn', hash: '#/lab/spot', iterations: 400 },
  { name: 'Razz 7th street', hash: '#/lab/late', iterations: 20_000 },
];

/** @typedef {{ seconds: number, threads: number }} Run */
/** @typedef {Run & { spot: object, frames: number[] }} PageRun */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function benchLab(browser, address) {
  console.log(`the lab while it solves, ${TURNS} runs in the page and in Node by turns`);
  console.log(
    `                         frames  over ${SLOW} ms   goal   threads   s page   s Node   ratio    goal`,
  );
  for (const { name, hash, iterations } of CASES) {
    /** @type {{ page: PageRun, ratio: number, node: Run }[]} */
    const turns = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const page = await solveInPage(browser, `${address}/${hash}`, iterations);
      const node = await solveInNode(page.spot, iterations, page.threads);
      turns.push({ page, node, ratio: page.seconds / node.seconds });
    }
    const frames = turns.flatMap(({ page }) => page.frames);
    const share = (100 * frames.filter((time) => time > SLOW).length) / Math.max(1, frames.length);
    const { page, node, ratio } = /** @type {(typeof turns)[number]} */ (
      turns.toSorted((a, b) => a.ratio - b.ratio)[TURNS >> 1]
    );
    console.log(
      name.padEnd(25) +
        String(frames.length).padStart(6) +
        `${share.toFixed(1)} %`.padStart(12) +
        `${SLOW_GOAL} %`.padStart(7) +
        String(page.threads).padStart(10) +
        page.seconds.toFixed(2).padStart(9) +
        node.seconds.toFixed(2).padStart(9) +
        `${ratio.toFixed(2)} x`.padStart(8) +
        `${TIMES_GOAL} x`.padStart(8),
    );
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} iterations
 * @returns {Promise<PageRun>}
 */
async function solveInPage(browser, address, iterations) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watchSolver);
  await page.goto(address);
  await page.locator('[name=goal]').fill('0');
  await page.locator('[name=iterations]').fill(String(iterations));
  await page.locator('[data-part=start]:enabled').waitFor();
  const frames = page.evaluate(timeFrames);
  await page.locator('[data-part=start]:enabled').click();
  const times = await frames;
  const { spot, rested } = await page.evaluate(() => /** @type {any} */ (window).solving);
  await page.close();
  if (rested.iterations !== iterations) throw new Error(`${rested.iterations} of ${iterations} iterations`);
  return { spot, seconds: rested.seconds, threads: rested.threads, frames: times };
}

/**
 * @param {object} spot
 * @param {number} iterations
 * @param {number} threads
 * @returns {Promise<Run>}
 */
async function solveInNode(spot, iterations, threads) {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-lab-'));
  const file = join(folder, 'spot.json');
  writeFileSync(file, JSON.stringify(spot));
  const limits = ['--iterations', String(iterations), '--target', '0%', '--threads', String(threads)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, 'solve', file, ...limits, '--json'],
    { maxBuffer: 2 ** 28 },
  );
  rmSync(folder, { recursive: true });
  const { solver } = JSON.parse(stdout);
  if (solver.iterations !== iterations) throw new Error(`${solver.iterations} of ${iterations} iterations`);
  return { seconds: solver.seconds, threads };
}

/** Runs in the page before anything of it: notes which spot its worker solves, and what it says at the end. */
function watchSolver() {
  /** @type {{ spot?: object, rested?: object }} */
  const solving = {};
  Object.assign(window, { solving });
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'opened') solving.spot = data.spot;
        if (data.type === 'rested') solving.rested = data;
      });
    }
  };
}

/** Runs in the page: how long each frame took while the solver ran. */
async function timeFrames() {
  const find = () => document.querySelector('[data-part=run]')?.getAttribute('data-status');
  while (find() !== 'running') await new Promise(requestAnimationFrame);
  const times = [];
  let before = await new Promise(requestAnimationFrame);
  while (find() === 'running') {
    const now = await new Promise(requestAnimationFrame);
    times.push(now - before);
    before = now;
  }
  return times;
}
