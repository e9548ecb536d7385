// Japanese pictures need a Japanese font. It is installed where that is ours to do, as the programs of system.mjs are.
import { run } from './run.mjs';
import { lookAround } from './system.mjs';

const PACKAGE = 'fonts-noto-cjk';

/** Has the characters, but is drawn for Chinese and has no forms for vertical lines. */
const POOR = 'Droid Sans Fallback';

/** Other systems than Linux have one. */
async function isMissing() {
  if (process.platform !== 'linux') return false;
  const { output } = await run('fc-list', [':lang=ja', 'family'], { quiet: true });
  return output.split('\n').every((family) => family.trim() === '' || family.includes(POOR));
}

/** Installs the font as root on Debian; anywhere else it says what to install. */
export async function findJapaneseFont() {
  if (!(await isMissing())) return;
  const { distribution, isRoot } = lookAround();
  if (distribution === 'debian' && isRoot) {
    console.log(`Installing ${PACKAGE} …`);
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '--yes', '--no-install-recommends', PACKAGE], { quiet: true });
  }
  if (await isMissing()) {
    const hint = distribution
      ? `sudo apt-get install ${PACKAGE}`
      : 'install a Japanese font, such as Noto Sans CJK';
    console.log(`There is no Japanese font, so Japanese pictures show boxes. To have one: ${hint}`);
  }
}
