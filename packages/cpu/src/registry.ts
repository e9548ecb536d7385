import { refuse, succeed, type Result } from '@doorcard/cards';
import type { Player } from './player.js';

/** A kind of player that a registry knows. */
export interface PlayerEntry<P extends Player = Player> {
  /** Without a colon, as in `lv2`. */
  readonly name: string;
  /** The first is meant when none is named; empty where there is nothing to choose. */
  readonly profiles: readonly string[];
  /** A player with this name and one of the profiles; undefined where there are none. */
  readonly make: (name: string, profile: string | undefined) => P;
}

/** Computer players by name. */
export interface Registry<P extends Player = Player> {
  /** What can be chosen, for lists and help. */
  readonly entries: readonly Pick<PlayerEntry, 'name' | 'profiles'>[];
  /** `lv2`, `lv2:4`, `lv1:rock`, `random`. */
  readonly find: (name: string) => Result<P>;
}

/** A registry of these entries and no others, as in `makeRegistry([...usualEntries, lv3])`. */
export function makeRegistry<P extends Player>(entries: readonly PlayerEntry<P>[]): Registry<P> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size < entries.length) throw new Error('two players have the same name');
  return { entries, find: (name) => findPlayer(byName, name) };
}

function findPlayer<P extends Player>(entries: ReadonlyMap<string, PlayerEntry<P>>, name: string): Result<P> {
  const [first, profile, ...rest] = name.split(':') as [string, ...string[]];
  const entry = entries.get(first);
  if (entry === undefined) {
    return refuse({
      code: 'player/unknown',
      value: name,
      problem: `unknown player "${name}"`,
      expected: `one of ${[...entries.keys()].join(', ')}${giveExample([...entries.values()])}`,
    });
  }
  const { profiles } = entry;
  if (rest.length > 0 || (profile !== undefined && !profiles.includes(profile))) {
    return refuse({
      code: 'player/unknown-profile',
      value: name,
      problem: `${first} has no profile "${[profile, ...rest].join(':')}"`,
      expected:
        profiles.length === 0
          ? `${first} alone`
          : `one of ${profiles.join(', ')}, as in ${first}:${profiles[0]}`,
    });
  }
  // The usual profile has no name of its own: lv2:1 is lv2.
  const isUsual = profile === undefined || profile === profiles[0];
  return succeed(entry.make(isUsual ? first : name, profile ?? profiles[0]));
}

function giveExample(entries: readonly PlayerEntry[]): string {
  const entry = entries.findLast(({ profiles }) => profiles.length > 0);
  return entry === undefined ? '' : `, as in ${entry.name} or ${entry.name}:${entry.profiles.at(-1)!}`;
}

/** Players by their names, in that order; two with the same name are one player, which loads once. */
export function findPlayers<P extends Player>(registry: Registry<P>, names: readonly string[]): Result<P[]> {
  const found = new Map<string, P>();
  for (const name of names) {
    if (found.has(name)) continue;
    const player = registry.find(name);
    if (!player.ok) return player;
    found.set(name, player.value);
  }
  return succeed(names.map((name) => found.get(name)!));
}
