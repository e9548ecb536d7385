import { refuse, succeed, type Card, type Result, type Rng } from '@doorcard/cards';
import { MIN_SEATS, VARIANTS, type Action, type GameId, type Legal } from '@doorcard/engine';
import { chooseAtRandom } from './randomPlayer.js';

/** A computer player: from what may be done and what it holds to what it does. */
export interface Player {
  readonly name: string;
  readonly choose: (legal: Legal, hole: readonly Card[], rng: Rng) => Action;
}

const PLAYERS: Readonly<Record<string, Player['choose']>> = { random: chooseAtRandom };

/** `random,random`: who sits where, the last one on the button. */
export function parsePlayers(text: string, game: GameId): Result<readonly Player[]> {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(PLAYERS, name));
  if (unknown !== undefined) {
    return refuse({
      code: 'player/unknown',
      value: unknown,
      problem: `unknown player "${unknown}"`,
      expected: `players joined by commas, each one of ${Object.keys(PLAYERS).join(', ')}`,
    });
  }
  const { maxSeats } = VARIANTS[game];
  if (names.length < MIN_SEATS || names.length > maxSeats) {
    return refuse({
      code: 'player/wrong-number',
      value: text,
      problem: `${names.length} player${names.length === 1 ? '' : 's'} in ${game}`,
      expected: `${MIN_SEATS} to ${maxSeats}, as in random,random`,
    });
  }
  return succeed(names.map((name) => ({ name, choose: PLAYERS[name]! })));
}
