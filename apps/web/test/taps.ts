import { expect } from 'vitest';
import type { Visitor } from './visitor.js';

/** How long a decision must have been on screen before a tap can make it. */
const GUARD = 300;

declare global {
  interface Window {
    /** When what was shown or done, in milliseconds. */
    moments: { readonly what: 'asked' | 'acted' | 'next'; readonly at: number; readonly decision: string }[];
  }
}

/** Keeps the times of questions and answers from now on. */
export const watchMoments = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    window.moments = [];
    const push = window.traffic.push.bind(window.traffic);
    window.traffic.push = (...all) => {
      for (const { from, data } of all) {
        const at = performance.now();
        if (from === 'host' && data.type === 'view' && data.view.legal !== null)
          window.moments.push({ what: 'asked', at, decision: String(data.decision) });
        if (from === 'page' && data.type === 'act')
          window.moments.push({ what: 'acted', at, decision: `${data.hand} ${data.decision}` });
        if (from === 'page' && data.type === 'nextHand')
          window.moments.push({ what: 'next', at, decision: '' });
      }
      return push(...all);
    };
  });

/** Nothing was done that had not been asked long enough before. */
export async function expectNoHaste(visitor: Visitor): Promise<number> {
  const moments = await visitor.page.evaluate(() => window.moments);
  let asked = -Infinity;
  let acted = 0;
  for (const { what, at } of moments) {
    if (what === 'asked') asked = at;
    if (what !== 'acted') continue;
    acted++;
    expect(at - asked).toBeGreaterThanOrEqual(GUARD);
  }
  return acted;
}

/** Taps at random, mostly where buttons are, and double taps on what deals the next hand. */
export async function tapWildly(visitor: Visitor, times: number, seed: number): Promise<void> {
  const { page } = visitor;
  let state = seed;
  const draw = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  for (let tap = 0; tap < times; tap++) {
    // In one step: an earlier tap may deal the next hand, and the button goes.
    const [box] = await visitor
      .button('n')
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    if (box !== undefined) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(draw(200));
      await page.touchscreen.tap(x, y);
    } else {
      await page.touchscreen.tap(10 + draw(370), 745 + draw(70));
    }
    await page.waitForTimeout(draw(250));
  }
}
