import { describe, expect, test } from 'vitest';
import { streamOf } from '@doorcard/cpu';
import { GAMES, type View } from '@doorcard/engine';
import { isSampled } from './legality.js';
import { playHands, seatLevel } from './selfPlay.js';
import { findPlayer, LEVELS } from './usualPlayers.js';

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES)('chooses in %s what it decides, and its frequencies add up', (game) => {
    let decisions = 0;
    let unknown = 0;
    playHands({
      game,
      hands: isSampled(game, level) ? 4 : 100,
      seed: 41,
      players: (seats) => seatLevel(level, seats),
      look: ({ player, view, decision, stream }) => {
        decisions++;
        expect(player.choose(view, stream())).toEqual(decision.action);
        const frequencies = player.frequencies(view);
        const sum = frequencies.reduce((total, { frequency }) => total + frequency, 0);
        if (Math.abs(sum - 1) > 1e-9) throw new Error(`frequencies add up to ${sum}`);
        const known = player.knownFrequencies(view);
        if (known === undefined) unknown++;
        else expect(known.length).toBe(frequencies.length);
        if (isSampled(game, level)) return;
        const listed = frequencies.map(({ action }) => sortDiscard(action));
        expect(listed).toContainEqual(sortDiscard(decision.action));
      },
    });
    expect(decisions).toBeGreaterThan(10);
    // The frequencies of one sample are not those of the player.
    expect(unknown > 0).toBe(isSampled(game, level));
  });
});

const sortDiscard = (action: object): object =>
  'discard' in action
    ? { ...action, discard: (action.discard as number[]).toSorted((a, b) => a - b) }
    : action;

test('frequencies are what many streams lead to', () => {
  const player = findPlayer('lv2');
  const views: View[] = [];
  playHands({
    game: 'badugi',
    hands: 300,
    seed: 42,
    players: (seats) => seatLevel('lv2', seats),
    look: ({ view }) => {
      if (views.length < 20 && player.frequencies(view).length > 1) views.push(view);
    },
  });
  expect(views).toHaveLength(20);
  const tries = 4000;
  for (const view of views) {
    const counts = new Map<string, number>();
    for (let i = 0; i < tries; i++) {
      const key = JSON.stringify(player.choose(view, streamOf(43, i, 0, 0)));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const { action, frequency } of player.frequencies(view)) {
      const found = (counts.get(JSON.stringify(action)) ?? 0) / tries;
      // Four standard errors: with these streams fixed, it passes always or never.
      expect(Math.abs(found - frequency)).toBeLessThan(4 * Math.sqrt((frequency * (1 - frequency)) / tries));
    }
  }
});
