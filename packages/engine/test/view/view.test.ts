import { cards, Xoshiro256 } from '@doorcard/cards';
import {
  act,
  DRAW,
  GAMES,
  Hand,
  imagine,
  listSeenCards,
  makePlan,
  makeView,
  OVER,
  RULE_SETS,
  VARIANTS,
  type View,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { expectEqual } from '../../../../test/shared/equal.js';
import { makeSetup, playHands } from './play.js';

/** All numbers in a value that could be cards, with the names of their fields. */
function collectCards(value: unknown, field: string, found: Set<number>): void {
  if (Array.isArray(value)) for (const item of value) collectCards(item, field, found);
  else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) collectCards(item, name, found);
  } else if (typeof value === 'number' && CARD_FIELDS.has(field)) found.add(value);
}
const CARD_FIELDS = new Set(['board', 'up', 'shown', 'cards', 'dealt']);

describe.each(GAMES)('%s', (game) => {
  test('a view holds no card that its seat may not know, and survives JSON', () => {
    playHands(game, 9, 11n, (hand) => {
      for (let seat = -1; seat < hand.plan.seats; seat++) {
        const view = makeView(hand, seat < 0 ? null : seat);
        const found = new Set<number>();
        collectCards(view, '', found);
        const allowed = new Set(listSeenCards(view));
        expectEqual(
          [...found].filter((card) => !allowed.has(card)),
          [],
        );
        // Down cards of others that were never shown are nowhere.
        hand.holes.forEach((hole, other) => {
          if (other === seat || view.seats[other]!.shown !== null) return;
          for (let place = 0; place < hand.cardCount(other); place++) {
            const card = hole[place]!;
            const isOpen = view.seats[other]!.up.includes(card) || view.board.includes(card);
            // Cards of folded hands may come back after a reshuffle, to the viewing seat or to one that shows.
            const wasMine = view.mine?.dealt.includes(card) ?? false;
            const isShown = view.seats.some(({ shown }) => shown?.includes(card));
            if (!isOpen && !wasMine && !isShown) expectEqual(found.has(card), false);
          }
        });
        expectEqual(JSON.parse(JSON.stringify(view)), view);
      }
    });
  });

  test('an imagined hand has the same view as the real one', () => {
    let tried = 0;
    playHands(game, 9, 5n, (hand, rng) => {
      for (let seat = -1; seat < hand.plan.seats; seat++) {
        const view = makeView(hand, seat < 0 ? null : seat);
        if (hand.phase === OVER && view.seats.some(({ shown, draws }) => shown !== null && draws.length > 0))
          continue;
        expectEqual(makeView(imagine(view, rng), view.seat), view);
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(50);
  });

  test('an imagined hand can be played to its end', () => {
    playHands(game, 9, 6n, (hand, rng) => {
      if (hand.phase === OVER) return;
      const dreamed = imagine(makeView(hand, hand.actor), rng);
      const total = dreamed.plan.setup.stacks.reduce((sum, stack) => sum + stack, 0);
      for (let i = 0; dreamed.phase !== OVER && i < 1000; i++) {
        if (!dreamed.act(1) && !dreamed.act(3)) dreamed.act(DRAW + 1);
      }
      expect(dreamed.phase).toBe(OVER);
      const stacks = dreamed.plan.setup.stacks.map((_, seat) => dreamed.stackOf(seat));
      expect(stacks.reduce((sum, stack) => sum + stack, 0)).toBe(total);
    });
  });
});

describe('imagined cards are uniform over what fits', () => {
  /** Standard deviations by which the counts of cards at one hidden position differ from uniform. */
  function measure(view: View, pick: (hand: Hand) => number, seed: bigint): number {
    const rng = Xoshiro256.fromSeed(seed);
    const counts = new Map<number, number>();
    const samples = 6_000;
    for (let i = 0; i < samples; i++) {
      const card = pick(imagine(view, rng));
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    const places = 52 - listSeenCards(view).length;
    const expected = samples / places;
    let chiSquare = (places - counts.size) * expected;
    for (const count of counts.values()) chiSquare += (count - expected) ** 2 / expected;
    return (chiSquare - (places - 1)) / Math.sqrt(2 * (places - 1));
  }

  test.each(['badugi', 'stud', 'holdem'] as const)('%s: a down card of another', (game) => {
    const rng = Xoshiro256.fromSeed(3n);
    const hand = new Hand(makePlan(makeSetup(game, 3, rng)));
    hand.deal({ kind: 'rng', rng });
    const seat = hand.actor;
    const other = (seat + 1) % 3;
    const view = makeView(hand, seat);
    expect(Math.abs(measure(view, (dream) => dream.holes[other]![0]!, 1n))).toBeLessThan(6);
    // The measure would detect a card that comes too often.
    const biased = measure(view, (dream) => Math.max(dream.holes[other]![0]!, dream.holes[other]![1]!), 1n);
    expect(biased).toBeGreaterThan(6);
  });

  test('badugi: a card drawn by another', () => {
    const setup = { ...makeSetup('badugi', 2, Xoshiro256.fromSeed(1n)), stacks: [500, 500] };
    const hand = new Hand(makePlan(setup));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(8n) });
    hand.act(1);
    hand.act(1);
    hand.act(DRAW + 0b11);
    hand.act(DRAW + 0b1);
    const view = makeView(hand, 1);
    expect(view.seats[0]!.draws).toEqual([2]);
    expect(Math.abs(measure(view, (dream) => dream.holes[0]![0]!, 2n))).toBeLessThan(6);
    expect(Math.abs(measure(view, (dream) => dream.holes[0]![3]!, 2n))).toBeLessThan(6);
  });
});

describe('draw history', () => {
  test('is a growing list of what was drawn, or pat', () => {
    const hand = new Hand(
      makePlan({ ...makeSetup('badugi', 2, Xoshiro256.fromSeed(1n)), stacks: [900, 900] }),
    );
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
    const draws = (): unknown => makeView(hand, null).seats.map((seat) => seat.draws);
    expect(draws()).toEqual([[], []]);
    for (const round of [0b1111, 0b1]) {
      hand.act(1);
      hand.act(1);
      hand.act(DRAW + round);
      hand.act(DRAW);
    }
    expect(draws()).toEqual([
      [4, 1],
      ['pat', 'pat'],
    ]);
  });
});

describe('an illegal action is refused with a code and changes nothing', () => {
  const makeHand = (game: 'holdem' | 'badugi' | 'stud' | 'limit-holdem'): Hand => {
    const setup = {
      ...makeSetup(game, 2, Xoshiro256.fromSeed(1n)),
      stacks: [500, 500],
      rules: RULE_SETS.wsop,
    };
    const hand = new Hand(makePlan(setup));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(4n) });
    return hand;
  };

  test.each([
    ['holdem', 0, { type: 'call' }, 'action/not-your-turn'],
    ['holdem', 1, { type: 'check' }, 'action/check-not-allowed'],
    ['holdem', 1, { type: 'raise', to: 15 }, 'action/raise-too-small'],
    ['holdem', 1, { type: 'raise', to: 501 }, 'action/raise-too-large'],
    ['limit-holdem', 1, { type: 'raise', to: 25 }, 'action/raise-too-large'],
    ['holdem', 1, { type: 'draw', discard: [] }, 'action/wrong-phase'],
    ['holdem', 1, { type: 'bringIn' }, 'action/bring-in-not-due'],
  ] as const)('%s: seat %i, %j is %s', (game, seat, action, code) => {
    const hand = makeHand(game);
    const before = makeView(hand, seat);
    expect(act(hand, seat, action)).toMatchObject({ ok: false, error: { code } });
    expect(makeView(hand, seat)).toEqual(before);
  });

  test('a fold where checking is free, a second call, a card that is not held', () => {
    const hand = makeHand('badugi');
    expect(act(hand, 1, { type: 'call' }).ok).toBe(true);
    expect(act(hand, 0, { type: 'fold' })).toMatchObject({ error: { code: 'action/fold-not-allowed' } });
    expect(act(hand, 0, { type: 'call' })).toMatchObject({ error: { code: 'action/nothing-to-call' } });
    expect(act(hand, 0, { type: 'check' }).ok).toBe(true);
    const foreign = cards('AsAhAdAcKs').find((card) => !hand.holes[0]!.includes(card))!;
    expect(act(hand, 0, { type: 'draw', discard: [foreign] })).toMatchObject({
      error: { code: 'action/card-not-held' },
    });
    const held = hand.holes[0]![0]!;
    expect(act(hand, 0, { type: 'draw', discard: [held, held] })).toMatchObject({
      error: { code: 'action/card-twice' },
    });
    expect(act(hand, 0, { type: 'draw', discard: [held] }).ok).toBe(true);
  });

  test('the error names the cap', () => {
    const hand = makeHand('limit-holdem');
    for (let to = 20; to <= 50; to += 10) expect(act(hand, hand.actor, { type: 'raise', to }).ok).toBe(true);
    expect(act(hand, hand.actor, { type: 'raise', to: 60 })).toMatchObject({
      error: { code: 'action/raise-cap-reached' },
    });
  });

  test('all ten games are there', () => {
    expect(Object.keys(VARIANTS).sort()).toEqual([...GAMES].sort());
  });
});
