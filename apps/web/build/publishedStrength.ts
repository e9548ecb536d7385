import { readFileSync } from 'node:fs';
import type { GameId } from '@doorcard/engine';
import type { ExploiterKind, LowerBound, PublishedStep, PublishedStrength } from '../src/arena/strength.js';

// docs/strength.md is where the commands that measure write their figures, so the page reads it and nothing else.

const PAGE = new URL('../../../docs/strength.md', import.meta.url);

/** As scripts/exploitability.mjs names them. */
const KINDS: readonly (readonly [words: string, kind: ExploiterKind])[] = [
  ['trained', 'training'],
  ['search that knows the player', 'search'],
  ['local best response', 'lbr'],
  ['level 4', 'lv4'],
  ['the exploiter of level', 'borrowed'],
];

/** The figures of the page; a page of another form stops the build. */
export function parsePublishedStrength(page: string): PublishedStrength {
  const seed = /these figures come from seed (\d+)/.exec(page)?.[1];
  if (seed === undefined) throw new Error('docs/strength.md does not name its seed');
  return {
    seed,
    steps: [
      ...readRungs(need(page, ['game', 'step', 'heads-up'])),
      ...readDuels(need(page, ['game', 'lv2 over lv1, heads-up'])),
      ...readLevel(page, 'lv3', 'lv2', ['levels', 'others']),
      ...readLevel(page, 'lv4', 'lv3', ['search']),
    ],
    bounds: readBounds(findTable(page, ['game', 'player', 'what exploiters win'])),
  };
}

export const readPublishedStrength = (): PublishedStrength =>
  parsePublishedStrength(readFileSync(PAGE, 'utf8'));

type Row = readonly string[];

const splitRow = (line: string): Row =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Of the matches of one level (scripts/strengthLevel.mjs). */
const MATCH_COLUMNS: Row = ['part', 'game', 'opponent', 'seats', 'result', 'interval', 'raw'];

/** What a command has written between its marks; nothing where it has not. */
const cutPart = (page: string, name: string): string =>
  new RegExp(`<!-- ${name} -->([^]*?)<!-- /${name} -->`).exec(page)?.[1] ?? '';

/** The rows below the first table whose columns begin like this; none where there is no such table. */
function findTable(page: string, columns: Row): readonly Row[] {
  const lines = page.split('\n');
  const head = lines.findIndex(
    (line) => line.startsWith('|') && columns.every((column, i) => splitRow(line)[i] === column),
  );
  if (head < 0) return [];
  const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'));
  return lines.slice(head + 2, end < 0 ? undefined : end).map(splitRow);
}

function need(page: string, columns: Row): readonly Row[] {
  const rows = findTable(page, columns);
  if (rows.length === 0) throw new Error(`docs/strength.md has no table "${columns.join(' | ')}"`);
  return rows;
}

const SIGNED = '[+−]\\d+(?:\\.\\d+)?';
const FIGURE = new RegExp(`^(${SIGNED}) \\((${SIGNED}) to (${SIGNED})\\)`);
const INTERVAL = new RegExp(`^(${SIGNED}) to (${SIGNED})$`);

function readFigure(text: string): Pick<PublishedStep, 'value' | 'low' | 'high'> {
  const [, value, low = '', high = ''] = FIGURE.exec(text) ?? [];
  if (value === undefined) throw new Error(`docs/strength.md: "${text}" is not a result with its interval`);
  return { value, low, high };
}

/** A test compares them with the games: the build does not load other packages. */
const readGame = (text: string | undefined): GameId => text as GameId;

const readRungs = (rows: readonly Row[]): PublishedStep[] =>
  rows.map(([game, step = '', headsUp = '']) => {
    const [above = '', below = ''] = step.split(' over ');
    return { game: readGame(game), above, below, ...readFigure(headsUp) };
  });

const readDuels = (rows: readonly Row[]): PublishedStep[] =>
  rows.map(([game, figure = '']) => ({
    game: readGame(game),
    above: 'lv2',
    below: 'lv1',
    ...readFigure(figure),
  }));

/** A level against the one below; its other matches are in the docs. */
const readLevel = (
  page: string,
  above: string,
  below: string,
  parts: readonly (string | undefined)[],
): PublishedStep[] =>
  findTable(cutPart(page, above), MATCH_COLUMNS)
    .filter(([part, , opponent]) => parts.includes(part) && opponent === below)
    .map(([, game, , , value = '', interval = '', , hands = '']) => {
      const [, low, high = ''] = INTERVAL.exec(interval) ?? [];
      if (low === undefined) throw new Error(`docs/strength.md: "${interval}" is not an interval`);
      return {
        game: readGame(game),
        above,
        below,
        value,
        low,
        high,
        ...(hands.endsWith(', not finished') ? { unfinished: hands.replace(/,.*/, '') } : {}),
      };
    });

/** `**+41.2 (+39.0 to +43.4) trained 10 min, may still improve**; +3.0 (…) level 4`, or a dash. The largest is bold. */
const readBounds = (rows: readonly Row[]): LowerBound[] =>
  rows.flatMap(([game, player = '', cell = '']) =>
    cell === '–'
      ? []
      : cell
          .replaceAll('**', '')
          .split('; ')
          .map((text) => {
            const rest = text.replace(FIGURE, '').trim();
            const kind = KINDS.find(([words]) => rest.startsWith(words))?.[1];
            if (kind === undefined) throw new Error(`docs/strength.md: unknown exploiter "${rest}"`);
            return {
              game: readGame(game),
              player,
              kind,
              isImproving: rest.endsWith('may still improve'),
              ...readFigure(text),
            };
          }),
  );
