import { traceCurve, type MatchResult, type PlayerEstimate } from '@doorcard/arena';
import { arenaWordsOf, wordsOf, type Language, type UnitName } from '@doorcard/text';
import { drawCurve } from './curve.js';
import { escape } from './html.js';
import { makePage, makeTable } from './page.js';
import { makeResultRows } from './resultRows.js';
import { makeStyleTable } from './styleTable.js';

export interface ArenaReport {
  readonly game: string;
  readonly unit: UnitName;
  readonly result: MatchResult;
  readonly players: readonly PlayerEstimate[];
  readonly language: Language;
  /** What was played, in sentences. */
  readonly notes: readonly string[];
  readonly command: string;
}

/** A match as a page: results, curves, styles. */
export function makeArenaReport({
  game,
  unit,
  result,
  players,
  language,
  notes,
  command,
}: ArenaReport): string {
  const words = arenaWordsOf(language);
  const { games } = wordsOf(language).table;
  const named = players.map(({ name }, i) => ({ name, counters: result.styles[i] }));
  const body = [
    `<h2>${escape(words.results)}</h2>`,
    makeTable(
      words.results,
      makeResultRows(players, unit, words).map((row) => row.map(escape)),
    ),
    ...notes.map((note) => `<p class="faint">${escape(note)}</p>`),
    `<h2>${escape(words.curves)}</h2><p class="faint">${escape(words.curveMeaning)}</p>`,
    `<div class="charts">${players.map(({ name }, i) => drawCurve(name, traceCurve(result, i), words)).join('')}</div>`,
    `<h2>${escape(words.styles)}</h2><p class="faint">${escape(words.stylesMeaning)}</p>`,
    ...[...new Set(result.match.games)].flatMap((each) => [
      `<h3>${escape(games[each])}</h3>`,
      makeStyleTable(
        each,
        named.flatMap(({ name, counters }) => (counters === undefined ? [] : [{ name, counters }])),
        language,
        words,
      ),
    ]),
  ];
  const isGame = Object.hasOwn(games, game);
  const title = words.matchTitle(isGame ? games[game as keyof typeof games] : game);
  return makePage({
    language,
    title,
    body: body.join('\n'),
    footer: [words.stakes, words.madeWith(command)],
  });
}
