import { expect, test } from 'vitest';
import { listBarriers } from './barriers.js';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

type Theme = 'light' | 'dark' | 'contrast';

/** It looks at everything on a dozen pages. */
const WALK = 240_000;

/** All but the colours is the same in every theme. */
const OF_COLOURS = ['color-contrast'];

export type Place = readonly [name: string, go: (visitor: Visitor) => Promise<unknown>];

/** Tests that somebody who goes from place to place finds no barrier, on a desktop in every theme and on a phone. */
export function testPlaces(places: readonly Place[]): void {
  const { enter } = serveVisitors();

  test('on a desktop every place is open to everybody, in every theme', { timeout: WALK }, async () => {
    const visitor = await enter({ language: 'en', width: 1280 });
    for (const [name, go] of places) {
      await go(visitor);
      expect(await wear(visitor, 'light')).toBe('light');
      expect(await listBarriers(visitor.page), name).toEqual([]);
      for (const theme of ['dark', 'contrast'] as const) {
        expect(await wear(visitor, theme)).toBe(theme);
        expect(await listBarriers(visitor.page, OF_COLOURS), `${name}, ${theme}`).toEqual([]);
      }
    }
  });

  test('on a phone too, in Japanese', { timeout: WALK }, async () => {
    const visitor = await enter({ language: 'ja', width: 390, theme: 'dark' });
    for (const [name, go] of places) {
      await go(visitor);
      expect(await listBarriers(visitor.page), name).toEqual([]);
      const [inner, scroll] = await visitor.page.evaluate(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(scroll, name).toBeLessThanOrEqual(inner);
    }
  });
}

export async function open({ page }: Visitor, hash: string, selector: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(selector).first().waitFor();
}

/** As the settings do it. */
const wear = ({ page }: Visitor, theme: Theme): Promise<unknown> =>
  page.evaluate((chosen) => {
    dispatchEvent(new CustomEvent('doorcard-look', { detail: { theme: chosen } }));
    return document.documentElement.dataset['theme'];
  }, theme);
