import { InputError } from '@doorcard/cards';
import { checkPlayer, preparePlayer, type Player, type Registry } from '@doorcard/cpu';
import type { GameId } from '@doorcard/engine';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `./mine.mjs`, `../mine.js`, `/home/ann/mine.mjs`, `C:\mine.mjs`, `file:///home/ann/mine.mjs`. */
const PATH = /^(\.{0,2}[\\/]|[A-Za-z]:[\\/]|file:)/;
const EXTENSION = /\.m?js$/;
const EXAMPLE = 'a module such as ./mine.mjs that exports a player by default';

/** Whether a player is named by a file and not by a word. */
export const isModuleName = (name: string): boolean => PATH.test(name);

/** The module by its full path, so that it is found from any folder; other names stay the same. */
export const resolveModule = (name: string): string => (isModuleName(name) ? findPath(name) : name);

const findPath = (name: string): string => (name.startsWith('file:') ? fileURLToPath(name) : resolve(name));

/** A registry that also finds players in modules. They are loaded when they are prepared. */
export function withModules(registry: Registry): Registry {
  // A module is loaded once, however often it is named.
  const modules = new Map<string, Player>();
  return {
    entries: registry.entries,
    find: (name) => {
      if (!isModuleName(name)) return registry.find(name);
      const player = modules.get(name) ?? openModule(name);
      modules.set(name, player);
      return { ok: true, value: player };
    },
  };
}

function openModule(name: string): Player {
  let player: Player | undefined;
  const games = new Map<GameId, Promise<void>>();
  const load = async (game: GameId): Promise<void> => {
    player ??= await loadPlayer(name);
    await preparePlayer(player, game);
  };
  return {
    name,
    prepare: (game) => {
      const loading = games.get(game) ?? load(game);
      games.set(game, loading);
      return loading;
    },
    decide: (view, rng) => {
      if (player === undefined) throw new Error(`${name} was asked for a decision before it was prepared`);
      return player.decide(view, rng);
    },
  };
}

async function loadPlayer(name: string): Promise<Player> {
  const path = EXTENSION.test(name) ? findPath(name) : undefined;
  if (path === undefined || !existsSync(path)) {
    throw refuse('player/module-not-found', name, path === undefined ? 'is not a module' : 'does not exist');
  }
  let module: { readonly default?: unknown };
  try {
    module = (await import(pathToFileURL(path).href)) as typeof module;
  } catch (error) {
    throw refuse('player/module-failed', name, `cannot be loaded: ${describe(error)}`);
  }
  return readPlayer(name, module.default);
}

function readPlayer(name: string, value: unknown): Player {
  if (value === undefined || value === null) {
    throw refuse('player/no-default-export', name, 'has no default export');
  }
  const player = value as Partial<Player>;
  if (typeof player.decide !== 'function') throw refuse('player/no-decide', name, 'has no function decide');
  if (player.prepare !== undefined && typeof player.prepare !== 'function') {
    throw refuse('player/bad-prepare', name, 'has a prepare that is not a function');
  }
  return checkPlayer({
    name,
    ...(player.prepare && { prepare: async (game) => player.prepare!(game) }),
    decide: (view, rng) => player.decide!(view, rng),
  });
}

const refuse = (code: string, name: string, problem: string): InputError =>
  new InputError({ code, value: name, problem: `${name} ${problem}`, expected: EXAMPLE });

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The workers of a cluster do not have the files of this machine. */
export function refuseModulesOnCluster(names: readonly string[], cluster: string | undefined): void {
  const name = cluster === undefined ? undefined : names.find(isModuleName);
  if (name === undefined) return;
  throw new InputError({
    code: 'player/module-on-cluster',
    value: name,
    problem: `${name} cannot play on a cluster: its workers do not have the file`,
    expected: 'players of doorcard itself, or a run without --cluster',
  });
}
