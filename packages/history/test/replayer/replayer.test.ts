import { GAMES, listEvents, makeView } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { Replayer } from '../../src/index.js';
import { playHand } from '../phhTexts.js';
import { dealRandomHands } from '../randomHand.js';

const { hand } = playHand(
  `variant = "NT"
   antes = [0, 0, 0]
   blinds_or_straddles = [1, 2, 0]
   min_bet = 2
   starting_stacks = [100, 100, 100]`,
  `d dh p1 AsAh
   d dh p2 KdKc
   d dh p3 QsQd
   p3 cbr 6
   p1 cc
   p2 f
   d db 2c7d9h
   p1 cc
   p3 cbr 94
   p1 cc
   p1 sm AsAh
   p3 sm QsQd
   d db 3s
   d db 4d`,
);

describe('a replayer', () => {
  test('begins before the first decision and goes forward and back', () => {
    const replayer = new Replayer(hand);
    expect([replayer.length, replayer.place, replayer.isAtEnd, replayer.hand.actor]).toEqual([
      6,
      0,
      false,
      2,
    ]);
    expect(replayer.back()).toBe(false);
    expect(replayer.newEvents().map(({ type }) => type)).toEqual([
      'blind',
      'blind',
      'street',
      'deal',
      'deal',
      'deal',
    ]);
    expect(replayer.forward()).toBe(true);
    expect(replayer.newEvents()).toEqual([
      { type: 'raise', seat: 2, to: 6, chips: 6, as: 'raise', allIn: false },
    ]);
    expect([replayer.place, replayer.hand.actor]).toEqual([1, 0]);
    expect(replayer.back()).toBe(true);
    expect(replayer.hand.actor).toBe(2);
  });

  test('jumps to a decision and to a street', () => {
    const replayer = new Replayer(hand);
    expect(replayer.jumpToStreet(1)).toBe(true);
    expect([replayer.place, replayer.hand.boardCount, replayer.hand.actor]).toEqual([3, 3, 0]);
    expect(replayer.jumpToStreet(3)).toBe(true);
    expect([replayer.place, replayer.isAtEnd, replayer.hand.stackOf(0)]).toEqual([6, true, 202]);
    expect(replayer.forward()).toBe(false);
    expect(replayer.jumpToStreet(0)).toBe(true);
    expect(replayer.place).toBe(0);
    expect(replayer.jumpTo(5)).toBe(true);
    for (const nowhere of [-1, 7, 1.5, NaN]) expect(replayer.jumpTo(nowhere)).toBe(false);
    expect(replayer.jumpToStreet(4)).toBe(false);
    expect(replayer.place).toBe(5);
  });

  test('shows what a seat saw, or everything', () => {
    const replayer = new Replayer(hand);
    replayer.jumpTo(4);
    const view = replayer.view(0);
    expect(view.mine?.cards).toHaveLength(2);
    expect(view.seats.map(({ shown }) => shown)).toEqual([null, null, null]);
    expect(JSON.stringify(replayer.view(null).events)).not.toContain('"card"');
    expect(replayer.events()).toEqual(listEvents(hand).slice(0, replayer.events().length));
  });
});

describe.each(GAMES)('%s: a replayer', (game) => {
  test('lists every event once and ends where the hand ended', () => {
    for (const played of dealRandomHands(game, 10, 3n)) {
      const replayer = new Replayer(played);
      const told = [...replayer.newEvents()];
      while (replayer.forward()) told.push(...replayer.newEvents());
      expect(told).toEqual(listEvents(played));
      expect(makeView(replayer.hand, 0)).toEqual(makeView(played, 0));
    }
  });
});
