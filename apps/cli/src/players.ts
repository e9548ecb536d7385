import { setImmediate } from 'node:timers/promises';
import { refuse, succeed, type Result } from '@doorcard/cards';
import { findPlayers, type Player, type Registry } from '@doorcard/cpu';
import { commonRegistry, openLevels } from './commonPlayers.js';
import { withModules } from './playerModule.js';

/** All players that the command can seat on this machine. */
export const openRegistry = (): Registry => withModules(commonRegistry);

/** The same for a table with a person, where a player that thinks lets keys and messages in. */
export const openLiveRegistry = (): Registry => withModules(openLevels({ pause: () => setImmediate() }));

/** For help: `random, lv0, lv1[:solid|rock|standard], …`. */
export const PLAYERS_WORDS = `${commonRegistry.entries
  .map(({ name, profiles }) => (profiles.length === 0 ? name : `${name}[:${profiles.join('|')}]`))
  .join(', ')}, or your own module such as ./mine.mjs`;

export const splitNames = (text: string): string[] => text.split(',').map((name) => name.trim());

/** `lv2,lv2:4,./mine.mjs`: computer players joined by commas, between `fewest` and `most`. */
export function parsePlayers(
  registry: Registry,
  text: string,
  fewest: number,
  most: number,
  game: string,
): Result<readonly Player[]> {
  const players = findPlayers(registry, splitNames(text));
  if (!players.ok) return players;
  const { length } = players.value;
  if (length >= fewest && length <= most) return succeed(players.value);
  return refuse({
    code: 'player/wrong-number',
    value: text,
    problem: `${length} player${length === 1 ? '' : 's'} in ${game}`,
    expected: `${fewest} to ${most}, as in lv2,lv2:4`,
  });
}

/** In a round robin nobody takes part twice. */
export function parseLadderPlayers(registry: Registry, text: string): Result<readonly Player[]> {
  const players = parsePlayers(registry, text, 2, Infinity, 'a ladder');
  if (!players.ok) return players;
  const names = players.value.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  return twice === undefined
    ? players
    : refuse({
        code: 'player/twice',
        value: text,
        problem: `${twice} takes part twice`,
        expected: 'each player once, as in lv1,lv2,lv2:4',
      });
}
