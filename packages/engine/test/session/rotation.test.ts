import { unwrap } from '@doorcard/cards';
import { makeSession, ROTATIONS, type RotationId, type Session } from '@doorcard/engine';
import { makeMixStakes } from '../../src/session/stakes.js';
import { describe, expect, test } from 'vitest';
import { foldHand, rngOf } from './players.js';

const cash = (options: object): Session => unwrap(makeSession({ kind: 'cash', id: 'c', ...options }));
const rng = rngOf(11);
const gamesOf = (session: Session, hands: number): string[] =>
  Array.from({ length: hands }, () => foldHand(session, rng).game);

describe.each(Object.keys(ROTATIONS) as RotationId[])('%s', (games) => {
  test('deals two hands of each game, in order, and begins again', () => {
    const session = cash({ games, seats: 4, change: { every: 'hands', hands: 2 } });
    const round = ROTATIONS[games].flatMap((game) => [game, game]);
    expect(gamesOf(session, 2 * round.length)).toEqual([...round, ...round]);
    expect(session.game).toBe(round[0]);
  });
});

describe('games change', () => {
  test('in any order, also with the same game more than once', () => {
    const games = ['razz', 'badugi', 'razz', 'plo'];
    const session = cash({ games, change: { every: 'hands', hands: 1 } });
    expect(gamesOf(session, 5)).toEqual([...games, 'razz']);
  });

  test('six hands each by default', () => {
    const played = gamesOf(cash({}), 18);
    expect(played).toEqual([...Array(6).fill('stud'), ...Array(6).fill('razz'), ...Array(6).fill('stud8')]);
  });

  test('every orbit: as many hands as players when the game begins', () => {
    const session = cash({ games: ['badugi', 'stud'], seats: 4, change: { every: 'orbit' } });
    expect(gamesOf(session, 2)).toEqual(['badugi', 'badugi']);
    unwrap(session.leave(3));
    expect(gamesOf(session, 2 + 3 + 1)).toEqual(['badugi', 'badugi', 'stud', 'stud', 'stud', 'badugi']);
  });

  test('with the level, also while the last one is repeated', () => {
    const levels = [2, 1].map((lasts) => ({ stakes: makeMixStakes(2, 4), lasts }));
    const options = { games: 'stud-family', levels, levelsBy: 'hands', change: { every: 'level' } } as const;
    const session = unwrap(makeSession({ kind: 'tournament', id: 't', seats: 3, ...options }));
    expect(gamesOf(session, 6)).toEqual(['stud', 'stud', 'razz', 'stud8', 'stud', 'razz']);
  });

  test('with the clock, never in the middle of a hand', () => {
    const options = { games: 'stud-family', change: { every: 'level' } } as const;
    const session = unwrap(makeSession({ kind: 'tournament', id: 't', seats: 3, ...options }));
    unwrap(session.startHand(rng));
    unwrap(session.advanceTime(300));
    expect(session.game).toBe('stud');
    while (session.act(0).ok || session.act(3).ok || session.act(1).ok);
    unwrap(session.finishHand());
    expect(session.game).toBe('razz');
  });
});
