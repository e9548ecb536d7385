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
  if (!(await page.locator('#customise').isVisible()))
    await page.locator('[aria-controls=customise]').click();
  await page.locator(`input[name=games][value="${games}"]`).check();
  await page.locator(`input[name=opponents][value="${opponents}"]`).check();
  await page.locator(`input[name=level][value="${level}"]`).check();
  await page.locator(`input[name=kind][value="${kind}"]`).check();
  if (kind === 'tournament') await page.locator('input[name=structure][value=short]').check();
  await page.locator('input[name=speed][value=off]').check();
  await page.locator('[data-practice] input[type=checkbox]').check();
  await page.locator('#seed').fill(seed);
  await page.locator('#customise button[type=submit]').click();
  const question = page.locator('[data-question=saved] [data-give-up]');
  await page.locator(BAR).or(question).waitFor();
  // An earlier table is given up.
  if (await question.isVisible()) await question.click();
  await waitForMe(page);
}

const BAR = '[data-part=actions]:is([data-asked=true], [data-between=true])';

/** Waits until something is asked, or the hand is over. @type {(page: Page) => Promise<void>} */
export const waitForMe = (page) => page.locator(BAR).waitFor();

/**
 * Presses buttons until something appears, or until the limit is reached.
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
      document.querySelector(`[data-part=actions] button[aria-keyshortcuts="${key}"]:not(:disabled)`)
    );
  const isReady = () =>
    document.querySelector('[data-part=actions]:is([data-asked=true], [data-between=true])') !== null;
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

/** Goes on with a saved table until I am asked. @type {(page: Page, save: string) => Promise<void>} */
export async function resume(page, save) {
  await openSaved(page, save);
  await waitForMe(page);
}

/**
 * Puts a saved table where the browser's dealer keeps its own, and opens it.
 * @type {(page: Page, save: string) => Promise<void>}
 */
export async function openSaved(page, save) {
  await page.evaluate(putIntoDatabase, save);
  await page.evaluate(() => {
    location.hash = '#/table';
  });
}

/**
 * Runs in the page.
 * @param {string} save
 */
async function putIntoDatabase(save) {
  const request = indexedDB.open('doorcard-dealer', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('texts'));
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const change = request.result.transaction('texts', 'readwrite');
  change.objectStore('texts').put(save, 'table');
  await new Promise((resolve) => change.addEventListener('complete', resolve));
  request.result.close();
}
