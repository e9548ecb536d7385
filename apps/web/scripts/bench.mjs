// How long the table keeps somebody waiting, in a real browser: npm run bench -- web
import { deal } from './guest.mjs';
import { COMMAND, launchBrowser, serve } from './serve.mjs';

/** Milliseconds from a decision to the next frame. */
const GOAL = 50;
const DECISIONS = 300;
const GAMES = ['badugi', 'stud8', 'holdem'];

const server = await serve(COMMAND);
const browser = await launchBrowser();
console.log(`${DECISIONS} decisions a game, 5 opponents of level 2, speed "off", ${browser.version()}`);
console.log('');
console.log('milliseconds             median    95 %   goal');
for (const games of GAMES) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.address);
  await page.locator('main.start').waitFor();
  await deal(page, { games, opponents: 5, seed: '5' });
  const { frames, answers } = await page.evaluate(timeDecisions, DECISIONS);
  console.log(`${games}: to the next frame`.padEnd(25) + tell(frames) + String(GOAL).padStart(7));
  console.log(`${games}: to the next turn`.padEnd(25) + tell(answers));
  await page.close();
}
await browser.close();
await server.close();

/** @param {number[]} times */
function tell(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7);
  return `${at(0.5)} ${at(0.95)}`;
}

/**
 * Runs in the page: checks, calls and stands pat, and deals the next hand; only decisions are timed.
 * @param {number} count
 */
async function timeDecisions(count) {
  const find = (/** @type {string} */ key) =>
    /** @type {HTMLButtonElement | null} */ (
      document.querySelector(`.actions button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    );
  const isReady = () =>
    document.querySelector('.actions:is([data-asked=true], [data-between=true])') !== null;
  /** After a frame was made: its own tasks run first. */
  const paint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(undefined));
        port1.start();
        port2.postMessage(0);
      });
    });
  const frames = [];
  const answers = [];
  while (frames.length < count) {
    while (!isReady()) await paint();
    const decision = find('c') ?? find('p');
    if (decision === null) {
      find('b')?.click();
      find('n')?.click();
      await paint();
      continue;
    }
    const start = performance.now();
    decision.click();
    await paint();
    frames.push(performance.now() - start);
    while (!isReady()) await paint();
    answers.push(performance.now() - start);
  }
  return { frames, answers };
}
