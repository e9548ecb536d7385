import {
  BADUGI,
  DEUCE_SINGLE,
  DEUCE_TRIPLE,
  HOLDEM,
  OMAHA,
  OMAHA_EIGHT,
  RAZZ,
  refuse,
  STUD,
  STUD_EIGHT,
  succeed,
  type Result,
  type Showdown,
} from '@doorcard/cards';

/** The games by the names that the command knows them by. */
const SHOWDOWNS = {
  badugi: BADUGI,
  stud: STUD,
  razz: RAZZ,
  stud8: STUD_EIGHT,
  'limit-holdem': HOLDEM,
  holdem: HOLDEM,
  omaha8: OMAHA_EIGHT,
  plo: OMAHA,
  '2-7-triple': DEUCE_TRIPLE,
  '2-7-single': DEUCE_SINGLE,
} as const satisfies Record<string, Showdown>;

export const GAMES = Object.keys(SHOWDOWNS);

export interface Game {
  readonly id: string;
  readonly showdown: Showdown;
}

export function parseGame(id: string): Result<Game> {
  if (Object.hasOwn(SHOWDOWNS, id)) return succeed({ id, showdown: SHOWDOWNS[id as keyof typeof SHOWDOWNS] });
  return refuse({
    code: 'game/unknown',
    value: id,
    problem: `unknown game "${id}"`,
    expected: `one of ${GAMES.join(', ')}`,
  });
}
