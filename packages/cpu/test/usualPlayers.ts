import { unwrap } from '@doorcard/cards';
import type { CpuPlayer } from '../src/player.js';
import { makeRegistry } from '../src/registry.js';
import { usualEntries } from '../src/usualEntries.js';

export const registry = makeRegistry(usualEntries);

/** Written out, so that the compiler and the reader know them; `registry.test.ts` compares. */
export const LEVELS = ['random', 'lv0', 'lv1', 'lv2'] as const;
export const SPARRING = ['station', 'maniac', 'nit', 'thief', 'floater', 'patter', 'blind'] as const;
export type Level = (typeof LEVELS)[number];

export const findPlayer = (name: string): CpuPlayer => unwrap(registry.find(name));

export const profilesOf = (level: Level): readonly string[] =>
  registry.entries.find(({ name }) => name === level)!.profiles;
