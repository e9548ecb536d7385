import { makeRegistry, usualEntries } from '@doorcard/cpu';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, nameLevel, namePlayer, wordsOf } from '../src/index.js';

const ID = /\blv\d/;

const IDS = makeRegistry(usualEntries).entries.flatMap(({ name, profiles }) => [
  name,
  ...profiles.map((profile) => `${name}:${profile}`),
]);

describe.each(LANGUAGES)('names of players (%s)', (language) => {
  const { players } = wordsOf(language);

  test.each(IDS)('%s has a name that is not its id', (id) => {
    const name = namePlayer(players, id);
    expect(name).not.toMatch(/:|\bundefined\b/);
    expect(name).not.toMatch(ID);
  });

  test('every name is given once', () => {
    const profiled = IDS.filter((id) => id.includes(':'));
    const names = profiled.map((id) => namePlayer(players, id));
    expect(new Set(names).size).toBe(profiled.length);
  });

  test('the first style is meant where none is named', () => {
    expect(namePlayer(players, 'lv2')).toBe(namePlayer(players, 'lv2:1'));
  });

  test('a level is named without a style', () => {
    expect(nameLevel(players, 'lv2')).toBe(players.levels.lv2);
    expect(nameLevel(players, 'lv2:4')).toBe(players.levels.lv2);
    expect(nameLevel(players, './mine.mjs')).toBe('./mine.mjs');
  });

  test.each(['./mine.mjs', 'lv9', 'lv2:99'])('%s keeps its id', (id) =>
    expect(namePlayer(players, id)).toBe(id),
  );
});

test.each(LANGUAGES)('no words contain the id of a level (%s)', (language) => {
  const found: string[] = [];
  const search = (value: unknown, path: string): void => {
    // The source of a function contains its strings.
    const text = typeof value === 'function' ? String(value) : value;
    if (
      typeof text === 'string' &&
      /['"`][^'"`]*\blv\d/.test(typeof value === 'function' ? text : `'${text}'`)
    ) {
      found.push(`${path}: ${text}`);
    }
    if (typeof value === 'object' && value !== null) {
      for (const [key, each] of value instanceof Map ? value : Object.entries(value))
        search(each, `${path}.${key}`);
    }
  };
  search(wordsOf(language), language);
  expect(found).toEqual([]);
});
