import { refuse, succeed, type Result } from '@doorcard/cards';
import { parsePlayer, type Player } from '@doorcard/cpu';

/** `lv2,lv2:4,random`: computer players joined by commas, so many of them. */
export function parsePlayers(
  text: string,
  fewest: number,
  most: number,
  game: string,
): Result<readonly Player[]> {
  const players: Player[] = [];
  for (const name of text.split(',')) {
    const player = parsePlayer(name.trim());
    if (!player.ok) return player;
    players.push(player.value);
  }
  if (players.length >= fewest && players.length <= most) return succeed(players);
  return refuse({
    code: 'player/wrong-number',
    value: text,
    problem: `${players.length} player${players.length === 1 ? '' : 's'} in ${game}`,
    expected: `${fewest} to ${most}, as in lv2,lv2:4`,
  });
}
