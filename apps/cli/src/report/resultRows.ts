import type { PlayerEstimate } from '@doorcard/arena';
import { writeChips, type ArenaWords, type UnitName } from '@doorcard/text';
import { writeSigned } from './html.js';

type Figures = Pick<PlayerEstimate, 'per100' | 'interval' | 'handsForOne'>;

/** The results of a match as rows of text, the first with the names of the columns. */
export function makeResultRows(
  players: readonly PlayerEstimate[],
  unit: UnitName,
  words: ArenaWords,
): string[][] {
  const isAdjusted = players.some(({ adjusted }) => adjusted !== undefined);
  const heads = [words.interval, words.handsForOne];
  return [
    [
      words.player,
      words.per100[unit],
      ...heads,
      ...(isAdjusted ? [words.adjusted, ...heads, words.deviationRatio] : []),
    ],
    ...players.map((player) => [
      player.name,
      ...writeFigures(player, words),
      ...(player.adjusted === undefined
        ? []
        : [...writeFigures(player.adjusted, words), player.adjusted.ratio?.toFixed(2) ?? '–']),
    ]),
  ];
}

const writeFigures = ({ per100, interval, handsForOne }: Figures, words: ArenaWords): string[] => [
  writeSigned(per100),
  interval === undefined ? '–' : words.between(writeSigned(interval.low), writeSigned(interval.high)),
  handsForOne === undefined ? '–' : writeChips(handsForOne),
];
