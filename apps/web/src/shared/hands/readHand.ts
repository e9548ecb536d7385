import { succeed, type Result } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { parsePhh, readPhhHand, type PhhHand, type PlayedHand } from '@doorcard/history';

/** A record that was read and played through the dealer. */
export interface ReadHand {
  readonly phh: PhhHand;
  readonly played: PlayedHand;
}

export function readHand(text: string): Result<ReadHand> {
  const phh = parsePhh(text);
  return phh.ok ? playHand(phh.value.value) : phh;
}

export function playHand(phh: PhhHand): Result<ReadHand> {
  const played = readPhhHand(phh);
  return played.ok ? succeed({ phh, played: played.value }) : played;
}

export const gameOf = ({ played }: ReadHand): GameId => played.hand.plan.setup.variant.id as GameId;

/** Names out of the record; seats without one are numbered. */
export const namesOf = ({ phh, played }: ReadHand): string[] =>
  played.hand.plan.setup.stacks.map((_, seat) => phh.details.players?.[seat] ?? `Player ${seat + 1}`);
