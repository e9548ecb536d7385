import { Xoshiro256 } from '@doorcard/cards';
import { CALL, DRAW, Hand, makePlan, RAISE } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { readState, setupOf } from './scene.js';

const plan = makePlan(setupOf({ game: 'holdem', stacks: [10_000_000, 10_000_000] }));
const dealt = (seed: bigint): Hand => {
  const hand = new Hand(plan);
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(seed) });
  return hand;
};

describe('a copy', () => {
  test('is the same hand, and can go on differently', () => {
    const [hand, copy] = [dealt(1n), dealt(2n)];
    hand.act(CALL);
    hand.copyTo(copy);
    expect(readState(copy)).toEqual(readState(hand));
    const before = readState(hand);
    copy.act(RAISE);
    expect(readState(hand)).toEqual(before);
    expect(readState(copy)).not.toEqual(before);
  });

  test('holds any number of raises', () => {
    const [hand, copy] = [dealt(1n), dealt(2n)];
    for (let i = 0; i < 700; i++) expect(hand.act(RAISE)).toBe(true);
    hand.copyTo(copy);
    expect(readState(copy)).toEqual(readState(hand));
    // The big blind of 100 and 700 raises of 100.
    expect(hand.currentBet).toBe(70_100);
    const before = readState(hand);
    copy.act(RAISE);
    expect(copy.logLength).toBe(701);
    expect(readState(hand)).toEqual(before);
  });

  test('of a short hand over a long one keeps nothing of the long one', () => {
    const [hand, copy] = [dealt(1n), dealt(2n)];
    for (let i = 0; i < 700; i++) copy.act(RAISE);
    hand.copyTo(copy);
    expect(readState(copy)).toEqual(readState(hand));
    for (let i = 0; i < 300; i++) {
      hand.act(RAISE);
      copy.act(RAISE);
    }
    expect(readState(copy)).toEqual(readState(hand));
  });

  test('a hand can be dealt again, and keeps nothing', () => {
    const hand = dealt(1n);
    for (let i = 0; i < 700; i++) hand.act(RAISE);
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(5n) });
    expect(readState(hand)).toEqual(readState(dealt(5n)));
  });

  test('in the middle of a draw keeps the discards', () => {
    const draw = makePlan(setupOf({ game: '2-7-triple', stacks: [500, 500, 500] }));
    const [hand, copy] = [new Hand(draw), new Hand(draw)];
    const [rng, same] = [Xoshiro256.fromSeed(9n), Xoshiro256.fromSeed(9n)];
    hand.deal({ kind: 'rng', rng });
    copy.deal({ kind: 'rng', rng: same });
    for (let i = 0; i < 3; i++) hand.act(CALL);
    expect(hand.act(DRAW + 0b10110)).toBe(true);
    hand.copyTo(copy);
    for (const code of [DRAW + 0b11111, DRAW + 0b00001]) {
      hand.act(code);
      copy.act(code);
    }
    expect(readState(copy)).toEqual(readState(hand));
    expect(hand.dealtCards()).toHaveLength(15 + 3 + 5 + 1);
  });
});
