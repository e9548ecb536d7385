import { Xoshiro256, type Card } from '@doorcard/cards';
import { DRAW, DRAWING, type GameId } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../scene.js';

const deep = (seats: number): number[] => new Array<number>(seats).fill(1000);

/** Each player in turn discards the first cards of the hand; `counts` says how many. */
function throwAway(s: Scene, counts: readonly number[]): Card[] {
  const thrown: Card[] = [];
  for (const count of counts) {
    thrown.push(...s.hand.holes[s.turn]!.subarray(0, count));
    if (!s.hand.act(DRAW + (1 << count) - 1)) throw new Error('a draw was refused');
  }
  return thrown;
}

const heldBy = (s: Scene, seats: readonly number[]): Card[] =>
  seats.flatMap((seat) => [...s.hand.holes[seat]!]);

describe('drawing', () => {
  test.each([
    ['badugi', 4, 3],
    ['2-7-triple', 5, 3],
    ['2-7-single', 5, 1],
  ] as const)('in %s a player discards none to all %i cards, in %i draws', (game: GameId, size, draws) => {
    const s = scene({ game, stacks: [1000, 1000] });
    for (let draw = 0; draw < draws; draw++) {
      s.passStreet();
      expect(s.hand.phase).toBe(DRAWING);
      expect(s.hand.act(DRAW + (1 << size))).toBe(false);
      throwAway(s, draw === 0 ? [0, size] : [draw, 1]);
      expect(s.hand.cardCount(0)).toBe(size);
      expect(s.hand.cardCount(1)).toBe(size);
    }
    expect(s.passAll().turn).toBe(-1);
    expect(s.hand.dealtCards()).toHaveLength(2 * size + size + (draws === 3 ? 1 + 1 + 2 + 1 : 0));
  });

  test('everybody discards before any card is dealt', () => {
    const s = scene({
      game: 'badugi',
      stacks: deep(3),
      cards: 'AcKdKh4s 2c2d2h2s QcQdQhQs 3d5h 7c 8c9c',
    }).passStreet();
    s.play('0 draw Kd Kh', '1 draw 2d');
    expect(s.hand.dealtCards()).toHaveLength(12);
    expect(s.cardsOf(0)).toBe('Ac Kd Kh 4s');
    s.play('2 draw Qd Qc');
    // Seat by seat: two for seat 0, one for seat 1, two for seat 2.
    expect(s.cardsOf(0)).toBe('Ac 3d 5h 4s');
    expect(s.cardsOf(1)).toBe('2c 7c 2h 2s');
    expect(s.cardsOf(2)).toBe('8c 9c Qh Qs');
  });

  test('drawing no card is standing pat', () => {
    const s = scene({ game: '2-7-triple', stacks: [1000, 1000] }).passStreet();
    const before = [s.cardsOf(0), s.cardsOf(1)];
    s.play('0 pat', '1 pat');
    expect([s.cardsOf(0), s.cardsOf(1)]).toEqual(before);
    expect(s.hand.phase).not.toBe(DRAWING);
  });

  test('nobody bets, folds or checks while cards are drawn', () => {
    const s = scene({ game: 'badugi', stacks: [1000, 1000] }).passStreet();
    for (const words of ['fold', 'check', 'call', 'raise', 'raise to 20', 'bring in'])
      expect(s.refuses(words)).toBe(true);
  });

  test('nobody draws while there is betting', () => {
    const s = scene({ game: 'badugi', stacks: [1000, 1000] });
    expect(s.refuses('pat')).toBe(true);
    expect(s.hand.act(DRAW + 3)).toBe(false);
  });

  test('a folded player does not draw', () => {
    const s = scene({ game: 'badugi', stacks: deep(3) }).play('2 call', '0 fold', '1 check');
    expect(s.turn).toBe(1);
    s.play('1 pat', '2 pat');
    expect(s.hand.phase).not.toBe(DRAWING);
  });

  test('an all-in player still draws, and does not bet', () => {
    const s = scene({ game: 'badugi', stacks: [20, 1000, 1000] }).passStreet();
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('draw');
    throwAway(s, [2, 1, 0]);
    expect(s.turn).toBe(1);
    s.passStreet();
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('draw');
  });

  test('when nobody is left to bet, the draws follow each other', () => {
    const s = scene({ game: 'badugi', stacks: [20, 20] }).play('1 call');
    for (let draw = 1; draw <= 3; draw++) {
      expect(s.street).toBe(`draw${draw}`);
      expect(s.hand.phase).toBe(DRAWING);
      throwAway(s, [1, 1]);
    }
    expect(s.turn).toBe(-1);
    expect(s.stacks[0]! + s.stacks[1]!).toBe(40);
  });

  test('one player with chips against players who are all-in draws, but does not bet', () => {
    const s = scene({ game: '2-7-triple', stacks: [20, 20, 1000] }).play('2 call', '0 call');
    for (let draw = 1; draw <= 3; draw++) {
      for (const seat of [0, 1, 2]) {
        expect(s.turn).toBe(seat);
        s.play(`${seat} pat`);
      }
    }
    expect(s.turn).toBe(-1);
  });
});

describe('when the deck runs out', () => {
  const seeds = Array.from({ length: 50 }, (_, i) => BigInt(i + 1));
  const badugi = (seed: bigint): Scene =>
    scene({ game: 'badugi', stacks: deep(8), source: { kind: 'rng', rng: Xoshiro256.fromSeed(seed) } });
  const all = [0, 1, 2, 3, 4, 5, 6, 7];

  test('one card is burned for each draw, even if all stand pat', () => {
    const s = scene({
      game: 'badugi',
      stacks: [1000, 1000],
      source: { kind: 'rng', rng: Xoshiro256.fromSeed(1n) },
    });
    const stubs = [s.hand.stubSize];
    for (let draw = 0; draw < 3; draw++) stubs.push(s.passStreet().play('0 pat', '1 pat').hand.stubSize);
    expect(stubs).toEqual([44, 43, 42, 41]);
  });

  test('discards of the same round are not dealt again', () => {
    for (const seed of seeds) {
      const s = badugi(seed).passStreet();
      // 20 cards are left: one is burned, 16 are drawn.
      throwAway(s, [2, 2, 2, 2, 2, 2, 2, 2]);
      expect(s.hand.stubSize).toBe(3);
      s.passStreet();
      const thrown = throwAway(s, [1, 1, 1, 1, 1, 1, 1, 1]);
      const held = heldBy(s, all);
      expect(new Set(held).size).toBe(32);
      expect(held.filter((card) => thrown.includes(card))).toEqual([]);
      // All cards except the 32 held and the 8 discarded are in the new stub.
      expect(s.hand.stubSize).toBe(12);
    }
  });

  test('the last card of the stub is dealt when it completes the round', () => {
    const s = badugi(3n).passStreet();
    throwAway(s, [2, 2, 2, 2, 2, 2, 2, 2]);
    s.passStreet();
    // Three cards are left: one is burned, two are drawn, nothing is shuffled.
    throwAway(s, [1, 1, 0, 0, 0, 0, 0, 0]);
    expect(s.hand.stubSize).toBe(0);
    const dealt = s.hand.dealtCards();
    expect(new Set(dealt).size).toBe(dealt.length);
  });

  test('otherwise it is shuffled with the mucks, the burns and the earlier discards', () => {
    let earlier = 0;
    for (const seed of seeds) {
      const s = badugi(seed).passStreet();
      const first = throwAway(s, [2, 2, 2, 2, 2, 2, 2, 3]);
      s.passStreet();
      expect(s.hand.stubSize).toBe(2);
      // One is burned, and the last card does not complete a round of two: 52 - 32 cards are shuffled, two are dealt.
      const thrown = throwAway(s, [1, 1, 0, 0, 0, 0, 0, 0]);
      expect(s.hand.stubSize).toBe(18);
      const held = heldBy(s, all);
      expect(new Set(held).size).toBe(32);
      expect(held.filter((card) => thrown.includes(card))).toEqual([]);
      if (first.includes(s.hand.holes[0]![0]!)) earlier++;
    }
    // The first card already comes from the new stub, and 17 of its 20 cards are earlier discards.
    expect(earlier).toBeGreaterThan(30);
  });

  test('cards of players who folded come back, those of other players do not', () => {
    let back = 0;
    for (const seed of seeds) {
      const s = badugi(seed).passStreet();
      throwAway(s, [2, 2, 2, 2, 2, 2, 2, 2]);
      s.play('0 raise', '1 call', '2 call', '3 call', '4 call', '5 call', '6 call', '7 fold');
      const mucked = [...s.hand.holes[7]!];
      throwAway(s, [1, 1, 1, 1, 1, 1, 1]);
      const held = heldBy(s, all.slice(0, 7));
      expect(new Set(held).size).toBe(28);
      if (held.some((card) => mucked.includes(card))) back++;
    }
    // Six of the 23 shuffled cards are dealt, and four of the 23 were mucked: it happens in most of the 50 hands.
    expect(back).toBeGreaterThan(20);
  });

  test('no card is ever held twice, even when more are thrown than there are left to deal', () => {
    for (const seed of seeds) {
      const s = badugi(seed).passStreet();
      throwAway(s, [4, 4, 4, 4, 4, 4, 4, 4]);
      expect(new Set(heldBy(s, all)).size).toBe(32);
    }
  });

  test('even then nobody gets back a card that he has just discarded', () => {
    let others = 0;
    for (const seed of seeds) {
      const s = badugi(seed).passStreet();
      const thrown = all.map((seat) => heldBy(s, [seat]));
      throwAway(s, [4, 4, 4, 4, 4, 4, 4, 4]);
      for (const seat of all) {
        const held = heldBy(s, [seat]);
        expect(held.filter((card) => thrown[seat]!.includes(card))).toEqual([]);
        if (held.some((card) => thrown.flat().includes(card))) others++;
      }
    }
    // 32 cards are needed and 19 are there: the last to draw get the discards of others.
    expect(others).toBeGreaterThan(2 * seeds.length);
  });
});
