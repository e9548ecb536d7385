import { describe, expect, test } from 'vitest';
import { estimatePlayers, runMatches } from '../src/runMatches.js';
import { confidenceOf, planLooks } from '../src/looks.js';
import { runUntil } from '../src/until.js';
import { measureCoverage } from './coverage.js';
import { backwards, forwards, matchOf } from './matches.js';

const razz = matchOf({ games: ['razz'], groups: 4000 });

describe('a match that stops when its intervals are narrow enough', () => {
  test('checks are planned beforehand, each with twice the hands', () => {
    expect(planLooks(razz)).toEqual([1000, 2000, 4000]);
    expect(planLooks({ ...razz, groups: 5000 })).toEqual([1000, 2000, 4000, 5000]);
    expect(planLooks({ ...razz, duplicate: false, groups: 100 })).toEqual([100]);
  });

  test('each check uses its share of the 5 %', () => {
    expect(confidenceOf(1)).toBeCloseTo(0.95, 12);
    expect(confidenceOf(10)).toBeCloseTo(0.995, 12);
  });

  test('it stops at the first check with narrow enough intervals, with the numbers of the match so far', async () => {
    // lv2 against lv1 in razz, with the confidence of three checks: ±5.1 after 1000 groups and ±3.6 after 2000.
    const until = await runUntil(forwards, 'u', razz, 4.3);
    expect(until).toMatchObject({ looks: 2, looksPlanned: 3, isReached: true });
    const [fixed] = await runMatches(forwards, 'f', [{ ...razz, groups: 2000 }]);
    const plain = estimatePlayers(fixed!);
    until.players.forEach(({ per100, hands, interval }, i) => {
      expect([per100, hands]).toEqual([plain[i]!.per100, 4000]);
      const [wide, narrow] = [interval!, plain[i]!.interval!].map(({ low, high }) => high - low);
      // The quantile of 1 - 0.05 / 3 / 2 beside that of 0.975.
      expect(wide! / narrow!).toBeCloseTo(2.39398 / 1.959964, 2);
    });
    expect(await runUntil(backwards, 'b', razz, 4.3)).toEqual(until);
  });

  test('it reports when the hands were not enough', async () => {
    const until = await runUntil(forwards, 'n', { ...razz, groups: 1200 }, 0.1);
    expect(until).toMatchObject({ looks: 2, looksPlanned: 2, isReached: false });
    expect(until.players[0]!.hands).toBe(2400);
  });

  test('all checks together contain the true value 95 times in 100', () => {
    const looks = [100, 200, 400, 800];
    const { always, atTheEnd } = measureCoverage(looks, confidenceOf(looks.length), 60, 600, 5n);
    // Three standard errors below.
    expect(always).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / 600));
    expect(atTheEnd).toBeGreaterThanOrEqual(always);
    // Without the correction they do not.
    expect(measureCoverage(looks, 0.95, 60, 600, 5n).always).toBeLessThan(0.93);
  });
});
