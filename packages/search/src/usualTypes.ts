import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type CpuPlayer } from '@doorcard/cpu';
import type { GameId } from '@doorcard/engine';
import type { OpponentType } from './policy.js';

type Mix = Readonly<Record<string, number>>;

const STUD: Mix = { lv2: 0.4, lv1: 0.15, 'blind:call': 0.1, station: 0.1, maniac: 0.05, thief: 0.2 };
const BADUGI: Mix = {
  lv2: 0.4,
  lv1: 0.15,
  'blind:call': 0.05,
  station: 0.15,
  maniac: 0.05,
  thief: 0.1,
  patter: 0.05,
  'patter:second': 0.05,
};
// Level 1 samples its equity in these games, which takes too long to be asked about every holding.
const BOARD: Mix = { lv2: 0.5, station: 0.2, maniac: 0.1, thief: 0.1, floater: 0.1 };
const DEUCE: Mix = { lv2: 0.5, station: 0.15, maniac: 0.05, thief: 0.1, floater: 0.1, 'patter:second': 0.1 };

const MIXES: Readonly<Record<GameId, Mix>> = {
  badugi: BADUGI,
  stud: STUD,
  razz: STUD,
  stud8: STUD,
  'limit-holdem': BOARD,
  holdem: BOARD,
  omaha8: BOARD,
  plo: BOARD,
  '2-7-triple': DEUCE,
  '2-7-single': DEUCE,
};

const registry = makeRegistry(usualEntries);
const players = new Map<string, CpuPlayer>();

/** A player of the usual registry, made once. */
export function findPolicy(name: string): CpuPlayer {
  let player = players.get(name);
  if (player === undefined) {
    const found = unwrap(registry.find(name));
    // Names such as lv2 and lv2:1 are one player.
    player = players.get(found.name) ?? found;
    players.set(found.name, player);
    players.set(name, player);
  }
  return player;
}

/** Whether the usual registry has a player of this name. */
export const hasPolicy = (name: string): boolean => players.has(name) || registry.find(name).ok;

/** Who an opponent may be in a game when nothing is known about him. Nobody plays like level 2 for sure. */
export const findUsualTypes = (game: GameId): OpponentType[] =>
  Object.entries(MIXES[game]).map(([name, weight]) => ({ player: findPolicy(name), weight }));
