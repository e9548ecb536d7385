import { CPU_PROFILES } from '@doorcard/cpu';
import type { View } from '@doorcard/engine';
import { beforeAll, expect, test } from 'vitest';
import { playHands, seatLevel } from './selfPlay.js';
import { findPlayer } from './usualPlayers.js';

// The same views for all six, and how often each would do something in them: no sampling error.

const views: View[] = [];

beforeAll(() => {
  playHands({
    game: 'badugi',
    hands: 250,
    seed: 81,
    players: (seats) => seatLevel('lv2', seats),
    look: ({ view }) => views.push(view),
  });
});

/** How often each personality takes an action of this type, on average over the views that fit. */
const average = (fits: (view: View) => boolean, type: 'raise' | 'fold' | 'pat'): number[] => {
  const chosen = views.filter(fits);
  expect(chosen.length).toBeGreaterThan(30);
  return CPU_PROFILES.map((_, i) => {
    const player = findPlayer(`lv2:${i + 1}`);
    let sum = 0;
    for (const view of chosen) {
      for (const { action, frequency } of player.frequencies(view)) {
        const isPat = action.type === 'draw' && action.discard.length === 0;
        if (type === 'pat' ? isPat : action.type === type) sum += frequency;
      }
    }
    return sum / chosen.length;
  });
};

const isBefore = ({ street, phase }: View): boolean => street === 0 && phase === 'betting';
const isBetting = ({ street, phase, legal }: View): boolean =>
  street > 0 && phase === 'betting' && legal!.raise !== undefined;

test('the tight personality folds most before the draw, then the careful one; the wild one least', () => {
  const [careful, bold, balanced, tight, wild, steady] = average(isBefore, 'fold');
  expect(tight! - careful!).toBeGreaterThan(0.01);
  expect(careful! - balanced!).toBeGreaterThan(0.01);
  expect(balanced! - bold!).toBeGreaterThan(0.01);
  expect(bold! - wild!).toBeGreaterThan(0.01);
  expect(steady).toBeCloseTo(balanced!, 10);
});

test('the wild personality bets and raises most; the tight one least, then the steady one', () => {
  const [careful, bold, balanced, tight, wild, steady] = average(isBetting, 'raise');
  expect(wild).toBeGreaterThan(bold!);
  expect(bold).toBeGreaterThan(balanced!);
  expect(balanced).toBeGreaterThan(careful!);
  expect(careful).toBeGreaterThan(steady!);
  expect(balanced! - steady!).toBeGreaterThan(0.02);
  expect(careful).toBeGreaterThan(tight!);
});

test('each snows by its own frequency: the steady one least, the wild one most', () => {
  const isSnowSpot = (view: View): boolean =>
    view.phase === 'drawing' &&
    findPlayer('lv2:3')
      .frequencies(view)
      .some(({ frequency }) => frequency === 0.17);
  const snows = average(isSnowSpot, 'pat');
  snows.forEach((often, i) => expect(often).toBeCloseTo(CPU_PROFILES[i]!.bluffFrequency, 10));
});
