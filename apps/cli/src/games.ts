import { refuse, succeed, type Result } from '@doorcard/cards';
import { GAMES, VARIANTS, type GameId, type Variant } from '@doorcard/engine';

const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

/** A game by the name that the command knows it by. */
export function parseGame(id: string): Result<Variant> {
  if (isGame(id)) return succeed(VARIANTS[id]);
  return refuse({
    code: 'game/unknown',
    value: id,
    problem: `unknown game "${id}"`,
    expected: `one of ${GAMES.join(', ')}`,
  });
}
