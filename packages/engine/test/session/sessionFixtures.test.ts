import { readFileSync } from 'node:fs';
import { unwrap } from '@doorcard/cards';
import {
  CALL,
  DRAW,
  DRAW_BIT,
  listDecisions,
  makeSessionJson,
  OVER,
  parseSessionJson,
  POST_BRING_IN,
} from '@doorcard/engine';
import { expect, test } from 'vitest';
import { playHand, rngOf } from './players.js';

// Sessions as version 0.1.0 saved them.
const read = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8').trimEnd();

test('a tournament of version 1 goes on in the middle of its third hand', () => {
  const text = read('session-v1-tournament.json');
  const session = unwrap(parseSessionJson(text));
  expect(session.handNumber).toBe(3);
  expect(session.seats.map((seat) => seat?.chips)).toEqual([24400, 38800, 32800, 29600, 28800, 25600]);
  const { game, chairs } = session.current!;
  const hand = session.hand!;
  expect([game, chairs]).toEqual(['2-7-triple', [3, 4, 5, 0, 1, 2]]);
  expect([hand.pot, hand.street, hand.actor, listDecisions(hand).length]).toEqual([3000, 0, 0, 4]);
  expect(makeSessionJson(session)).toBe(text);
  while (hand.phase !== OVER) {
    const bits = hand.legalBits();
    const code = [CALL, POST_BRING_IN].find((each) => (bits >> each) & 1);
    unwrap(session.act(bits === 1 << DRAW_BIT ? DRAW : code!));
  }
  unwrap(session.finishHand());
  expect(session.seats.map((seat) => seat?.chips)).toEqual([23600, 42000, 32800, 28800, 28000, 24800]);
});

test('a cash table of version 1 goes on between two hands', () => {
  const text = read('session-v1-cash.json');
  const session = unwrap(parseSessionJson(text));
  expect([session.config.kind, session.game, session.handNumber]).toEqual(['cash', 'limit-holdem', 1]);
  expect(session.seats.map((seat) => seat && [seat.name, seat.chips, seat.bought])).toEqual([
    ['Ann', 4140, 4000],
    null,
    ['Bob', 3940, 4000],
    ['松', 3920, 4000],
  ]);
  expect(makeSessionJson(session)).toBe(text);
  expect(playHand(session, rngOf(1), rngOf(2)).id).toBe('ring-2');
});
