import { test } from 'vitest';
import { expectNoGrowth } from './manyHands.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

// 1,000 hands are in memory.full.browser.test.ts.
test('150 hands leave nothing behind: neither on the page nor with its dealer', async () => {
  await expectNoGrowth(await enter(), [50, 100, 150]);
});
