import type { Player } from '@doorcard/cpu';
import type { Action, Hand, Seat } from '@doorcard/engine';
import { makeInline } from '@doorcard/jobs';
import { describe, expect, test } from 'vitest';
import type { HandLuck } from '../src/luck.js';
import { countRotations } from '../src/match.js';
import { resultOf } from '../src/matchTable.js';
import { estimatePlayers, runMatches } from '../src/runMatches.js';
import { playParts, type ShardSums } from '../src/shard.js';
import { makeArenaTasks } from '../src/tasks.js';
import { runUntil } from '../src/until.js';
import { matchOf, registry } from './matches.js';

interface SeenHand {
  readonly players: readonly (Player | undefined)[];
  readonly decisions: readonly Action[];
  readonly results: readonly number[];
}

/** Calls nine tenths of each result luck, and records what it is shown. */
class NineTenths implements HandLuck {
  private players: Player[] = [];
  private decisions: Action[] = [];

  constructor(private readonly seen: SeenHand[] = []) {}

  watch({ seat }: { readonly seat: Seat | null }, action: Action, player: Player): void {
    this.players[seat!] = player;
    this.decisions.push(action);
  }

  measure(hand: Hand): number[] {
    const results = Array.from({ length: hand.plan.seats }, (_, seat) => resultOf(hand, seat));
    this.seen.push({ players: this.players, decisions: this.decisions, results });
    this.players = [];
    this.decisions = [];
    return results.map((chips) => 0.9 * chips);
  }
}

const luckAdjusted = true;
const tasks = makeArenaTasks(registry, () => new NineTenths());

describe('a luck-adjusted match', () => {
  test.each([true, false])('has the luck of every hand measured, duplicate %s', (duplicate) => {
    const match = matchOf({ luckAdjusted, duplicate, groups: 25, players: ['lv2', 'random', 'lv0'] });
    const seen: SeenHand[] = [];
    const { parts } = playParts(registry, match, [0, 25], () => new NineTenths(seen)) as ShardSums;
    expect(seen.length).toBe(25 * countRotations(match));
    const [first] = seen;
    expect(first!.players.map((player) => player!.name)).toEqual(match.players);
    expect(seen[1]!.players.map((player) => player!.name)).toEqual(['random', 'lv0', 'lv2']);
    expect(first!.decisions.length).toBeGreaterThan(2);
    const { chips, adjusted } = parts[0]![0]!;
    // A tenth of the result remains, in 1/1024 of a chip, rounded once a group.
    adjusted!.chips.forEach((sum, i) => expect(Math.abs(sum - 102.4 * chips[i]!)).toBeLessThan(25));
    const groups = Array.from({ length: 25 }, (_, group) => {
      const hands = duplicate ? seen.slice(3 * group, 3 * group + 3) : [seen[group]!];
      return hands.reduce((sum, { players, results }) => {
        const seat = players.findIndex((player) => player?.name === 'lv2');
        return sum + (seat < 0 ? NaN : results[seat]!);
      }, 0);
    });
    const luckSquares = groups.reduce(
      (sum, result) => sum + BigInt(Math.round(0.9 * result * 1024)) ** 2n,
      0n,
    );
    expect(adjusted!.luckSquares[0]).toBe(String(luckSquares));
  });

  test('has both results with their intervals, and the ratio of their deviations', async () => {
    const players = ['random', 'lv0'];
    const match = matchOf({ luckAdjusted, players, groups: 200, games: ['razz', 'holdem'] });
    const [result] = await runMatches(makeInline(tasks), 'luck', [match]);
    for (const { per100, error, interval, adjusted, games } of estimatePlayers(result!)) {
      expect(adjusted!.per100).toBeCloseTo(per100 / 10, 2);
      expect(adjusted!.luck.per100).toBeCloseTo(0.9 * per100, 2);
      expect(adjusted!.error).toBeCloseTo(error! / 10, 2);
      expect(adjusted!.ratio).toBeCloseTo(0.1, 4);
      expect(adjusted!.interval!.low).toBeCloseTo(interval!.low / 10, 2);
      for (const game of games) expect(game.adjusted!.per100).toBeCloseTo(game.per100 / 10, 2);
    }
    const [raw] = await runMatches(makeInline(tasks), 'raw', [{ ...match, luckAdjusted: false }]);
    expect(estimatePlayers(raw!).map(({ per100 }) => per100)).toEqual(
      estimatePlayers(result!).map(({ per100 }) => per100),
    );
    expect(estimatePlayers(raw!)[0]!.adjusted).toBeUndefined();
  });

  test('that runs until its intervals are narrow stops by the adjusted ones', async () => {
    const match = matchOf({ games: ['razz'], players: ['random', 'lv0'], groups: 2000 });
    const [raw, adjusted] = await Promise.all(
      [false, true].map((isAdjusted) =>
        runUntil(makeInline(tasks), `until-${isAdjusted}`, { ...match, luckAdjusted: isAdjusted }, 4),
      ),
    );
    expect([adjusted!.isReached, adjusted!.looks]).toEqual([true, 1]);
    expect(raw!.looks).toBeGreaterThan(1);
  });

  test('needs tasks with a measure of luck', () => {
    expect(() => playParts(registry, matchOf({ luckAdjusted }), [0, 1])).toThrow('without a measure of luck');
  });
});
