// Draws the icons in the sizes that home screens want, from public/icon.svg: node apps/web/scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './serve.mjs';

const at = (/** @type {string} */ name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const GROUND = '#dfe7e1';

/**
 * Name, size in pixels, how much of it the drawing takes, and the ground behind it.
 * @type {readonly (readonly [name: string, size: number, share: number, ground: string])[]}
 */
const ICONS = [
  ['icon-180.png', 180, 0.8, GROUND],
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  // A mask may cut away all but the circle in the middle.
  ['icon-maskable-512.png', 512, 0.6, GROUND],
];

const drawing = readFileSync(at('icon.svg')).toString('base64');
const browser = await launchBrowser();
for (const [name, size, share, ground] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inside = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      `<img width="${inside}" height="${inside}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  writeFileSync(at(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
