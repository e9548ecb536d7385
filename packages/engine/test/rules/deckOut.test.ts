import { Xoshiro256 } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';

const eight = [500, 500, 500, 500, 500, 500, 500, 500];
const dealt = (seed: bigint) => ({ kind: 'rng', rng: Xoshiro256.fromSeed(seed) }) as const;

/** Doors, fourth, fifth and sixth street of eight seats, then the community card. */
const rows = (...streets: readonly string[]): string =>
  [
    streets[0]!
      .split(' ')
      .map((door) => `..${door}`)
      .join(''),
    ...streets.slice(1),
  ].join('');

describe('eight-handed stud', () => {
  test.each(['stud', 'razz', 'stud8'] as const)(
    'in %s, when the stub cannot serve everyone on seventh street, one community card plays for all',
    (game) => {
      const s = scene({ game, stacks: eight, ante: 1, source: dealt(5n) }).passTo('7th');
      expect(s.hand.hasCommunityCard).toBe(true);
      expect(s.hand.boardCount).toBe(1);
      // 8 x 3, 3 x 8, and one for all.
      expect(s.hand.dealtCards()).toHaveLength(49);
      expect(new Set(s.hand.dealtCards()).size).toBe(49);
      for (let seat = 0; seat < 8; seat++) {
        expect(s.hand.cardCount(seat)).toBe(7);
        expect(s.hand.holes[seat]![6]).toBe(s.hand.board[0]);
      }
      expect(s.passAll().stacks.reduce((a, b) => a + b)).toBe(4000);
    },
  );

  test('the community card is bet on like any seventh street', () => {
    const s = scene({ game: 'stud', stacks: eight, ante: 1, source: dealt(5n) }).passTo('7th');
    expect(s.legal).toBe('check, raise to 40');
  });

  test.each([7, 8])(
    'seven remaining players get a card each: the burned cards come back, seed %i',
    (seed) => {
      const s = scene({ game: 'stud', stacks: eight, ante: 1, source: dealt(BigInt(seed)) });
      s.play('bring in', 'fold').passTo('7th');
      // 24 + 3 x 7 are dealt and 3 burned: 4 are left, with the burns exactly the 7 that are needed.
      expect(s.hand.hasCommunityCard).toBe(false);
      expect(s.hand.dealtCards()).toHaveLength(52);
      expect(new Set(s.hand.dealtCards()).size).toBe(52);
      expect(s.hand.stubSize).toBe(0);
    },
  );

  test('six remaining players are dealt from the stub, without a burn if need be', () => {
    const s = scene({ game: 'stud', stacks: eight, ante: 1, source: dealt(9n) });
    s.play('bring in', 'fold', 'fold').passTo('7th');
    expect(s.hand.hasCommunityCard).toBe(false);
    // 24 + 4 x 6 are dealt.
    const cards = s.hand.dealtCards();
    expect(cards).toHaveLength(48);
    expect(new Set(cards).size).toBe(48);
  });

  test('cards of players who folded never come back in stud', () => {
    for (let seed = 1n; seed <= 30n; seed++) {
      const s = scene({ game: 'razz', stacks: eight, ante: 1, source: dealt(seed) });
      s.passTo('6th');
      s.play('raise', 'fold').passTo('7th');
      const cards = s.hand.dealtCards();
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  test('the community card counts for every hand', () => {
    // Seat 0 has three aces, and the fourth is the community card; seat 1 has kings full.
    const cards = `AsAhAd KsKhKd ${'...'.repeat(6)} .Qs...... .Qh...... ........ Ac`;
    const s = scene({ game: 'stud', stacks: eight, ante: 1, cards }).passTo('7th');
    expect(s.hand.hasCommunityCard).toBe(true);
    expect(s.passAll().stacks[0]).toBe(500 + 7 * 6);
  });

  test('the community card counts for lows as well', () => {
    // Seat 0 has 5-4-3-2, and the ace is the community card; seat 1 has 6-4-3-2-A.
    const cards = `5s4h3c As2s3s ${'...'.repeat(6)} 2h4s...... Kd6s...... KcKs...... Ah`;
    const s = scene({ game: 'razz', stacks: eight, ante: 1, cards }).passTo('7th');
    expect(s.passAll().stacks[0]).toBe(500 + 7 * 6);
  });
});

describe('who opens when there is a community card', () => {
  test('in Stud Hi the boards are ranked again with it', () => {
    // On sixth street seat 0 opens with ace high; the community king pairs the board of seat 1.
    const cards = rows(
      'Ad Kh 2c 3d 4h 5s 6c 7d',
      'Qh Jd 8c 9d 8h 9s Js 9h',
      '9c Td 4c 5d 6h 3s 2s 3h',
      '7h 5c Tc 8d 2h 7s 4s 6d',
      'Ks',
    );
    const s = scene({ game: 'stud', stacks: eight, ante: 1, cards });
    expect(s.passTo('6th').turn).toBe(0);
    expect(s.passTo('7th').turn).toBe(1);
  });

  test('in Razz too: a board that it pairs is no longer the lowest', () => {
    // On sixth street seat 7 opens with 7-5-3-A; the community seven pairs it, and seat 0 has 8-7-4-3-2.
    const cards = rows(
      '8h Kh Qc Jd Th 9s Kc 7d',
      '4d Qd Jc Tc 9h Ks Qh 5h',
      '3c Td Kd Qs Js Ts 9c 3s',
      '2c Jh 9d 8s 8c 8d 5c Ad',
      '7s',
    );
    const s = scene({ game: 'razz', stacks: eight, ante: 1, cards });
    expect(s.passTo('6th').turn).toBe(7);
    expect(s.passTo('7th').turn).toBe(0);
  });
});
