import { describe, expect, test } from 'vitest';
import { findBoxFaults, SCREENS, setWidth } from './textBoxes.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

/** A hand of each, to its end. */
const FOUR_GAMES = 180_000;

describe.each(SCREENS)('on %s', (_, widths) => {
  test.each(['en', 'ja'] as const)(
    'no text is outside or on another one, all hand long (%s)',
    { timeout: FOUR_GAMES },
    async (language) => {
      const visitor = await enter({ language, width: widths[0] });
      const { page } = visitor;
      const faults: string[] = [];
      const check = async (where: string): Promise<void> => {
        for (const width of widths) {
          await setWidth(page, width);
          for (const fault of await findBoxFaults(page)) faults.push(`${where}, ${width}: ${fault}`);
          for (const text of await page.locator('[data-part=my-seat]').evaluateAll(listShortened))
            faults.push(`${where}, ${width}: "${text}" is not whole`);
        }
      };
      for (const [games, opponents] of [
        ['stud8', 5],
        ['badugi', 3],
        ['holdem', 4],
        ['omaha8', 3],
      ] as const) {
        await page.evaluate(() => (location.hash = '#/'));
        await visitor.deal({ games, opponents, seed: '21', level: 'lv0' });
        const giveUp = page.getByRole('button', { name: visitor.words.web.start.giveUp });
        await page.locator('[data-part=play]').or(giveUp).first().waitFor();
        if (await giveUp.isVisible()) await giveUp.click();
        while ((await visitor.waitForMe()) === 'asked') {
          const { street, legal } = await visitor.view();
          await check(`${games}, street ${street}`);
          await page.keyboard.press(legal!.draw === undefined ? 'c' : 'p');
        }
        await check(`${games}, over`);
      }
      expect(faults).toEqual([]);
    },
  );
});

/** Runs in the page: texts that end in dots because their room is too small. */
function listShortened(seats: readonly Element[]): string[] {
  return seats
    .flatMap((seat) => [...seat.querySelectorAll('*')])
    .filter(
      (each) => getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth,
    )
    .map((each) => each.textContent);
}
