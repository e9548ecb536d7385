// Makes apps/web/src/shared/style/archivo.woff2, the part of the typeface that the app uses:
//   node apps/web/scripts/font.mjs
// Latin letters, digits of one width, weights 400 to 750, widths 74 % to 125 %. Japanese comes from the system.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const from = dirname(require.resolve('@fontsource-variable/archivo/package.json'));
const to = fileURLToPath(new URL('../src/shared/style/', import.meta.url));

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x1f }, (_, i) => 0x20 + i));
const text = `${ascii}\u00a0·×±–—‘’“”…−½¼¾⅓⅔éü°•≤≥→`;

const font = await subsetFont(readFileSync(join(from, 'files/archivo-latin-standard-normal.woff2')), text, {
  targetFormat: 'woff2',
  keepFeatures: ['tnum', 'kern', 'ccmp', 'locl'],
  variationAxes: {
    wght: { min: 400, max: 750, default: 400 },
    wdth: { min: 74, max: 125, default: 100 },
  },
});
writeFileSync(join(to, 'archivo.woff2'), font);
copyFileSync(join(from, 'LICENSE'), join(to, 'archivo-LICENSE.txt'));
console.log(`archivo.woff2: ${font.length} bytes`);
