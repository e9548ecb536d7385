// How long the table keeps somebody waiting, and how smoothly it moves, in a real browser: npm run bench -- web
import { benchLab } from './benchLab.mjs';
import { deal } from './guest.mjs';
import { COMMAND, launchBrowser, serve } from './serve.mjs';

/** Milliseconds from a decision to the next frame. */
const GOAL = 50;
/** A frame that takes longer is seen to stutter; the share of such frames, in per cent. */
const SLOW = 20;
const SLOW_GOAL = 5;
const DECISIONS = 300;
const MOVING = 40;
/** Milliseconds from the end of a hand to the first verdict on one of its decisions. */
const VERDICT_GOAL = 500;
const HANDS = 12;
const GAMES = ['badugi', 'stud8', 'holdem'];

const server = await serve(COMMAND);
const browser = await launchBrowser();
console.log(`${DECISIONS} decisions a game, 5 opponents of level 2, speed "off", ${browser.version()}`);
console.log('');
console.log('milliseconds             median    95 %   goal');
for (const games of GAMES) {
  const page = await open(games);
  const { frames, answers } = await page.evaluate(timeDecisions, DECISIONS);
  console.log(`${games}: to the next frame`.padEnd(25) + tell(frames) + String(GOAL).padStart(7));
  console.log(`${games}: to the next turn`.padEnd(25) + tell(answers));
  await page.close();
}
console.log('');
console.log(`frames while cards and chips move, ${MOVING} decisions a game, speed "fast"`);
console.log(`                         frames  over ${SLOW} ms   goal`);
for (const games of GAMES) {
  const page = await open(games);
  await page.evaluate(() => {
    localStorage.setItem('doorcard', JSON.stringify({ version: 1, speed: 'fast', judge: false }));
    dispatchEvent(new StorageEvent('storage'));
  });
  await page.locator('[data-speed=fast]').waitFor();
  const times = await page.evaluate(timeFrames, MOVING);
  const share = (100 * times.filter((time) => time > SLOW).length) / Math.max(1, times.length);
  console.log(
    `${games}: moving`.padEnd(25) +
      String(times.length).padStart(6) +
      `${share.toFixed(1)} %`.padStart(12) +
      `${SLOW_GOAL} %`.padStart(7),
  );
  await page.close();
}
console.log('');
console.log(`the coach: ${HANDS} hands a game, 1 opponent of level 2, judged while the next hand is played`);
console.log('milliseconds             median    95 %   goal');
for (const games of ['razz', 'stud8', 'badugi']) {
  const page = await open(games, true);
  const { first, all, frames } = await page.evaluate(timeCoach, HANDS);
  console.log(`${games}: first verdict`.padEnd(25) + tell(first) + String(VERDICT_GOAL).padStart(7));
  console.log(`${games}: all verdicts`.padEnd(25) + tell(all));
  console.log(`${games}: to the next frame`.padEnd(25) + tell(frames) + String(GOAL).padStart(7));
  await page.close();
}
console.log('');
await benchLab(browser, server.address);
await browser.close();
await server.close();

/** Without the coach unless it is measured. @type {(games: string, isCoached?: boolean) => Promise<import('@playwright/test').Page>} */
async function open(games, isCoached = false) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watchCoach);
  await page.goto(server.address);
  await page.locator('main:not([aria-busy])').waitFor();
  if (!isCoached) {
    await page.evaluate(() => localStorage.setItem('doorcard', JSON.stringify({ version: 1, judge: false })));
    await page.reload();
    await page.locator('main:not([aria-busy])').waitFor();
  }
  await deal(page, { games, opponents: isCoached ? 1 : 5, seed: '5' });
  return page;
}

/** @param {number[]} times */
function tell(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7);
  return `${at(0.5)} ${at(0.95)}`;
}

/** Runs in the page before anything of it: notes when the coach says something about a hand. */
function watchCoach() {
  /** @type {{ hand: string, at: number, decisions: number, isFinal: boolean }[]} */
  const verdicts = [];
  Object.assign(window, { verdicts });
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'handStart') Object.assign(window, { present: data.hand });
        if (data.type !== 'verdicts') return;
        const { id, review } = data.verdicts;
        const decisions = review?.decisions.length ?? 0;
        verdicts.push({ hand: id, at: performance.now(), decisions, isFinal: data.isFinal });
      });
    }
  };
}

/**
 * Runs in the page: plays hands without waiting for the coach, so that it judges one hand while the next is played; at
 * last it waits until the coach is done.
 * @param {number} hands
 */
async function timeCoach(hands) {
  /** @type {{ hand: string, at: number, decisions: number, isFinal: boolean }[]} */
  const verdicts = /** @type {any} */ (window).verdicts;
  const find = (/** @type {string} */ key) =>
    /** @type {HTMLButtonElement | null} */ (
      document.querySelector(`[data-part=actions] button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    );
  const bar = () => {
    /** @type {HTMLElement | null} */
    const found = document.querySelector('[data-part=actions]');
    return found?.dataset;
  };
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
  const first = [];
  const all = [];
  for (let played = 0; played < hands; played++) {
    let decisions = 0;
    while (bar()?.['between'] !== 'true') {
      const decision = bar()?.['asked'] === 'true' ? (find('c') ?? find('p')) : null;
      const start = performance.now();
      decision?.click();
      await paint();
      if (decision === null) continue;
      decisions++;
      // The coach works on the hand before.
      if (played > 0) frames.push(performance.now() - start);
    }
    const over = performance.now();
    // Every other hand is waited for; the others are judged while the next one is played.
    if (played % 2 === 0 && decisions > 0) {
      const mine = () => verdicts.filter(({ hand }) => hand === /** @type {any} */ (window).present);
      while (!mine().some(({ isFinal }) => isFinal)) await paint();
      first.push((mine().find((each) => each.decisions > 0)?.at ?? Infinity) - over);
      all.push((mine().find(({ isFinal }) => isFinal)?.at ?? Infinity) - over);
    }
    find('b')?.click();
    find('n')?.click();
    while (bar()?.['between'] === 'true') await paint();
  }
  return { first, all, frames };
}

/**
 * Runs in the page: checks, calls and stands pat, and deals the next hand; only decisions are timed.
 * @param {number} count
 */
async function timeDecisions(count) {
  const find = (/** @type {string} */ key) =>
    /** @type {HTMLButtonElement | null} */ (
      document.querySelector(`[data-part=actions] button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    );
  const isReady = () =>
    document.querySelector('[data-part=actions]:is([data-asked=true], [data-between=true])') !== null;
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

/**
 * Runs in the page: plays, and returns how long each frame took in which something was moving.
 * @param {number} count
 */
async function timeFrames(count) {
  const find = (/** @type {string} */ key) =>
    /** @type {HTMLButtonElement | null} */ (
      document.querySelector(`[data-part=actions] button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    );
  const times = [];
  let before = await new Promise(requestAnimationFrame);
  for (let pressed = 0; pressed < count;) {
    const now = await new Promise(requestAnimationFrame);
    const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
    if (isMoving) times.push(now - before);
    before = now;
    const button = find('c') ?? find('p') ?? find('n');
    if (button === null || isMoving) continue;
    button.click();
    pressed++;
  }
  return times;
}
