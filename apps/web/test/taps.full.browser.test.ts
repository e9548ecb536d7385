import { expect, test } from 'vitest';
import { expectNoHaste, tapWildly, watchMoments } from './taps.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

test('1,000 random taps on a phone: nothing is done that was not on screen for 300 ms', async () => {
  const visitor = await enter({ language: 'en', width: 390 });
  await visitor.deal({ games: 'stud8', seed: '6', level: 'lv0' });
  await visitor.waitForMe();
  await watchMoments(visitor);
  await tapWildly(visitor, 1000, 2);
  expect(await expectNoHaste(visitor)).toBeGreaterThan(100);
}, 900_000);
