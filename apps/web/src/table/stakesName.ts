import { VARIANTS } from '@doorcard/engine';
import type { TableInfo } from '@doorcard/table';
import type { Words } from '@doorcard/text';

/** What a game is played for, in words. */
export function nameStakes({ game, stakes }: Pick<TableInfo, 'game' | 'stakes'>, { table }: Words): string {
  const { forced, betting } = VARIANTS[game];
  if (forced === 'bringIn' && stakes.stud !== undefined) {
    const { ante, bringIn, smallBet, bigBet } = stakes.stud;
    return table.studStakes(ante, bringIn, smallBet, bigBet);
  }
  if (betting === 'fixedLimit' && stakes.limit !== undefined) {
    return table.limitStakes(stakes.limit.smallBet, stakes.limit.bigBet);
  }
  if (stakes.noLimit === undefined) return '';
  const { smallBlind, bigBlind, bigBlindAnte } = stakes.noLimit;
  return table.blindStakes(smallBlind, bigBlind, bigBlindAnte);
}
