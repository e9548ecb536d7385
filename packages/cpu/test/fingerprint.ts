import type { GameId } from '@doorcard/engine';
import { playHands, seatLevel } from './selfPlay.js';
import type { Level } from './usualPlayers.js';

/** Sampled decisions are many times slower, so fewer hands have to do. */
export const FINGERPRINT_HANDS = { plain: 200, sampled: 15 } as const;

/**
 * A checksum of everything that a level decides in some hundred hands of a game, with the rules that fired: FNV-1a, 32
 * bits. It needs nothing that a browser lacks, so any two engines can be compared.
 */
export function fingerprint(game: GameId, level: Level, hands: number): string {
  let hash = 0x811c9dc5;
  playHands({
    game,
    hands,
    seed: 2026,
    players: (seats) => seatLevel(level, seats),
    look: ({ seat, decision: { action, reason } }) => {
      const text = JSON.stringify([seat, action, reason.code, reason.rule, reason.data]);
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    },
  });
  return (hash >>> 0).toString(16).padStart(8, '0');
}
