import { unwrap } from '@doorcard/cards';
import { makeSession, type Session } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { movePositions, type Chair, type Positions } from '../../src/session/button.js';
import { foldHand, rngOf } from './players.js';

/** Chairs of button, small and big blind. */
type Spot = readonly [button: Chair, small: Chair, big: Chair];
const spotOf = ({ button, small, big }: Positions): Spot => [button, small, big];

/** Moves the button once for each list of remaining players. */
function walk([button, small, big]: Spot, hands: readonly (readonly Chair[])[]): Spot[] {
  let positions = { button, small, big };
  return hands.map((players) => {
    positions = movePositions(positions, players, []);
    return spotOf(positions);
  });
}

// Five chairs; the first hand has the button on 0, the small blind on 1 and the big blind on 2.
describe('the dead button', () => {
  const START: Spot = [0, 1, 2];

  test('nobody leaves: all positions move by one', () => {
    const all = [0, 1, 2, 3, 4];
    expect(walk(START, [all, all, all, all, all])).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 0],
      [4, 0, 1],
      [0, 1, 2],
    ]);
  });

  test('the small blind goes out: the button is at the empty chair', () => {
    const rest = [0, 2, 3, 4];
    expect(walk(START, [rest, rest, rest])).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 0],
    ]);
  });

  test('the big blind goes out: one hand without a small blind, then one with a dead button', () => {
    const rest = [0, 1, 3, 4];
    expect(walk(START, [rest, rest, rest])).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 0],
    ]);
  });

  test('the button goes out: nothing changes for the others until the big blind jumps over the empty chair', () => {
    const rest = [1, 2, 3, 4];
    expect(walk(START, [rest, rest, rest, rest])).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 1],
      [4, 1, 2],
    ]);
  });

  test('both blinds go out: button and small blind are dead, then the button once more', () => {
    const rest = [0, 3, 4];
    expect(walk(START, [rest, rest, rest])).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 0],
    ]);
  });

  test('the next big blind goes out: the player after pays it', () => {
    const rest = [0, 1, 2, 4];
    expect(walk(START, [rest, rest, rest])).toEqual([
      [1, 2, 4],
      [2, 4, 0],
      [4, 0, 1],
    ]);
  });
});

describe('three players become two', () => {
  test.each<[string, Spot, readonly Chair[], Spot]>([
    // who goes out, before, who is left, after
    ['the button', [0, 1, 2], [1, 2], [2, 2, 1]],
    ['the small blind', [0, 1, 2], [0, 2], [2, 2, 0]],
    ['the big blind', [0, 1, 2], [0, 1], [1, 1, 0]],
    ['the big blind with a dead button', [3, 0, 1], [0, 2], [0, 0, 2]],
  ])('%s goes out: nobody pays the big blind twice in a row', (_who, before, players, after) => {
    expect(walk(before, [players])).toEqual([after]);
  });

  test('two players take turns', () => {
    expect(
      walk(
        [2, 2, 1],
        [
          [1, 2],
          [1, 2],
          [1, 2],
        ],
      ),
    ).toEqual([
      [1, 1, 2],
      [2, 2, 1],
      [1, 1, 2],
    ]);
  });
});

describe('the seats of a hand', () => {
  const table = (seats: number, options: object = {}): Session =>
    unwrap(makeSession({ kind: 'cash', id: 'c', games: 'limit-holdem', seats, ...options }));
  const show = (session: Session): object => {
    const { chairs, positions, hand } = foldHand(session);
    return { at: spotOf(positions), chairs, blinds: hand.plan.setup.blinds };
  };

  test('begin left of the button, which is the last', () => {
    const session = table(4);
    expect(show(session)).toEqual({ at: [0, 1, 2], chairs: [1, 2, 3, 0], blinds: [20, 40, 0, 0] });
    expect(show(session)).toEqual({ at: [1, 2, 3], chairs: [2, 3, 0, 1], blinds: [20, 40, 0, 0] });
  });

  test('heads-up: the big blind is seat 0, the button and small blind seat 1', () => {
    const session = table(2);
    expect(show(session)).toEqual({ at: [0, 0, 1], chairs: [1, 0], blinds: [40, 20] });
    expect(show(session)).toEqual({ at: [1, 1, 0], chairs: [0, 1], blinds: [40, 20] });
  });

  test('nobody pays a dead small blind, and the player before a dead button acts last', () => {
    const session = table(5);
    show(session);
    unwrap(session.leave(2));
    expect(show(session)).toEqual({ at: [1, 2, 3], chairs: [3, 4, 0, 1], blinds: [40, 0, 0, 0] });
    expect(show(session)).toEqual({ at: [2, 3, 4], chairs: [3, 4, 0, 1], blinds: [20, 40, 0, 0] });
  });

  test('the big-blind ante goes with the big blind', () => {
    const session = table(4, { games: 'holdem' });
    show(session);
    unwrap(session.leave(2));
    expect(foldHand(session).hand.plan.setup).toMatchObject({ antes: [20, 0, 0], blinds: [20, 0, 0] });
  });

  test('the button begins at the given chair, or at the next player', () => {
    expect(show(table(4, { button: 2 }))).toMatchObject({ at: [2, 3, 0] });
    expect(show(table(4, { button: 2, names: ['A', 'B', null, 'D'] }))).toMatchObject({ at: [3, 0, 1] });
    expect(show(table(3, { button: 2, names: ['A', 'B', null] }))).toMatchObject({ at: [0, 0, 1] });
  });
});

describe('in a mix with stud games', () => {
  const mix = (games: readonly ('limit-holdem' | 'stud')[], seats: number): Session =>
    unwrap(makeSession({ kind: 'cash', id: 'c', games, seats, change: { every: 'hands', hands: 2 } }));
  const rng = rngOf(5);
  const spots = (session: Session, hands: number): Spot[] =>
    Array.from({ length: hands }, () => spotOf(foldHand(session, rng).positions));

  test('the button stays where the next hand with blinds has it', () => {
    expect(spots(mix(['limit-holdem', 'stud'], 4), 7)).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 0], // stud: moved first, then it rests
      [2, 3, 0],
      [2, 3, 0],
      [3, 0, 1],
      [0, 1, 2], // stud
    ]);
  });

  test('a mix that begins with stud has the button where it begins', () => {
    expect(spots(mix(['stud', 'limit-holdem'], 4), 4)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
      [1, 2, 3],
    ]);
  });

  test('a player who leaves during stud leaves a dead small blind, or the big blind skips him', () => {
    const session = mix(['limit-holdem', 'stud'], 5);
    spots(session, 3);
    unwrap(session.leave(4)); // the next big blind
    expect(spots(session, 2)).toEqual([
      [2, 3, 0],
      [2, 3, 0],
    ]);
    const other = mix(['limit-holdem', 'stud'], 5);
    spots(other, 3);
    unwrap(other.leave(3)); // the next small blind
    expect(spots(other, 3)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [3, 4, 0],
    ]);
  });

  test('two left after stud: the one who paid the last big blind gets the button', () => {
    const session = mix(['limit-holdem', 'stud'], 3);
    expect(spots(session, 3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
    unwrap(session.leave(1));
    expect(spots(session, 2)).toEqual([
      [0, 0, 2],
      [0, 0, 2],
    ]);
  });
});
