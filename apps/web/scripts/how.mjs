// How a picture is taken: the size of the screen, the language and the theme.

/** @typedef {'light' | 'dark' | 'contrast'} Theme */
/**
 * @typedef {object} How
 * @property {number} width
 * @property {number} height
 * @property {'en' | 'ja'} language
 * @property {Theme} theme
 * @property {number} [scale] pixels of the picture per pixel of the page
 */
/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {readonly How[]} hows
 * @property {string} [hash] the page that is opened
 * @property {import('./dealtTable.mjs').Wish} [table] waits in the browser that opens the page
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [before] done once; all pictures begin with what it left in the database
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare]
 * @property {boolean} [isWhole] the whole page, not only what is in sight
 */

/** @type {How} */
export const DESKTOP = { width: 1280, height: 800, language: 'en', theme: 'dark' };
/** @type {How} */
export const PHONE = { width: 390, height: 844, language: 'en', theme: 'dark' };
/** @type {How} */
export const LARGE = { width: 1920, height: 1080, language: 'en', theme: 'dark' };
/** @type {How} */
export const SMALL = { width: 360, height: 740, language: 'ja', theme: 'dark' };

/** @type {(how: How) => How} */
export const light = (how) => ({ ...how, theme: 'light' });
/** @type {(how: How) => How} */
export const contrast = (how) => ({ ...how, theme: 'contrast' });
/** @type {(how: How) => How} */
export const japanese = (how) => ({ ...how, language: 'ja' });
/** As sharp as a phone shows it. @type {(how: How) => How} */
export const sharp = (how) => ({ ...how, scale: 2 });

/** @type {readonly How[]} */
export const ALL = [
  DESKTOP,
  light(DESKTOP),
  contrast(DESKTOP),
  japanese(DESKTOP),
  PHONE,
  light(PHONE),
  contrast(PHONE),
  japanese(PHONE),
];
/** @type {readonly How[]} */
export const BOTH = [DESKTOP, light(DESKTOP), japanese(PHONE)];

/** @type {(name: string, how: How) => string} */
export const nameOf = (name, { width, language, theme }) => `${name}-${width}-${language}-${theme}`;
