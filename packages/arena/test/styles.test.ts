import { describeStat, STATS, type Counters } from '@doorcard/history';
import { beforeAll, describe, expect, test } from 'vitest';
import { LADDER_GAMES } from '../src/ladder/runLadder.js';
import { playParts, type ShardSums } from '../src/shard.js';
import { matchOf, registry } from './matches.js';

const PERSONALITIES = ['lv2', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6'] as const;
const HANDS = 5000;
/** What a regular notices. */
const NOTICED = ['foldToSteal', 'folds', 'aggression', 'threeBet', 'vpip', 'snow'];

describe.each(LADDER_GAMES)('six personalities in %s, heads-up against lv2', (game) => {
  let styles: Counters[];
  beforeAll(() => {
    styles = PERSONALITIES.map((name) => {
      const match = matchOf({ games: [game], players: [name, 'lv2'], duplicate: false, styleEvery: 1 });
      return (playParts(registry, match, [0, HANDS]) as ShardSums).styles[0]!;
    });
  }, 120_000);
  const valuesOf = (id: string): ReturnType<typeof describeStat>[] =>
    styles.map((counters) =>
      describeStat(
        counters,
        STATS.find((stat) => stat.id === id)!,
        { game },
      ),
    );

  test('every two differ in a statistic whose intervals do not overlap', () => {
    const noticed = NOTICED.map(valuesOf);
    for (let a = 0; a < styles.length; a++) {
      for (let b = a + 1; b < styles.length; b++) {
        const isApart = noticed.some((values) => {
          const [one, other] = [values[a]!.interval, values[b]!.interval];
          return one !== undefined && other !== undefined && (one.low > other.high || other.low > one.high);
        });
        expect(isApart, `${PERSONALITIES[a]!} and ${PERSONALITIES[b]!}`).toBe(true);
      }
    }
  });

  test('the words are true: tight folds most, wild bets most and bluffs more than tight and steady', () => {
    const [careful, bold, balanced, tight, wild, steady] = valuesOf('folds').map(({ value }) => value!);
    expect(tight).toBeGreaterThan(careful!);
    expect(careful).toBeGreaterThan(balanced!);
    expect(balanced).toBeGreaterThan(wild!);
    expect(bold).toBeGreaterThan(wild!);
    // As many hands as the balanced one, but fewer bets and raises.
    expect(Math.abs(steady! - balanced!)).toBeLessThan(0.015);
    const aggression = valuesOf('aggression').map(({ value }) => value!);
    expect(aggression[5]!).toBeLessThan(aggression[2]! - 0.01);
    expect(Math.max(...aggression)).toBe(aggression[4]!);
    const bluffs = valuesOf('lastBluff').map(({ value }) => value!);
    expect(bluffs[4]!).toBeGreaterThan(bluffs[3]!);
    expect(bluffs[4]!).toBeGreaterThan(bluffs[5]!);
  });

  test.each(['checkRaise', 'slowPlay', 'lastBluff'])('all of them show up in %s, none always', (id) => {
    for (const { value } of valuesOf(id)) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });
});
