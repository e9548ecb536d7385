import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {import('@playwright/test').Browser} Browser */

const WIDTH = 2000;

/**
 * All screenshots of some folders on one picture, each with its name.
 * @param {Browser} browser
 * @param {readonly string[]} folders the page with them is written into the last one
 * @param {string} file
 */
export async function makeContactSheet(browser, folders, file) {
  const pictures = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .map((name) => ({ name: name.slice(0, -4), url: pathToFileURL(join(folder, name)).href })),
  );
  const figures = pictures
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, url }) => `<figure><img src="${url}"><figcaption>${name}</figcaption></figure>`);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
  const html = join(/** @type {string} */ (folders.at(-1)), 'all.html');
  writeFileSync(html, `<!doctype html><style>${STYLE}</style>${figures.join('')}`);
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: file, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}

/** Long pages are cut: the sheet shows how they look, not all that they say. */
const STYLE = `
  body { margin: 16px; background: #0b0c10; color: #c6c9d2; font: 12px sans-serif; columns: 8; column-gap: 12px }
  figure { margin: 0 0 14px; break-inside: avoid }
  img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; border-radius: 4px }
  figcaption { padding: 3px 0; overflow-wrap: anywhere }
`;
