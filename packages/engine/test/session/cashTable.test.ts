import { unwrap } from '@doorcard/cards';
import { CALL, makeSession, OVER, RAISE, RAISE_TO, type GameId, type Session } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { chipsOnTable, codeOf, foldHand, rngOf } from './players.js';

const table = (names: readonly (string | null)[], games: GameId = 'limit-holdem'): Session =>
  unwrap(makeSession({ kind: 'cash', id: 'c', names, games }));
const chairsOf = (session: Session): readonly number[] => foldHand(session).chairs.toSorted((a, b) => a - b);
const bigOf = (session: Session): number => foldHand(session).positions.big;

/** Both put in all they have, until one of them is broke. */
function playUntilBroke(session: Session): number {
  for (let seed = 0; ; seed++) {
    const { hand } = unwrap(session.startHand(rngOf(seed)));
    while (hand.phase !== OVER) {
      const canRaise = (hand.legalBits() >> RAISE) & 1;
      unwrap(canRaise ? session.act(RAISE_TO, hand.maxRaiseTo) : session.act(CALL));
    }
    unwrap(session.finishHand());
    const broke = session.seats.findIndex((seat) => seat?.chips === 0);
    if (broke !== -1) return broke;
  }
}

describe('buying in', () => {
  test.each([
    // chips, answer; 40/80: 20 to 100 big bets
    [1599, 'session/bad-buy-in'],
    [1600, 'ok'],
    [8000, 'ok'],
    [8001, 'session/bad-buy-in'],
    [2000.5, 'session/bad-buy-in'],
    [Number.NaN, 'session/bad-buy-in'],
  ])('%d chips', (chips, code) => expect(codeOf(table(['A', 'B', null]).join(2, 'C', chips))).toBe(code));

  test('takes the default stack if no amount is given', () => {
    const session = table(['A', 'B', null]);
    unwrap(session.join(2, 'C'));
    expect(session.seats[2]).toEqual({ name: 'C', chips: 8000, bought: 8000, waits: false });
  });

  test.each<[string, (session: Session) => unknown, string]>([
    ['a taken chair', (session) => session.join(0, 'C'), 'session/seat-taken'],
    ['a chair outside the table', (session) => session.join(9, 'C'), 'session/no-such-seat'],
    ['half a chair', (session) => session.join(0.5, 'C'), 'session/no-such-seat'],
    ['no name', (session) => session.join(2, ''), 'session/bad-name'],
    ['leaving an empty chair', (session) => session.leave(2), 'session/seat-empty'],
    ['leaving an unknown chair', (session) => session.leave(-1), 'session/no-such-seat'],
    ['more chips for nobody', (session) => session.topUp(2, 100), 'session/seat-empty'],
    ['more chips for a full stack', (session) => session.topUp(0, 1), 'session/bad-buy-in'],
    ['no decision to make', (session) => session.act(CALL), 'session/no-hand'],
    ['no hand to finish', (session) => session.finishHand(), 'session/no-hand'],
  ])('%s is refused and changes nothing', (_name, attempt, code) => {
    const session = table(['A', 'B', null]);
    const before = session.snapshot;
    expect(codeOf(attempt(session) as never)).toBe(code);
    expect(session.snapshot).toBe(before);
  });

  test('nobody comes, goes or buys during a hand', () => {
    const session = table(['A', 'B', null]);
    unwrap(session.startHand(rngOf(1)));
    for (const result of [
      session.join(2, 'C'),
      session.leave(0),
      session.topUp(0, 1),
      session.startHand(rngOf(1)),
    ]) {
      expect(codeOf(result)).toBe('session/hand-in-progress');
    }
    expect(codeOf(session.finishHand())).toBe('session/hand-not-over');
    expect(codeOf(session.act(99))).toBe('session/illegal-action');
  });

  test('players cannot join or leave a tournament', () => {
    const session = unwrap(makeSession({ kind: 'tournament', id: 't', names: ['A', 'B', null] }));
    for (const result of [session.join(2, 'C'), session.leave(0), session.topUp(0, 1)]) {
      expect(codeOf(result)).toBe('session/not-a-cash-table');
    }
  });

  test('a player who leaves takes his chips', () => {
    const session = table(['A', 'B', 'C']);
    foldHand(session);
    const had = session.seats[2]!.chips;
    expect(unwrap(session.leave(2))).toBe(had);
    expect(session.seats[2]).toBeNull();
    expect(chipsOnTable(session)).toBe(24_000 - had);
  });
});

describe('a busted seat', () => {
  test('is not dealt in until it buys again', () => {
    const session = table(['A', 'B', null], 'holdem');
    const broke = playUntilBroke(session);
    expect(codeOf(session.startHand(rngOf(1)))).toBe('session/too-few-players');
    expect(codeOf(session.topUp(broke, 1))).toBe('session/bad-buy-in');
    unwrap(session.topUp(broke, 1000));
    expect(session.seats[broke]).toMatchObject({ chips: 1000, bought: 3000, waits: false });
    expect(chairsOf(session)).toEqual([0, 1]);
  });

  test('waits when it has missed a hand', () => {
    const session = table(['A', 'B', null], 'holdem');
    const broke = playUntilBroke(session);
    unwrap(session.join(2, 'C', 2000));
    foldHand(session);
    expect(session.seats[broke]!.waits).toBe(true);
    unwrap(session.topUp(broke, 2000));
    expect(session.seats[broke]!.waits).toBe(true);
  });
});

describe('a newcomer', () => {
  test('before the first hand does not wait', () => {
    const session = table(['A', 'B', null, null]);
    unwrap(session.join(2, 'C'));
    expect(chairsOf(session)).toEqual([0, 1, 2]);
  });

  // Chairs 0, 1 and 3 play; the first big blind is 3, the next ones 0, 1, then 2.
  test('waits for the big blind', () => {
    const session = table(['A', 'B', null, 'D']);
    expect(bigOf(session)).toBe(3);
    unwrap(session.join(2, 'C'));
    expect(chairsOf(session)).toEqual([0, 1, 3]);
    expect(chairsOf(session)).toEqual([0, 1, 3]);
    expect(session.seats[2]!.waits).toBe(true);
    const { chairs, positions, hand } = foldHand(session);
    expect(positions).toEqual({ button: 0, small: 1, big: 2 });
    expect(chairs).toEqual([1, 2, 3, 0]);
    expect(hand.plan.setup.blinds).toEqual([20, 40, 0, 0]);
    expect(session.seats[2]!.waits).toBe(false);
  });

  test('on the chair of the last big blind waits, and the small blind is dead', () => {
    const session = table(['A', 'B', 'C', 'D']);
    foldHand(session);
    unwrap(session.leave(2));
    unwrap(session.join(2, 'E'));
    const { chairs, positions, hand } = foldHand(session);
    expect(positions).toEqual({ button: 1, small: 2, big: 3 });
    expect(chairs).toEqual([3, 0, 1]);
    expect(hand.plan.setup.blinds).toEqual([40, 0, 0]);
  });

  test('becomes the third player when the big blind reaches him', () => {
    const session = table(['A', 'B', null]);
    expect(foldHand(session).positions).toEqual({ button: 0, small: 0, big: 1 });
    unwrap(session.join(2, 'C'));
    expect(foldHand(session).positions).toEqual({ button: 0, small: 1, big: 2 });
    expect(foldHand(session).positions).toEqual({ button: 1, small: 2, big: 0 });
  });

  test('does not wait when nobody else could play', () => {
    const session = table(['A', 'B', null]);
    expect(bigOf(session)).toBe(1);
    unwrap(session.leave(1));
    unwrap(session.join(1, 'C'));
    unwrap(session.join(2, 'D'));
    const { chairs, positions } = foldHand(session);
    expect(positions).toEqual({ button: 0, small: 1, big: 2 });
    expect(chairs).toEqual([1, 2, 0]);
  });

  test('with other newcomers starts the table over: all move up to the big blind without gaps', () => {
    const session = table(['A', null, 'C', null, null]);
    expect(foldHand(session).positions).toEqual({ button: 0, small: 0, big: 2 });
    unwrap(session.leave(0));
    unwrap(session.join(1, 'B'));
    unwrap(session.join(3, 'D'));
    const { positions, chairs, hand } = foldHand(session);
    expect(positions).toEqual({ button: 1, small: 2, big: 3 });
    expect(chairs).toEqual([2, 3, 1]);
    expect(hand.plan.setup.blinds).toEqual([20, 40, 0]);
  });

  test('is dealt in at once in stud', () => {
    const session = table(['A', 'B', null], 'stud');
    foldHand(session);
    unwrap(session.join(2, 'C'));
    expect(chairsOf(session)).toEqual([0, 1, 2]);
  });
});

test('each hand has different cards, even from a generator that returns only one number', () => {
  const session = table(['A', 'B', 'C']);
  expect(foldHand(session, { nextUint32: () => 0 }).words).toEqual([1n, 0n, 0n, 0n]);
  const [one, other] = [foldHand(session, rngOf(1)), foldHand(session, rngOf(2))];
  expect(one.hand.dealtCards()).not.toEqual(other.hand.dealtCards());
});

test('E-20 hands are numbered, not identified by time', () => {
  const session = unwrap(makeSession({ kind: 'cash', id: 'friday', seats: 3 }));
  expect([1, 2, 3].map(() => foldHand(session).id)).toEqual(['friday-1', 'friday-2', 'friday-3']);
});
