import type { Words } from '@doorcard/text';
import { levelOf, PLAYERS } from './players.js';

/** "Level 2, careful" for `lv2:1` or `lv2`; who cannot be sat down with here keeps the name of the record. */
export function namePlayer({ web }: Words, player: string): string {
  const known = PLAYERS.find((each) => each === player) ?? PLAYERS.find((each) => levelOf(each) === player);
  if (known === undefined) return player;
  const { levels, manners, player: name } = web.start;
  const manner = known.split(':')[1];
  const level = levels[levelOf(known)];
  return manner === undefined ? level : name(level, manners[manner]!);
}
