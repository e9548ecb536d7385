// Somebody who sits down at a practice table and plays by the buttons.

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {object} TableWish
 * @property {string} games
 * @property {number} [opponents]
 * @property {string} [level]
 * @property {string} [seed]
 * @property {'cash' | 'tournament'} [kind]
 */

/** @type {(page: Page, wish: TableWish) => Promise<void>} */
export async function deal(page, { games, opponents = 3, level = 'lv2', seed = '1', kind = 'cash' }) {
  await page.locator(`input[name=games][value="${games}"]`).check();
  await page.locator(`input[name=opponents][value="${opponents}"]`).check();
  await page.locator(`input[name=level][value="${level}"]`).check();
  await page.locator(`input[name=kind][value="${kind}"]`).check();
  if (kind === 'tournament') await page.locator('input[name=structure][value=short]').check();
  await page.locator('input[name=speed][value=off]').check();
  await page.locator('.practice-choice input[type=checkbox]').check();
  await page.locator('#seed').fill(seed);
  await page.locator('.deal button.main').click();
  const question = page.locator('.deal .note button:not(.main)');
  await page.locator(BAR).or(question).waitFor();
  // An earlier table is given up.
  if (await question.isVisible()) await question.click();
  await waitForMe(page);
}

const BAR = '.actions:is([data-asked=true], [data-between=true])';

/** Waits until something is asked, or the hand is over. @type {(page: Page) => Promise<void>} */
export const waitForMe = (page) => page.locator(BAR).waitFor();

/** A button of the bar by its key. @type {(page: Page, key: string) => import('@playwright/test').Locator} */
export const button = (page, key) => page.locator(`.actions button[aria-keyshortcuts="${key}"]`);

/**
 * Presses buttons until something is there, or so many are pressed.
 * @param {Page} page
 * @param {{ keys?: readonly string[], until?: string, most?: number }} [how] `keys` from the dearest wish on; `until`
 *   is a selector
 */
export async function play(page, { keys = ['c', 'p', 'n'], until, most = 400 } = {}) {
  await page.evaluate(pressMany, /** @type {const} */ ([keys, until, most]));
}

/**
 * Runs in the page.
 * @param {readonly [keys: readonly string[], until: string | undefined, most: number]} how
 */
async function pressMany([keys, until, most]) {
  const find = (/** @type {string} */ key) =>
    /** @type {HTMLButtonElement | null} */ (
      document.querySelector(`.actions button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    );
  const isReady = () =>
    document.querySelector('.actions:is([data-asked=true], [data-between=true])') !== null;
  for (let pressed = 0; pressed < most;) {
    await new Promise(requestAnimationFrame);
    if (!isReady()) continue;
    if (until !== undefined && document.querySelector(until) !== null) return;
    const wished = keys.map(find).find((each) => each !== null);
    if (wished === undefined) return;
    wished.click();
    pressed++;
  }
}
