import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOARD_TABLES } from '../src/boards/boardTables.js';
import { DEUCE_TABLES } from '../src/deuce/deuceTables.js';

/** The rows of a page whose first cell is a name in code, without the words beside it. */
function readNumbers(page: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../../../docs/design/${page}`, import.meta.url), 'utf8');
  const rows = new Map<string, string[]>();
  for (const [, name, cells] of text.matchAll(/^\| `(\w+)` +\|[^|]*\|(.*)\|$/gm)) {
    rows.set(
      name!,
      cells!.split('|').map((cell) => cell.trim()),
    );
  }
  return rows;
}

describe.each([
  ['board-players.md', Object.values(BOARD_TABLES)],
  ['deuce-players.md', Object.values(DEUCE_TABLES)],
] as const)('%s', (page, tables) => {
  test('has the numbers of the code', () => {
    const flat = tables.map(({ first, later, narrowing, ...rest }) => ({
      ...first,
      ...later,
      ...narrowing,
      ...rest,
    }));
    const expected = new Map(
      Object.keys(flat[0]!).map((key) => [
        key,
        flat.map((numbers) => [numbers[key as keyof typeof numbers]].flat().join(', ')),
      ]),
    );
    expect(readNumbers(page)).toEqual(expected);
  });
});
