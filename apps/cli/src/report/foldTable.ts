import type { FoldResult } from '@doorcard/arena';
import { wordsOf, type ArenaWords, type Language } from '@doorcard/text';

/** How often levels fold a forced seat to one raise, as rows of a table with a heading. */
export function listFolds(folds: readonly FoldResult[], language: Language, words: ArenaWords): string[][] {
  const { parts } = wordsOf(language).stats;
  const write = ({ done, n, interval }: FoldResult['table']): string => {
    if (interval === undefined) return '–';
    const percent = (share: number): string => (100 * share).toFixed(1);
    return `${percent(done / n)} % (${words.between(percent(interval.low), percent(interval.high))}), n ${n}`;
  };
  return [
    [words.folds, words.player, words.headsUp, words.atTable],
    ...folds.map(({ level, seat, door, headsUp, table }) => [
      door === undefined ? parts[seat] : `${parts[seat]}, ${parts[door]}`,
      level,
      write(headsUp),
      write(table),
    ]),
  ];
}
