import { expect } from 'vitest';
import { unwrap, Xoshiro256 } from '@doorcard/cards';
import {
  encodeAction,
  makeSession,
  makeView,
  OVER,
  type GameId,
  type Session,
  type SessionOptions,
} from '@doorcard/engine';
import type { CpuPlayer } from '../src/player.js';
import { streamOf } from '../src/stream.js';
import { fallbacks } from '../src/wish.js';
import { playHands, seatLevel } from './selfPlay.js';
import { findPlayer, LEVELS, type Level } from './usualPlayers.js';

/** Games in which lv1 samples: a decision takes a hundred times as long as elsewhere. */
const SAMPLED: readonly GameId[] = ['limit-holdem', 'holdem', 'omaha8', 'plo', '2-7-triple', '2-7-single'];

export const isSampled = (game: GameId, level: Level): boolean => SAMPLED.includes(game) && level === 'lv1';

/** Players of one level at tables of all sizes; the dealer must take every action, and no wish may be in vain. */
export function checkSelfPlay(game: GameId, level: Level, hands: number, seed: number): void {
  fallbacks.clear();
  let decisions = 0;
  playHands({
    game,
    hands,
    seed,
    players: (seats) => seatLevel(level, seats),
    look: ({ decision: { reason } }) => {
      decisions++;
      if (reason.rule === '') throw new Error('a decision without a rule');
    },
  });
  expect(decisions).toBeGreaterThan(hands);
  expect([...fallbacks]).toEqual([]);
}

/** All levels at one table: they meet lines of play that no level would take against itself. */
export function checkMixedTable(game: GameId, hands: number, seed: number): void {
  fallbacks.clear();
  const byLevel = LEVELS.map((level) => seatLevel(level, 10));
  playHands({
    game,
    hands,
    seed,
    players: (seats) =>
      Array.from({ length: seats }, (_, seat) => byLevel[(seat + seats) % LEVELS.length]![seat]!),
  });
  expect([...fallbacks]).toEqual([]);
}

/** Plays the next hand of a session with the players on its chairs. */
function playNext(session: Session, players: readonly CpuPlayer[], rng: Xoshiro256, table: number): void {
  const { hand, chairs, number } = unwrap(session.startHand(rng));
  const decisions = chairs.map(() => 0);
  while (hand.phase !== OVER) {
    const seat = hand.actor;
    const chair = chairs[seat]!;
    const { action } = players[chair]!.decide(
      makeView(hand, seat),
      streamOf(table, number, chair, decisions[seat]!++),
    );
    unwrap(session.act(...encodeAction(hand, action)));
  }
  unwrap(session.finishHand());
}

const CHAIRS = ['lv2', 'lv1', 'lv2', 'lv0', 'lv1', 'random'] as const satisfies readonly Level[];

/** A session of computer players that goes on until `isDone`, in at most this many hands. */
export function playSession(
  options: SessionOptions,
  seed: number,
  mostHands: number,
  isDone: (session: Session) => boolean,
): Session {
  const players = CHAIRS.map((level) => findPlayer(level));
  const session = unwrap(makeSession({ ...options, names: CHAIRS.map((level, i) => `${level} ${i}`) }));
  const rng = Xoshiro256.fromSeed(BigInt(seed));
  while (!isDone(session)) {
    if (session.handNumber >= mostHands) throw new Error(`no end after ${mostHands} hands`);
    playNext(session, players, rng, seed);
  }
  return session;
}
