import type { GameId, TableStakes } from '@doorcard/engine';
import type { TableWords } from '@doorcard/text';
import { listFamilies } from '../shared/tableChoice/stakes.js';

/** What these games are played for: one part for each way of betting. */
export const listStakes = (
  games: readonly GameId[],
  { stud, limit, noLimit }: Required<TableStakes>,
  words: TableWords,
): readonly string[] =>
  listFamilies(games).map((family) => {
    if (family === 'stud') return words.studStakes(stud.ante, stud.bringIn, stud.smallBet, stud.bigBet);
    if (family === 'limit') return words.limitStakes(limit.smallBet, limit.bigBet);
    return words.blindStakes(noLimit.smallBlind, noLimit.bigBlind, noLimit.bigBlindAnte);
  });
