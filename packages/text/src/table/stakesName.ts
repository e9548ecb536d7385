import { VARIANTS, type GameId, type TableStakes } from '@doorcard/engine';
import type { CommonWords } from '../words.js';

/** As they come out of a message, where missing fields may be present as undefined. */
type PartialStakes = { readonly [Part in keyof TableStakes]: TableStakes[Part] | undefined };

/** The stakes of a game. */
export function nameStakes(
  { table }: Pick<CommonWords, 'table'>,
  game: GameId,
  { stud, limit, noLimit }: PartialStakes,
): string {
  const { forced, betting } = VARIANTS[game];
  if (forced === 'bringIn' && stud !== undefined) {
    return table.studStakes(stud.ante, stud.bringIn, stud.smallBet, stud.bigBet);
  }
  if (betting === 'fixedLimit' && limit !== undefined) return table.limitStakes(limit.smallBet, limit.bigBet);
  if (noLimit === undefined) return '';
  return table.blindStakes(noLimit.smallBlind, noLimit.bigBlind, noLimit.bigBlindAnte);
}
