import { makeInline, type Runner } from '@doorcard/jobs';
import { describe, expect, test } from 'vitest';
import { MatchRun } from '../src/matchRun.js';
import { estimatePlayers, runMatches, traceCurve } from '../src/runMatches.js';
import { makeArenaTasks } from '../src/tasks.js';
import { runUntil } from '../src/until.js';
import { backwards, forwards, matchOf, registry } from './matches.js';

const inline = makeInline(makeArenaTasks(registry));
const badugi = matchOf({ groups: 1500 });

/** Plays on, and stops after some more shards. */
async function playSome(run: MatchRun, shards: number, runner: Runner = inline): Promise<void> {
  const stop = new AbortController();
  let left = shards;
  const onProgress = (): void => {
    left--;
    if (left === 0) stop.abort();
  };
  await expect(run.play(runner, 'r', { onProgress, signal: stop.signal })).rejects.toMatchObject({
    code: 'jobs/cancelled',
  });
}

describe('a match that is watched', () => {
  test.each([
    ['from the first shard', forwards],
    ['from the last', backwards],
  ])('%s, has the result of the match in the end', async (_order, runner) => {
    const run = new MatchRun(badugi);
    await run.play(runner, 'r');
    const [whole] = await runMatches(inline, 'w', [badugi]);
    expect(run.result).toEqual(whole);
    expect(run.players).toEqual(estimatePlayers(whole!));
    expect(run).toMatchObject({
      isOver: true,
      isReached: false,
      progress: 1,
      looksDone: 1,
      confidence: 0.95,
    });
  });

  test('counts from the first group up to the first that is missing', async () => {
    const run = new MatchRun(badugi);
    const seen: [progress: number, hands: number][] = [];
    expect(run.players).toEqual([]);
    await run.play(backwards, 'r', {
      onProgress: (progress) => seen.push([progress, run.players[0]?.hands ?? 0]),
    });
    // The first shard comes last, so until then there is nothing to show.
    expect(seen.slice(0, -2).every(([, hands]) => hands === 0)).toBe(true);
    expect(seen.at(-1)).toEqual([1, 3000]);
    const progress = seen.map(([share]) => share);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  test('continues where it was, with the same curve', async () => {
    const run = new MatchRun(badugi);
    await playSome(run, 1);
    const { hands } = run.players[0]!;
    expect(hands).toBeLessThan(3000);
    await playSome(run, 1);
    expect(run.players[0]!.hands).toBeGreaterThan(hands);
    await run.play(inline, 'r');
    const [whole] = await runMatches(inline, 'w', [badugi]);
    expect(traceCurve(run.result, 0)).toEqual(traceCurve(whole!, 0));
  });

  test('in fine parts has the same result to the last digit', async () => {
    const short = matchOf({ groups: 30 });
    const run = new MatchRun(short, { shardHands: 2 });
    await run.play(inline, 'r');
    expect(run.result.parts).toHaveLength(30);
    const [whole] = await runMatches(inline, 'w', [short]);
    expect(run.players).toEqual(estimatePlayers(whole!));
  });

  test('until its intervals are narrow, continued in the middle, is the match that was not stopped', async () => {
    const razz = matchOf({ games: ['razz'], groups: 4000 });
    const run = new MatchRun(razz, { margin: 4.3 });
    await playSome(run, 3);
    await run.play(inline, 'r');
    const until = await runUntil(forwards, 'u', razz, 4.3);
    expect(run.result).toEqual({ match: razz, parts: until.parts, styles: until.styles });
    expect(run.players).toEqual(until.players);
    expect(run).toMatchObject({ isOver: true, isReached: true, looksDone: 2, progress: 0.5 });
    expect(run.confidence).toBe(until.confidence);
  });
});
