import { VARIANTS, type GameId, type TableStakes } from '@doorcard/engine';
import type { Words } from '../words.js';

/** As they come out of a message, where what is missing may be there as undefined. */
type ToldStakes = { readonly [Part in keyof TableStakes]: TableStakes[Part] | undefined };

/** What a game is played for. */
export function nameStakes({ table }: Words, game: GameId, { stud, limit, noLimit }: ToldStakes): string {
  const { forced, betting } = VARIANTS[game];
  if (forced === 'bringIn' && stud !== undefined) {
    return table.studStakes(stud.ante, stud.bringIn, stud.smallBet, stud.bigBet);
  }
  if (betting === 'fixedLimit' && limit !== undefined) return table.limitStakes(limit.smallBet, limit.bigBet);
  if (noLimit === undefined) return '';
  return table.blindStakes(noLimit.smallBlind, noLimit.bigBlind, noLimit.bigBlindAnte);
}
