import { below, Xoshiro256 } from '@doorcard/cards';
import {
  GAMES,
  HandFrame,
  LiveView,
  listEvents,
  makeView,
  OVER,
  type GameId,
  type Hand,
  type SeatCards,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { actAtRandom, playHands } from './play.js';

/** The hidden cards as they really are. */
const listCards = (hand: Hand): SeatCards[] =>
  Array.from({ length: hand.plan.seats }, (_, seat) => {
    const { dealt, thrown } = makeView(hand, seat).mine!;
    return { dealt: Uint8Array.from(dealt), thrown: Uint8Array.from(thrown) };
  });

describe.each(GAMES)('%s', (game: GameId) => {
  test('a filled hand is the hand: the same views for every seat, and the same stub', () => {
    const kinds = new Set<string>();
    playHands(game, 60, 5n, (hand, rng) => {
      for (const { type } of listEvents(hand)) kinds.add(type);
      if (hand.phase === OVER || below(rng, 8) > 0) return;
      const frame = new HandFrame(makeView(hand, hand.actor));
      const filled = frame.makeHand();
      frame.fill(filled, listCards(hand), rng);
      for (let seat = 0; seat < hand.plan.seats; seat++) {
        expect(makeView(filled, seat)).toEqual(makeView(hand, seat));
      }
      expect(filled.stubSize).toBe(hand.stubSize);
      expect(filled.dealtCards()).toEqual(hand.dealtCards());
    });
    expect(kinds.has('reshuffle')).toBe(game === '2-7-triple' || game === 'badugi' || game === '2-7-single');
  });

  test('a live view equals a view, decision by decision', () => {
    playHands(game, 25, 6n, (hand, rng) => {
      if (hand.phase === OVER || below(rng, 24) > 0) return;
      const frame = new HandFrame(makeView(hand, hand.actor));
      const world = listCards(hand);
      const [base, live] = [frame.makeHand(), frame.makeHand()];
      const views = new LiveView(live, frame);
      for (let time = 0; time < 2; time++) {
        frame.fill(base, world, rng);
        base.copyTo(live);
        live.resume(Xoshiro256.fromSeed(9n));
        views.begin(world);
        while (live.phase !== OVER) {
          expect(views.see()).toEqual(makeView(live, live.actor));
          actAtRandom(live, rng);
        }
      }
    });
  });
});
