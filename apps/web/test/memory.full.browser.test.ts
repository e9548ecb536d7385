import { test } from 'vitest';
import { expectNoGrowth } from './manyHands.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

test('1,000 hands leave no more behind than 200: neither on the page nor with its dealer', async () => {
  const found = await expectNoGrowth(await enter(), [200, 600, 1000]);
  console.log(found.map((each) => JSON.stringify(each)).join('\n'));
});
