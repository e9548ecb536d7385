import { unitOf, type GameLadder, type Meeting } from '@doorcard/arena';
import { arenaWordsOf, wordsOf, writeChips, type ArenaWords, type Language } from '@doorcard/text';
import { drawCurve } from './curve.js';
import { listFolds } from './foldTable.js';
import { escape, writeSigned } from './html.js';
import { makePage, makeTable } from './page.js';
import { makeStyleTable } from './styleTable.js';

export interface LadderReport {
  readonly ladders: readonly GameLadder[];
  readonly language: Language;
  readonly notes: readonly string[];
  readonly command: string;
}

/** The ladder as a page: for each game its rungs with their curves, ratings, who beats whom, and styles. */
export function makeLadderReport({ ladders, language, notes, command }: LadderReport): string {
  const words = arenaWordsOf(language);
  const body = [
    ...notes.map((note) => `<p class="faint">${escape(note)}</p>`),
    ...ladders.flatMap((ladder) => drawGame(ladder, language, words)),
  ];
  return makePage({
    language,
    title: words.ladderTitle,
    body: body.join('\n'),
    footer: [words.stakes, words.madeWith(command)],
  });
}

function drawGame(ladder: GameLadder, language: Language, words: ArenaWords): string[] {
  const { game, rungs, panel, ratings, misfit, styles, folds } = ladder;
  const unit = words.per100[unitOf(game) === 'big bet' ? 'bigBet' : 'bigBlind'];
  const heading = (text: string, meaning: string): string =>
    `<h3>${escape(text)}</h3><p class="faint">${escape(meaning)}</p>`;
  return [
    `<h2>${escape(wordsOf(language).table.games[game])}</h2>`,
    makeTable(words.ladder, [
      [words.ladder, `${words.headsUp}, ${unit}`, `${words.table}, ${unit}`, ''].map(escape),
      ...rungs.map(({ above, below, headsUp, table, isHeld }) => [
        escape(words.beats(above, below)),
        drawMeeting(headsUp.estimate, words),
        drawMeeting(table.estimate, words),
        escape(words.held[isHeld ? 'yes' : 'no']),
      ]),
    ]),
    heading(words.curves, words.curveMeaning),
    `<div class="charts">${rungs
      .flatMap(({ above, below, headsUp, table }) => [
        drawCurve(`${words.beats(above, below)}, ${words.headsUp}`, headsUp.curve, words),
        drawCurve(`${words.beats(above, below)}, ${words.table}`, table.curve, words),
      ])
      .join('')}</div>`,
    heading(words.ratings, `${words.ratingMeaning} ${words.misfit(misfit.toFixed(2))}`),
    makeTable(words.ratings, [
      [words.player, `${words.rating}, ${unit}`].map(escape),
      ...ratings.map(({ name, rating, margin }) => [
        escape(name),
        `${writeSigned(rating)} ± ${margin.toFixed(2)}`,
      ]),
    ]),
    heading(words.matrix, `${words.matrixMeaning} (${unit})`),
    drawMatrix(ladder, words),
    heading(words.panel, `${words.panelMeaning} (${unit})`),
    makeTable(words.panel, [
      [words.partner, words.level, words.headsUp, words.oneAtTable].map(escape),
      ...panel.map(({ level, partner, headsUp, table }) => [
        escape(partner),
        escape(level),
        drawMeeting(headsUp, words),
        drawMeeting(table, words),
      ]),
    ]),
    heading(words.folds, `${words.foldsMeaning} ${words.stylesMeaning}`),
    makeTable(
      words.folds,
      listFolds(folds, language, words).map((row) => row.map(escape)),
    ),
    ...(['table', 'headsUp'] as const).flatMap((place) => [
      heading(
        words.styles,
        `${words.stylesOf[place](writeChips(styles[0]?.hands ?? 0))} ${words.stylesMeaning}`,
      ),
      makeStyleTable(
        game,
        styles.map((style) => ({ name: style.name, counters: style[place] })),
        language,
        words,
      ),
    ]),
  ];
}

function drawMeeting({ per100, interval, hands }: Meeting['estimate'], words: ArenaWords): string {
  const played = words.countHands(writeChips(hands));
  const range = interval && words.between(writeSigned(interval.low), writeSigned(interval.high));
  return `${writeSigned(per100)}<small>${escape(range === undefined ? played : `${range}, ${played}`)}</small>`;
}

/** Wins and losses have a mark besides their colour; results that may be chance have none. */
function drawMatrix({ pairs, ratings }: GameLadder, words: ArenaWords): string {
  const order = ratings.map(({ name }) => name);
  const cellOf = (row: string, column: string): string => {
    if (row === column) return '';
    const pair = pairs.find(
      ({ first, second }) => [row, column].includes(first) && [row, column].includes(second),
    );
    if (pair === undefined) return '–';
    const { per100, interval } = pair.estimate;
    const value = pair.first === row ? per100 : -per100;
    const margin = interval === undefined ? Infinity : (interval.high - interval.low) / 2;
    const [style, mark] = Math.abs(value) <= margin ? ['', '·'] : value > 0 ? ['up', '▲'] : ['down', '▼'];
    return `<span class="${style}">${mark} ${writeSigned(value)}</span><small>± ${margin.toFixed(2)}</small>`;
  };
  const rows = order.map((row) => [escape(row), ...order.map((column) => cellOf(row, column))]);
  return makeTable(words.matrix, [[escape(words.against), ...order.map(escape)], ...rows]);
}
