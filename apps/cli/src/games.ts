import { refuse, succeed, type Result } from '@doorcard/cards';
import { GAMES, ROTATIONS, VARIANTS, type GameId, type RotationId, type Variant } from '@doorcard/engine';

const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

/** A game by its name on the command line. */
export function parseGame(id: string): Result<Variant> {
  if (isGame(id)) return succeed(VARIANTS[id]);
  return refuse({
    code: 'game/unknown',
    value: id,
    problem: `unknown game "${id}"`,
    expected: `one of ${GAMES.join(', ')}`,
  });
}

/** A game, a mix by its name, or games joined by commas. */
export function parseMix(text: string): Result<readonly GameId[]> {
  if (Object.hasOwn(ROTATIONS, text)) return succeed(ROTATIONS[text as RotationId]);
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isGame(name));
  if (unknown === undefined) return succeed(names as GameId[]);
  return refuse({
    code: 'game/unknown',
    value: unknown,
    problem: `unknown game "${unknown}"`,
    expected: `one of ${GAMES.join(', ')}, a mix (${Object.keys(ROTATIONS).join(', ')}), or games joined by commas`,
  });
}
