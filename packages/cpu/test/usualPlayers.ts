import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type CpuPlayer } from '@doorcard/cpu';

export const registry = makeRegistry(usualEntries);

/** Written out, so that the compiler and the reader know them; `registry.test.ts` compares. */
export const LEVELS = ['random', 'lv0', 'lv1', 'lv2'] as const;
export type Level = (typeof LEVELS)[number];

export const findPlayer = (name: string): CpuPlayer => unwrap(registry.find(name));

export const profilesOf = (level: Level): readonly string[] =>
  registry.entries.find(({ name }) => name === level)!.profiles;
